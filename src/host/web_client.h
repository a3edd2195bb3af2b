/* web_client.h - one connection: receives a request, sends the answer.
 *
 * Each connection gets one answer and is then closed, whatever else was sent
 * on it: there is no pipelining and no request body to wait for. A client
 * goes through the states below in order and never blocks; the server calls
 * it when its socket is ready or its deadline has passed.
 */
#ifndef WEB_CLIENT_H
#define WEB_CLIENT_H

#include <stdint.h>

#include "host/web_files.h"
#include "host/web_request.h"

enum { WEB_HEADERS_MAX = 2048 };

enum web_client_state {
    WEB_CLIENT_FREE,                    /* no connection */
    WEB_CLIENT_ASKS,                    /* the request is arriving */
    WEB_CLIENT_READS,                   /* the answer is being sent */
    WEB_CLIENT_LEAVES,                  /* sent; waits for the other end */
};

struct web_client {                     /* zero it before use */
    enum web_client_state state;
    int fd;
    int64_t moved_ms;                   /* last progress: accepted or sent */
    size_t asked;                       /* bytes of the request so far */
    size_t dropped;                     /* bytes after the request */
    size_t sent, headers_length;        /* sent: headers and body together */
    const char *body;                   /* not owned */
    size_t body_length;
    char request[WEB_REQUEST_MAX];
    char headers[WEB_HEADERS_MAX];
};

/* Takes over a non-blocking socket; and closes it, if there is one. */
void web_client_begin(struct web_client *self, int fd, int64_t now_ms);
void web_client_end(struct web_client *self);

/* What poll is to wait for; and what to do when it is ready. */
short web_client_events(const struct web_client *self);
void web_client_work(struct web_client *self, const struct web_files *files,
                     int64_t now_ms);

/* When the current state times out; and what happens then. */
int64_t web_client_deadline_ms(const struct web_client *self);
void web_client_time_out(struct web_client *self, int64_t now_ms);

#endif
