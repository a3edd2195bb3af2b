/* socket.h - TCP connections to and from other programs.
 *
 * Every socket here does not block, and is not inherited by programs that are
 * started. Who reads and writes uses os/lines.h.
 */
#ifndef SOCKET_H
#define SOCKET_H

#include <stdint.h>

/* Listens on a port of this machine only, 127.0.0.1; 0 means any free one, and
 * *port becomes which it is. -1, with errno set, if that is not possible. */
int socket_listen(int *port, int backlog);

/* The next connection; -1 if nobody has connected by then. */
int socket_accept(int listener, int64_t until_ms);

/* Connects to a host, by name or number. Null is success; otherwise the text
 * says why not. */
const char *socket_connect(const char *host, const char *port,
                           int64_t until_ms, int *file);

#endif
