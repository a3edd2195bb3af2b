/* main.c - Go on a real DE1-SoC.
 *
 * The program of hps is stepped here once a millisecond, with the FPGA
 * behind /dev/mem; another thread hears the keyboard and fills a queue.
 */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/bits.h"
#include "machines/go/de1soc/devmem.h"
#include "machines/go/de1soc/feed.h"
#include "machines/go/de1soc/keyboard.h"
#include "machines/go/de1soc/options.h"
#include "machines/go/de1soc/queue.h"
#include "machines/go/de1soc/remote.h"
#include "machines/go/hps/program.h"

enum { STEP_US = 1000, BEAM_US = 100000, GAP_US = 1000 };

static struct program program;
static struct queue queue;
static struct devmem devmem;
static struct remote remote;
static volatile sig_atomic_t is_leaving;

/* Signals */

static void leave(int signal)
{
    (void)signal;
    is_leaving = 1;
}

/* An access to a bridge that is shut ends in one. Nothing can be repaired
 * here, only said. */
static void tell_no_answer(int signal)
{
    const char *text = trouble_text(TROUBLE_NO_ANSWER);
    ssize_t done = write(STDERR_FILENO, "go-de1soc: ", 11);

    (void)signal;
    done += write(STDERR_FILENO, text, strlen(text));
    (void)done;
    _exit(TROUBLE_NO_ANSWER);
}

static void catch(int signal, void (*handler)(int))
{
    struct sigaction action = {0};

    action.sa_handler = handler;
    sigaction(signal, &action, NULL);
}

/* Time */

static uint64_t now_us(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

static void wait_until_us(uint64_t when)
{
    uint64_t now = now_us();
    struct timespec wait = {0};

    if (now >= when)
        return;
    wait.tv_nsec = (long)(when - now) * 1000;
    nanosleep(&wait, NULL);
}

static uint64_t seed_of(const struct options *options)
{
    struct timespec now;

    if (options->has_seed)
        return options->seed;
    clock_gettime(CLOCK_REALTIME, &now);
    return bits_mix((uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec);
}

/* The FPGA */

static int fail(enum trouble trouble, const char *detail)
{
    const char *text = trouble_text(trouble);
    const char *advice = strchr(text, '\n');

    fprintf(stderr, "go-de1soc: %.*s", (int)(advice - text), text);
    if (detail)
        fprintf(stderr, ": %s", detail);
    fputs(advice, stderr);
    return (int)trouble;
}

static int open_fpga(const struct hw_bus *bus)
{
    if (bus->open(bus->with) == 0)
        return 0;
    if (bus->with == &remote)
        return fail(TROUBLE_OTHER, "no modelled FPGA answers");
    return fail(devmem.trouble,
                devmem.error ? strerror(devmem.error) : NULL);
}

/* Whether the beam goes in and out of the vertical blanking: some seven times
 * in the time it is watched. While the system runs something else nothing is
 * watched, so a long gap between two reads counts as a short one. */
static int has_beam(const struct hw_bus *bus)
{
    uint64_t last = now_us(), watched_us = 0;
    unsigned seen = 0;

    while (seen != 3 && watched_us < BEAM_US) {
        uint64_t now, gap_us;

        seen |= 1u << (bus->read(bus->with, REG_VGA_STATUS)
                       & VGA_STATUS_BLANK);
        now = now_us();
        gap_us = now - last;
        watched_us += gap_us < GAP_US ? gap_us : GAP_US;
        last = now;
    }
    return seen == 3;
}

/* The last picture stays. */
static void close_fpga(const struct hw_bus *bus)
{
    bus->write(bus->with, REG_AUDIO_CMD, AUDIO_NONE);
    bus->write(bus->with, REG_PANEL, 0);
    bus->close(bus->with);
}

/* The game */

static void hear_keys(void)
{
    struct queue_item item;

    for (;;)
        switch (queue_take(&queue, &item)) {
        case QUEUE_NOTHING:
            return;
        case QUEUE_REPORT:
            program_report(&program, item.report, item.length);
            break;
        case QUEUE_UNPLUGGED:
            program_unplug(&program);
            break;
        }
}

/* A step that took longer than its millisecond is followed by the next one at
 * once: so it is while a bot thinks. */
static void play(const struct hw_bus *bus)
{
    uint64_t last = now_us();

    while (!is_leaving && !remote.is_broken) {
        uint64_t now = now_us();

        hear_keys();
        program_step(&program, bus, (uint32_t)(now - last));
        last = now;
        wait_until_us(now + STEP_US);
    }
}

static int play_with_usb(const struct hw_bus *bus)
{
    struct keyboard keyboard;
    const char *error = keyboard_start(&keyboard, &queue);

    if (error)
        return fail(TROUBLE_NO_USB, error);
    play(bus);
    keyboard_stop(&keyboard);
    return 0;
}

static int play_with_pipe(const struct hw_bus *bus, const char *path)
{
    struct feed feed;
    const char *error = feed_start(&feed, path, &queue);

    if (error) {
        fprintf(stderr, "go-de1soc: %s: %s\n", path, error);
        return TROUBLE_OTHER;
    }
    play(bus);
    feed_stop(&feed);
    return 0;
}

/* Kept until the end. */
static void *give_memory(void *with, size_t bytes)
{
    (void)with;
    return malloc(bytes);
}

static struct hw_bus choose_bus(const struct options *options)
{
    struct hw_bus bus;

    remote_begin(&remote, options->registers, options->frames);
    devmem_begin(&devmem, options->root);
    bus = options->registers ? remote_bus(&remote) : devmem_bus(&devmem);
    bus.memory = give_memory;
    return bus;
}

static int run(const struct options *options)
{
    struct hw_bus bus = choose_bus(options);
    int status = open_fpga(&bus);

    if (status)
        return status;
    if (!has_beam(&bus))
        return fail(TROUBLE_NO_PERIPHERAL, NULL);
    program_reset(&program, seed_of(options));
    status = options->keys ? play_with_pipe(&bus, options->keys)
                           : play_with_usb(&bus);
    close_fpga(&bus);
    if (remote.is_broken)
        return fail(TROUBLE_OTHER, "the modelled FPGA has gone");
    return status;
}

int main(int argc, char **argv)
{
    struct options options;
    const char *error = options_read(&options, argc, argv);

    if (error)
        return fail(TROUBLE_USAGE, error);
    if (options.wants_help || options.wants_version) {
        fputs(options.wants_help ? options_help
                                 : "go-de1soc " BOARDWALK_VERSION "\n",
              stdout);
        return 0;
    }
    catch(SIGINT, leave);
    catch(SIGTERM, leave);
    catch(SIGBUS, tell_no_answer);
    return run(&options);
}
