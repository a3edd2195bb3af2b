/* web_request.c - a strict parser for the header of an HTTP request.
 *
 * HTTP/1.0 and 1.1 by RFC 9112, for a server that answers one request on each
 * connection. There is no upgrade to another protocol, no body and no folded
 * line: what is not understood is refused, never guessed.
 *
 * The parser starts over with every piece that arrives. That is quadratic in
 * the worst case, but a head has at most WEB_REQUEST_MAX bytes, and no state
 * has to be carried from call to call.
 */
#include "host/web_request.h"

#include <string.h>
#include <strings.h>

enum { METHOD_MAX = 32, ALL_HEADERS_MAX = 100 };

struct span {                           /* a piece of the head */
    const char *at;
    size_t length;
};

struct head {                           /* collected from its lines */
    int hosts, headers;                 /* how many */
    int has_own_host;                   /* Host names this machine */
    int has_body;
};

/* Characters */

/* tchar of RFC 9110, 5.6.2. */
static int is_token_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9') || (c && strchr("!#$%&'*+-.^_`|~", c));
}

static int is_token(struct span span)
{
    for (size_t i = 0; i < span.length; i++)
        if (!is_token_char(span.at[i]))
            return 0;
    return span.length > 0;
}

static int is_digits(struct span span)
{
    for (size_t i = 0; i < span.length; i++)
        if (span.at[i] < '0' || span.at[i] > '9')
            return 0;
    return 1;
}

/* A tab is the only control character that a line may hold. */
static int is_clean(struct span line)
{
    for (size_t i = 0; i < line.length; i++) {
        unsigned char byte = (unsigned char)line.at[i];

        if ((byte < ' ' && byte != '\t') || byte == 127)
            return 0;
    }
    return 1;
}

/* Spans */

static int span_equals(struct span span, const char *text)
{
    return span.length == strlen(text)
        && memcmp(span.at, text, span.length) == 0;
}

/* Header names and host names are case-insensitive. */
static int span_equals_name(struct span span, const char *name)
{
    return span.length == strlen(name)
        && strncasecmp(span.at, name, span.length) == 0;
}

/* Takes what precedes the first c, and c itself, off the front; 0 if there is
 * no c. */
static int split_at(struct span *from, char c, struct span *before)
{
    const char *end = memchr(from->at, c, from->length);

    if (!end)
        return 0;
    *before = (struct span){from->at, (size_t)(end - from->at)};
    from->length -= before->length + 1;
    from->at = end + 1;
    return 1;
}

static struct span trim_blanks(struct span span)
{
    while (span.length > 0 && (*span.at == ' ' || *span.at == '\t'))
        span = (struct span){span.at + 1, span.length - 1};
    while (span.length > 0 && (span.at[span.length - 1] == ' '
                               || span.at[span.length - 1] == '\t'))
        span.length--;
    return span;
}

/* A bare line feed is accepted as a line end, as RFC 9112, 2.2 allows. */
static struct span without_return(struct span line)
{
    if (line.length > 0 && line.at[line.length - 1] == '\r')
        line.length--;
    return line;
}

/* The next line without its end; WEB_UNFINISHED if the end has not arrived. An
 * incomplete line is checked too: a browser that tries TLS is refused at once
 * instead of being kept waiting. */
static enum web_status next_head_line(struct span *from, struct span *line)
{
    int is_whole = split_at(from, '\n', line);

    *line = without_return(is_whole ? *line : *from);
    if (!is_clean(*line))
        return WEB_BAD_REQUEST;
    return is_whole ? WEB_OK : WEB_UNFINISHED;
}

/* The lines */

/* localhost or 127.0.0.1, with or without a port. With DNS rebinding the name
 * in Host is the foreign one. */
static int is_own_host(struct span host)
{
    struct span name = host, port = {host.at, 0};

    if (split_at(&host, ':', &name))
        port = host;
    return is_digits(port) && (span_equals_name(name, "localhost")
                               || span_equals(name, "127.0.0.1"));
}

/* The absolute form, "http://127.0.0.1/path", is meant for proxies, but
 * servers must accept it. What is left begins with a slash. */
static enum web_status strip_authority(struct span *target)
{
    static const char scheme[] = "http://";
    const size_t length = sizeof scheme - 1;
    struct span authority;

    if (target->length < length
        || strncasecmp(target->at, scheme, length) != 0)
        return target->length && *target->at == '/' ? WEB_OK
                                                    : WEB_NOT_FOUND;
    *target = (struct span){target->at + length, target->length - length};
    if (!split_at(target, '/', &authority))
        return WEB_NOT_FOUND;
    *target = (struct span){target->at - 1, target->length + 1};
    return is_own_host(authority) ? WEB_OK : WEB_FORBIDDEN;
}

/* The query is ignored: files do not depend on it. */
static enum web_status read_target(struct web_request *self,
                                   struct span target)
{
    enum web_status status = strip_authority(&target);
    struct span path = target;

    if (status != WEB_OK)
        return status;
    split_at(&target, '?', &path);
    if (path.length >= sizeof self->path)
        return WEB_NOT_FOUND;           /* no file has so long a name */
    memcpy(self->path, path.at, path.length);
    self->path[path.length] = 0;
    return WEB_OK;
}

/* Well formed but another version: 505; anything else: 400. */
static enum web_status read_version(struct span version)
{
    if (span_equals(version, "HTTP/1.1") || span_equals(version, "HTTP/1.0"))
        return WEB_OK;
    return version.length == 8 && memcmp(version.at, "HTTP/", 5) == 0
         ? WEB_VERSION_NOT_SUPPORTED : WEB_BAD_REQUEST;
}

/* "GET /path HTTP/1.1". A line of two words is HTTP/0.9. */
static enum web_status read_request_line(struct web_request *self,
                                         struct span line)
{
    struct span method, target;
    enum web_status status;

    if (!split_at(&line, ' ', &method) || !is_token(method)
        || method.length > METHOD_MAX)
        return WEB_BAD_REQUEST;
    if (!split_at(&line, ' ', &target))
        return line.length > 0 ? WEB_VERSION_NOT_SUPPORTED
                               : WEB_BAD_REQUEST;
    status = read_version(line);
    if (status != WEB_OK)
        return status;
    self->is_head = span_equals(method, "HEAD");
    if (!self->is_head && !span_equals(method, "GET"))
        return WEB_METHOD_NOT_ALLOWED;
    return read_target(self, target);
}

/* No space is allowed before the colon, nor a folded line: neither is a
 * token. */
static enum web_status read_header_field(struct head *head, struct span line)
{
    struct span name, value;

    if (++head->headers > ALL_HEADERS_MAX)
        return WEB_HEAD_TOO_LARGE;
    if (!split_at(&line, ':', &name) || !is_token(name))
        return WEB_BAD_REQUEST;
    value = trim_blanks(line);
    if (span_equals_name(name, "host")) {
        head->hosts++;
        head->has_own_host = is_own_host(value);
    }
    if (span_equals_name(name, "transfer-encoding")
        || (span_equals_name(name, "content-length")
            && !span_equals(value, "0")))
        head->has_body = 1;
    return WEB_OK;
}

/* HTTP/1.0 may omit Host; here it must not, since Host is what is checked. */
static enum web_status judge_head(const struct head *head)
{
    if (head->hosts > 1)
        return WEB_BAD_REQUEST;
    if (!head->has_own_host)
        return WEB_FORBIDDEN;
    return head->has_body ? WEB_TOO_LARGE : WEB_OK;
}

/* The status of the request line is held back until the head is complete: a
 * foreign host must not learn which files exist. */
static enum web_status join_statuses(enum web_status first,
                                     enum web_status whole)
{
    return whole == WEB_OK || (whole == WEB_TOO_LARGE && first != WEB_OK)
         ? first : whole;
}

static enum web_status read_headers(struct span from, enum web_status first)
{
    struct head head = {0};
    struct span line;

    for (;;) {
        enum web_status status = next_head_line(&from, &line);

        if (status == WEB_OK && line.length == 0)
            return join_statuses(first, judge_head(&head));
        if (status == WEB_OK)
            status = read_header_field(&head, line);
        if (status != WEB_OK)
            return status;
    }
}

/* Empty lines before the request line are skipped, as RFC 9112, 2.2 allows. */
static enum web_status read_request_head(struct web_request *self,
                                         struct span from)
{
    enum web_status status;
    struct span line;

    do {
        status = next_head_line(&from, &line);
        if (status != WEB_OK)
            return status;
    } while (line.length == 0);
    status = read_request_line(self, line);
    if (status == WEB_BAD_REQUEST || status == WEB_VERSION_NOT_SUPPORTED)
        return status;
    return read_headers(from, status);
}

enum web_status web_request_read(struct web_request *self, const char *bytes,
                                 size_t length)
{
    enum web_status status;

    *self = (struct web_request){0};
    status = read_request_head(self, (struct span){bytes, length});
    return status == WEB_UNFINISHED && length >= WEB_REQUEST_MAX
         ? WEB_HEAD_TOO_LARGE : status;
}

/* Statuses */

static const struct {
    enum web_status status;
    const char *name, *words;
} statuses[] = {
    {WEB_OK, "OK", ""},
    {WEB_BAD_REQUEST, "Bad Request", "This is not an HTTP/1.1 request."},
    {WEB_FORBIDDEN, "Forbidden",
     "This page is only for the machine it runs on."},
    {WEB_NOT_FOUND, "Not Found", "There is no such file."},
    {WEB_METHOD_NOT_ALLOWED, "Method Not Allowed",
     "Only GET and HEAD are allowed."},
    {WEB_TIMEOUT, "Request Timeout", "The request took too long to arrive."},
    {WEB_TOO_LARGE, "Content Too Large",
     "A request must not have a body here."},
    {WEB_HEAD_TOO_LARGE, "Request Header Fields Too Large",
     "The header of a request may have at most 8192 bytes and 100 lines."},
    {WEB_VERSION_NOT_SUPPORTED, "HTTP Version Not Supported",
     "This server speaks HTTP/1.1 and HTTP/1.0."},
};

static size_t status_index(enum web_status status)
{
    const size_t count = sizeof statuses / sizeof *statuses;

    for (size_t i = 0; i < count; i++)
        if (statuses[i].status == status)
            return i;
    return 1;                           /* unknown: 400 */
}

const char *web_status_name(enum web_status status)
{
    return statuses[status_index(status)].name;
}

const char *web_status_words(enum web_status status)
{
    return statuses[status_index(status)].words;
}
