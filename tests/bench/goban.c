/* goban.c - people at the Go machine. */
#include "goban.h"

#include <stdio.h>
#include <string.h>

#include "rig.h"
#include "sitting.h"

enum { IDLE_MS = 3000, LIMIT_MS = 3600 * 1000 };

struct go_de1soc *goban_machine(const struct session *session)
{
    assert_ptr_equal(session_machine(session), &go_on_de1soc);
    return (struct go_de1soc *)(uintptr_t)session_chip(session);
}

const struct program *goban_program(const struct session *session)
{
    return &goban_machine(session)->program;
}

void goban_paint(const struct session *session, int row, int column,
                 uint16_t rgb565, int places)
{
    struct go_de1soc *machine = goban_machine(session);

    for (int i = 0; i < places; i++)
        for (int y = -3; y <= 3; y++)
            for (int x = -3; x <= 3; x++) {
                int at = FB_WIDTH * (20 + 48 * row + (i ? 8 : -8) + y)
                       + 128 + 48 * column + (i ? -12 : 12) + x;

                machine->frame[0][at] = machine->frame[1][at] = rgb565;
            }
}

/* Hands */

void goban_run_ms(struct play *play, unsigned ms)
{
    play_run(play, (uint64_t)ms * GOBAN_HZ / 1000);
    assert_string_equal(play->trouble, "");
}

static const char *key_named(char letter)
{
    static const char letters[] = "UDLRESX";
    static const char *const keys[] = {"UP", "DOWN", "LEFT", "RIGHT",
                                       "ENTER", "SPACE", "ESC"};

    return keys[strchr(letters, letter) - letters];
}

void goban_tap(struct play *play, const char *keys)
{
    for (; *keys; keys++) {
        char words[EVENT_WORDS_MAX];

        event_words(words, "press", key_named(*keys));
        sitting_do(play, words);
        goban_run_ms(play, 30);
        event_words(words, "release", key_named(*keys));
        sitting_do(play, words);
        goban_run_ms(play, 30);
    }
}

void goban_place(struct play *play, const char *point)
{
    static const char columns[] = "ABCDEFGHJ";
    const struct program *program = goban_program(play->session);
    int row = '9' - point[1];
    int column = (int)(strchr(columns, point[0]) - columns);

    while (program->cursor_row != row)
        goban_tap(play, program->cursor_row > row ? "U" : "D");
    while (program->cursor_col != column)
        goban_tap(play, program->cursor_col > column ? "L" : "R");
    goban_tap(play, "E");
}

void goban_await(struct play *play, Stone turn, unsigned ms)
{
    const struct program *program = goban_program(play->session);

    for (unsigned i = 0; program->screen != SCREEN_GAME
                         || program->board.turn != turn
                         || program_is_thinking(program); i += 20) {
        goban_run_ms(play, 20);
        assert_true(i < ms);
    }
    goban_run_ms(play, 100);            /* its finger is away */
}

void goban_play_out(struct play *play)
{
    size_t events;
    unsigned ms = 0;

    do {
        events = session_event_count(play->session);
        goban_run_ms(play, IDLE_MS);
        ms += IDLE_MS;
        assert_true(ms < LIMIT_MS);
    } while (session_event_count(play->session) != events);
}

/* The game behind the keys */

static void move_cursor(struct goban *self, int rows, int columns)
{
    int row = self->row + rows, column = self->column + columns;

    if (row < 0 || row > 8 || column < 0 || column > 8)
        return;
    self->row = row;
    self->column = column;
}

static void enter(struct goban *self)
{
    self->refused += go_game_play(&self->game,
                                  go_at(self->row, self->column),
                                  (enum go_colour)self->game.turn)
                  != GO_LEGAL;
}

static void press(struct goban *self, const char *key)
{
    if (strcmp(key, "UP") == 0)
        move_cursor(self, -1, 0);
    else if (strcmp(key, "DOWN") == 0)
        move_cursor(self, 1, 0);
    else if (strcmp(key, "LEFT") == 0)
        move_cursor(self, 0, -1);
    else if (strcmp(key, "RIGHT") == 0)
        move_cursor(self, 0, 1);
    else if (strcmp(key, "ENTER") == 0)
        enter(self);
    else if (strcmp(key, "SPACE") == 0)
        go_game_play(&self->game, GO_PASS, (enum go_colour)self->game.turn);
    else
        self->strange++;
}

void goban_read(struct goban *self, const struct session *played)
{
    struct go_rules rules;
    int screens = 2;

    memset(self, 0, sizeof *self);
    go_rules_standard(&rules);
    assert_null(go_game_begin(&self->game, &rules));
    self->row = self->column = 4;
    for (size_t i = 0; i < session_event_count(played); i++) {
        const char *words = session_event(played, i)->words;

        if (strncmp(words, "release ", 8) == 0)
            continue;
        assert_memory_equal(words, "press ", 6);
        if (screens == 0)
            press(self, words + 6);
        else
            self->strange += strcmp(words + 6, "ENTER") != 0;
        screens -= screens > 0;
    }
}

static void put_points(char *to, const char *who, int halves)
{
    sprintf(to, "%s%d%s", who, halves / 2, halves % 2 ? ".5" : "");
}

void goban_check(const struct goban *self, const struct session *session)
{
    const BoardState *board = &goban_program(session)->board;
    int margin = go_game_margin(&self->game, NULL);
    char wanted[60];

    for (int row = 0; row < 9; row++)
        for (int column = 0; column < 9; column++)
            assert_int_equal(board->cells[row][column],
                             self->game.now.colour[go_at(row, column)]);
    put_points(wanted, margin > 0 ? "; Black wins by " : "; White wins by ",
               margin > 0 ? margin : -margin);
    rig_says(rig_read(session, "VGA"), wanted);
}
