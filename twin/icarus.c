/* icarus.c - lets a bench that Icarus Verilog runs hear from another program.
 *
 * A VPI module with the one task $twin_next, which the bench calls before
 * each clock. It hands over what is on the outputs and takes what the inputs
 * shall be, in blocks of many ticks, over the socket that is descriptor 3:
 *
 *     from us to here   ticks, is_power_up, then the words of the inputs, or
 *                       of the held ports if it is a power-up of one tick
 *     and back          the words of the outputs of all ticks, then those of
 *                       what is X or Z in them
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

enum { SOCKET = 3, WORDS_MAX = 16, FINISHED = 77, BLOCK_SECONDS = 20 };

struct port {                           /* a vector of the bench */
    vpiHandle handle;
    size_t words;                       /* of 64 bits */
};

static struct port in, out, held, power_up;
static uint64_t ticks, done;            /* of this block */
static uint64_t is_power_up;
static uint64_t *wanted;                /* inputs of a block */
static uint64_t *shown, *unknown;       /* its outputs */
static size_t room;                     /* in ticks, of these three */

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
    return (size_t)ticks * port->words * sizeof(uint64_t);
}

static int make_room(void)
{
    if (ticks <= room)
        return 1;
    free(wanted);
    free(shown);
    free(unknown);
    wanted = malloc(bytes_of(&in));
    shown = malloc(bytes_of(&out));
    unknown = malloc(bytes_of(&out));
    room = (size_t)ticks;
    return wanted && shown && unknown;
}

static void set_timer(void)
{
    const struct itimerval time = {{0, 0}, {BLOCK_SECONDS, 0}};

    setitimer(ITIMER_PROF, &time, NULL);
}

static int hear(void)
{
    uint64_t head[2], words[WORDS_MAX];

    if (!take(head, sizeof head))
        return 0;
    set_timer();
    ticks = head[0];
    is_power_up = head[1];
    done = 0;
    if (!make_room())
        return 0;
    if (!is_power_up)
        return take(wanted, bytes_of(&in));
    if (!take(words, held.words * sizeof *words))
        return 0;
    drive(&held, words);
    return 1;
}

static int answer(void)
{
    return give(shown, bytes_of(&out)) && give(unknown, bytes_of(&out));
}

/* Ticks */

static void finish_tick(void)
{
    look(&out, shown + done * out.words, unknown + done * out.words);
    done++;
}

/* Most of the time the inputs stay as they are. */
static void begin_tick(void)
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
    if (done < ticks)
        finish_tick();
    if (done < ticks || ((ticks == 0 || answer()) && hear()))
        begin_tick();
    else
        _exit(0);                       /* nobody listens any more */
    return 0;
}

static PLI_INT32 begin(struct t_cb_data *unused)
{
    (void)unused;
    find_port(&in, "bench.in");
    find_port(&out, "bench.out");
    find_port(&held, "bench.held");
    find_port(&power_up, "bench.power_up");
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

    vpi_register_systf(&task);
    vpi_register_cb(&start);
    vpi_register_cb(&finish);
}

void (*vlog_startup_routines[])(void) = {enrol, NULL};
