/* match.c - a match: two sides, many games, several at a time, and what comes
 * out of them, told in their order. */
#include "arena/match.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

#include "disk/print.h"
#include "os/clock.h"
#include "os/interrupt.h"
#include "os/pool.h"

enum { LINE_WIDTH = 78 };               /* of progress, to be wiped */

static const char no_memory[] = "not enough memory";

struct running {
    const struct match *match;
    struct append records;
    atomic_int is_over;                 /* a game was not played */
    int64_t progress_ms;                /* when it was last printed */
};

struct seat {                           /* one thread's */
    const struct match *match;
    struct match_table table;
};

/* Sides */

const char *match_take_names(struct match *self, const char *const word[],
                             int count)
{
    if (count != MATCH_SIDES)
        return self->who;
    for (int i = 0; i < MATCH_SIDES; i++) {
        const char *error = self->check_side(word[i]);

        if (error)
            return error;
        self->name[i] = word[i];
    }
    return NULL;
}

static const char *open_side(const struct match *match, int i, void **side)
{
    *side = calloc(1, match->side_size);
    return *side ? match->open_side(match->context, i, *side) : no_memory;
}

static const char *open_seat(void *context, void **own)
{
    const struct match *match = ((struct running *)context)->match;
    struct seat *seat = calloc(1, sizeof *seat);
    const char *error = NULL;

    *own = seat;
    if (!seat)
        return no_memory;
    seat->match = match;
    if (match->game_size && !(seat->table.game = calloc(1, match->game_size)))
        return no_memory;
    for (int i = 0; !error && i < MATCH_SIDES; i++)
        error = open_side(match, i, &seat->table.side[i]);
    return error;
}

static void close_seat(void *own)
{
    struct seat *seat = own;

    for (int i = 0; i < MATCH_SIDES; i++) {
        if (seat->table.side[i])
            seat->match->close_side(seat->table.side[i]);
        free(seat->table.side[i]);
    }
    free(seat->table.game);
    free(seat);
}

/* Playing */

static int should_stop(void *context)
{
    struct running *self = context;

    return atomic_load(&self->is_over) || interrupt_should_stop(NULL);
}

static const char *play(void *context, void *own, int number, void *at)
{
    struct running *self = context;
    const struct seat *seat = own;
    struct match_result *result = at;
    const char *error = self->match->play(self->match->context, &seat->table,
                                          number, result);

    if (!error && !result->is_played)
        atomic_store(&self->is_over, 1);
    return error;
}

/* Telling, always in the order of the games */

static const char *keep(struct running *self, int number,
                        const struct match_result *result)
{
    const struct match *match = self->match;

    if (match->keep)
        return match->keep(match->context, &self->records, number, result);
    if (!append_is_open(&self->records))
        return NULL;
    return append_add(&self->records, result->record, result->record_length);
}

static void print_progress(struct running *self)
{
    int64_t now_ms = clock_ms();

    if (now_ms - self->progress_ms < self->match->progress_ms
        || !isatty(STDERR_FILENO))
        return;
    self->progress_ms = now_ms;
    self->match->print_progress(self->match->context, stderr);
    fflush(stderr);
}

static void wipe_progress(const struct match *match)
{
    if (match->is_quiet && isatty(STDERR_FILENO))
        fprintf(stderr, "\r%*s\r", LINE_WIDTH, "");
}

static const char *tell_played(struct running *self, int number,
                               const struct match_result *result)
{
    const struct match *match = self->match;
    const char *error = keep(self, number, result);

    match->add(match->context, number, result);
    if (result->is_forfeit)
        print_visible(stderr, "boardwalk: game %d: %s\n", number + 1,
                      result->why);
    if (match->is_quiet) {
        print_progress(self);
    } else {
        match->print_result(match->context, number, result);
        fflush(stdout);
    }
    return !error && ferror(stdout) ? match->unread : error;
}

static const char *tell(void *context, int number, void *at)
{
    struct match_result *result = at;
    const char *error = result->is_played
        ? tell_played(context, number, result) : NULL;

    free(result->record);
    return error;
}

/* The match */

static const char *play_all(struct running *self)
{
    const struct pool pool = {
        .count = self->match->games,
        .threads = self->match->threads,
        .result_size = self->match->result_size,
        .open = open_seat,
        .close = close_seat,
        .work = play,
        .tell = tell,
        .should_stop = should_stop,
        .context = self,
    };

    return pool_run(&pool);
}

/* A program or a reader that is gone shall be an error of write, and no
 * signal. */
static const char *play_and_sum(struct running *self)
{
    const struct match *match = self->match;
    struct interrupt before;
    const char *error;

    interrupt_catch(&before);
    error = play_all(self);
    wipe_progress(match);
    match->print_sum(match->context, stdout);
    interrupt_restore(&before);
    return error || !interrupt_should_stop(NULL) ? error : "interrupted";
}

const char *match_run(const struct match *match)
{
    struct running self = {.match = match};
    const char *error, *late;

    append_begin(&self.records);
    error = match->prepare(match->context, &self.records);
    if (!error)
        error = play_and_sum(&self);
    late = append_close(&self.records);
    return error ? error : late;
}
