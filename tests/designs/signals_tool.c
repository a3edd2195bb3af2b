/* signals_tool.c FOLDER JOURNAL SPAN ways|straight NET:WIDTH... - plays the
 * design signals/ with some of its nets observed, goes back and forth in time
 * or straight on, and prints what the waves of so many ticks have: "NET TICK
 * VALUE", in binary, and "dense" for those that had others before them. The
 * journal is written for a trace, which comes by another way to what must be
 * the same. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench/journal.h"
#include "bench/harness/waves.h"
#include "designs/on_board.h"

enum { WORDS_BEFORE = 5 };              /* of the command line: the nets */

static void check(const char *error)
{
    if (!error)
        return;
    fprintf(stderr, "signals_tool: %s\n", error);
    exit(1);
}

/* Pieces of any length; a look back; and a way that is cut off. */
static void play_pulse(struct session *session, struct waves *waves)
{
    session_run(session, 10003);
    check(session_do(session, "press BTNC"));
    session_run(session, 1500);
    (void)waves_fill(waves, UINT64_MAX);
    check(session_do(session, "release BTNC"));
    for (uint64_t i = 0; i < 40; i++)
        session_run(session, 10 * i + 1);
    session_run(session, 30000);
    session_seek(session, 26000);
    session_run(session, 500);
    check(session_do(session, "press BTNC"));
    session_run(session, 12000);
    check(session_do(session, "release BTNC"));
    session_run(session, 999);
    session_seek(session, session_end(session) - 700);
    session_seek(session, session_end(session));
    (void)waves_fill(waves, UINT64_MAX);
}

/* One run, so long that the design's process does it in several pieces. */
static void play_straight(struct session *session)
{
    check(session_do(session, "press BTNC"));
    session_run(session, 90000);
}

static void print_wave(const struct waves *waves, int net, const char *name,
                       int width)
{
    for (int i = 0; i < waves_count(waves, net); i++) {
        struct waves_change change = waves_at(waves, net, i);

        printf("%s %llu ", name, (unsigned long long)change.tick);
        for (int bit = width - 1; bit >= 0; bit--)
            putchar('0' + (int)(change.value[bit / 64] >> bit % 64 & 1));
        puts(change.is_dense ? " dense" : "");
    }
}

int main(int count, char **words)
{
    const char *paths[2] = {words[1], NULL};
    const struct project_spec spec = {0};
    const struct simulator_spec simulator = {0};
    struct design_probe probes[DESIGN_PROBES];
    int widths[DESIGN_PROBES], nets = count - WORDS_BEFORE;
    struct on_board *design;
    struct session *session;
    struct journal journal = {0};
    struct waves *waves;

    for (int i = 0; i < nets; i++) {
        char *colon = strchr(words[WORDS_BEFORE + i], ':');

        *colon = 0;
        widths[i] = atoi(colon + 1);
        probes[i] = (struct design_probe){words[WORDS_BEFORE + i],
                                          (widths[i] + 63) / 64};
    }
    check(on_board_open(&design, paths, &spec, &simulator, NULL));
    check(session_open_design(&session, "pulse#1",
                              on_board_machine(design)));
    check(journal_create(&journal, words[2], session));
    check(waves_open(&waves, session));
    waves_set_span(waves, (uint64_t)atoll(words[3]));
    check(waves_choose(waves, probes, nets));
    if (strcmp(words[4], "straight"))
        play_pulse(session, waves);
    else
        play_straight(session);
    for (int i = 0; i < nets; i++)
        print_wave(waves, i, probes[i].name, widths[i]);
    printf("end %llu\n", (unsigned long long)session_tick(session));
    waves_close(waves, session);
    journal_close(&journal, session);
    session_close(session);
    on_board_close(design);
    return 0;
}
