/* web_client.h - one connection: a request comes in, an answer goes out.
 *
 * Each connection is given one answer and is then closed, whatever else was
 * sent on it: there is nothing to pipeline and no body to wait for.
 */
#ifndef WEB_CLIENT_H
#define WEB_CLIENT_H

#include <stdint.h>

#include "host/web_files.h"
#include "host/web_request.h"

enum { WEB_HEADERS_MAX = 2048 };

enum web_client_state {
    WEB_CLIENT_FREE,                    /* no connection */
    WEB_CLIENT_ASKS,                    /* its request is still coming */
    WEB_CLIENT_READS,                   /* the answer is going out */
    WEB_CLIENT_LEAVES,                  /* all is sent; it shall hang up */
};

struct web_client {                     /* zero it before use */
    enum web_client_state state;
    int fd;
    int64_t moved_ms;                   /* when bytes went out or it came */
    size_t asked;                       /* bytes of its request */
    size_t dropped;                     /* bytes behind its request */
    size_t sent, headers_length;
    const char *body;
    size_t body_length;
    char request[WEB_REQUEST_MAX];
    char headers[WEB_HEADERS_MAX];
};

/* Takes a connection that does not block. */
void web_client_begin(struct web_client *self, int fd, int64_t now_ms);
void web_client_end(struct web_client *self);

/* What poll is to wait for, and what to do when it has come. */
short web_client_events(const struct web_client *self);
void web_client_work(struct web_client *self, const struct web_files *files,
                     int64_t now_ms);

/* When its patience is at an end, and what happens then. */
int64_t web_client_deadline_ms(const struct web_client *self);
void web_client_time_out(struct web_client *self, int64_t now_ms);

#endif
