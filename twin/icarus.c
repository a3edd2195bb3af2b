/* icarus.c - lets a bench that Icarus Verilog runs hear from another program.
 *
 * A VPI module with the one task $twin_next, which the bench calls before
 * each step: a clock of a twin, half a tick of a project. It hands over what is
 * on the outputs and takes what the inputs shall be, in blocks of many steps,
 * over the socket that is descriptor 3:
 *
 *     from us to here   steps, is_power_up, pace, then the words of the inputs,
 *                       or of the held ports if it is a power-up of one step;
 *                       with a pace also the words of outputs that end a block
 *                       when they change from one multiple of the pace to the
 *                       next
 *     and back          how many steps were done, the words of the outputs of
 *                       all of them, then those of what is X or Z in them
 *
 * A bench that has a variable from_zero is one of a project: its registers
 * begin at 0 as those of a chip do, where nothing else is said. Twins begin
 * with X, to show what their reset leaves out.
 *
 * A design that ends the simulation itself ends it with a status of its own,
 * and one that does not come to the next block in time is ended.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

#include <vpi_user.h>

enum { SOCKET = 3, WORDS_MAX = 64, FINISHED = 77, BLOCK_SECONDS = 20 };

#define BENCH "boardwalk_bench."

struct port {                           /* a vector of the bench */
    vpiHandle handle;
    size_t words;                       /* of 64 bits */
};

static struct port in, out, held, power_up;
static uint64_t steps, done;            /* of this block */
static uint64_t is_power_up, pace;
static uint64_t stops[WORDS_MAX], before[WORDS_MAX];
static time_t block_seconds = BLOCK_SECONDS;
static uint64_t *wanted;                /* inputs of a block */
static uint64_t *shown, *unknown;       /* its outputs */
static size_t room;                     /* in steps, of these three */

/* Vectors */

static void find_port(struct port *port, char *name)
{
    port->handle = vpi_handle_by_name(name, NULL);
    port->words = ((size_t)vpi_get(vpiSize, port->handle) + 63) / 64;
}

static void drive(const struct port *port, const uint64_t *words)
{
    s_vpi_vecval vector[2 * WORDS_MAX] = {{0, 0}};
    s_vpi_value value = {.format = vpiVectorVal, .value.vector = vector};

    for (size_t i = 0; i < port->words; i++) {
        vector[2 * i].aval = (PLI_INT32)(uint32_t)words[i];
        vector[2 * i + 1].aval = (PLI_INT32)(uint32_t)(words[i] >> 32);
    }
    vpi_put_value(port->handle, &value, NULL, vpiNoDelay);
}

static uint64_t whole(PLI_INT32 low, PLI_INT32 high)
{
    return (uint64_t)(uint32_t)high << 32 | (uint32_t)low;
}

static void look(const struct port *port, uint64_t *words, uint64_t *x)
{
    s_vpi_value value = {.format = vpiVectorVal};

    vpi_get_value(port->handle, &value);
    for (size_t i = 0; i < port->words; i++) {
        const s_vpi_vecval *half = value.value.vector + 2 * i;

        x[i] = whole(half[0].bval, half[1].bval);
        words[i] = whole(half[0].aval, half[1].aval) & ~x[i];
    }
}

/* The socket */

static int take(void *bytes, size_t length)
{
    for (char *at = bytes; length > 0;) {
        ssize_t got = read(SOCKET, at, length);

        if (got <= 0)
            return 0;
        at += got;
        length -= (size_t)got;
    }
    return 1;
}

static int give(const void *bytes, size_t length)
{
    for (const char *at = bytes; length > 0;) {
        ssize_t gone = write(SOCKET, at, length);

        if (gone <= 0)
            return 0;
        at += gone;
        length -= (size_t)gone;
    }
    return 1;
}

static size_t bytes_of(const struct port *port)
{
    return (size_t)steps * port->words * sizeof(uint64_t);
}

static int make_room(void)
{
    if (steps <= room)
        return 1;
    free(wanted);
    free(shown);
    free(unknown);
    wanted = malloc(bytes_of(&in));
    shown = malloc(bytes_of(&out));
    unknown = malloc(bytes_of(&out));
    room = (size_t)steps;
    return wanted && shown && unknown;
}

/* As long as our program gave it for the beginning: the timer was set before
 * vvp was. */
static void find_time(void)
{
    struct itimerval given;

    if (getitimer(ITIMER_PROF, &given) == 0
        && (given.it_value.tv_sec || given.it_value.tv_usec))
        block_seconds = given.it_value.tv_sec + 1;
}

static void set_timer(void)
{
    const struct itimerval time = {{0, 0}, {block_seconds, 0}};

    setitimer(ITIMER_PROF, &time, NULL);
}

static int hear(void)
{
    uint64_t head[3], words[WORDS_MAX];

    if (!take(head, sizeof head))
        return 0;
    set_timer();
    steps = head[0];
    is_power_up = head[1];
    pace = head[2];
    done = 0;
    if (!make_room())
        return 0;
    if (!is_power_up)
        return take(wanted, bytes_of(&in))
            && (!pace || take(stops, out.words * sizeof *stops));
    if (!take(words, held.words * sizeof *words))
        return 0;
    drive(&held, words);
    return 1;
}

static int answer(void)
{
    return give(&steps, sizeof steps) && give(shown, bytes_of(&out))
        && give(unknown, bytes_of(&out));
}

/* Steps */

/* Whether an output that ends the block is another than a pace before. */
static int is_stopped(const uint64_t *now)
{
    int is_end = 0;

    for (size_t i = 0; i < out.words; i++) {
        is_end |= ((now[i] ^ before[i]) & stops[i]) != 0;
        before[i] = now[i];
    }
    return is_end;
}

static void finish_step(void)
{
    uint64_t *now = shown + done * out.words;

    look(&out, now, unknown + done * out.words);
    done++;
    if (pace && done % pace == 0 && is_stopped(now))
        steps = done;
}

/* Most of the time the inputs stay as they are. */
static void begin_step(void)
{
    static uint64_t last[WORDS_MAX];
    const uint64_t *words = wanted + done * in.words;

    if (done == 0)
        drive(&power_up, &is_power_up);
    if (is_power_up || memcmp(last, words, in.words * sizeof *words) == 0)
        return;
    memcpy(last, words, in.words * sizeof *words);
    drive(&in, words);
}

static PLI_INT32 next(PLI_BYTE8 *unused)
{
    (void)unused;
    if (done < steps)
        finish_step();
    if (done < steps || ((steps == 0 || answer()) && hear()))
        begin_step();
    else
        _exit(0);                       /* nobody listens any more */
    return 0;
}

/* Power-up at zero */

static int has_unknown(const s_vpi_vecval *vector, int bits)
{
    for (int i = 0; i < (bits + 31) / 32; i++)
        if (vector[i].bval)
            return 1;
    return 0;
}

/* Bits that a declaration gave a value keep it. */
static void clear_variable(vpiHandle variable)
{
    s_vpi_value value = {.format = vpiVectorVal};
    int bits = vpi_get(vpiSize, variable);
    s_vpi_vecval *known;

    vpi_get_value(variable, &value);
    if (!has_unknown(value.value.vector, bits))
        return;
    known = calloc((size_t)(bits + 31) / 32, sizeof *known);
    for (int i = 0; known && i < (bits + 31) / 32; i++)
        known[i].aval = value.value.vector[i].aval
                      & ~value.value.vector[i].bval;
    value.value.vector = known;
    if (known)
        vpi_put_value(variable, &value, NULL, vpiNoDelay);
    free(known);
}

static void visit_each(vpiHandle in_scope, PLI_INT32 kind,
                     void (*visit)(vpiHandle))
{
    vpiHandle list = vpi_iterate(kind, in_scope), one;

    while (list && (one = vpi_scan(list)))
        visit(one);
}

static void clear_memory(vpiHandle memory)
{
    visit_each(memory, vpiMemoryWord, clear_variable);
}

/* Modules, blocks of generate, named blocks, tasks: each may have more. Types
 * of two states are at 0 already. */
static void clear_scope(vpiHandle scope)
{
    static const PLI_INT32 kinds[] = {vpiReg, vpiIntegerVar, vpiTimeVar};

    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        visit_each(scope, kinds[i], clear_variable);
    visit_each(scope, vpiMemory, clear_memory);
    visit_each(scope, vpiInternalScope, clear_scope);
}

static PLI_INT32 clear_all(struct t_cb_data *unused)
{
    (void)unused;
    if (vpi_handle_by_name(BENCH "from_zero", NULL))
        visit_each(NULL, vpiModule, clear_scope);
    return 0;
}

/* When all is loaded, for memories: initial blocks fill them later. vvp sets
 * variables to X once more after that. The copy of the project gives registers
 * a value; what it has left out is cleared at time 0. */
static void clear_twice(void)
{
    s_vpi_time now = {.type = vpiSimTime};
    s_cb_data loaded = {.reason = cbEndOfCompile, .cb_rtn = clear_all};
    s_cb_data begun = {.reason = cbAfterDelay, .cb_rtn = clear_all,
                       .time = &now};

    vpi_register_cb(&loaded);
    vpi_register_cb(&begun);
}

static PLI_INT32 begin(struct t_cb_data *unused)
{
    (void)unused;
    find_port(&in, BENCH "in");
    find_port(&out, BENCH "out");
    find_port(&held, BENCH "held");
    find_port(&power_up, BENCH "power_up");
    return 0;
}

static PLI_INT32 end(struct t_cb_data *unused)
{
    (void)unused;
    _exit(FINISHED);
}

static void enrol(void)
{
    s_vpi_systf_data task = {.type = vpiSysTask, .tfname = "$twin_next",
                             .calltf = next};
    s_cb_data start = {.reason = cbStartOfSimulation, .cb_rtn = begin};
    s_cb_data finish = {.reason = cbEndOfSimulation, .cb_rtn = end};

    find_time();
    clear_twice();
    vpi_register_systf(&task);
    vpi_register_cb(&start);
    vpi_register_cb(&finish);
}

void (*vlog_startup_routines[])(void) = {enrol, NULL};
