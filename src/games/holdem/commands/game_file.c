/* game_file.c - a game file of the competition, named on a command line.
 *
 * For the three commands that need one: the dealer, the player, and the check
 * of a log.
 */
#include "games/holdem/commands/game_file.h"

#include "cli/files.h"
#include "games/holdem/notation/acpc_text.h"

struct game_file {
    const char *path;
    struct acpc_game *game;
};

static const char *place_error(const char *path, int line, const char *error)
{
    char number[16];
    struct text to;

    text_begin(&to, number, sizeof number);
    text_put_number(&to, (uint64_t)line);
    if (line == 0)
        return text_error(path, ": ", error, (char *)0);
    return text_error(path, ":", number, ": ", error, (char *)0);
}

static const char *read_game_text(void *context, const char *text,
                                  size_t length)
{
    struct game_file *self = context;
    int line;
    const char *error = acpc_read_game(self->game, text, length, &line);

    return error ? place_error(self->path, line, error) : NULL;
}

const char *game_file_read(const char *path, struct acpc_game *game)
{
    struct game_file self = {path, game};

    return files_show(path, read_game_text, &self);
}
