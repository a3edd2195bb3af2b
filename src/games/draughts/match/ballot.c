/* ballot.c - the openings for the games of a match.
 *
 * Every opening is checked when it is read, before the first game, so a match
 * never stops half way because of a bad line.
 */
#include "games/draughts/match/ballot.h"

#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "base/utf8.h"
#include "disk/file.h"
#include "games/draughts/notation/fen.h"
#include "games/draughts/notation/openings.h"
#include "games/draughts/notation/words.h"

enum { OPENINGS_MAX = 1 << 24 };        /* bytes of a file of openings */

/* Grows by doubling; null if there is no memory. */
static struct checkers_opening *append_opening(struct checkers_ballot *self)
{
    if (self->count == self->size) {
        int size = self->size ? 2 * self->size : 32;
        void *larger = realloc(self->opening,
                               (size_t)size * sizeof *self->opening);

        if (!larger)
            return NULL;
        self->opening = larger;
        self->size = size;
    }
    return &self->opening[self->count++];
}

/* The opening must leave something to play, or the match would be decided by
 * it. */
static const char *read_moves(struct checkers_opening *self,
                              const char *words)
{
    struct checkers position = self->start;
    char word[CHECKERS_WORD_MAX];
    int got;

    self->count = 0;
    while ((got = text_word(&words, word, sizeof word)) > 0) {
        struct checkers_move *move = &self->moves[self->count];
        const char *error;

        if (self->count == CHECKERS_BALLOT_MOVES)
            return "an opening has at most 64 moves";
        if ((error = checkers_read_move(&position, word, move)))
            return error;
        checkers_play(&position, move);
        self->count++;
    }
    if (got < 0)
        return "this word is too long for a move";
    return checkers_can_move(&position) ? NULL
                                        : "no legal move follows";
}

/* A colon tells a FEN from moves; so the form 9:18 of a jump, which PDN files
 * may have, cannot be used here. */
static const char *read_opening(struct checkers_ballot *self, const char *line,
                                enum checkers_rules rules)
{
    struct checkers_opening *opening = append_opening(self);
    const char *error = NULL;

    if (!opening)
        return "out of memory for the openings";
    checkers_begin(&opening->start, rules);
    if (!strchr(line, ':'))
        return read_moves(opening, line);
    if ((error = checkers_fen_read(&opening->start, line, rules)))
        return error;
    return read_moves(opening, "");
}

/* Blank, or a comment. */
static int is_ignored_line(const char *line)
{
    line += strspn(line, " \t\r");
    return *line == 0 || *line == '#';
}

/* "openings.txt:12: ..." */
static const char *locate_error(const char *name, int line, const char *error)
{
    char digits[16];
    struct text to;

    text_begin(&to, digits, sizeof digits);
    text_put_number(&to, (uint64_t)line);
    return text_error(name, ":", digits, ": ", error, (char *)0);
}

/* Cuts the text into lines in place; either kind of line end is accepted. */
static const char *read_lines(struct checkers_ballot *self, char *text,
                              const char *name, enum checkers_rules rules)
{
    const char *error = NULL;
    char *line = text, *end;

    for (int number = 1; line && !error; line = end, number++) {
        end = strchr(line, '\n');
        if (end)
            *end++ = 0;
        line[strcspn(line, "\r")] = 0;
        if (!is_ignored_line(line) && (error = read_opening(self, line, rules)))
            return locate_error(name, number, error);
    }
    return NULL;
}

/* The text is checked before it is cut up: strchr and strlen would stop at a
 * zero byte and silently ignore the rest. */
static const char *read_opening_file(struct checkers_ballot *self,
                                     const char *path,
                                     enum checkers_rules rules)
{
    char *text;
    size_t length;
    const char *error = file_read(path, OPENINGS_MAX, &text, &length);

    if (!error && utf8_is_16(text, length))
        error = text_error(path, ": this is UTF-16; openings are plain text "
                           "or UTF-8", (char *)0);
    else if (!error && strlen(text) != length)
        error = text_error(path, ": not a text file: it has a zero byte",
                           (char *)0);
    if (!error)
        error = read_lines(self, text + utf8_mark(text, length), path, rules);
    if (!error && self->count == 0)
        error = text_error(path, ": contains no opening", (char *)0);
    free(text);
    return error;
}

/* Under the simple rules the table is replayed as well: it has no jump that
 * only the full rules allow. */
static const char *read_table(struct checkers_ballot *self,
                              enum checkers_rules rules)
{
    const char *error = NULL;

    for (int i = 0; !error && checkers_openings[i]; i++)
        error = read_opening(self, checkers_openings[i], rules);
    return error;
}

/* Two names are reserved; a file of that name can be given as ./start. */
const char *checkers_ballot_read(struct checkers_ballot *self,
                                 const char *name,
                                 enum checkers_rules rules)
{
    memset(self, 0, sizeof *self);
    if (text_same(name, "three-move"))
        return read_table(self, rules);
    if (text_same(name, "start"))
        return read_opening(self, "", rules);
    return read_opening_file(self, name, rules);
}

/* Fisher and Yates, with a generator that is the same on every platform. */
void checkers_ballot_shuffle(struct checkers_ballot *self, const char *seed)
{
    struct rng rng;

    rng_seed(&rng, seed);
    for (int i = self->count - 1; i > 0; i--) {
        int j = (int)rng_below(&rng, (uint64_t)i + 1);
        struct checkers_opening swapped = self->opening[i];

        self->opening[i] = self->opening[j];
        self->opening[j] = swapped;
    }
}

/* May be called for a ballot that was never read, if it is zero. */
void checkers_ballot_end(struct checkers_ballot *self)
{
    free(self->opening);
    memset(self, 0, sizeof *self);
}
