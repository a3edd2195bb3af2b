/* test_term_blocked.c BOARDWALK - a terminal that takes no bytes: signals end
 * the game all the same, and leave its journal.
 *
 * The game draws on a terminal that nobody reads from. When that is full and
 * a write has taken only some of its bytes, a signal comes.
 */
#include "check.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum { LIMIT_S = 120, STEP_MS = 50, STILL_STEPS = 20 };

static const char *boardwalk;

static void sleep_step(void)
{
    struct timespec time = {0, STEP_MS * 1000000};

    nanosleep(&time, NULL);
}

static void take_terminal(const char *name)
{
    int slave;

    setsid();
    slave = open(name, O_RDWR);
    if (slave < 0 || ioctl(slave, TIOCSCTTY, 0) != 0)
        _exit(9);
    for (int fd = 0; fd < 3; fd++)
        dup2(slave, fd);
}

static pid_t begin(int master)
{
    char name[64];
    pid_t child;

    assert_int_equal(ptsname_r(master, name, sizeof name), 0);
    child = fork();
    if (child == 0) {
        take_terminal(name);
        setenv("TERM", "xterm-256color", 1);
        unsetenv("DISPLAY");
        unsetenv("WAYLAND_DISPLAY");
        execl(boardwalk, boardwalk, "play", "go", "--face", "term",
              "--no-journal", (char *)NULL);
        _exit(9);
    }
    return child;
}

static void resize(int master, int columns)
{
    struct winsize size = {.ws_row = 70, .ws_col = (unsigned short)columns};

    assert_int_equal(ioctl(master, TIOCSWINSZ, &size), 0);
}

static int waiting_bytes(int master)
{
    int count = 0;

    (void)ioctl(master, FIONREAD, &count);
    return count;
}

/* New sizes make it draw all anew, until the terminal takes no more. */
static void fill(int master)
{
    int still = 0, before = -1;

    for (int i = 0; i < LIMIT_S * 1000 / STEP_MS && still < STILL_STEPS;
         i++) {
        int now;

        resize(master, 200 + i % 2 * 20);
        sleep_step();
        now = waiting_bytes(master);
        still = now > 0 && now == before ? still + 1 : 0;
        before = now;
    }
    assert_int_equal(still, STILL_STEPS);
}

static void check_end(pid_t child, int by)
{
    int status;

    for (int i = 0; i < LIMIT_S * 1000 / STEP_MS; i++) {
        pid_t got = waitpid(child, &status, WNOHANG);

        assert_true(got == 0 || got == child);
        if (got == child) {
            assert_true(WIFSIGNALED(status));
            assert_int_equal(WTERMSIG(status), by);
            return;
        }
        sleep_step();
    }
    kill(child, SIGKILL);
    waitpid(child, &status, 0);
    fail_msg("signal %d did not end it", by);
}

static void end_blocked_by(int signal)
{
    int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    pid_t child;

    assert_true(master >= 0);
    assert_int_equal(grantpt(master), 0);
    assert_int_equal(unlockpt(master), 0);
    resize(master, 200);
    child = begin(master);
    fill(master);
    kill(child, signal);
    check_end(child, signal);
    close(master);
}

CASE(sigterm_ends_it)
{
    BEGIN_CASE;
    end_blocked_by(SIGTERM);
}

CASE(a_crash_ends_it)
{
    BEGIN_CASE;
    end_blocked_by(SIGSEGV);
}

static const struct CMUnitTest tests[] = {
    TEST("blocked: SIGTERM ends a game whose terminal takes no bytes",
         sigterm_ends_it),
    TEST("blocked: so does a crash", a_crash_ends_it),
};

int main(int argc, char **argv)
{
    if (argc < 2)
        return 2;
    boardwalk = argv[1];
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("term_blocked", tests, NULL, NULL);
}
