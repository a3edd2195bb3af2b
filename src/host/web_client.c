/* web_client.c - one connection: receives a request, sends the answer.
 *
 * Receiving does not extend the deadline: a client that sends its request byte
 * by byte gets no more time than any other. Sending does, since a slow reader
 * still makes progress.
 */
#include "host/web_client.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

/* How long a client may take to send its request, may accept no bytes, and
 * may take to close; and how many bytes it may send after its request. */
enum { ASK_MS = 15000, READ_MS = 15000, LEAVE_MS = 3000,
       DROPPED_MAX = 1 << 20 };

/* The page uses nothing from elsewhere, may not be framed, and types are not
 * guessed. The Cross-Origin headers isolate it from other origins. */
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

/* WEB_HEADERS_MAX holds the longest combination; only date and length vary. */
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

static void start_response(struct web_client *self, enum web_status status,
                           const char *type, const char *body, size_t length)
{
    self->state = WEB_CLIENT_READS;
    self->body = body;
    self->body_length = length;
    put_headers(self, status, type);
}

static void start_refusal(struct web_client *self, enum web_status status)
{
    const char *words = web_status_words(status);

    start_response(self, status, "text/plain; charset=utf-8", words,
                   strlen(words));
}

/* A HEAD answer has the headers of the file, its length included, and no
 * body. */
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
        start_response(self, status, file->type, file->bytes, file->length);
    else
        start_refusal(self, status);
    if (request.is_head)
        self->body_length = 0;
}

/* Sockets */

/* The result of a call on a socket: bytes, 0 for nothing at the moment, -1 for
 * the end of the connection. at_end is what a count of 0 means. */
static ssize_t socket_result(ssize_t count, int at_end)
{
    if (count > 0)
        return count;
    if (count == 0)
        return at_end;
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? 0 : -1;
}

/* The buffer is never full here: web_request_read refuses a full one. */
static void receive_request(struct web_client *self,
                            const struct web_files *files)
{
    size_t room = sizeof self->request - self->asked;
    ssize_t got = socket_result(recv(self->fd, self->request + self->asked,
                                     room, 0), -1);

    if (got < 0) {
        web_client_end(self);
    } else if (got > 0) {
        self->asked += (size_t)got;
        answer_request(self, files);
    }
}

/* MSG_NOSIGNAL: a closed connection is an error, not a SIGPIPE. */
static ssize_t send_piece(struct web_client *self)
{
    size_t in_body = self->sent - self->headers_length;

    if (self->sent < self->headers_length)
        return socket_result(send(self->fd, self->headers + self->sent,
                                  self->headers_length - self->sent,
                                  MSG_NOSIGNAL), 0);
    return socket_result(send(self->fd, self->body + in_body,
                              self->body_length - in_body, MSG_NOSIGNAL), 0);
}

/* At the end only this side is shut down. Closing while unread bytes are
 * queued would reset the connection, and the client could lose the end of the
 * answer. */
static void send_response(struct web_client *self, int64_t now_ms)
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

/* Reads on until the client closes, within bounds. */
static void drop_rest(struct web_client *self)
{
    char bytes[4096];
    ssize_t got = socket_result(recv(self->fd, bytes, sizeof bytes, 0), -1);

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
    case WEB_CLIENT_ASKS:   receive_request(self, files); break;
    case WEB_CLIENT_READS:  send_response(self, now_ms); break;
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

/* A request that began is answered with 408; all else is closed. */
void web_client_time_out(struct web_client *self, int64_t now_ms)
{
    if (self->state == WEB_CLIENT_ASKS && self->asked > 0) {
        start_refusal(self, WEB_TIMEOUT);
        self->moved_ms = now_ms;
    } else {
        web_client_end(self);
    }
}
