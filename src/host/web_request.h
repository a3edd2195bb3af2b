/* web_request.h - a strict parser for the header of an HTTP request.
 *
 * Nothing here touches a socket: bytes in, a status out. A request is granted
 * only if every line of its head is well formed, the method is GET or HEAD,
 * there is no body, and Host names this machine.
 */
#ifndef WEB_REQUEST_H
#define WEB_REQUEST_H

#include <stddef.h>

enum { WEB_REQUEST_MAX = 8192, WEB_REQUEST_PATH_MAX = 64 };

enum web_status {
    WEB_UNFINISHED = 0,                 /* more bytes are needed */
    WEB_OK = 200,
    WEB_BAD_REQUEST = 400,
    WEB_FORBIDDEN = 403,
    WEB_NOT_FOUND = 404,
    WEB_METHOD_NOT_ALLOWED = 405,
    WEB_TIMEOUT = 408,
    WEB_TOO_LARGE = 413,
    WEB_HEAD_TOO_LARGE = 431,
    WEB_VERSION_NOT_SUPPORTED = 505,
};

struct web_request {
    int is_head;                        /* HEAD: no body in the answer */
    char path[WEB_REQUEST_PATH_MAX];    /* "/main.js"; no query */
};

/* Parses what has arrived so far, at most WEB_REQUEST_MAX bytes, from the
 * beginning. A refusal is final: more bytes would not change it. path is valid
 * only with WEB_OK. */
enum web_status web_request_read(struct web_request *self, const char *bytes,
                                 size_t length);

/* The reason phrase, such as "Not Found"; and a sentence for the body. */
const char *web_status_name(enum web_status status);
const char *web_status_words(enum web_status status);

#endif
