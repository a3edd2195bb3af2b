/* on_time.c - how much of its time an engine uses, and whether it is ever
 * late, as the other side of the pipe sees it.
 *
 *     on_time BOARDWALK draughts|go move SECONDS MOVES
 *     on_time BOARDWALK draughts|go|go-untold clock SECONDS GAMES
 *
 * move: so many moves with a fixed time each. clock: games in which each side
 * has so much time for all of its moves; go-untold hears of no time_left. Two
 * engines play each other. Prints a line; the status is 1 if a move was late.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/text.h"
#include "os/child.h"
#include "os/clock.h"

enum {
    PLIES_MAX = 160, PATIENCE_MS = 600000, MOVES_MAX = 100000,
    LINE = 4096, WORD = 64, US = 1000000,
};

struct campaign {
    const char *program;
    struct child engine[2];             /* by side */
    int is_go, is_told;
    int64_t limit_us;                   /* a move, or all of one side */
    int moves, late, forced;
    int64_t ping_us;                    /* the slowest answer to a line that
                                         * needs no thought: what the machine
                                         * is late by itself */
    double *used;                       /* of each move that is not forced */

    /* of this game */
    int games, ply, passes;
    int64_t left_us[2];
    char line[LINE];                    /* of draughts: moves so far */

    char answer[LINE];                  /* what was heard last */
};

static int64_t now_us(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * US + now.tv_nsec / 1000;
}

static void give_up(const char *what)
{
    fprintf(stderr, "on_time: %s\n", what);
    exit(2);
}

static int side_of(const struct campaign *self) { return self->ply % 2; }

static void send_line(struct campaign *self, int side, const char *line)
{
    if (!child_tell(&self->engine[side], line, clock_ms() + PATIENCE_MS))
        give_up("the engine does not listen");
}

/* The next line that begins like this. */
static void hear(struct campaign *self, int side, const char *start,
                 int *is_deep)
{
    char *line;

    for (;;) {
        const char *error = child_hear(&self->engine[side], &line,
                                       clock_ms() + PATIENCE_MS, NULL, NULL);

        if (error)
            give_up(error);
        if (is_deep && strncmp(line, "info depth=2", 12) == 0)
            *is_deep = 1;
        if (strncmp(line, start, strlen(start)) == 0)
            break;
    }
    snprintf(self->answer, sizeof self->answer, "%.*s", LINE - 1, line);
}

/* A move; the return is how long it took. */

static int64_t move_draughts(struct campaign *self, const char *level,
                             char word[WORD], int *is_forced)
{
    char text[LINE + WORD];
    const char *move;
    int is_deep = 0, side = side_of(self);
    int64_t begun;

    snprintf(text, sizeof text, "pos moves=\"%s\"", self->line);
    send_line(self, side, text);
    send_line(self, side, level);
    begun = now_us();
    send_line(self, side, "go think");
    hear(self, side, "done", &is_deep);
    begun = now_us() - begun;
    *is_forced = !is_deep;
    move = strstr(self->answer, "move=");
    move = move ? move + 5 : "";
    snprintf(word, WORD, "%.*s", (int)strcspn(move, " "), move);
    return begun;
}

static int64_t move_go(struct campaign *self, char word[WORD])
{
    int64_t begun = now_us();
    int side = side_of(self);

    send_line(self, side, side ? "genmove w" : "genmove b");
    hear(self, side, "=", NULL);
    begun = now_us() - begun;
    snprintf(word, WORD, "%.*s", WORD - 1, self->answer + 2);
    return begun;
}

static void ask_go(struct campaign *self, int side, const char *line)
{
    send_line(self, side, line);
    hear(self, side, "=", NULL);
}

static void ping(struct campaign *self)
{
    int64_t begun = now_us();
    int side = side_of(self);

    send_line(self, side, self->is_go ? "name" : "ping");
    hear(self, side, self->is_go ? "=" : "pong", NULL);
    begun = now_us() - begun;
    if (begun > self->ping_us)
        self->ping_us = begun;
}

/* Games */

static const char *const openings[] = {"9-13", "9-14", "10-14", "10-15",
                                       "11-15", "11-16", "12-16"};

static void begin_game(struct campaign *self)
{
    const char *first = openings[self->games++ % 7];

    self->ply = self->passes = 0;
    self->left_us[0] = self->left_us[1] = self->limit_us;
    self->line[0] = 0;
    for (int side = 0; side < 2; side++)
        if (self->is_go)
            ask_go(self, side, "clear_board");
        else
            send_line(self, side, "new-game");
    if (self->is_go)
        return;
    snprintf(self->line, sizeof self->line, "%s", first);
    self->ply = 1;
}

/* The other engine hears of it. */
static void pass_on(struct campaign *self, const char *word)
{
    char text[2 * WORD];
    int side = side_of(self);

    snprintf(text, sizeof text, "play %c %s", side ? 'w' : 'b', word);
    ask_go(self, !side, text);
}

/* 0 if the game is over. */
static int take_move(struct campaign *self, const char *word)
{
    size_t length = strlen(self->line);

    if (self->is_go && *word && !text_same(word, "resign"))
        pass_on(self, word);
    self->passes = text_same(word, "PASS") ? self->passes + 1 : 0;
    if (!*word || text_same(word, "resign") || self->passes == 2
        || ++self->ply >= PLIES_MAX || length + WORD + 1 >= LINE)
        return 0;
    if (!self->is_go)
        snprintf(self->line + length, LINE - length, " %s", word);
    return 1;
}

static void note_move(struct campaign *self, int64_t took_us,
                      int64_t limit_us, int is_forced)
{
    self->late += took_us > limit_us;
    if (is_forced || self->moves == MOVES_MAX)
        self->forced++;
    else
        self->used[self->moves++] = (double)took_us / (double)limit_us;
}

/* Fixed times */

static void play_moves(struct campaign *self, int moves)
{
    char level[WORD], word[WORD];

    snprintf(level, sizeof level, "level move-time=%.3f",
             (double)self->limit_us / US);
    begin_game(self);
    while (self->moves < moves) {
        int is_forced = 0;
        int64_t took_us = self->is_go
            ? move_go(self, word)
            : move_draughts(self, level, word, &is_forced);

        note_move(self, took_us, self->limit_us, is_forced);
        ping(self);
        if (!take_move(self, word))
            begin_game(self);
    }
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return x < y ? -1 : x > y;
}

static void report_moves(struct campaign *self)
{
    double sum = 0;

    for (int i = 0; i < self->moves; i++)
        sum += self->used[i];
    qsort(self->used, (size_t)self->moves, sizeof *self->used, by_size);
    printf("%-8s %6.3f s a move: %d moves use %.1f %% on the average, half of "
           "them over %.1f %%, at most %.1f %%; late: %d; without thought an "
           "answer takes up to %.0f ms\n",
           self->is_go ? "go" : "draughts", (double)self->limit_us / US,
           self->moves, 100 * sum / self->moves,
           100 * self->used[self->moves / 2],
           100 * self->used[self->moves - 1], self->late,
           (double)self->ping_us / 1000);
}

/* Clocks */

static void tell_clock(struct campaign *self, int side)
{
    char text[WORD];

    if (!self->is_told)
        return;
    snprintf(text, sizeof text, "time_left %c %.0f 0", side ? 'w' : 'b',
             (double)(self->left_us[side] / US));
    ask_go(self, side, text);
}

/* One game; its plies. */
static int play_clock(struct campaign *self)
{
    char level[WORD], word[WORD];
    int is_forced = 0;

    begin_game(self);
    for (;;) {
        int side = side_of(self);
        int64_t took_us;

        snprintf(level, sizeof level, "level time=%.3f",
                 (double)self->left_us[side] / US);
        if (self->is_go)
            tell_clock(self, side);
        took_us = self->is_go
            ? move_go(self, word)
            : move_draughts(self, level, word, &is_forced);
        self->left_us[side] -= took_us;
        self->late += self->left_us[side] < 0;
        if (self->left_us[side] < 0 || !take_move(self, word))
            return self->ply;
    }
}

static void play_games(struct campaign *self, int games)
{
    double used = 0, least = 1;
    int plies = 0;
    char text[WORD];

    snprintf(text, sizeof text, "time_settings %.0f 0 0",
             (double)self->limit_us / US);
    for (int i = 0; i < games; i++) {
        for (int side = 0; self->is_go && side < 2; side++)
            ask_go(self, side, text);
        plies += play_clock(self);
        for (int side = 0; side < 2; side++) {
            double share = 1 - (double)self->left_us[side]
                               / (double)self->limit_us;

            used += share / (2 * games);
            least = share < least ? share : least;
        }
    }
    printf("%-8s %6.1f s a side: %d games of %.1f plies use %.1f %% on the "
           "average, at least %.1f %%; lost on time: %d\n",
           !self->is_go ? "draughts" : self->is_told ? "go" : "go untold",
           (double)self->limit_us / US, games, (double)plies / games,
           100 * used, 100 * least, self->late);
}

/* All */

static void open_engine(struct campaign *self, int side, int has_clock)
{
    char command[LINE];
    const char *error;

    if (!self->is_go)
        snprintf(command, sizeof command, "exec '%s' checkers engine",
                 self->program);
    else if (has_clock)
        snprintf(command, sizeof command, "exec '%s' go gtp", self->program);
    else
        snprintf(command, sizeof command, "exec '%s' go gtp --time %.3f",
                 self->program, (double)self->limit_us / US);
    error = child_open(&self->engine[side], command);
    if (error)
        give_up(error);
    if (!self->is_go) {
        send_line(self, side, "init");
        hear(self, side, "ready", NULL);
    }
}

int main(int count, char **words)
{
    static double used[MOVES_MAX];
    struct campaign self = {.used = used};
    uint64_t ms = 0, times;
    int has_clock;

    if (count != 6 || !text_seconds(words[4], &ms) || !ms
        || !text_number(words[5], &times) || !times || times > MOVES_MAX)
        give_up("usage: on_time BOARDWALK draughts|go|go-untold move|clock "
                "SECONDS COUNT");
    self.program = words[1];
    self.is_go = strncmp(words[2], "go", 2) == 0;
    self.is_told = text_same(words[2], "go");
    self.limit_us = (int64_t)ms * 1000;
    has_clock = text_same(words[3], "clock");
    for (int side = 0; side < 2; side++)
        open_engine(&self, side, has_clock);
    if (has_clock) {
        play_games(&self, (int)times);
    } else {
        play_moves(&self, (int)times);
        report_moves(&self);
    }
    for (int side = 0; side < 2; side++)
        child_close(&self.engine[side]);
    return self.late > 0;
}
