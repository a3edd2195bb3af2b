/* test_web_request.c - the head of a request, whole and byte by byte. */
#include <string.h>

#include "check.h"
#include "host/web_request.h"

#define OWN "Host: 127.0.0.1\r\n"
#define GET "GET / HTTP/1.1\r\n"

static const struct {
    enum web_status status;
    const char *path;                   /* what is asked for, if anything */
    const char *bytes;
} cases[] = {
    {WEB_OK, "/", GET OWN "\r\n"},
    {WEB_OK, "/", GET OWN "\r\n\1\2 anything behind it"},
    {WEB_OK, "/", "\r\n\n" GET OWN "\r\n"},
    {WEB_OK, "/", "GET / HTTP/1.1\nHost: localhost\n\n"},
    {WEB_OK, "/", "GET / HTTP/1.0\r\nhost:\t LOCALhost:80 \r\n\r\n"},
    {WEB_OK, "/a.js", "HEAD /a.js?x=1 HTTP/1.1\r\n" OWN "\r\n"},
    {WEB_OK, "/a", "GET http://LOCALHOST:1/a HTTP/1.1\r\n" OWN "\r\n"},
    {WEB_OK, "/", GET OWN "Content-Length: 0\r\n\r\n"},
    {WEB_OK, "/", GET OWN "Upgrade: h2c\r\nConnection: Upgrade\r\n\r\n"},
    {WEB_FORBIDDEN, NULL, GET "\r\n"},
    {WEB_FORBIDDEN, NULL, GET "Host:\r\n\r\n"},
    {WEB_FORBIDDEN, NULL, GET "Host: localhost.example.org\r\n\r\n"},
    {WEB_FORBIDDEN, NULL, GET "Host: localhos\r\n\r\n"},
    {WEB_FORBIDDEN, NULL, GET "Host: 127.0.0.1:8a\r\n\r\n"},
    {WEB_FORBIDDEN, NULL, "GET http://example.org/ HTTP/1.1\r\n" OWN "\r\n"},
    {WEB_FORBIDDEN, NULL, "POST / HTTP/1.1\r\nHost: a\r\n\r\n"},
    {WEB_NOT_FOUND, NULL, "GET a HTTP/1.1\r\n" OWN "\r\n"},
    {WEB_NOT_FOUND, NULL, "GET * HTTP/1.1\r\n" OWN "\r\n"},
    {WEB_NOT_FOUND, NULL, "GET http://127.0.0.1 HTTP/1.1\r\n" OWN "\r\n"},
    {WEB_METHOD_NOT_ALLOWED, NULL, "POST / HTTP/1.1\r\n" OWN
     "Content-Length: 5\r\n\r\nhello"},
    {WEB_METHOD_NOT_ALLOWED, NULL, "CONNECT a:1 HTTP/1.1\r\n" OWN "\r\n"},
    {WEB_METHOD_NOT_ALLOWED, NULL, "get / HTTP/1.1\r\n" OWN "\r\n"},
    {WEB_TOO_LARGE, NULL, GET OWN "Content-Length: 5\r\n\r\nhello"},
    {WEB_TOO_LARGE, NULL, GET OWN "transfer-encoding: chunked\r\n\r\n"},
    {WEB_BAD_REQUEST, NULL, GET OWN OWN "\r\n"},
    {WEB_BAD_REQUEST, NULL, GET " " OWN "\r\n"},
    {WEB_BAD_REQUEST, NULL, GET "Host : localhost\r\n\r\n"},
    {WEB_BAD_REQUEST, NULL, GET ": localhost\r\n\r\n"},
    {WEB_BAD_REQUEST, NULL, GET "no colon\r\n\r\n"},
    {WEB_BAD_REQUEST, NULL, GET "A: \1\r\n\r\n"},
    {WEB_BAD_REQUEST, NULL, GET "A: b\rHost: localhost\r\n\r\n"},
    {WEB_BAD_REQUEST, NULL, "\x16\x03\x01"},
    {WEB_BAD_REQUEST, NULL, "GET\r\n"},
    {WEB_BAD_REQUEST, NULL, "GET \r\n"},
    {WEB_BAD_REQUEST, NULL, "G(T / HTTP/1.1\r\n"},
    {WEB_BAD_REQUEST, NULL, " / HTTP/1.1\r\n"},
    {WEB_BAD_REQUEST, NULL, "GET / a HTTP/1.1\r\n"},
    {WEB_BAD_REQUEST, NULL, "GET / HTTP/1.11\r\n"},
    {WEB_BAD_REQUEST, NULL, "GET / http/1.1\r\n"},
    {WEB_VERSION_NOT_SUPPORTED, NULL, "GET /\r\n"},
    {WEB_VERSION_NOT_SUPPORTED, NULL, "GET / HTTP/2.0\r\n"},
    {WEB_VERSION_NOT_SUPPORTED, NULL, "PRI * HTTP/2.0\r\n"},
    {WEB_UNFINISHED, NULL, ""},
    {WEB_UNFINISHED, NULL, "\r\n\r\n\r\n"},
    {WEB_UNFINISHED, NULL, "GET / HTTP/1.1\r"},
    {WEB_UNFINISHED, NULL, GET OWN "\r"},
};

static void check_case(size_t i)
{
    struct web_request request;
    size_t length = strlen(cases[i].bytes);
    enum web_status status = web_request_read(&request, cases[i].bytes,
                                              length);

    if (status != cases[i].status)
        fail_msg("status %d instead of %d: %s", (int)status,
                 (int)cases[i].status, cases[i].bytes);
    if (cases[i].path)
        assert_string_equal(request.path, cases[i].path);
}

CASE(test_requests)
{
    BEGIN_CASE;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        check_case(i);
}

/* The first answer that is one is the answer to the whole. */
CASE(test_pieces)
{
    BEGIN_CASE;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        enum web_status status = WEB_UNFINISHED;
        struct web_request request;
        size_t length = strlen(cases[i].bytes);

        for (size_t n = 0; n <= length && status == WEB_UNFINISHED; n++)
            status = web_request_read(&request, cases[i].bytes, n);
        assert_int_equal(status, cases[i].status);
    }
}

CASE(test_head)
{
    struct web_request request;
    const char get[] = GET OWN "\r\n", head[] = "HEAD / HTTP/1.1\r\n" OWN
                                                "\r\n";

    BEGIN_CASE;
    assert_int_equal(web_request_read(&request, get, strlen(get)), WEB_OK);
    assert_int_equal(request.is_head, 0);
    assert_int_equal(web_request_read(&request, head, strlen(head)), WEB_OK);
    assert_int_equal(request.is_head, 1);
}

/* "GET /aaa..": the name has so many letters. */
static enum web_status ask_for_name(struct web_request *request,
                                    size_t letters)
{
    char bytes[WEB_REQUEST_MAX] = "GET /";
    size_t at = strlen(bytes);

    memset(bytes + at, 'a', letters);
    strcpy(bytes + at + letters, " HTTP/1.1\r\n" OWN "\r\n");
    return web_request_read(request, bytes, strlen(bytes));
}

CASE(test_long_names)
{
    struct web_request request;

    BEGIN_CASE;
    assert_int_equal(ask_for_name(&request, WEB_REQUEST_PATH_MAX - 2),
                     WEB_OK);
    assert_int_equal(strlen(request.path), WEB_REQUEST_PATH_MAX - 1);
    assert_int_equal(ask_for_name(&request, WEB_REQUEST_PATH_MAX - 1),
                     WEB_NOT_FOUND);
    assert_int_equal(ask_for_name(&request, 4000), WEB_NOT_FOUND);
}

CASE(test_large_heads)
{
    static char bytes[WEB_REQUEST_MAX];
    struct web_request request;

    BEGIN_CASE;
    memset(bytes, 'a', sizeof bytes);
    assert_int_equal(web_request_read(&request, bytes, sizeof bytes - 1),
                     WEB_UNFINISHED);
    assert_int_equal(web_request_read(&request, bytes, sizeof bytes),
                     WEB_HEAD_TOO_LARGE);
    strcpy(bytes, GET);
    for (int i = 0; i < 101; i++)
        strcat(bytes, "a: b\r\n");
    assert_int_equal(web_request_read(&request, bytes, strlen(bytes)),
                     WEB_HEAD_TOO_LARGE);
}

CASE(test_words)
{
    BEGIN_CASE;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_true(*web_status_name(cases[i].status));
        assert_true(cases[i].status == WEB_OK
                    || *web_status_words(cases[i].status));
    }
    assert_string_equal(web_status_name(WEB_NOT_FOUND), "Not Found");
    assert_string_equal(web_status_name((enum web_status)999),
                        "Bad Request");
}

static const struct CMUnitTest tests[] = {
    TEST("web request: each head has the status it should have",
         test_requests),
    TEST("web request: however it comes in pieces, the status is the same",
         test_pieces),
    TEST("web request: HEAD is told from GET", test_head),
    TEST("web request: a name that no file has is not found",
         test_long_names),
    TEST("web request: a head without an end is refused", test_large_heads),
    TEST("web request: every status has a name, and every refusal words",
         test_words),
};

CHECK_MAIN("web request", tests)
