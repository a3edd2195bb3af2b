/* term_speed.c - what the terminal face costs: run it on a terminal of our
 * own, time its first picture, let it be for a while, add up its processor
 * time.
 *
 *     term_speed LABEL SECONDS GOAL PROGRAM ARGUMENT...
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static pid_t start(int terminal, char **argv)
{
    pid_t child = fork();
    int own;

    if (child != 0)
        return child;
    setsid();
    own = open(ptsname(terminal), O_RDWR);
    ioctl(own, TIOCSCTTY, 0);
    dup2(own, 0);
    dup2(own, 1);
    dup2(own, 2);
    setenv("TERM", "xterm-256color", 1);
    setenv("COLORTERM", "truecolor", 1);
    execvp(argv[0], argv);
    _exit(127);
}

/* Reads what comes within a time; returns the bytes. */
static long drain(int terminal, double until)
{
    char bytes[65536];
    long sum = 0;

    for (;;) {
        struct pollfd ready = {terminal, POLLIN, 0};
        double left = until - seconds();
        ssize_t got;

        if (left <= 0 || poll(&ready, 1, (int)(left * 1000) + 1) <= 0)
            return sum;
        got = read(terminal, bytes, sizeof bytes);
        if (got <= 0)
            return sum;
        sum += got;
    }
}

/* The first picture is there when the printed name of a part is. */
static double first_picture(int terminal, double begun)
{
    static char seen[1 << 18];
    size_t used = 0;

    while (seconds() - begun < 10 && used + 1 < sizeof seen) {
        ssize_t got = read(terminal, seen + used, sizeof seen - 1 - used);

        if (got <= 0)
            break;
        used += (size_t)got;
        if (memmem(seen, used, "BTN0", 4))
            return seconds() - begun;
    }
    return -1;
}

static double processor_time(pid_t child)
{
    struct rusage used;

    waitpid(child, NULL, 0);
    getrusage(RUSAGE_CHILDREN, &used);
    return (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec)
         + (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) * 1e-6;
}

int main(int argc, char **argv)
{
    struct winsize size = {24, 80, 0, 0};
    int terminal = posix_openpt(O_RDWR | O_NOCTTY);
    double begun, picture, wall, cpu;
    long bytes;
    pid_t child;

    if (argc < 5 || terminal < 0 || grantpt(terminal) || unlockpt(terminal))
        return 2;
    ioctl(terminal, TIOCSWINSZ, &size);
    begun = seconds();
    child = start(terminal, argv + 4);
    picture = first_picture(terminal, begun);
    bytes = drain(terminal, begun + atof(argv[2]));
    if (write(terminal, "q", 1) != 1)
        return 1;
    wall = seconds() - begun;
    drain(terminal, seconds() + 0.2);
    cpu = processor_time(child);
    printf("%-22s %8.2f %% of a core  goal %s %%; %ld bytes/s; "
           "first picture %.1f ms, goal 50 ms\n", argv[1], 100 * cpu / wall,
           argv[3], (long)((double)bytes / wall), picture * 1e3);
    return picture < 0;
}
