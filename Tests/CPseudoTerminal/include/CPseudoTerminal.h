#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stddef.h>
#include <sys/types.h>

/// Opens a pseudo-terminal of a size, and copies its path.
/// Returns 0, or -1 with errno set.
int cpt_open(int *controller, char *path, size_t capacity, unsigned short columns, unsigned short rows);

/// Opens a pipe whose ends are closed in child processes.
/// Returns 0, or -1 with errno set.
int cpt_pipe(int ends[2]);

/// Starts a program in a session of its own, with a terminal that controls it, or without one where `terminal` is NULL.
/// A stream of -1 is closed in the child.
/// Returns 0, or an error number.
int cpt_spawn(pid_t *child, const char *program, char *const arguments[], char *const environment[],
              const int streams[3], const char *terminal);

/// Waits for a child. Returns its exit status, or minus the number of the signal that ended it.
int cpt_wait(pid_t child);

#endif
