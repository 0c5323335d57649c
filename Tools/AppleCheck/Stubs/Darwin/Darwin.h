// The names of Darwin's C library that the package uses, for compiling with an Apple target: types, widths, nullability and
// the values of constants as Apple publishes them. The clang importer of Swift reads them as it reads the real ones.
#pragma once
#pragma clang assume_nonnull begin

typedef __SIZE_TYPE__ size_t;
typedef long ssize_t;
typedef int pid_t;
typedef int dev_t;
typedef unsigned short mode_t;
typedef unsigned short nlink_t;
typedef unsigned long long ino_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef long long off_t;
typedef long time_t;
typedef int suseconds_t;

struct timespec {
  time_t tv_sec;
  long tv_nsec;
};
struct timeval {
  time_t tv_sec;
  suseconds_t tv_usec;
};

// errno.h, string.h, stdlib.h
extern int *__error(void);
#define EINTR 4
#define EIO 5
#define EBADF 9
#define EINVAL 22
#define EAGAIN 35
char *strerror(int error);
char *_Nullable getenv(const char *name);
int atexit(void (*run)(void));
void *_Null_unspecified malloc(size_t size);
void free(void *_Null_unspecified memory);
void *_Null_unspecified memchr(const void *_Null_unspecified memory, int byte, size_t count);

// stdio.h, stdarg.h
typedef __builtin_va_list va_list;
typedef struct __sFILE {
  unsigned char *_Nullable _p;
  int _r;
  int _w;
} FILE;
FILE *_Null_unspecified fopen(const char *_Null_unspecified path, const char *_Null_unspecified mode);
int fclose(FILE *_Null_unspecified file);
int vfscanf(FILE *_Null_unspecified file, const char *_Null_unspecified format, va_list arguments);

// unistd.h, fcntl.h, sys/stat.h
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_NOCTTY 0x00020000
#define O_CLOEXEC 0x01000000
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define F_DUPFD_CLOEXEC 67
#define FD_CLOEXEC 1
int open(const char *path, int flags, ...);
int fcntl(int descriptor, int command, ...);
int ioctl(int descriptor, unsigned long request, ...);
int close(int descriptor);
int dup(int descriptor);
int pipe(int *_Nonnull ends);
ssize_t read(int descriptor, void *_Null_unspecified buffer, size_t count);
ssize_t write(int descriptor, const void *_Null_unspecified buffer, size_t count);
int isatty(int descriptor);
char *_Null_unspecified ttyname(int descriptor);
pid_t getpid(void);
pid_t getpgrp(void);
pid_t tcgetpgrp(int descriptor);
#define _SC_PAGESIZE 29
#define _SC_PHYS_PAGES 200
long sysconf(int name);

struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
};
int fstat(int descriptor, struct stat *_Null_unspecified status);
int stat(const char *_Null_unspecified path, struct stat *_Null_unspecified status);

// sys/resource.h
typedef unsigned long long rlim_t;
struct rlimit {
  rlim_t rlim_cur;
  rlim_t rlim_max;
};
#define RLIMIT_AS 5
int getrlimit(int resource, struct rlimit *_Null_unspecified limit);

// termios.h, sys/ttycom.h
typedef unsigned long tcflag_t;
typedef unsigned char cc_t;
typedef unsigned long speed_t;
#define NCCS 20
struct termios {
  tcflag_t c_iflag;
  tcflag_t c_oflag;
  tcflag_t c_cflag;
  tcflag_t c_lflag;
  cc_t c_cc[NCCS];
  speed_t c_ispeed;
  speed_t c_ospeed;
};
#define VMIN 16
#define VTIME 17
#define BRKINT 0x00000002
#define PARMRK 0x00000008
#define INPCK 0x00000010
#define ISTRIP 0x00000020
#define INLCR 0x00000040
#define IGNCR 0x00000080
#define ICRNL 0x00000100
#define IXON 0x00000200
#define IXOFF 0x00000400
#define CSIZE 0x00000300
#define CS8 0x00000300
#define PARENB 0x00001000
#define ECHO 0x00000008
#define ECHONL 0x00000010
#define ISIG 0x00000080
#define ICANON 0x00000100
#define IEXTEN 0x00000400
#define TCSANOW 0
#define TCIFLUSH 1
int tcgetattr(int descriptor, struct termios *_Null_unspecified settings);
int tcsetattr(int descriptor, int when, const struct termios *_Null_unspecified settings);
int tcflush(int descriptor, int queue);
struct winsize {
  unsigned short ws_row;
  unsigned short ws_col;
  unsigned short ws_xpixel;
  unsigned short ws_ypixel;
};

// sys/select.h, poll.h
#define FD_SETSIZE 1024
typedef struct fd_set {
  int fds_bits[32];
} fd_set;
int select(
    int count, fd_set *_Nullable reading, fd_set *_Nullable writing, fd_set *_Nullable failing, struct timeval *_Nullable time);
struct pollfd {
  int fd;
  short events;
  short revents;
};
typedef unsigned int nfds_t;
int poll(struct pollfd *_Null_unspecified watched, nfds_t count, int milliseconds);

// signal.h
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGPIPE 13
#define SIGTERM 15
#define SIGTSTP 18
#define SIGCONT 19
#define SIGTTIN 21
#define SIGTTOU 22
#define SIGWINCH 28
#define SA_RESTART 0x0002
#define SA_SIGINFO 0x0040
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
typedef unsigned int sigset_t;
typedef struct __siginfo {
  int si_signo;
  int si_errno;
  int si_code;
  pid_t si_pid;
} siginfo_t;
union __sigaction_u {
  void (*_Null_unspecified __sa_handler)(int);
  void (*_Null_unspecified __sa_sigaction)(int, struct __siginfo *_Null_unspecified, void *_Null_unspecified);
};
struct sigaction {
  union __sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};
int sigaction(int number, const struct sigaction *_Nullable action, struct sigaction *_Nullable old);
int sigemptyset(sigset_t *_Null_unspecified set);
int sigaddset(sigset_t *_Null_unspecified set, int number);
int kill(pid_t process, int number);

// pthread.h
typedef struct _opaque_pthread_t *pthread_t;
typedef struct _opaque_pthread_attr_t {
  long __sig;
  char __opaque[56];
} pthread_attr_t;
int pthread_create(
    pthread_t _Nullable *_Nonnull thread, const pthread_attr_t *_Nullable attributes,
    void *_Nullable (*_Nonnull run)(void *_Nonnull), void *_Nullable argument);
int pthread_detach(pthread_t thread);
int pthread_sigmask(int how, const sigset_t *_Null_unspecified set, sigset_t *_Null_unspecified old);

#pragma clang assume_nonnull end
