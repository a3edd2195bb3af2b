/* web_server.c - a server for the files of the page, on this machine only.
 *
 * It listens on 127.0.0.1 and answers only to that name: a page of somebody
 * else whose name is made to point here gets nothing. There is no folder to
 * wander in, only the files that are in memory.
 */
#include "cli/web_server.h"

#include "base/text.h"

#ifdef HAVE_WEB

#include <libwebsockets.h>
#include <signal.h>
#include <string.h>

enum { CHUNK = 16384, HEADERS_MAX = 4096, HOST_MAX = 64, PATH_MAX_LENGTH = 64,
       QUIET_SECONDS = 15 };

/* Nothing from elsewhere, no frames, no guessing of types. */
static const struct lws_protocol_vhost_options no_referrer = {
    NULL, NULL, "referrer-policy:", "no-referrer"};
static const struct lws_protocol_vhost_options no_sniffing = {
    &no_referrer, NULL, "x-content-type-options:", "nosniff"};
static const struct lws_protocol_vhost_options own_resources = {
    &no_sniffing, NULL, "cross-origin-resource-policy:", "same-origin"};
static const struct lws_protocol_vhost_options own_embedder = {
    &own_resources, NULL, "cross-origin-embedder-policy:", "require-corp"};
static const struct lws_protocol_vhost_options own_opener = {
    &own_embedder, NULL, "cross-origin-opener-policy:", "same-origin"};
static const struct lws_protocol_vhost_options no_cache = {
    &own_opener, NULL, "cache-control:", "no-cache"};
static const struct lws_protocol_vhost_options headers = {
    &no_cache, NULL, "content-security-policy:",
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "worker-src 'self'; connect-src 'self'; style-src 'self'; "
    "img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"};

struct answer {                         /* what a connection still gets */
    const struct web_file *file;
    size_t sent;
};

static volatile sig_atomic_t is_over;
static struct lws_context *running;

/* Who asks for what */

/* "127.0.0.1:8017", with any port. */
static int is_own_host(struct lws *wsi)
{
    static const char *const names[] = {"127.0.0.1", "localhost"};
    char host[HOST_MAX];

    if (lws_hdr_copy(wsi, host, sizeof host, WSI_TOKEN_HOST) <= 0)
        return 0;
    host[strcspn(host, ":")] = 0;
    return text_same(host, names[0]) || text_same(host, names[1]);
}

static int is_head(struct lws *wsi)
{
    return lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0;
}

static int is_reading(struct lws *wsi)
{
    return lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) > 0 || is_head(wsi);
}

static const struct web_file *wanted(struct lws *wsi,
                                     const struct web_files *files)
{
    enum lws_token_indexes token =
        is_head(wsi) ? WSI_TOKEN_HEAD_URI : WSI_TOKEN_GET_URI;
    char path[PATH_MAX_LENGTH];
    int length = lws_hdr_copy(wsi, path, sizeof path, token);

    if (length <= 0 || strlen(path) != (size_t)length)
        return NULL;                    /* too long, or a zero is in it */
    return web_files_find(files, path);
}

/* Answers */

static int refuse(struct lws *wsi, unsigned status, const char *why)
{
    if (lws_return_http_status(wsi, status, why))
        return -1;
    return lws_http_transaction_completed(wsi) ? -1 : 0;
}

static int send_headers(struct lws *wsi, const struct web_file *file)
{
    unsigned char bytes[LWS_PRE + HEADERS_MAX];
    unsigned char *start = bytes + LWS_PRE, *at = start;
    unsigned char *end = bytes + sizeof bytes - 1;

    if (lws_add_http_common_headers(wsi, HTTP_STATUS_OK, file->type,
                                    file->length, &at, end))
        return -1;
    return lws_finalize_write_http_header(wsi, start, &at, end) ? -1 : 0;
}

static int begin(struct lws *wsi, struct answer *answer,
                 const struct web_file *file)
{
    int has_body = !is_head(wsi) && file->length > 0;

    if (send_headers(wsi, file))
        return -1;
    if (!has_body)
        return lws_http_transaction_completed(wsi) ? -1 : 0;
    *answer = (struct answer){file, 0};
    lws_callback_on_writable(wsi);
    return 0;
}

static int take_request(struct lws *wsi, struct answer *answer,
                        const struct web_files *files)
{
    const struct web_file *file;

    if (!is_own_host(wsi))
        return refuse(wsi, HTTP_STATUS_FORBIDDEN,
                      "This page is only for the machine it runs on.");
    if (!is_reading(wsi))
        return refuse(wsi, HTTP_STATUS_METHOD_NOT_ALLOWED,
                      "There is only GET and HEAD.");
    file = wanted(wsi, files);
    if (!file)
        return refuse(wsi, HTTP_STATUS_NOT_FOUND, "There is no such file.");
    return begin(wsi, answer, file);
}

/* A piece at a time, so that a slow reader holds nobody up. */
static int send_more(struct lws *wsi, struct answer *answer)
{
    unsigned char bytes[LWS_PRE + CHUNK];
    size_t left = answer->file ? answer->file->length - answer->sent : 0;
    size_t length = left < CHUNK ? left : CHUNK;
    int is_last = length == left;

    if (!left)
        return 0;
    memcpy(bytes + LWS_PRE, answer->file->bytes + answer->sent, length);
    if (lws_write(wsi, bytes + LWS_PRE, length,
                  is_last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP)
        < (int)length)
        return -1;
    answer->sent += length;
    if (is_last)
        return lws_http_transaction_completed(wsi) ? -1 : 0;
    lws_callback_on_writable(wsi);
    return 0;
}

static int serve(struct lws *wsi, enum lws_callback_reasons reason,
                 void *user, void *in, size_t length)
{
    struct web_server *self = lws_context_user(lws_get_context(wsi));

    switch (reason) {
    case LWS_CALLBACK_HTTP:
        return take_request(wsi, user, self->files);
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return send_more(wsi, user);
    case LWS_CALLBACK_HTTP_BODY:
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        return -1;                      /* nothing is taken in here */
    default:
        return lws_callback_http_dummy(wsi, reason, user, in, length);
    }
}

/* Coming and going */

static const struct lws_protocols protocols[] = {
    {"http", serve, sizeof(struct answer), 0, 0, NULL, 0},
    {NULL, NULL, 0, 0, 0, NULL, 0},
};

static void stop(int signal)
{
    (void)signal;
    is_over = 1;
    if (running)
        lws_cancel_service(running);
}

static void catch_signals(void)
{
    struct sigaction action = {.sa_handler = stop};

    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGHUP, &action, NULL);
    signal(SIGPIPE, SIG_IGN);
}

static const char *why_not(int port)
{
    char number[24];
    struct text to;

    text_begin(&to, number, sizeof number);
    text_put_number(&to, (uint64_t)port);
    return text_error("cannot listen on 127.0.0.1:", number, ": another "
                      "program may have this port; --port names another, "
                      "and --port 0 takes any", (char *)0);
}

const char *web_server_run(struct web_server *self)
{
    struct lws_context_creation_info info = {
        .port = self->port,
        .iface = "127.0.0.1",
        .protocols = protocols,
        .headers = &headers,
        .options = LWS_SERVER_OPTION_DISABLE_IPV6
                 | LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND,
        .gid = -1,
        .uid = -1,
        .timeout_secs = QUIET_SECONDS,
        .keepalive_timeout = QUIET_SECONDS,
        .server_string = "boardwalk",
        .user = self,
    };

    lws_set_log_level(0, NULL);
    catch_signals();
    running = lws_create_context(&info);
    if (!running)
        return why_not(self->port);
    self->on_ready(lws_get_vhost_listen_port(
        lws_get_vhost_by_name(running, "default")));
    while (!is_over && lws_service(running, 0) >= 0)
        ;
    lws_context_destroy(running);
    running = NULL;
    return NULL;
}

#else

const char *web_server_run(struct web_server *self)
{
    (void)self;
    return "this build has no server: it was made without libwebsockets; "
           "any other server can serve the folder";
}

#endif
