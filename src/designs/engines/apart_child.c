/* apart_child.c - the process in which a design runs.
 *
 * It opens the design, tells what ports it has, and obeys orders until the
 * socket is closed. The time for an answer is bounded (process_set_timer). A
 * long run is made of pieces, and the time begins anew with each: only a piece
 * that does not end is a design that hangs.
 */
#include "designs/engines/apart_inside.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "designs/engines/process.h"

enum { PIECE_FIRST = 1 << 16, PIECE_MS = 50, BYTES_MAX = 1 << 28,
       TIMED_STEPS = 1 << 11, FEW_STEPS = 1 << 6,
       AHEAD_STEPS = 1 << 13 };         /* ticks one by one, until it no longer
                                         * pays to run ahead */

#define PIECE_MAX (UINT64_C(1) << 32)

/* The child's own end of the socket, and its one design. */
static const struct process parent = {0, PROCESS_SOCKET};
static const struct apart_engine *engine;
static struct apart_shared *shared;
static struct design *design;
static uint64_t piece = PIECE_FIRST;

/* Answers */

static void answer_ordered_error(const char *error)
{
    uint64_t length = error ? strlen(error) : 0;

    process_give(&parent, &length, sizeof length);
    if (length)
        process_give(&parent, error, length);
}

static int count_ordered_ports(void)
{
    int count = 0;

    while (design->ports[count].name)
        count++;
    return count;
}

static void tell_port(const struct design_port *port)
{
    const struct apart_port told = {
        port->low, port->width, (int32_t)port->direction, port->in_at,
        port->out_at, port->drives_at, (uint32_t)strlen(port->name)};

    process_give(&parent, &told, sizeof told);
    process_give(&parent, port->name, told.name_length);
}

static void tell_ports(void)
{
    const struct apart_hello hello = {
        design->state_size, design->in_words, design->out_words,
        count_ordered_ports(), engine->look != NULL, design->has_view, 0};

    process_give(&parent, &hello, sizeof hello);
    for (int i = 0; i < hello.port_count; i++)
        tell_port(&design->ports[i]);
}

/* Running */

static int64_t spent_ms(void)
{
    struct timespec now = {0, 0};

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* The ticks of changes count from the beginning of the whole run. */
static void shift_changes(uint64_t *changes, size_t count, int words,
                          uint64_t ticks)
{
    for (size_t i = 0; ticks && i < count; i++, changes += 1 + words)
        changes[0] += ticks;
}

/* Each piece begins with what its nets are then; of a later one that is known.
 */
static void join_inner(struct design_run *run, uint64_t done)
{
    size_t words = 1 + (size_t)design->inner_words;
    size_t known = shared->inner_count && run->inner_count ? 1 : 0;

    shift_changes(run->inner, run->inner_count, design->inner_words, done);
    run->inner_count -= known;
    memmove(run->inner, run->inner + known * words,
            run->inner_count * words * sizeof *run->inner);
    shared->inner_count += run->inner_count;
}

/* Leaps are as long as a piece may be, so a piece grows as long as it takes
 * little time. */
static void fit_piece(int64_t took_ms)
{
    if (took_ms < PIECE_MS / 4 && piece < PIECE_MAX)
        piece *= 2;
    else if (took_ms > PIECE_MS && piece > 1)
        piece /= 2;
}

struct rooms {                          /* in changes */
    size_t out, inner;
    uint64_t grain, phase;
};

static uint64_t stepped_so_far(void)
{
    uint64_t stepped = 0, leaped;

    if (engine->count)
        engine->count(&stepped, &leaped);
    return stepped;
}

/* To ask for the time costs more than to leap, so that it is asked for only
 * when something has been done since. */
static int is_worth_timing(void)
{
    static uint64_t timed;
    uint64_t stepped = stepped_so_far();

    if (engine->count && stepped - timed < TIMED_STEPS)
        return 0;
    timed = stepped;
    return 1;
}

static const char *run_piece(struct design_run *run, uint64_t done,
                             struct rooms room)
{
    int is_timed = is_worth_timing();
    int64_t begun = is_timed ? spent_ms() : 0;
    uint64_t stepped = stepped_so_far();
    const char *error;

    if (is_timed)
        process_set_timer();
    run->changes = shared->changes
                 + shared->count * (1 + (size_t)design->out_words);
    run->room = room.out - shared->count;
    run->count = 0;
    run->inner = room.inner ? shared->inner + shared->inner_count
                              * (1 + (size_t)design->inner_words) : NULL;
    run->inner_room = room.inner - shared->inner_count;
    run->inner_grain = room.grain;
    run->inner_phase = room.grain ? (room.phase + done) % room.grain : 0;
    run->inner_count = 0;
    error = design->type->run(design, run);
    shift_changes(run->changes, run->count, design->out_words, done);
    shared->count += run->count;
    if (run->inner)
        join_inner(run, done);
    if (is_timed)
        fit_piece(spent_ms() - begun);
    else if (stepped_so_far() - stepped < FEW_STEPS)
        fit_piece(0);
    return error;
}

/* A piece needs room for what its nets were, for a change, and for what they
 * are then. */
static int has_room(struct rooms room)
{
    return shared->count < room.out
        && (!room.inner || shared->inner_count + 3 <= room.inner);
}

/* On for so many ticks, or until something ends it before: then a piece is
 * shorter than it was to be. */
static const char *run_on(uint64_t ticks, const uint64_t *in,
                          struct rooms room)
{
    const struct design_view view = {shared->seen, shared->held,
                                     (int)shared->clock};
    struct design_run run = {
        .in = in, .stops = shared->has_stops ? shared->stops : NULL,
        .view = shared->has_view ? &view : NULL};
    uint64_t end = shared->ticks + ticks, asked;
    const char *error = NULL;

    do {
        uint64_t left = end - shared->ticks;

        run.ticks = asked = left < piece ? left : piece;
        error = run_piece(&run, shared->ticks, room);
        shared->ticks += run.ticks;
    } while (!error && run.ticks == asked && shared->ticks < end
             && has_room(room));
    shared->is_clock_high = (uint64_t)run.is_clock_high;
    return error;
}

static void count_ticks(void)
{
    uint64_t stepped = 0, leaped = 0;

    if (engine->count)
        engine->count(&stepped, &leaped);
    shared->stepped = stepped;
    shared->leaped = leaped;
}

/* Ahead
 *
 * The states before each of the runs that nobody has asked for yet: most orders
 * that come too early go back to one of these. */
static struct {
    void *state;
    uint64_t tick;
} between[APART_AHEAD];
static uint64_t between_count, between_in[APART_WORDS_MAX];

static int keep_between(void)
{
    void **state = &between[between_count].state;

    if (!*state)
        *state = malloc(design->state_size + 1);
    if (!*state)
        return 0;
    design->type->save(design, *state);
    between[between_count++].tick = shared->ticks;
    return 1;
}

/* An error is one only when it is asked for. */
static int run_one_ahead(uint64_t ticks, struct rooms room)
{
    uint64_t ticks_before = shared->ticks, count = shared->count;

    if (!keep_between())
        return 0;
    if (!run_on(ticks, between_in, room))
        return shared->ticks == ticks_before + ticks;
    design->type->load(design, between[--between_count].state);
    shared->ticks = ticks_before;
    shared->count = count;
    return 0;
}

/* As long as it costs little, and there is room for what changes. */
static void run_ahead(uint64_t runs, uint64_t ticks)
{
    struct rooms room = {APART_CHANGES / (1 + (size_t)design->out_words),
                         0, 0, 0};
    uint64_t most;

    count_ticks();
    most = shared->stepped + AHEAD_STEPS;
    for (uint64_t i = 0; i < runs && i < APART_AHEAD
         && shared->stepped < most && has_room(room)
         && run_one_ahead(ticks, room); i++)
        count_ticks();
}

static const char *run_ordered(const struct apart_order *order,
                               struct rooms room)
{
    const char *error;

    shared->ticks = shared->count = shared->inner_count = 0;
    between_count = 0;
    memcpy(between_in, shared->in, sizeof between_in);
    error = run_on(order->ticks, between_in, room);
    if (!error && shared->ticks == order->ticks && has_room(room))
        run_ahead(order->ahead, order->each);
    count_ticks();
    return error;
}

/* To a tick of the last run and those ahead of it; from the state before it
 * once more up to there, as far as no output is told. */
static void go_back(uint64_t tick)
{
    uint64_t at = between_count;
    struct rooms all = {
        APART_CHANGES / (1 + (size_t)design->out_words), 0, 0, 0};

    while (at > 0 && between[at - 1].tick > tick)
        at--;
    if (!at)
        return;                         /* it never was ahead */
    design->type->load(design, between[at - 1].state);
    shared->ticks = shared->count = shared->inner_count = 0;
    between_count = 0;
    if (tick > between[at - 1].tick)
        run_on(tick - between[at - 1].tick, between_in, all);
}

static size_t lesser_room(uint64_t asked, size_t most)
{
    return asked < most ? (size_t)asked : most;
}

static struct rooms rooms_of(const struct apart_order *order)
{
    return (struct rooms){
        lesser_room(order->room,
                    APART_CHANGES / (1 + (size_t)design->out_words)),
        lesser_room(order->inner_room,
                    APART_INNER / (1 + (size_t)design->inner_words)),
        order->inner_grain, order->inner_phase};
}

/* Orders */

static void save_state(void)
{
    void *state = malloc(design->state_size + 1);

    answer_ordered_error(state ? NULL : "out of memory for a snapshot");
    if (!state)
        return;
    design->type->save(design, state);
    process_give(&parent, state, design->state_size);
    free(state);
}

static void look_at_net(const char *name)
{
    uint64_t value[APART_LIMBS_MAX] = {0};
    uint64_t width = engine->look
                   ? engine->look(name, value, APART_LIMBS_MAX) : 0;

    answer_ordered_error(NULL);
    process_give(&parent, &width, sizeof width);
    process_give(&parent, value, sizeof value);
}

static void put_into_net(const char *bytes, uint64_t length)
{
    struct apart_value value = {{0}, 0};
    uint64_t width = 0;

    if (length > sizeof value)
        memcpy(&value, bytes, sizeof value);
    if (length > sizeof value && engine->put
        && value.width <= 64 * APART_LIMBS_MAX)
        width = engine->put(bytes + sizeof value, value.limbs, value.width);
    answer_ordered_error(NULL);
    process_give(&parent, &width, sizeof width);
}

static const char *observe_nets(const struct apart_probe *from, uint64_t count)
{
    struct design_probe probes[DESIGN_PROBES];

    if (!design->type->observe || count > DESIGN_PROBES)
        return "values inside need the engine leap";
    for (uint64_t i = 0; i < count; i++)
        probes[i] = (struct design_probe){from[i].name, from[i].words};
    return design->type->observe(design, probes, (int)count);
}

static void obey_ordered(const struct apart_order *order, void *bytes)
{
    switch ((enum apart_task)order->task) {
    case APART_CLOCKS:
        answer_ordered_error(engine->set_clocks(bytes, (int)(order->length
            / sizeof(struct design_clock))));
        return;
    case APART_POWER_UP:
        answer_ordered_error(design->type->power_up(design));
        return;
    case APART_RUN:
        answer_ordered_error(run_ordered(order, rooms_of(order)));
        return;
    case APART_SAVE:
        save_state();
        return;
    case APART_LOAD:
        answer_ordered_error(design->type->load(design, bytes));
        return;
    case APART_LOOK:
        look_at_net(bytes);
        return;
    case APART_PUT:
        put_into_net(bytes, order->length);
        return;
    case APART_USE:
        answer_ordered_error(engine->use ? engine->use(bytes)
                                 : "this engine has no compiled code");
        return;
    case APART_OBSERVE:
        answer_ordered_error(observe_nets(bytes, order->length
            / sizeof(struct apart_probe)));
        return;
    }
}

/* 0 if the parent is gone. Bytes end with a zero, so that a name is a string.
 */
static int hear_order(void)
{
    struct apart_order order;
    char *bytes;
    int is_heard;

    if (!process_take(&parent, &order, sizeof order)
        || order.length > BYTES_MAX)
        return 0;
    process_set_timer();
    bytes = calloc(1, (size_t)order.length + 1);
    is_heard = bytes && process_take(&parent, bytes, (size_t)order.length);
    if (is_heard && order.back)
        go_back(order.back - 1);
    if (is_heard)
        obey_ordered(&order, bytes);
    free(bytes);
    return is_heard;
}

void apart_become(const void *with)
{
    const struct apart_birth *birth = with;
    const char *error;

    engine = birth->engine;
    shared = birth->shared;
    error = engine->open(birth->with, &design);
    if (!error && (design->in_words > APART_WORDS_MAX
                   || design->out_words > APART_WORDS_MAX))
        error = "the design has too many ports";
    answer_ordered_error(error);
    if (error)
        _exit(1);
    tell_ports();
    while (hear_order())
        ;
    _exit(0);
}
