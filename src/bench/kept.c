/* kept.c - games on disk: what their journals say without a replay.
 *
 * Events are counted line by line, and a rewind takes those away that it
 * cuts off. Players and result are remarks that play.c has left there.
 *
 * This reads less strictly than script.c: a line that it does not know is
 * passed over, so that a list can show a game which a newer boardwalk wrote.
 */
#include "bench/kept.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "base/utf8.h"
#include "base/words.h"
#include "disk/file.h"
#include "disk/state.h"
#include "boards/machines.h"

static const char ending[] = ".bw";

/* One line after the other */

struct kept_reading {
    struct kept *game;
    const struct machine_type *design;  /* that it may be of, or null */
    int is_headed;                      /* "boardwalk 1" was there */
    uint64_t tick;                      /* of the last line */
    uint64_t *ticks;                    /* of each event, for rewinds */
    size_t count, room;
};

/* What a file says is shown on a terminal: no control character passes. */
static void copy_line(const char *from, char *to, size_t size)
{
    struct text text;

    text_begin(&text, to, size);
    for (; *from && *from != '\r'; from++)
        text_put_char(&text, text_plain(*from));
}

static int add_event(struct kept_reading *self)
{
    size_t room = self->room ? 2 * self->room : 256;
    uint64_t *more;

    if (self->count == self->room) {
        more = realloc(self->ticks, room * sizeof *more);
        if (!more)
            return 0;
        self->ticks = more;
        self->room = room;
    }
    self->ticks[self->count++] = self->tick;
    self->game->result[0] = 0;          /* the game went on after it */
    return 1;
}

/* From the id, "duel:basys2#42 lives=3"; options are not looked at. */
static const char *take_machine(struct kept_reading *self, const char *id)
{
    const struct machine_type *machine;
    struct id parts;
    const char *error = id_split(&parts, id);

    if (!error)
        error = machines_find_design(parts.name, self->design, &machine);
    if (!error)
        self->game->machine = machine;
    return error;
}

/* Returns what stands after the time of a line, "@120 press BTN3". "@120" is
 * a tick and "+20" a number of ticks; both count, since a rewind names a
 * tick. */
static const char *skip_time(struct kept_reading *self, const char *line)
{
    char word[32];
    uint64_t tick;
    int is_absolute = *line == '@';

    if (*line != '@' && *line != '+')
        return line;
    if (text_word(&line, word, sizeof word) > 0
        && text_number(word + 1, &tick))
        self->tick = is_absolute ? tick : self->tick + tick;
    return line + strspn(line, " \t\r");
}

/* The line "rewind 120" takes back all that was done from tick 120 on. */
static void drop_rewound_events(struct kept_reading *self, const char *word)
{
    uint64_t tick = strtoull(word, NULL, 10);

    while (self->count > 0 && self->ticks[self->count - 1] >= tick)
        self->count--;
    self->tick = tick;
}

/* A release is no event of its own here: it belongs to its press. */
static const char *take_doing(struct kept_reading *self, const char *line)
{
    static const char *const doings[] = {"press ", "tap ", "set ", "type ",
                                         "power"};

    line = skip_time(self, line);
    if (text_begins(line, "rewind "))
        drop_rewound_events(self, line + strlen("rewind "));
    for (size_t i = 0; i < sizeof doings / sizeof doings[0]; i++)
        if (text_begins(line, doings[i]))
            return add_event(self) ? NULL
                 : WORDS("out of memory for a journal");
    return NULL;
}

/* Remarks may stand anywhere, the last one counts; everything else must come
 * after the head. */
static const char *scan_journal_line(struct kept_reading *self,
                                     const char *line)
{
    struct kept *game = self->game;

    line += strspn(line, " \t\r");
    if (text_begins(line, "# seats "))
        copy_line(line + strlen("# seats "), game->players,
                  sizeof game->players);
    else if (text_begins(line, "# result "))
        copy_line(line + strlen("# result "), game->result,
                  sizeof game->result);
    if (!*line || *line == '#')
        return NULL;
    if (text_begins(line, "boardwalk "))
        self->is_headed = 1;
    else if (!self->is_headed)
        return WORDS("it does not begin with the line 'boardwalk 1'");
    else if (text_begins(line, "open "))
        return take_machine(self, line + strlen("open "));
    else if (game->machine)
        return take_doing(self, line);
    return NULL;
}

/* A last line without its end was never acknowledged. */
static const char *scan_journal(struct kept_reading *self, char *text)
{
    const char *error = NULL;
    char *end;

    text += utf8_mark(text, strlen(text));
    for (; !error && (end = strchr(text, '\n')) != NULL; text = end + 1) {
        *end = 0;
        error = scan_journal_line(self, text);
    }
    if (!error && !self->game->machine)
        error = WORDS("it opens no machine");
    return error;
}

static const char *no_game(struct kept *self, const char *path,
                           const char *why)
{
    self->machine = NULL;
    return words_error("{1} is not a saved game: {2}", path, words_of(why),
                       (char *)0);
}

/* Name and time are filled in even if the file turns out not to be a game:
 * lists show it all the same. */
const char *kept_read(struct kept *self, const char *path,
                      const struct machine_type *design)
{
    struct kept_reading reading = {.game = self, .design = design};
    const char *slash = strrchr(path, '/'), *error;
    struct stat info;
    char *text = NULL;
    size_t length;

    memset(self, 0, sizeof *self);
    copy_line(slash ? slash + 1 : path, self->name, sizeof self->name);
    if (stat(path, &info) != 0)
        return file_trouble("read", path);
    self->seconds = (int64_t)info.st_mtim.tv_sec;
    self->nanoseconds = info.st_mtim.tv_nsec;
    if (!S_ISREG(info.st_mode))
        return no_game(self, path, WORDS("it is not a regular file"));
    error = file_read(path, KEPT_SIZE_MAX, &text, &length);
    if (error)
        return error;
    error = strlen(text) == length ? scan_journal(&reading, text)
                                   : WORDS("it contains a zero byte");
    if (error)
        error = no_game(self, path, error);
    self->events = reading.count;
    free(reading.ticks);
    free(text);
    return error;
}

/* Folders */

/* Hidden files are left out, and so are names that are too long for the list
 * and could not be opened from it. */
static int is_journal(const char *name)
{
    size_t length = strlen(name);

    return length >= sizeof ending && length < KEPT_NAME_MAX
        && name[0] != '.'
        && text_same(name + length - strlen(ending), ending);
}

void kept_path(const struct kept_list *list, int i,
               char path[JOURNAL_PATH_MAX])
{
    file_join(list->folder, list->game[i].name, path);
}

/* For qsort. Of one moment by name, backwards: names have the date in them,
 * and the order must not depend on that of the folder. */
static int newer_first(const void *left, const void *right)
{
    const struct kept *a = left, *b = right;

    if (a->seconds != b->seconds)
        return a->seconds < b->seconds ? 1 : -1;
    if (a->nanoseconds != b->nanoseconds)
        return a->nanoseconds < b->nanoseconds ? 1 : -1;
    return strcmp(b->name, a->name);
}

/* The oldest gives way when there are too many. Files are compared by their
 * times before any is read: only those that stay are worth reading. */
static void insert_newest(struct kept_list *self, const struct kept *file)
{
    struct kept *oldest = &self->game[0];

    self->all++;
    if (self->count < KEPT_MAX) {
        self->game[self->count++] = *file;
        return;
    }
    for (int i = 1; i < self->count; i++)
        if (newer_first(oldest, &self->game[i]) < 0)
            oldest = &self->game[i];
    if (newer_first(file, oldest) < 0)
        *oldest = *file;
}

static void add_kept_file(struct kept_list *self, const char *name)
{
    char path[JOURNAL_PATH_MAX];
    struct kept file = {0};
    struct stat info;
    struct text to;

    file_join(self->folder, name, path);
    if (stat(path, &info) != 0 || !S_ISREG(info.st_mode))
        return;
    file.seconds = (int64_t)info.st_mtim.tv_sec;
    file.nanoseconds = info.st_mtim.tv_nsec;
    text_begin(&to, file.name, sizeof file.name);
    text_put(&to, name);
    insert_newest(self, &file);
}

/* kept_read makes the name fit to be shown; here it stays as it is on disk,
 * or the file could not be opened by it. A file that is not a game is no
 * failure, but one that there was no memory for must not look like that. */
static const char *read_each(struct kept_list *self,
                             const struct machine_type *design)
{
    char path[JOURNAL_PATH_MAX], name[KEPT_NAME_MAX];

    for (int i = 0; i < self->count; i++) {
        memcpy(name, self->game[i].name, sizeof name);
        kept_path(self, i, path);
        errno = 0;
        if (kept_read(&self->game[i], path, design) && errno == ENOMEM)
            return WORDS("out of memory for the list of games");
        memcpy(self->game[i].name, name, sizeof name);
    }
    return NULL;
}

const char *kept_list_read(struct kept_list *self, const char *folder,
                           const struct machine_type *design)
{
    struct dirent *entry;
    struct text to;
    DIR *dir = opendir(folder);

    memset(self, 0, sizeof *self);
    text_begin(&to, self->folder, sizeof self->folder);
    text_put(&to, folder);
    if (!dir)
        return words_error("cannot read the folder {1}: {2}", folder,
                           strerror(errno), (char *)0);
    while ((entry = readdir(dir)) != NULL)
        if (is_journal(entry->d_name))
            add_kept_file(self, entry->d_name);
    closedir(dir);
    qsort(self->game, (size_t)self->count, sizeof self->game[0], newer_first);
    return read_each(self, design);
}

/* What is worth something */

/* Old journals do not name the players: one may have been a person. */
int kept_is_demo(const struct kept *self)
{
    return self->players[0] && !text_find(self->players, "=human");
}

int kept_is_worth_opening(const struct kept *self)
{
    return self->machine && self->events > 0 && !kept_is_demo(self);
}

void kept_list_select(struct kept_list *self)
{
    int count = 0;

    for (int i = 0; i < self->count; i++)
        if (kept_is_worth_opening(&self->game[i]))
            self->game[count++] = self->game[i];
    self->count = count;
}

/* In words */

void kept_put_date(const struct kept *self, struct text *to)
{
    time_t when = (time_t)self->seconds;
    struct tm local;
    char date[32];

    if (localtime_r(&when, &local)
        && strftime(date, sizeof date, "%d %b %Y %H:%M", &local))
        text_put(to, date);
}

int kept_put_replaced(const char *path, const struct machine_type *design,
                      struct text *to)
{
    struct kept game;
    struct stat info;
    const char *error;

    if (stat(path, &info) != 0)
        return 0;
    error = kept_read(&game, path, design);
    words_put(to, error ? "{1} exists and is not a saved game"
                        : "{1} exists: a saved game of {2}",
              game.name, error ? "" : game.machine->name, (char *)0);
    return 1;
}

/* Among the newest, the first that is worth resuming. Trouble with the folder
 * counts as no game. */
void kept_last_path(const char *machine, char path[JOURNAL_PATH_MAX])
{
    struct kept_list *list = calloc(1, sizeof *list);
    char folder[JOURNAL_PATH_MAX];

    path[0] = 0;
    if (list && !state_folder(folder) && !kept_list_read(list, folder, NULL))
        for (int i = 0; i < list->count && !path[0]; i++)
            if (kept_is_worth_opening(&list->game[i])
                && (!machine
                    || text_same(list->game[i].machine->name, machine)))
                kept_path(list, i, path);
    free(list);
}
