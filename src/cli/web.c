/* web.c - boardwalk web: serves the page to a browser on this machine.
 *
 * Serves only 127.0.0.1 (host/web_server.c). The files are read into memory
 * once at the start, so nothing outside the folder can ever be asked for.
 */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/text.h"
#include "bench/journal.h"
#include "cli/command.h"
#include "disk/print.h"
#include "disk/share.h"
#include "host/web_server.h"

/* The browser stores games under the address of the page, port included: with
 * a fixed port it finds them again. */
enum { USUAL_PORT = 8017, PORT_MOST = 65535, ADDRESS_MAX = 40 };

static const struct arg_def options[] = {
    {"port", 'p', "N", "listen on this port (default 8017); 0: any free one"},
    {"root", 0, "DIR", "serve this folder, made by 'make web'"},
    {"no-browser", 0, NULL, "do not open a browser"},
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
    return path;                        /* if missing, reading it fails */
}

/* The browser */

/* Without X or Wayland xdg-open might start a text browser over this one. */
static int has_display(void)
{
    return getenv("DISPLAY") || getenv("WAYLAND_DISPLAY");
}

/* The double fork leaves a grandchild that init waits for, so that no zombie
 * is left while the server runs. Its messages are not ours. */
static void open_browser(const char *address)
{
    if (fork() != 0)
        return;
    if (fork() == 0 && freopen("/dev/null", "w", stdout)
        && freopen("/dev/null", "w", stderr))
        execlp("xdg-open", "xdg-open", address, (char *)0);
    _exit(0);
}

/* on_ready gets only the port, hence the static. */
static int opens_browser;

/* Called once the port is open: with port 0 it is known only then. */
static void announce_address(int port)
{
    char address[ADDRESS_MAX];

    snprintf(address, sizeof address, "http://127.0.0.1:%d/", port);
    printf("Boardwalk is at %s\n%s", address,
           "Press Ctrl-C to stop; games are kept in the browser.\n");
    fflush(stdout);
    if (opens_browser)
        open_browser(address);
}

/* Runs until it is interrupted. */
static int serve_page(const struct args *args)
{
    static struct web_files files;
    char path[JOURNAL_PATH_MAX];
    const char *root = find_root(args, path);
    uint64_t port = USUAL_PORT;
    const char *error = args_number(args, "port", 0, PORT_MOST, &port);
    struct web_server server = {.files = &files, .on_ready = announce_address};

    if (!error)
        error = args_refuse_words(args, "use --root to name a folder");
    if (error)
        return command_misused(&command_web, error);
    error = web_files_read(&files, root);
    if (error) {
        print_visible(stderr, "boardwalk: no page in %s: %s\n"
                      "'make web' builds it in build/web; use --root to name "
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
    .more = "Serves the page to this machine only and opens a browser, which "
            "keeps the games.\n",
    .options = options,
    .run = serve_page,
};
