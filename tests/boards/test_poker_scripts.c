/* test_poker_scripts.c - every script of poker once more, watched tick by
 * tick: the chip, and whose cards stand on the terminal. */
#include "check.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>

#include "bench/script.h"
#include "boards/poker_basys3.h"
#include "chips/poker_watch.h"

enum { PATH_LENGTH = 1000 };

/* What was true one tick ago. */
struct watch {
    struct poker_chip chip;
    uint64_t tick, ticks;               /* the last one; how many watched */
    size_t events;
    uint32_t bytes;
    int is_begun;
};

static const struct poker_basys3 *top_of(const struct session *session)
{
    return session_chip(session);
}

static void keep(struct watch *self, const struct session *session)
{
    self->chip = top_of(session)->game;
    self->tick = session_tick(session);
    self->events = session_events_done(session);
}

static int has_power_event(const struct session *session, size_t from)
{
    for (size_t i = from; i < session_events_done(session); i++)
        if (session_event(session, i)->kind == EVENT_POWER)
            return 1;
    return 0;
}

/* Nobody has gone to another time, and the power was on. */
static int goes_on(const struct watch *self, const struct session *session)
{
    return self->is_begun && session_tick(session) == self->tick + 1
        && session_events_done(session) >= self->events
        && !has_power_event(session, self->events);
}

static int has_line(const struct terminal *terminal, const uint8_t *card)
{
    static const char ranks[] = "23456789TJQKA", suits[] = "HDCS";
    const char line[] = {ranks[card[0] % 13], suits[card[0] / 13], ' ',
                         ranks[card[1] % 13], suits[card[1] / 13], ' ', ' ',
                         ' ', ' '};

    for (int r = 0; r < TERMINAL_ROWS; r++)
        if (memcmp(terminal->screen[r], line, sizeof line) == 0)
            return 1;
    return 0;
}

/* Whoever reads his cards on the screen has his light on. */
static void watch_screen(struct watch *self, const struct session *session)
{
    const struct poker_chip *game = &top_of(session)->game;
    const struct terminal *terminal = session_terminal(session);
    pins out = session_out(session);

    if (terminal->bytes == self->bytes && game->eyes == self->chip.eyes)
        return;
    self->bytes = terminal->bytes;
    assert_true((out >> 15 & 1) == (game->eyes & 1));
    assert_true((out >> 14 & 1) == (game->eyes >> 1));
    if (game->cards_dealt < 4)
        return;
    assert_true(game->eyes & 1 || !has_line(terminal, game->card));
    assert_true(game->eyes & 2 || !has_line(terminal, game->card + 2));
}

static void watch(void *with, const struct session *session)
{
    struct watch *self = with;

    if (goes_on(self, session)) {
        poker_watch(&self->chip, &top_of(session)->game,
                    top_of(session)->game_in);
        watch_screen(self, session);
        self->ticks++;
    }
    self->is_begun = 1;
    keep(self, session);
}

/* Scripts */

static void must_hold(void *with, const struct script *script,
                      const struct look_answer *answer)
{
    if (!answer->holds)
        fail_msg("%s:%d: %s is %s", (const char *)with, script->line,
                 answer->part, answer->actual);
}

static void run_lines(FILE *file, struct script *script, struct watch *self)
{
    char line[SCRIPT_LINE_MAX];

    while (fgets(line, sizeof line, file)) {
        struct session *before = script->session;
        const char *error;

        line[strcspn(line, "\n")] = 0;
        error = script_line(script, line);
        if (error)
            fail_msg("%s:%d: %s", (const char *)script->with, script->line,
                     error);
        if (script->session && !before)
            session_watch(script->session, watch, self);
    }
}

static uint64_t run_script(const char *path, char *name)
{
    struct watch self = {.is_begun = 0};
    struct script script;
    FILE *file = fopen(path, "r");

    assert_non_null(file);
    script_begin(&script);
    script.on_expect = must_hold;
    script.with = name;
    run_lines(file, &script, &self);
    fclose(file);
    script_end(&script);
    return self.ticks;
}

static int is_script(const char *name)
{
    size_t length = strlen(name);

    return length > 3 && strcmp(name + length - 3, ".bw") == 0;
}

CASE(every_script_is_watched)
{
    const char *oracle = getenv("ORACLE");
    char folder[PATH_LENGTH], path[PATH_LENGTH + 300];
    const struct dirent *entry;
    int count = 0;
    DIR *scripts;

    BEGIN_CASE;
    snprintf(folder, sizeof folder, "%s/../scripts/poker",
             oracle ? oracle : "tests/oracle");
    scripts = opendir(folder);
    assert_non_null(scripts);
    while ((entry = readdir(scripts))) {
        char name[300];

        if (!is_script(entry->d_name))
            continue;
        snprintf(name, sizeof name, "%s", entry->d_name);
        snprintf(path, sizeof path, "%s/%s", folder, name);
        assert_true(run_script(path, name) > 10000);
        count++;
    }
    closedir(scripts);
    assert_true(count >= 20);
}

static const struct CMUnitTest tests[] = {
    TEST("poker: in every script, at every tick, money and cards are whole "
         "and nobody's cards are seen without his light (M2-007, M2-058)",
         every_script_is_watched),
};

CHECK_MAIN("poker_scripts", tests)
