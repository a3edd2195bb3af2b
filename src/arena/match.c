/* match.c - runs the games of a match, several at a time, and reports their
 * results in order.
 *
 * The threads are those of os/pool.c. Each has a seat: both sides and a
 * scratch game of its own, so that games share nothing but the match's
 * context. Results are reported under the pool's lock and in the order of
 * their numbers, whatever the number of threads.
 */
#include "arena/match.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

#include "disk/print.h"
#include "os/clock.h"
#include "os/interrupt.h"
#include "os/pool.h"

enum { LINE_WIDTH = 78 };               /* columns of progress to blank out */

static const char no_memory[] = "out of memory";
static const char no_output[] = "cannot write to standard output";

struct running {
    const struct match *match;
    struct append records;
    atomic_int is_over;                 /* a game was not played to its end */
    int64_t progress_ms;                /* when progress was last printed */
};

struct seat {                           /* what one thread owns */
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

static const char *allocate_side(const struct match *match, int i, void **side)
{
    *side = calloc(1, match->side_size);
    return *side ? match->open_side(match->context, i, *side) : no_memory;
}

/* After an error the pool still calls free_seat, so whatever is allocated so
 * far is left in place. */
static const char *prepare_seat(void *context, void **own)
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
        error = allocate_side(match, i, &seat->table.side[i]);
    return error;
}

static void free_seat(void *own)
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

/* A game that was not played ends the match, as an interrupt does. */
static int is_match_over(void *context)
{
    struct running *self = context;

    return atomic_load(&self->is_over) || interrupt_should_stop(NULL);
}

/* An unplayed game is no error: its side was stopped on purpose. The flag
 * keeps the other threads from starting further games. */
static const char *play_numbered_game(void *context, void *own, int number,
                                      void *at)
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

/* Reporting, always in the order of the games */

static const char *save_record(struct running *self, int number,
                               const struct match_result *result)
{
    const struct match *match = self->match;

    if (match->keep)
        return match->keep(match->context, &self->records, number, result);
    if (!append_is_open(&self->records))
        return NULL;
    return append_add(&self->records, result->record, result->record_length);
}

/* Rewrites one line of a terminal; a log file gets no progress at all. */
static void refresh_progress(struct running *self)
{
    int64_t now_ms = clock_ms();

    if (now_ms - self->progress_ms < self->match->progress_ms
        || !isatty(STDERR_FILENO))
        return;
    self->progress_ms = now_ms;
    self->match->print_progress(self->match->context, stderr);
    fflush(stderr);
}

static void clear_progress(const struct match *match)
{
    if (match->is_quiet && isatty(STDERR_FILENO))
        fprintf(stderr, "\r%*s\r", LINE_WIDTH, "");
}

/* The record is saved before the result counts, and the score is printed
 * after it is added. Output that cannot be written ends the match, because
 * nobody would see the remaining games. */
static const char *report_played(struct running *self, int number,
                                 const struct match_result *result)
{
    const struct match *match = self->match;
    const char *error = save_record(self, number, result);

    match->add(match->context, number, result);
    if (result->is_forfeit)
        print_visible(stderr, "boardwalk: game %d: %s\n", number + 1,
                      result->why);
    if (match->is_quiet) {
        refresh_progress(self);
    } else {
        match->print_result(match->context, number, result);
        fflush(stdout);
    }
    return !error && ferror(stdout) ? no_output : error;
}

/* The pool calls this once for every number that was handed out, so the record
 * is always freed. */
static const char *report_result(void *context, int number, void *at)
{
    struct match_result *result = at;
    const char *error = result->is_played
        ? report_played(context, number, result) : NULL;

    free(result->record);
    return error;
}

/* The match */

static const char *play_in_pool(struct running *self)
{
    const struct pool pool = {
        .count = self->match->games,
        .threads = self->match->threads,
        .result_size = self->match->result_size,
        .open = prepare_seat,
        .close = free_seat,
        .work = play_numbered_game,
        .tell = report_result,
        .should_stop = is_match_over,
        .context = self,
    };

    return pool_run(&pool);
}

/* While signals are caught, a guest or a reader that is gone makes write fail
 * instead of ending the program. The sum is printed after an error, too: the
 * games that were played still count. */
static const char *play_and_sum(struct running *self)
{
    const struct match *match = self->match;
    struct interrupt before;
    const char *error;

    interrupt_catch(&before);
    error = play_in_pool(self);
    clear_progress(match);
    match->print_sum(match->context, stdout);
    interrupt_restore(&before);
    return error || !interrupt_should_stop(NULL) ? error : "interrupted";
}

/* Closing the records may fail when the rest is written out; that counts only
 * if nothing else went wrong before. */
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
