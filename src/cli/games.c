/* games.c - boardwalk games: lists the games that are kept, and removes some.
 *
 * Reading the folder is bench/kept.c. A game is removed only if it is named,
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
#include "bench/kept.h"

static const struct arg_def options[] = {
    {"all", 'a', NULL, "list demos, empty and unreadable games, too"},
    {"remove", 0, NULL, "remove the games that are named"},
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
    if (!game->machine[0])
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
    print_visible(stdout, layout, name, game->machine[0] ? game->machine : "-",
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
        return command_failed(text_error("there is no game '", name, "' in ",
            list->folder, "; 'boardwalk games --all' lists them",
            (char *)0));
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

/* The command */

/* A folder that does not exist yet is an empty one. */
static int list_or_remove(const struct args *args, struct kept_list *list)
{
    char folder[JOURNAL_PATH_MAX];
    const char *error = state_folder(folder);

    if (error)
        return command_failed(error);
    if (access(folder, F_OK) == 0) {
        error = kept_list_read(list, folder);
        if (error)
            return command_failed(error);
    } else {
        strcpy(list->folder, folder);
    }
    return args_has(args, "remove") ? remove_games(args, list)
                                    : list_games(args, list);
}

/* The list holds many games and is too large for the stack. */
static int manage_games(const struct args *args)
{
    struct kept_list *list;
    int status;

    if (args_has(args, "remove") && args->word_count == 0)
        return command_misused(&command_games, "--remove needs the names of "
                               "the games");
    if (!args_has(args, "remove") && args->word_count)
        return command_misused(&command_games, "names need --remove");
    list = calloc(1, sizeof *list);
    if (!list)
        return command_failed("out of memory for the list of games");
    status = list_or_remove(args, list);
    free(list);
    return status;
}

const struct command command_games = {
    .name = "games",
    .usage = "[--all]\n   or: boardwalk games --remove NAME...",
    .summary = "list the games that are kept, the newest first",
    .more = "'boardwalk play --load NAME' resumes a game. In a pipe the "
            "columns are separated by\ntabs. Only games that are named are "
            "removed, and a game that is being played only\nafter "
            "confirmation.\n",
    .options = options,
    .run = manage_games,
};
