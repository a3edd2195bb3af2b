/* test_unpack.c - archives of submissions: what comes out, and what does not.
 *
 * Archives are made here byte by byte, so that each can be broken in one
 * place.
 */
#include "check.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/text.h"
#include "grade/folder.h"
#include "grade/inflate.h"
#include "grade/unpack.h"

enum { TAR_BLOCK = 512, LIMIT = 4096 };

static char place[] = "/tmp/test-unpack-XXXXXX";
static unsigned char archive[1 << 16];
static size_t used;

static void begin_archive(void)
{
    memset(archive, 0, sizeof archive);
    used = 0;
}

static void add_tar(const char *name, char kind, const char *text)
{
    unsigned char *head = archive + used;

    snprintf((char *)head, 100, "%s", name);
    snprintf((char *)head + 124, 12, "%011o", (unsigned)strlen(text));
    head[156] = (unsigned char)kind;
    memcpy(head + 257, "ustar", 6);
    memcpy(head + TAR_BLOCK, text, strlen(text));
    used += TAR_BLOCK + (strlen(text) + TAR_BLOCK - 1) / TAR_BLOCK
                        * TAR_BLOCK;
}

static folder_choice *chosen;           /* by the case; null: all */

static const char *unpack_bytes(size_t length)
{
    char path[64], folder[64];
    FILE *file;

    snprintf(path, sizeof path, "%s/archive", place);
    snprintf(folder, sizeof folder, "%s/out", place);
    folder_remove(folder);
    file = fopen(path, "wb");
    assert_non_null(file);
    fwrite(archive, 1, length, file);
    fclose(file);
    return unpack(path, folder, LIMIT, chosen);
}

static int has_file(const char *name)
{
    char path[128];
    struct stat about;

    snprintf(path, sizeof path, "%s/%s", place, name);
    return stat(path, &about) == 0;
}

static void says(const char *error, const char *what)
{
    if (!error || !strstr(error, what))
        fail_msg("'%s' does not say '%s'", error ? error : "(none)", what);
}

CASE(a_tar_comes_out_as_it_went_in)
{
    BEGIN_CASE;
    begin_archive();
    add_tar("./project/top.v", '0', "module top; endmodule\n");
    add_tar("project/.git/config", '0', "no\n");
    assert_null(unpack_bytes(used + 2 * TAR_BLOCK));
    assert_true(has_file("out/project/top.v"));
    assert_false(has_file("out/project/.git/config"));
}

CASE(names_that_lead_out_are_refused)
{
    static const char *const names[] = {"../evil.v", "a/../../evil.v",
                                        "/tmp/evil.v", "a//b.v"};

    BEGIN_CASE;
    for (int i = 0; i < 4; i++) {
        begin_archive();
        add_tar(names[i], '0', "x");
        says(unpack_bytes(used + 2 * TAR_BLOCK), "not the name of a file");
        assert_false(has_file("evil.v"));
    }
}

CASE(links_and_devices_are_left_out)
{
    BEGIN_CASE;
    for (char kind = '1'; kind <= '4'; kind++) {
        begin_archive();
        add_tar("top.v", kind, "");
        assert_null(unpack_bytes(used + 2 * TAR_BLOCK));
        assert_false(has_file("out/top.v"));
    }
}

static int is_verilog(const char *name, size_t length)
{
    (void)length;
    return strstr(name, ".v") != NULL;
}

CASE(what_is_not_chosen_is_left_out)
{
    static char text[LIMIT / 4];

    BEGIN_CASE;
    memset(text, 'x', sizeof text - 1);
    begin_archive();
    add_tar("film.mp4", '0', text);
    add_tar("top.v", '0', "module top; endmodule\n");
    chosen = is_verilog;
    assert_null(unpack_bytes(used + 2 * TAR_BLOCK));
    chosen = NULL;
    assert_true(has_file("out/top.v"));
    assert_false(has_file("out/film.mp4"));
}

CASE(what_unpacks_to_too_much_is_refused)
{
    static char text[3000];

    BEGIN_CASE;
    memset(text, 'x', sizeof text - 1);
    begin_archive();
    add_tar("a.v", '0', text);
    add_tar("b.v", '0', text);
    says(unpack_bytes(used), "too long");
}

CASE(every_cut_of_an_archive_is_an_error_or_less_and_never_a_crash)
{
    size_t whole;

    BEGIN_CASE;
    begin_archive();
    add_tar("top.v", '0', "module top; endmodule\n");
    whole = used;
    for (size_t length = 0; length < whole; length += 7)
        (void)unpack_bytes(length);
    memset(archive + 124, '7', 11);
    says(unpack_bytes(whole), "corrupt");
}

/* "aaaaaaaaaa" by zlib, raw: a literal and a copy, fixed codes. */
CASE(deflated_bytes_are_inflated_and_bounded)
{
    static const unsigned char packed[] = {0x4b, 0x84, 0x03, 0x00};
    unsigned char plain[16];
    size_t length;

    BEGIN_CASE;
    assert_null(inflate(packed, sizeof packed, plain, sizeof plain, &length));
    assert_int_equal(length, 10);
    assert_memory_equal(plain, "aaaaaaaaaa", 10);
    says(inflate(packed, sizeof packed, plain, 9, &length), "more than");
    says(inflate(packed, 2, plain, sizeof plain, &length), "truncated");
}

/* Any bytes end, within the room, with an error or without. */
CASE(random_bytes_never_leave_the_room)
{
    unsigned char bytes[64], plain[256];
    unsigned state = 1;
    size_t length;

    BEGIN_CASE;
    for (int i = 0; i < check_sample(40000); i++) {
        for (size_t b = 0; b < sizeof bytes; b++) {
            state = state * 1103515245u + 12345u;
            bytes[b] = (unsigned char)(state >> 16);
        }
        (void)inflate(bytes, sizeof bytes, plain, sizeof plain, &length);
        assert_true(length <= sizeof plain);
    }
}

CASE(the_sum_of_both_formats_is_the_usual_one)
{
    BEGIN_CASE;
    assert_true(inflate_crc((const unsigned char *)"123456789", 9)
                == 0xcbf43926u);
}

static int make_place(void **state)
{
    (void)state;
    return mkdtemp(place) ? 0 : 1;
}

static int remove_place(void **state)
{
    (void)state;
    folder_remove(place);
    return 0;
}

static const struct CMUnitTest tests[] = {
    TEST("unpack: a tar comes out as it went in",
         a_tar_comes_out_as_it_went_in),
    TEST("unpack: names that lead out of the folder are refused",
         names_that_lead_out_are_refused),
    TEST("unpack: links and devices are left out",
         links_and_devices_are_left_out),
    TEST("unpack: what is not chosen is left out",
         what_is_not_chosen_is_left_out),
    TEST("unpack: what unpacks to too much is refused",
         what_unpacks_to_too_much_is_refused),
    TEST("unpack: every cut of an archive is an error and never a crash",
         every_cut_of_an_archive_is_an_error_or_less_and_never_a_crash),
    TEST("unpack: deflated bytes are inflated, and bounded",
         deflated_bytes_are_inflated_and_bounded),
    TEST("unpack: random bytes never leave the room",
         random_bytes_never_leave_the_room),
    TEST("unpack: the sum of both formats is the usual one",
         the_sum_of_both_formats_is_the_usual_one),
};

int main(void)
{
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("unpack", tests, make_place,
                                       remove_place);
}
