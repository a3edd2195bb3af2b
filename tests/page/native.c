/* native.c - what a page's wasm is compared with: the same on this machine.
 *
 *     native check SCRIPT...      "TICKS SUM SCRIPT" for each, SUM being made
 *                                 of the checksums at every tick; in
 *                                 PLANT=TICK one bit of that tick is wrong
 *     native sum JOURNAL          "TICK SUM" at its end
 *     native speed SCRIPT...      "TICKS NANOSECONDS" for all of them
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "bench/journal.h"
#include "bench/script.h"
#include "disk/file.h"

struct check {
    uint64_t ticks, sum, planted;
};

static void on_tick(void *with, const struct session *session)
{
    struct check *self = with;
    uint64_t sum = session_sum(session);

    if (++self->ticks == self->planted)
        sum ^= 1;
    self->sum = (self->sum ^ sum) * UINT64_C(0x9e3779b97f4a7c15);
    self->sum ^= self->sum >> 29;
}

static const char *run(struct script *script, struct check *check, char *text)
{
    const char *error = NULL;
    char *rest = text;

    while (!error && *rest) {
        size_t length = strcspn(rest, "\n");
        int was_open = script->session != NULL, is_last = !rest[length];

        rest[length] = 0;
        error = script_line(script, rest);
        if (!was_open && script->session && check)
            session_watch(script->session, on_tick, check);
        rest += length + !is_last;
    }
    return error;
}

static const char *run_file(const char *path, struct check *check,
                            uint64_t *ticks)
{
    struct script script;
    char *text = NULL;
    size_t length;
    const char *error = file_read(path, JOURNAL_SIZE_MAX, &text, &length);

    script_begin(&script);
    if (!error)
        error = run(&script, check, text);
    if (!error && ticks && script.session)
        *ticks += session_tick(script.session);
    script_end(&script);
    free(text);
    return error;
}

static void check_file(const char *path)
{
    const char *planted = getenv("PLANT");
    struct check check = {0, 0, planted ? strtoull(planted, NULL, 10) : 0};
    const char *error = run_file(path, &check, NULL);

    if (error)
        printf("!%s %s\n", error, path);
    else
        printf("%llu %016llx %s\n", (unsigned long long)check.ticks,
               (unsigned long long)check.sum, path);
}

static int show_sum(const char *path)
{
    struct session *session;
    const char *error = journal_read(path, &session);

    if (error) {
        printf("!%s\n", error);
        return 1;
    }
    printf("%llu %016llx\n", (unsigned long long)session_tick(session),
           (unsigned long long)session_sum(session));
    session_close(session);
    return 0;
}

static uint64_t now_ns(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

static void show_speed(char **paths)
{
    uint64_t begun = now_ns(), ticks = 0;

    for (; *paths; paths++)
        (void)run_file(*paths, NULL, &ticks);
    printf("%llu %llu\n", (unsigned long long)ticks,
           (unsigned long long)(now_ns() - begun));
}

int main(int argc, char **argv)
{
    if (argc < 3)
        return 2;
    if (strcmp(argv[1], "sum") == 0)
        return show_sum(argv[2]);
    if (strcmp(argv[1], "speed") == 0)
        show_speed(argv + 2);
    for (int i = 2; strcmp(argv[1], "check") == 0 && i < argc; i++)
        check_file(argv[i]);
    return 0;
}
