#define _GNU_SOURCE

#include "CPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

int cpt_open(int *controller, char *path, size_t capacity, unsigned short columns, unsigned short rows) {
  int opened = posix_openpt(O_RDWR | O_NOCTTY);
  if (opened < 0) return -1;
  fcntl(opened, F_SETFD, FD_CLOEXEC);
  // Tests open terminals on many threads: ptsname(3) would give one the name of another's.
  if (grantpt(opened) != 0 || unlockpt(opened) != 0 || ptsname_r(opened, path, capacity) != 0) {
    close(opened);
    return -1;
  }
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  ioctl(opened, TIOCSWINSZ, &size);
  *controller = opened;
  return 0;
}

int cpt_pipe(int ends[2]) {
#ifdef __linux__
  // At once: a program that another thread starts in between would hold the ends for as long as it lives.
  return pipe2(ends, O_CLOEXEC);
#else
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

int cpt_spawn(pid_t *child, const char *program, char *const arguments[], char *const environment[],
              const int streams[3], const char *terminal) {
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t actions;
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_init(&actions);

  // The test process may ignore or block signals; the child begins as a shell would start it.
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);

  for (int stream = 0; stream < 3; stream++) {
    if (streams[stream] < 0) {
      posix_spawn_file_actions_addclose(&actions, stream);
    } else {
      posix_spawn_file_actions_adddup2(&actions, streams[stream], stream);
    }
  }
  // The first terminal that the leader of a session opens becomes the one that controls it. Only now is every number but the
  // three free: before, it could be that of a stream.
  if (terminal != NULL) {
    posix_spawn_file_actions_addopen(&actions, 3, terminal, O_RDWR, 0);
    posix_spawn_file_actions_addclose(&actions, 3);
  }
  int result = posix_spawnp(child, program, &actions, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return result;
}

int cpt_wait(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return -1000;
  }
  return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}
