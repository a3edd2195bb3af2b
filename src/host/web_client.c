/* web_client.c - one connection: a request comes in, an answer goes out. */
#include "host/web_client.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

/* How long a client may take to ask, may read nothing, and may take to hang
 * up; how much more than its request it may send meanwhile. */
enum { ASK_MS = 15000, READ_MS = 15000, LEAVE_MS = 3000,
       DROPPED_MAX = 1 << 20 };

/* Nothing from elsewhere, no frames, no guessing of types. */
static const char policy[] =
    "Cache-Control: no-cache\r\n"
    "Content-Security-Policy: default-src 'self'; "
    "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "connect-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Cross-Origin-Embedder-Policy: require-corp\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: no-referrer\r\n";

void web_client_begin(struct web_client *self, int fd, int64_t now_ms)
{
    self->state = WEB_CLIENT_ASKS;
    self->fd = fd;
    self->moved_ms = now_ms;
    self->asked = self->dropped = self->sent = 0;
}

void web_client_end(struct web_client *self)
{
    if (self->state != WEB_CLIENT_FREE)
        close(self->fd);
    self->state = WEB_CLIENT_FREE;
}

/* Answers */

static void put_date(char *to, size_t size)
{
    time_t now = time(NULL);
    struct tm tm;

    *to = 0;
    if (gmtime_r(&now, &tm))
        strftime(to, size, "%a, %d %b %Y %H:%M:%S GMT", &tm);
}

static void put_headers(struct web_client *self, enum web_status status,
                        const char *type)
{
    char date[40];
    int length;

    put_date(date, sizeof date);
    length = snprintf(self->headers, sizeof self->headers,
                      "HTTP/1.1 %d %s\r\nServer: boardwalk\r\nDate: %s\r\n"
                      "Content-Type: %s\r\nContent-Length: %zu\r\n"
                      "Connection: close\r\n%s%s\r\n", (int)status,
                      web_status_name(status), date, type,
                      self->body_length,
                      status == WEB_METHOD_NOT_ALLOWED
                      ? "Allow: GET, HEAD\r\n" : "", policy);
    self->headers_length = (size_t)length;
}

static void begin_answer(struct web_client *self, enum web_status status,
                         const char *type, const char *body, size_t length)
{
    self->state = WEB_CLIENT_READS;
    self->body = body;
    self->body_length = length;
    put_headers(self, status, type);
}

static void begin_refusal(struct web_client *self, enum web_status status)
{
    const char *words = web_status_words(status);

    begin_answer(self, status, "text/plain; charset=utf-8", words,
                 strlen(words));
}

static void answer_request(struct web_client *self,
                           const struct web_files *files)
{
    const struct web_file *file = NULL;
    struct web_request request;
    enum web_status status = web_request_read(&request, self->request,
                                              self->asked);

    if (status == WEB_UNFINISHED)
        return;
    if (status == WEB_OK) {
        file = web_files_find(files, request.path);
        status = file ? WEB_OK : WEB_NOT_FOUND;
    }
    if (file)
        begin_answer(self, status, file->type, file->bytes, file->length);
    else
        begin_refusal(self, status);
    if (request.is_head)
        self->body_length = 0;          /* the headers have told it */
}

/* Sockets */

/* What a call on a socket came to: bytes, 0 for nothing now, -1 for the end
 * of the connection. */
static ssize_t outcome(ssize_t count, int at_end)
{
    if (count > 0)
        return count;
    if (count == 0)
        return at_end;
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? 0 : -1;
}

static void take_request(struct web_client *self,
                         const struct web_files *files)
{
    ssize_t got = outcome(recv(self->fd, self->request + self->asked,
                               sizeof self->request - self->asked, 0), -1);

    if (got < 0) {
        web_client_end(self);
    } else if (got > 0) {
        self->asked += (size_t)got;
        answer_request(self, files);
    }
}

static ssize_t send_piece(struct web_client *self)
{
    size_t in_body = self->sent - self->headers_length;

    if (self->sent < self->headers_length)
        return outcome(send(self->fd, self->headers + self->sent,
                            self->headers_length - self->sent,
                            MSG_NOSIGNAL), 0);
    return outcome(send(self->fd, self->body + in_body,
                        self->body_length - in_body, MSG_NOSIGNAL), 0);
}

/* The client is to hang up first: what it sent behind its request would else
 * make the system throw away the end of the answer. */
static void give_answer(struct web_client *self, int64_t now_ms)
{
    size_t all = self->headers_length + self->body_length;
    ssize_t sent = send_piece(self);

    if (sent < 0) {
        web_client_end(self);
        return;
    }
    if (sent > 0)
        self->moved_ms = now_ms;
    self->sent += (size_t)sent;
    if (self->sent < all)
        return;
    self->state = WEB_CLIENT_LEAVES;
    shutdown(self->fd, SHUT_WR);
}

static void drop_rest(struct web_client *self)
{
    char bytes[4096];
    ssize_t got = outcome(recv(self->fd, bytes, sizeof bytes, 0), -1);

    if (got > 0)
        self->dropped += (size_t)got;
    if (got < 0 || self->dropped > DROPPED_MAX)
        web_client_end(self);
}

short web_client_events(const struct web_client *self)
{
    return self->state == WEB_CLIENT_READS ? POLLOUT : POLLIN;
}

void web_client_work(struct web_client *self, const struct web_files *files,
                     int64_t now_ms)
{
    switch (self->state) {
    case WEB_CLIENT_ASKS:   take_request(self, files); break;
    case WEB_CLIENT_READS:  give_answer(self, now_ms); break;
    case WEB_CLIENT_LEAVES: drop_rest(self); break;
    case WEB_CLIENT_FREE:   break;
    }
}

/* Time */

int64_t web_client_deadline_ms(const struct web_client *self)
{
    return self->moved_ms + (self->state == WEB_CLIENT_ASKS ? ASK_MS
                             : self->state == WEB_CLIENT_READS ? READ_MS
                             : LEAVE_MS);
}

void web_client_time_out(struct web_client *self, int64_t now_ms)
{
    if (self->state == WEB_CLIENT_ASKS && self->asked > 0) {
        begin_refusal(self, WEB_TIMEOUT);
        self->moved_ms = now_ms;
    } else {
        web_client_end(self);
    }
}
