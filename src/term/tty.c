/* tty.c - the terminal itself: set to raw mode and restored, read and written.
 *
 * Signal handlers only set flags, and the loop of the face looks at them; those
 * of crashes cannot return to it, so they give the terminal back themselves.
 * The order of calls is such that the terminal is usable again after any
 * signal at any moment, SIGKILL apart.
 */
#include "term/tty.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

/* Alternate screen, no cursor, no wrapping, mouse with buttons and motion
 * in SGR form, pastes marked. */
static const char enter_bytes[] =
    "\033[?1049h\033[?25l\033[?7l\033[?1002h\033[?1006h\033[?2004h"
    "\033[0m\033[2J";
/* The same in reverse. */
static const char leave_bytes[] =
    "\033[?2004l\033[?1006l\033[?1002l\033[?7h\033[0m\033[?25h\033[?1049l";

/* All signals whose default action ends a program. After the first kind it ends
 * in order; after the second it cannot continue. SIGALRM is of the first kind,
 * too, and has a handler of its own. */
static const int end_signals[] = {
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGUSR1, SIGUSR2, SIGXCPU,
    SIGVTALRM, SIGPROF, SIGPOLL,
#ifdef SIGPWR
    SIGPWR,
#endif
#ifdef SIGSTKFLT
    SIGSTKFLT,
#endif
};
static const int crash_signals[] = {SIGSEGV, SIGABRT, SIGBUS, SIGFPE,
                                    SIGILL, SIGSYS, SIGTRAP};

enum { ENDS = sizeof end_signals / sizeof end_signals[0],
       CRASHES = sizeof crash_signals / sizeof crash_signals[0],
       SIGNALS_MAX = 128, CRASH_STACK = 1 << 16,
       LATE_SECONDS = 1 };              /* for a terminal that takes nothing */

/* All that signal handlers use; flags are of a type that they may write. */
static struct {
    struct termios before;              /* as the terminal was */
    volatile sig_atomic_t is_taken;
    volatile sig_atomic_t end_signal, is_resized, is_stopped, is_resumed;
    volatile sig_atomic_t is_late;      /* the time to end in order is over */
    volatile sig_atomic_t is_alarm_ignored;
    struct sigaction actions[SIGNALS_MAX];      /* as they were */
} tty;

/* Raw mode; both ways may be called again at any time. */

/* A terminal may take no bytes for as long as it likes, and a write that is
 * interrupted may have written some of them. Once the program is to end, it
 * waits only for a moment. */
static void write_all(const char *bytes, size_t count)
{
    while (count > 0 && !tty.is_late) {
        ssize_t wrote = write(STDOUT_FILENO, bytes, count);

        if (wrote < 0 && errno != EINTR)
            return;
        if (wrote < 0)
            continue;
        bytes += wrote;
        count -= (size_t)wrote;
    }
}

/* is_taken is set before anything changes: a signal in between then restores
 * what was not changed yet, which does no harm. */
static void enter_raw_mode(void)
{
    struct termios raw = tty.before;

    raw.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INLCR | IGNCR | INPCK
                               | ISTRIP | IXON);
    raw.c_oflag &= ~(tcflag_t)OPOST;
    raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN | ISIG);
    raw.c_cflag |= CS8;
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    tty.is_taken = 1;
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw);
    write_all(enter_bytes, sizeof enter_bytes - 1);
}

/* Keys typed at the board are not for the shell: they are discarded. When a
 * signal ends the program it does not wait until all is written, as TCSAFLUSH
 * does: a terminal may never take it. Called from on_crash, so it must stay
 * async-signal-safe. */
static void leave_raw_mode(void)
{
    int is_ending = tty.end_signal != 0;

    if (!tty.is_taken)
        return;
    tty.is_taken = 0;
    tty.is_late = 0;
    if (is_ending)
        alarm(LATE_SECONDS);
    write_all(leave_bytes, sizeof leave_bytes - 1);
    if (is_ending)
        tcflush(STDIN_FILENO, TCIFLUSH);
    tcsetattr(STDIN_FILENO, is_ending ? TCSANOW : TCSAFLUSH, &tty.before);
    alarm(0);
}

/* Signals */

/* The alarm limits how long a blocked write can delay the end. */
static void on_end(int signal)
{
    tty.end_signal = signal;
    alarm(LATE_SECONDS);
}

/* Our own alarm interrupts a write; one that another program sent asks to end.
 */
static void on_alarm(int signal)
{
    if (tty.end_signal)
        tty.is_late = 1;
    else if (!tty.is_alarm_ignored)
        on_end(signal);
}

static void on_resize(int signal)
{
    (void)signal;
    tty.is_resized = 1;
}

static void on_stop(int signal)
{
    (void)signal;
    tty.is_stopped = 1;
}

static void on_resume(int signal)
{
    (void)signal;
    tty.is_resumed = 1;
}

/* SA_RESETHAND has restored the default action, which takes place when this
 * returns: the program still dumps core and has the right status. */
static void on_crash(int signal)
{
    int why = errno;

    tty.end_signal = signal;            /* a write that blocks gives up */
    leave_raw_mode();
    errno = why;
    raise(signal);
}

/* For the face, without SA_RESTART: poll and write must return. */
static void set_handler(int signal, void (*handler)(int), int flags)
{
    struct sigaction action = {.sa_handler = handler, .sa_flags = flags};

    sigemptyset(&action.sa_mask);
    sigaction(signal, &action, NULL);
}

static void keep_action(int signal)
{
    sigaction(signal, NULL, &tty.actions[signal]);
}

static int is_ignored(int signal)
{
    return tty.actions[signal].sa_handler == SIG_IGN;
}

/* What was ignored stays ignored: nohup relies on it. */
static void catch_end(int signal)
{
    keep_action(signal);
    if (!is_ignored(signal))
        set_handler(signal, on_end, 0);
}

static void catch_other(int signal, void (*handler)(int), int flags)
{
    keep_action(signal);
    set_handler(signal, handler, flags);
}

/* Calls a function for each signal that ends in order, real-time ones too. */
static void for_each_end(void (*visit)(int signal))
{
    for (int i = 0; i < ENDS; i++)
        visit(end_signals[i]);
    for (int signal = SIGRTMIN; signal <= SIGRTMAX; signal++)
        if (signal < SIGNALS_MAX)
            visit(signal);
}

/* A crash by a full stack needs a stack of its own for its handler. */
static void catch_all(void)
{
    static char stack[CRASH_STACK];
    stack_t crash_stack = {.ss_sp = stack, .ss_size = sizeof stack};

    sigaltstack(&crash_stack, NULL);
    for_each_end(catch_end);
    for (int i = 0; i < CRASHES; i++)
        catch_other(crash_signals[i], on_crash,
                    (int)SA_RESETHAND | SA_ONSTACK);
    catch_other(SIGALRM, on_alarm, 0);
    tty.is_alarm_ignored = is_ignored(SIGALRM);
    catch_other(SIGWINCH, on_resize, 0);
    catch_other(SIGTSTP, on_stop, 0);
    catch_other(SIGCONT, on_resume, 0);
}

static void restore_action(int signal)
{
    sigaction(signal, &tty.actions[signal], NULL);
}

static void catch_none(void)
{
    static const int others[] = {SIGALRM, SIGWINCH, SIGTSTP, SIGCONT};

    alarm(0);
    for_each_end(restore_action);
    for (int i = 0; i < CRASHES; i++)
        restore_action(crash_signals[i]);
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        restore_action(others[i]);
}

/* Stops a process, or with 0 the whole job, as the shell expects it. is_resumed
 * makes the next term_tty_is_new take the terminal again. */
static void stop_job(pid_t whom)
{
    leave_raw_mode();
    set_handler(SIGTSTP, SIG_DFL, 0);
    kill(whom, SIGTSTP);                /* returns when we go on */
    set_handler(SIGTSTP, on_stop, 0);
    tty.is_stopped = 0;
    tty.is_resumed = 1;
}

/* Public functions */

int term_tty_is_usable(void)
{
    const char *term = getenv("TERM");

    return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && term && *term
        && strcmp(term, "dumb") != 0;
}

/* Handlers are set before the terminal is changed, and exit is told once how to
 * undo it. */
const char *term_tty_begin(void)
{
    static int is_promised;

    if (tcgetattr(STDIN_FILENO, &tty.before) != 0)
        return "cannot read the terminal's settings: is standard input a "
               "terminal?";
    tty.end_signal = tty.is_resized = tty.is_stopped = tty.is_resumed = 0;
    tty.is_late = 0;
    setlocale(LC_CTYPE, "");
    catch_all();
    if (!is_promised)
        atexit(term_tty_end);
    is_promised = 1;
    enter_raw_mode();
    return NULL;
}

void term_tty_end(void)
{
    if (!tty.is_taken)
        return;
    leave_raw_mode();
    catch_none();
}

static int size_from_environment(const char *name, int standard)
{
    const char *value = getenv(name);
    int number = value ? atoi(value) : 0;

    return number > 0 && number < 1000 ? number : standard;
}

void term_tty_size(int *columns, int *rows)
{
    struct winsize size;

    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col
        && size.ws_row) {
        *columns = size.ws_col;
        *rows = size.ws_row;
        return;
    }
    *columns = size_from_environment("COLUMNS", 80);
    *rows = size_from_environment("LINES", 24);
}

void term_tty_pixels(int *width, int *height)
{
    struct winsize size = {0};

    (void)ioctl(STDOUT_FILENO, TIOCGWINSZ, &size);
    *width = size.ws_xpixel;
    *height = size.ws_ypixel;
}

int term_tty_is_utf8(void)
{
    return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

/* A hangup without bytes, or an end of file, means that the terminal is gone.
 */
int term_tty_read(struct term_input *input, int timeout_ms)
{
    struct pollfd in = {.fd = STDIN_FILENO, .events = POLLIN};
    size_t room;
    unsigned char *to = term_input_room(input, &room);
    ssize_t got;
    int ready = poll(&in, 1, timeout_ms);

    if (ready <= 0)
        return ready < 0 && errno != EINTR ? -1 : 0;
    if (!(in.revents & POLLIN))
        return -1;
    got = read(STDIN_FILENO, to, room);
    if (got < 0 && (errno == EINTR || errno == EAGAIN))
        return 0;
    if (got <= 0)
        return -1;
    term_input_add(input, (size_t)got);
    return 1;
}

void term_tty_write(const char *bytes, size_t count)
{
    write_all(bytes, count);
}

int term_tty_signal(void)
{
    return tty.end_signal;
}

void term_tty_die(int signal)
{
    set_handler(signal, SIG_DFL, 0);
    raise(signal);
}

int term_tty_is_new(void)
{
    int is_new = tty.is_resized;

    tty.is_resized = 0;
    if (tty.is_stopped)
        stop_job(getpid());
    if (tty.is_resumed) {
        tty.is_resumed = 0;
        enter_raw_mode();
        return 1;
    }
    return is_new;
}

void term_tty_suspend(void)
{
    stop_job(0);
}

uint64_t term_tty_clock_ns(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}
