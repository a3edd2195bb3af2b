/* talk.h - a client's end of a connection to a port of this machine. */
#ifndef TALK_H
#define TALK_H

#include <stddef.h>

/* How long a test waits for what must come: long enough for any load. */
enum { TALK_PATIENCE_MS = 120000 };

/* A socket, or -1 with errno. */
int talk_connect(int port);

/* 0 if the other side hung up before it took everything. */
int talk_send(int fd, const char *bytes, size_t count);

/* Reads until the other side hangs up: as much as there is room for is kept,
 * the rest is counted. -1 if it stays silent for too long. */
long talk_receive(int fd, char *to, size_t room);

#endif
