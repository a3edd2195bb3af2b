/* kept_shelf.c - the list of kept games: described, renamed, removed,
 * copied. */
#include "bench/kept_shelf.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/words.h"
#include "bench/title.h"
#include "disk/file.h"

static const char journal_end[] = ".bw";

/* Names */

/* After the machine: "-20260131-235900-42", digits and dashes only. */
static int is_given_name(const struct kept *game, size_t length)
{
    size_t machine = game->machine ? strlen(game->machine->name) : 0;

    if (!machine || strncmp(game->name, game->machine->name, machine) != 0
        || game->name[machine] != '-' || length < machine + 18)
        return 1;
    return machine + strspn(game->name + machine, "-0123456789") < length;
}

static size_t shown_length(const char *name)
{
    size_t length = strlen(name), end = strlen(journal_end);

    return length > end && text_same(name + length - end, journal_end)
         ? length - end : length;
}

void kept_shelf_put_name(const struct kept *game, struct text *to)
{
    size_t length = shown_length(game->name);

    if (!is_given_name(game, length))
        return;
    for (size_t i = 0; i < length; i++)
        text_put_char(to, text_plain(game->name[i]));
}

/* In words */

void kept_shelf_put_machine(const struct kept *game, struct text *to)
{
    if (game->machine)
        title_put(game->machine, to);
    else
        text_put(to, words_of("not a game"));
}

void kept_shelf_put_title(const struct kept *game, struct text *to)
{
    size_t before = to->used;

    kept_shelf_put_name(game, to);
    if (to->used == before)
        kept_shelf_put_machine(game, to);
}

/* What stands after "=" of the next word; 0 at the end. */
static int next_player(const char **from, char who[24])
{
    char word[48];
    const char *name;
    struct text to;

    if (text_word(from, word, sizeof word) <= 0)
        return 0;
    name = strchr(word, '=');
    text_begin(&to, who, 24);
    text_put(&to, !name ? word : text_same(name + 1, "human")
                                 ? words_of("a person") : name + 1);
    return 1;
}

void kept_shelf_put_players(const struct kept *game, struct text *to)
{
    const char *at = game->players;
    char one[24], two[24];

    if (!next_player(&at, one))
        return;
    if (next_player(&at, two))
        words_put(to, "{1} and {2}", one, two, (char *)0);
    else
        text_put(to, one);
}

/* Where the board has no words of its own, play.c writes "A won". */
void kept_shelf_put_result(const struct kept *game, struct text *to)
{
    const char winner[] = {game->result[0], 0};

    if (winner[0] && text_same(game->result + 1, " won"))
        words_put(to, "{1} won", winner, (char *)0);
    else
        text_put(to, words_of(game->result));
}

static void put_event_count(const struct kept *game, struct text *to)
{
    if (game->machine)
        words_count(to, game->events, "{1} event", "{1} events");
}

void kept_shelf_put_line(const struct kept *game, struct text *to)
{
    static void (*const puts[])(const struct kept *, struct text *) = {
        kept_shelf_put_name, kept_shelf_put_machine, kept_shelf_put_players,
        put_event_count, kept_shelf_put_result,
    };

    for (size_t i = 0; i < sizeof puts / sizeof puts[0]; i++) {
        char part[KEPT_NAME_MAX + KEPT_WORDS_MAX];
        struct text words;

        text_begin(&words, part, sizeof part);
        puts[i](game, &words);
        text_put(to, to->used && part[0] ? "  " : "");
        text_put(to, part);
    }
}

/* A hidden file would not be listed again, and a slash leads elsewhere. */
static const char *name_misuse(const char *name)
{
    size_t room = KEPT_NAME_MAX - sizeof journal_end;

    if (!*name || strspn(name, " ") == strlen(name))
        return WORDS("enter a name");
    if (*name == '.' || strchr(name, '/'))
        return WORDS("a name does not begin with a dot and has no slash in "
                     "it");
    for (const char *at = name; *at; at++)
        if (text_plain(*at) != *at)
            return WORDS("a name is one line of plain text");
    return strlen(name) > room ? WORDS("this name is too long") : NULL;
}

static const char *is_played(const char *path)
{
    return words_error("{1} is being played; close that game first", path,
                       (char *)0);
}

/* A link fails where the name is taken: nothing is written over, whoever else
 * is at it. What is kept beside the journal only saves time, and is left to be
 * made again. */
static const char *move_journal(const char *from, const char *to)
{
    if (journal_is_in_use(from))
        return is_played(from);
    if (link(from, to) != 0)
        return errno == EEXIST
             ? WORDS("another game has this name; enter a different one")
             : file_trouble("rename", from);
    file_sync_folder(to);
    return journal_remove(from) ? NULL : file_trouble("rename", from);
}

const char *kept_shelf_rename(struct kept_list *list, int i, const char *name)
{
    char from[JOURNAL_PATH_MAX], to[JOURNAL_PATH_MAX], file[KEPT_NAME_MAX];
    const char *error = name_misuse(name);
    struct text words;

    if (error)
        return error;
    text_begin(&words, file, sizeof file);
    text_put(&words, name);
    if (shown_length(name) == strlen(name))
        text_put(&words, journal_end);
    if (text_same(file, list->game[i].name))
        return NULL;
    kept_path(list, i, from);
    file_join(list->folder, file, to);
    error = move_journal(from, to);
    if (!error)
        memcpy(list->game[i].name, file, sizeof file);
    return error;
}

const char *kept_shelf_remove(struct kept_list *list, int i)
{
    char path[JOURNAL_PATH_MAX];

    kept_path(list, i, path);
    if (journal_is_in_use(path))
        return is_played(path);
    if (!journal_remove(path))
        return file_trouble("remove", path);
    list->count--;
    list->all--;
    memmove(&list->game[i], &list->game[i + 1],
            (size_t)(list->count - i) * sizeof list->game[0]);
    return NULL;
}

/* Copies */

static int is_same_file(const char *path, const char *text, size_t length)
{
    char *other;
    size_t size;
    int is_same;

    if (file_read(path, KEPT_SIZE_MAX, &other, &size))
        return 0;
    is_same = size == length && memcmp(text, other, length) == 0;
    free(other);
    return is_same;
}

static const char *write_copy(const char *path, const char *text,
                              size_t length)
{
    struct file_draft draft;
    const char *error = file_begin(&draft, path);
    int fd;

    if (error)
        return error;
    if (fwrite(text, 1, length, draft.stream) != length) {
        error = file_trouble("write", path);
        file_abandon(&draft);
        return error;
    }
    error = file_commit_new(&draft, &fd);
    if (!error)
        close(fd);
    return error;
}

static const char *copy_journal(const char *from, const char *to)
{
    char *text;
    size_t length;
    const char *error = file_read(from, KEPT_SIZE_MAX, &text, &length);

    if (error)
        return error;
    if (access(to, F_OK) != 0)
        error = write_copy(to, text, length);
    else if (!is_same_file(to, text, length))
        error = words_error("{1} exists and is another game; choose another "
                            "folder", to, (char *)0);
    free(text);
    return error;
}

/* Goes on after an error, and returns the first: its text must outlast those
 * that follow. */
const char *kept_shelf_export(const struct kept_list *list, const char *folder,
                         int *copied)
{
    char from[JOURNAL_PATH_MAX], to[JOURNAL_PATH_MAX];
    static char first[TEXT_ERROR_MAX];
    struct text words;

    text_begin(&words, first, sizeof first);
    *copied = 0;
    if (!*folder)
        return WORDS("enter the name of a folder");
    if (mkdir(folder, 0777) != 0 && errno != EEXIST)
        return file_trouble("make the folder", folder);
    for (int i = 0; i < list->count; i++) {
        const char *error;

        kept_path(list, i, from);
        file_join(folder, list->game[i].name, to);
        error = copy_journal(from, to);
        *copied += !error;
        if (error && !first[0])
            text_put(&words, error);
    }
    return first[0] ? first : NULL;
}
