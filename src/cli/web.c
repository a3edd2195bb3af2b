/* web.c - boardwalk web: the page, for the browser of this machine. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/text.h"
#include "bench/journal.h"
#include "cli/command.h"
#include "disk/print.h"
#include "disk/share.h"
#include "host/web_server.h"

/* Games are kept by the browser under the page's address: a port of its own
 * finds them again. */
enum { USUAL_PORT = 8017, PORT_MOST = 65535, ADDRESS_MAX = 40 };

static const struct arg_def options[] = {
    {"port", 'p', "N", "listen there instead of 8017; 0: anywhere free"},
    {"root", 0, "DIR", "the folder that 'make web' made"},
    {"no-browser", 0, NULL, "only serve; open no browser"},
    {0},
};

/* Where the page is */

static const char *find_root(const struct args *args,
                             char path[JOURNAL_PATH_MAX])
{
    const char *root = args_value(args, "root");

    if (root)
        return root;
    share_find("web", path, JOURNAL_PATH_MAX);
    return path;                        /* if missing, that is told later */
}

/* The browser */

static int has_display(void)
{
    return getenv("DISPLAY") || getenv("WAYLAND_DISPLAY");
}

/* In a grandchild, whom nobody has to wait for. */
static void open_browser(const char *address)
{
    if (fork() != 0)
        return;
    if (fork() == 0 && freopen("/dev/null", "w", stdout)
        && freopen("/dev/null", "w", stderr))
        execlp("xdg-open", "xdg-open", address, (char *)0);
    _exit(0);
}

static int opens_browser;

static void tell_address(int port)
{
    char address[ADDRESS_MAX];

    snprintf(address, sizeof address, "http://127.0.0.1:%d/", port);
    printf("Boardwalk is at %s\n%s", address,
           "Ctrl-C ends it; games stay in the browser.\n");
    fflush(stdout);
    if (opens_browser)
        open_browser(address);
}

static int run(const struct args *args)
{
    static struct web_files files;
    char path[JOURNAL_PATH_MAX];
    const char *root = find_root(args, path);
    uint64_t port = USUAL_PORT;
    const char *error = args_number(args, "port", 0, PORT_MOST, &port);
    struct web_server server = {.files = &files, .on_ready = tell_address};

    if (!error && args->word_count)
        error = "it takes options only; --root names a folder";
    if (error)
        return command_misused(&command_web, error);
    error = web_files_read(&files, root);
    if (error) {
        print_visible(stderr, "boardwalk: no page in %s: %s\n"
                      "'make web' makes it in build/web; --root names "
                      "another folder.\n", root, error);
        web_files_free(&files);
        return EXIT_FAILED;
    }
    server.port = (int)port;
    opens_browser = !args_has(args, "no-browser") && has_display();
    error = web_server_run(&server);
    web_files_free(&files);
    return error ? command_failed(error) : 0;
}

const struct command command_web = {
    .name = "web",
    .usage = "[--port N] [--root DIR] [--no-browser]",
    .summary = "play in a browser",
    .more = "Serves the page to this machine only and opens a browser. Games "
            "are kept there.\n",
    .options = options,
    .run = run,
};
