# Builds choice as one file that needs no Swift library, and installs it with its manual page and completions.
#
#   make
#   sudo make install
#   sudo make uninstall

PREFIX = /usr/local
DESTDIR =
SCRATCH = .build
SWIFTFLAGS =

program = $(SCRATCH)/release/choice
root = $(DESTDIR)$(PREFIX)
bash = $(root)/share/bash-completion/completions/choice
zsh = $(root)/share/zsh/site-functions/_choice
fish = $(root)/share/fish/vendor_completions.d/choice.fish
manual = $(root)/share/man/man1/choice.1

all:
	swift build -c release --static-swift-stdlib --product choice -Xlinker -s \
	  --scratch-path $(SCRATCH) $(SWIFTFLAGS)

# Builds what is not there, and nothing else: whoever installs need not have the compiler.
$(program):
	$(MAKE) all

install: $(program)
	mkdir -p "$(root)/bin" "$(root)/share/man/man1" "$(root)/share/bash-completion/completions" \
	  "$(root)/share/zsh/site-functions" "$(root)/share/fish/vendor_completions.d"
	install -m 755 $(program) "$(root)/bin/choice"
	install -m 644 Docs/choice.1 "$(manual)"
	$(program) --completions bash >"$(bash)"
	$(program) --completions zsh >"$(zsh)"
	$(program) --completions fish >"$(fish)"
	chmod 644 "$(bash)" "$(zsh)" "$(fish)"

uninstall:
	rm -f "$(root)/bin/choice" "$(manual)" "$(bash)" "$(zsh)" "$(fish)"

.PHONY: all install uninstall
