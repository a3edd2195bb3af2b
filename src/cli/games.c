/* games.c - boardwalk games: lists the games that are kept; renames, removes
 * and exports them.
 *
 * Reading the folder is bench/kept.c, changing it bench/kept_shelf.c. A game
 * is removed only if it is named,
 * and one that is being played in another process only if the user confirms
 * it at a terminal; scripts cannot.
 */
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/command.h"
#include "disk/print.h"
#include "disk/state.h"
#include "bench/kept_shelf.h"

static const struct arg_def options[] = {
    {"all", 'a', NULL, "also list demos, empty and unreadable games"},
    {"remove", 0, NULL, "remove the named games"},
    {"rename", 0, NULL, "rename a game"},
    {"export", 0, "FOLDER", "copy all games into a folder"},
    {0},
};

/* The list */

/* For a pipe and for a terminal: tabs between columns, or aligned columns. */
static const char *const layouts[] = {
    "%s\t%s\t%s\t%s\t%s\t%s\n",
    "%-36s %-9s %-28s %7s  %-16s  %s\n",
};

/* "-" while a game is not over. */
static const char *result_column(const struct kept *game)
{
    if (!game->machine)
        return "not readable";
    if (game->events == 0)
        return "empty";
    return game->result[0] ? game->result : "-";
}

/* A file name may contain anything, line ends included. text_plain turns
 * control characters into question marks. */
static void put_visible(const char *name, struct text *to)
{
    for (; *name; name++)
        text_put_char(to, text_plain(*name));
}

/* One line; the time is local and that of the last change. */
static void print_kept_game(const struct kept *game, const char *layout)
{
    char name[KEPT_NAME_MAX], events[24], when[32] = "-";
    time_t seconds = (time_t)game->seconds;
    struct tm local;
    struct text to;

    text_begin(&to, name, sizeof name);
    put_visible(game->name, &to);
    text_begin(&to, events, sizeof events);
    text_put_number(&to, game->events);
    if (localtime_r(&seconds, &local))
        strftime(when, sizeof when, "%Y-%m-%d %H:%M", &local);
    print_visible(stdout, layout, name,
                  game->machine ? game->machine->name : "-",
                  game->players[0] ? game->players : "-", events, when,
                  result_column(game));
}

/* The list may hold fewer games than the folder has; how many were left out
 * is counted before the uninteresting ones are removed from it. */
static int list_games(const struct args *args, struct kept_list *list)
{
    const char *layout = layouts[isatty(STDOUT_FILENO) != 0];
    int all = list->all, left;

    left = all - list->count;
    if (!args_has(args, "all"))
        kept_list_select(list);
    if (list->count == 0) {
        print_visible(stderr, "boardwalk: there are no games in %s\n",
                      list->folder);
        return 0;
    }
    printf(layout, "NAME", "MACHINE", "PLAYERS", "EVENTS", "WHEN", "RESULT");
    for (int i = 0; i < list->count; i++)
        print_kept_game(&list->game[i], layout);
    if (left > 0)
        fprintf(stderr, "boardwalk: %d older files are not listed\n", left);
    return 0;
}

/* Removing */

/* Only games of the folder can be removed: a path is no name. */
static const struct kept *find_game(const struct kept_list *list,
                                    const char *name)
{
    for (int i = 0; i < list->count; i++)
        if (text_same(list->game[i].name, name))
            return &list->game[i];
    return NULL;
}

static const char *no_such_game(const struct kept_list *list,
                                const char *name)
{
    return text_error("there is no game '", name, "' in ", list->folder,
                      "; 'boardwalk games --all' lists them", (char *)0);
}

/* Without a terminal the answer is no. */
static int confirm_removal(const char *path)
{
    char answer[16];

    if (!isatty(STDIN_FILENO))
        return 0;
    print_visible(stderr, "%s is being played. Remove it anyway? [y/N] ",
                  path);
    return fgets(answer, sizeof answer, stdin)
        && (answer[0] == 'y' || answer[0] == 'Y');
}

/* Removing a journal that another process writes would lose its game. */
static int remove_game(const struct kept_list *list, const char *name)
{
    char path[JOURNAL_PATH_MAX];
    const struct kept *game = find_game(list, name);

    if (!game)
        return command_failed(no_such_game(list, name));
    kept_path(list, (int)(game - list->game), path);
    if (journal_is_in_use(path) && !confirm_removal(path))
        return command_failed(text_error(path, " is being played and was not "
            "removed; close that game first", (char *)0));
    if (!journal_remove(path))
        return command_failed(text_error("cannot remove ", path, ": ",
                                         strerror(errno), (char *)0));
    print_visible(stdout, "removed %s\n", path);
    return 0;
}

/* Goes on after an error; the status is 1 if there was any. */
static int remove_games(const struct args *args,
                        const struct kept_list *list)
{
    int status = 0;

    for (int i = 0; i < args->word_count; i++)
        status |= remove_game(list, args->word[i]);
    return status;
}

/* Names and copies */

static int rename_game(const struct args *args, struct kept_list *list)
{
    const struct kept *game = find_game(list, args->word[0]);
    const char *error = game
        ? kept_shelf_rename(list, (int)(game - list->game), args->word[1])
        : no_such_game(list, args->word[0]);

    if (error)
        return command_failed(error);
    print_visible(stdout, "%s is now %s\n", args->word[0], game->name);
    return 0;
}

/* What the list shows, or with --all everything. */
static int export_games(const struct args *args, struct kept_list *list)
{
    const char *folder = args_value(args, "export"), *error;
    int copied;

    if (!args_has(args, "all"))
        kept_list_select(list);
    error = kept_shelf_export(list, folder, &copied);
    print_visible(stdout, "%d %s in %s\n", copied,
                  copied == 1 ? "game is" : "games are", folder);
    return error ? command_failed(error) : 0;
}

/* The command */

/* A folder that does not exist yet is an empty one. */
static int work_on_games(const struct args *args, struct kept_list *list)
{
    char folder[JOURNAL_PATH_MAX];
    const char *error = state_folder(folder);

    if (error)
        return command_failed(error);
    if (access(folder, F_OK) == 0) {
        error = kept_list_read(list, folder, NULL);
        if (error)
            return command_failed(error);
    } else {
        strcpy(list->folder, folder);
    }
    if (args_has(args, "rename"))
        return rename_game(args, list);
    if (args_has(args, "export"))
        return export_games(args, list);
    return args_has(args, "remove") ? remove_games(args, list)
                                    : list_games(args, list);
}

static const char *games_misuse(const struct args *args)
{
    if (args_has(args, "remove") + args_has(args, "rename")
        + args_has(args, "export") > 1)
        return "--remove, --rename and --export cannot be combined";
    if (args_has(args, "remove"))
        return args->word_count ? NULL
                                : "--remove needs the names of the games";
    if (args_has(args, "rename"))
        return args->word_count == 2 ? NULL
             : "--rename needs the name of a game and its new name";
    return args->word_count ? "names need --remove or --rename" : NULL;
}

/* The list holds many games and is too large for the stack. */
static int manage_games(const struct args *args)
{
    struct kept_list *list;
    int status;

    if (games_misuse(args))
        return command_misused(&command_games, games_misuse(args));
    list = calloc(1, sizeof *list);
    if (!list)
        return command_failed("out of memory for the list of games");
    status = work_on_games(args, list);
    free(list);
    return status;
}

const struct command command_games = {
    .name = "games",
    .usage = "[--all]\n   or: boardwalk games --remove NAME...\n"
             "   or: boardwalk games --rename NAME NEW-NAME\n"
             "   or: boardwalk games --export FOLDER [--all]",
    .summary = "list the kept games, newest first",
    .more = "'boardwalk play --load NAME' resumes a game. In a pipe the "
            "columns are separated by\ntabs. Only named games are removed, and "
            "a game that is being played only after\nconfirmation.\n",
    .options = options,
    .run = manage_games,
};
