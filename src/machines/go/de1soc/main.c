/* main.c - Go on a real DE1-SoC.
 *
 * The program of hps is stepped here once a millisecond, with the FPGA
 * behind /dev/mem; another thread hears the keyboard and fills a queue. It
 * ends with SIGINT or SIGTERM, and leaves the last picture on the monitor.
 *
 * The same program runs on the bench (machines/go/on_de1soc.c), where time is
 * counted in ticks. Here alone it is measured.
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

enum { STEP_US = 1000,
       BEAM_US = 100000,                /* about six pictures */
       GAP_US = 1000 };                 /* most of a gap that counts */

static struct program program;
static struct queue queue;
static struct devmem devmem;
static struct remote remote;
static volatile sig_atomic_t is_leaving;

/* Signals */

static void request_stop(int signal)
{
    (void)signal;
    is_leaving = 1;
}

/* SIGBUS is how an access to a closed bridge ends. Nothing can be repaired
 * then, only reported, with functions that are safe in a handler. */
static void tell_no_answer(int signal)
{
    const char *text = trouble_text(TROUBLE_NO_ANSWER);
    ssize_t done = write(STDERR_FILENO, "go-de1soc: ", 11);

    (void)signal;
    done += write(STDERR_FILENO, text, strlen(text));
    (void)done;
    _exit(TROUBLE_NO_ANSWER);
}

static void install_handler(int signal, void (*handler)(int))
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

/* A signal may end it early, which does no harm. */
static void wait_until_us(uint64_t when)
{
    uint64_t now = now_us();
    struct timespec wait = {0};

    if (now >= when)
        return;
    wait.tv_nsec = (long)(when - now) * 1000;
    nanosleep(&wait, NULL);
}

/* Without --seed from the clock, so that no two games are the same. */
static uint64_t choose_seed(const struct options *options)
{
    struct timespec now;

    if (options->has_seed)
        return options->seed;
    clock_gettime(CLOCK_REALTIME, &now);
    return bits_mix((uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec);
}

/* The FPGA */

/* The detail goes after the first line of the text, the advice below it. */
static int report_trouble(enum trouble trouble, const char *detail)
{
    const char *text = trouble_text(trouble);
    const char *advice = strchr(text, '\n');

    fprintf(stderr, "go-de1soc: %.*s", (int)(advice - text), text);
    if (detail)
        fprintf(stderr, ": %s", detail);
    fputs(advice, stderr);
    return (int)trouble;
}

/* 0 or an exit status, with its message printed. */
static int open_fpga(const struct hw_bus *bus)
{
    if (bus->open(bus->with) == 0)
        return 0;
    if (bus->with == &remote)
        return report_trouble(TROUBLE_OTHER,
                              "the modelled FPGA does not answer");
    return report_trouble(devmem.trouble,
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

/* Sound and lamps off; the last picture stays. */
static void close_fpga(const struct hw_bus *bus)
{
    bus->write(bus->with, REG_AUDIO_CMD, AUDIO_NONE);
    bus->write(bus->with, REG_PANEL, 0);
    bus->close(bus->with);
}

/* The game */

/* All reports that have come; the program queues what they mean. */
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
static void step_until_stopped(const struct hw_bus *bus)
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
        return report_trouble(TROUBLE_NO_USB, error);
    step_until_stopped(bus);
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
    step_until_stopped(bus);
    feed_stop(&feed);
    return 0;
}

/* For levels 4 and 5; kept until the program ends. */
static void *give_memory(void *with, size_t bytes)
{
    (void)with;
    return malloc(bytes);
}

/* A model where the options name one, the board's memory otherwise. */
static struct hw_bus choose_bus(const struct options *options)
{
    struct hw_bus bus;

    remote_begin(&remote, options->registers, options->frames);
    devmem_begin(&devmem, options->root);
    bus = options->registers ? remote_bus(&remote) : devmem_bus(&devmem);
    bus.memory = give_memory;
    return bus;
}

/* From opening the FPGA to closing it; returns the exit status. */
static int run_machine(const struct options *options)
{
    struct hw_bus bus = choose_bus(options);
    int status = open_fpga(&bus);

    if (status)
        return status;
    if (!has_beam(&bus))
        return report_trouble(TROUBLE_NO_PERIPHERAL, NULL);
    program_reset(&program, choose_seed(options));
    status = options->keys ? play_with_pipe(&bus, options->keys)
                           : play_with_usb(&bus);
    close_fpga(&bus);
    if (remote.is_broken)
        return report_trouble(TROUBLE_OTHER,
                              "the modelled FPGA has gone away");
    return status;
}

int main(int argc, char **argv)
{
    struct options options;
    const char *error = options_read(&options, argc, argv);

    if (error)
        return report_trouble(TROUBLE_USAGE, error);
    if (options.wants_help || options.wants_version) {
        fputs(options.wants_help ? options_help
                                 : "go-de1soc " BOARDWALK_VERSION "\n",
              stdout);
        return 0;
    }
    install_handler(SIGINT, request_stop);
    install_handler(SIGTERM, request_stop);
    install_handler(SIGBUS, tell_no_answer);
    return run_machine(&options);
}
