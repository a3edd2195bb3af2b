/* acpc_game.c - games of the Annual Computer Poker Competition as files.
 *
 *     GAMEDEF
 *     nolimit
 *     numPlayers = 2
 *     blind = 100 50
 *     END GAMEDEF
 *
 * Each line has a name and its numbers, in any order. The competition's own
 * dealer skips what it does not know, and so a mistyped line; here that is an
 * error.
 */
#include "games/holdem/notation/acpc_text.h"

#include <string.h>

#include "base/number.h"

enum field {
    PLAYERS, ROUNDS, STACK, BLIND, RAISE_SIZE, FIRST, RAISES, SUITS, RANKS,
    HOLE, BOARD, FIELDS,
};

enum many { ONE, FOR_PLAYERS, FOR_ROUNDS };

static const struct field_def {
    const char *name;
    enum many many;
    int is_needed;
    int32_t most;
} defs[FIELDS] = {
    [STACK] = {"stack", FOR_PLAYERS, 0, ACPC_CHIPS},
    [BLIND] = {"blind", FOR_PLAYERS, 1, ACPC_CHIPS},
    [RAISE_SIZE] = {"raiseSize", FOR_ROUNDS, 0, ACPC_CHIPS},
    [PLAYERS] = {"numPlayers", ONE, 1, ACPC_PLAYERS},
    [ROUNDS] = {"numRounds", ONE, 1, ACPC_ROUNDS},
    [FIRST] = {"firstPlayer", FOR_ROUNDS, 0, ACPC_PLAYERS},
    [RAISES] = {"maxRaises", FOR_ROUNDS, 0, ACPC_NO_CAP},
    [SUITS] = {"numSuits", ONE, 1, CARDS_SUITS},
    [RANKS] = {"numRanks", ONE, 1, CARDS_RANKS},
    [HOLE] = {"numHoleCards", ONE, 1, ACPC_HOLE},
    [BOARD] = {"numBoardCards", FOR_ROUNDS, 1, ACPC_BOARD},
};

struct reader {
    const char *at, *end;               /* of the line that is read */
    int is_limit, is_no_limit;          /* lines that say so */
    int count[FIELDS], line[FIELDS];
    int32_t value[FIELDS][ACPC_PLAYERS];
};

/* Words */

/* No locale: a file means the same everywhere. */
/* Case does not matter in this format. */
static int is_word_named(struct slice word, const char *name)
{
    if (word.length != strlen(name))
        return 0;
    for (size_t i = 0; i < word.length; i++)
        if (text_small(word.start[i]) != text_small(name[i]))
            return 0;
    return 1;
}

/* The equals sign counts as a space, as it may stand without any. */
static int is_between_words(char c)
{
    return text_is_space(c) || c == '=';
}

/* The next word of the line; an empty one at its end. */
static struct slice next_word(struct reader *self)
{
    struct slice word;

    while (self->at < self->end && is_between_words(*self->at))
        self->at++;
    word.start = self->at;
    while (self->at < self->end && !is_between_words(*self->at))
        self->at++;
    word.length = (size_t)(self->at - word.start);
    return word;
}

/* An error with the word in quotes, shortened and safe for a terminal. */
static const char *about_word(const char *before, struct slice word,
                              const char *after)
{
    char shown[32];
    struct text to;

    text_begin(&to, shown, sizeof shown);
    for (size_t i = 0; i < word.length; i++)
        slice_put_char(&to, text_plain(word.start[i]));
    return text_error(before, "'", shown, "'", after, (char *)0);
}

/* Fields */

/* 0 if it is no number, or above most; no sum can overflow. */
static int read_chips(struct slice word, int32_t most, int32_t *value)
{
    int64_t read = 0;

    for (size_t i = 0; i < word.length; i++) {
        if (!text_is_digit(word.start[i]) || read > most)
            return 0;
        read = read * 10 + (word.start[i] - '0');
    }
    *value = (int32_t)number_min64(read, most);
    return read <= most;
}

static const char *wrong_number(const struct field_def *def,
                                struct slice word)
{
    char most[16];
    struct text to;

    text_begin(&to, most, sizeof most);
    text_put_number(&to, (uint64_t)def->most);
    return about_word(def->name, word, text_error(": expected a number up to ",
                                                  most, (char *)0));
}

/* Whether there are enough numbers is known only at the end: the number of
 * players may come later. */
static const char *read_game_field(struct reader *self, int field, int line)
{
    const struct field_def *def = &defs[field];
    struct slice word;

    if (self->line[field])
        return text_error(def->name, " appears twice", (char *)0);
    self->line[field] = line;
    while ((word = next_word(self)).length) {
        int32_t *value = &self->value[field][self->count[field]];

        if (self->count[field]++ == ACPC_PLAYERS)
            return text_error(def->name, " has too many numbers", (char *)0);
        if (!read_chips(word, def->most, value))
            return wrong_number(def, word);
    }
    return self->count[field] ? NULL
         : text_error(def->name, " needs a number", (char *)0);
}

/* Lines with one word only are handled here. */
static const char *read_named(struct reader *self, struct slice word,
                              int line)
{
    for (int i = 0; i < FIELDS; i++)
        if (is_word_named(word, defs[i].name))
            return read_game_field(self, i, line);
    if (is_word_named(word, "limit"))
        self->is_limit = 1;
    else if (is_word_named(word, "nolimit"))
        self->is_no_limit = 1;
    else if (!is_word_named(word, "gamedef"))
        return about_word("a game has no line ", word, "");
    word = next_word(self);
    return word.length ? about_word("nothing may follow here: ", word, "")
                       : NULL;
}

/* Lines */

/* A line with # at its very beginning is a comment. */
static const char *read_game_line(struct reader *self, int line, int *is_end)
{
    struct slice word;

    if (self->at < self->end && *self->at == '#')
        return NULL;
    word = next_word(self);
    if (!word.length)
        return NULL;
    if (!is_word_named(word, "end"))
        return read_named(self, word, line);
    *is_end = 1;
    word = next_word(self);
    return is_word_named(word, "gamedef") ? NULL
         : about_word("expected END GAMEDEF, not END ", word, "");
}

/* Whatever follows END GAMEDEF is not read. */
static const char *read_game_lines(struct reader *self, const char *text,
                              size_t length, int *line)
{
    const char *at = text, *error = NULL;
    int is_end = 0;

    for (*line = 1; !error && !is_end && at < text + length; ++*line) {
        size_t left = (size_t)(text + length - at);
        const char *end = memchr(at, '\n', left);

        self->at = at;
        self->end = end ? end : at + left;
        at = self->end + (end != NULL);
        error = read_game_line(self, *line, &is_end);
    }
    --*line;
    return error;
}

/* The game */

/* As many numbers as there are players or rounds, or the default. */
static const char *check_field(const struct reader *self, int field,
                               int *line)
{
    static const char *const of[] = {"one number", "a number for each player",
                                     "a number for each round"};
    const struct field_def *def = &defs[field];
    int wanted = def->many == ONE ? 1
               : self->value[def->many == FOR_PLAYERS ? PLAYERS : ROUNDS][0];

    *line = self->line[field];
    if (!self->line[field])
        return def->is_needed ? text_error(def->name, " is missing",
                                           (char *)0) : NULL;
    return self->count[field] == wanted ? NULL
         : text_error(def->name, " needs ", of[def->many], (char *)0);
}

/* Numbers are below 256 by the table above. */
static void fill_bytes(const struct reader *self, int field, int standard,
                       uint8_t *to)
{
    for (int i = 0; i < ACPC_ROUNDS; i++)
        to[i] = (uint8_t)(self->line[field] ? self->value[field][i]
                                            : standard);
}

static void fill_game(const struct reader *self, struct acpc_game *game)
{
    *game = (struct acpc_game){
        .is_no_limit = (uint8_t)self->is_no_limit,
        .players = (uint8_t)self->value[PLAYERS][0],
        .rounds = (uint8_t)self->value[ROUNDS][0],
        .suits = (uint8_t)self->value[SUITS][0],
        .ranks = (uint8_t)self->value[RANKS][0],
        .hole = (uint8_t)self->value[HOLE][0],
    };
    fill_bytes(self, FIRST, 1, game->first);
    fill_bytes(self, RAISES, ACPC_NO_CAP, game->raises_max);
    fill_bytes(self, BOARD, 0, game->board);
    for (int i = 0; i < ACPC_ROUNDS; i++) {
        game->first[i]--;               /* 0 becomes one that is too large */
        game->raise[i] = self->value[RAISE_SIZE][i];
    }
    for (int i = 0; i < ACPC_PLAYERS; i++) {
        game->blind[i] = self->value[BLIND][i];
        game->stack[i] = self->line[STACK] ? self->value[STACK][i]
                                           : ACPC_CHIPS;
    }
}

const char *acpc_read_game(struct acpc_game *game, const char *text,
                           size_t length, int *line)
{
    struct reader self = {0};
    const char *error = read_game_lines(&self, text, length, line);

    if (error)
        return error;
    for (int i = 0; i < FIELDS; i++)
        if ((error = check_field(&self, i, line)))
            return error;
    *line = 0;
    if (self.is_limit == self.is_no_limit)
        return "a game must be either limit or nolimit";
    fill_game(&self, game);
    return acpc_check_game(game);
}

/* Writing */

static void write_field(const struct acpc_game *game, int field,
                        const char *before, const int32_t *value,
                        struct text *to)
{
    int count = defs[field].many == ONE ? 1
              : defs[field].many == FOR_PLAYERS ? game->players
                                                : game->rounds;

    text_put(to, before);
    text_put(to, defs[field].name);
    text_put(to, " =");
    for (int i = 0; i < count; i++) {
        text_put_char(to, ' ');
        text_put_number(to, (uint64_t)value[i]);
    }
    text_put_char(to, '\n');
}

/* The fields that the game has as bytes, from 0 or from 1. */
static void write_small_field(const struct acpc_game *game, int field,
                        const char *before, const uint8_t *byte, int add,
                        struct text *to)
{
    int count = defs[field].many == ONE ? 1 : game->rounds;
    int32_t value[ACPC_PLAYERS] = {0};

    for (int i = 0; i < count; i++)
        value[i] = byte[i] + add;
    write_field(game, field, before, value, to);
}

static int is_capped_somewhere(const struct acpc_game *game)
{
    for (int i = 0; i < game->rounds; i++)
        if (game->raises_max[i] != ACPC_NO_CAP)
            return 1;
    return 0;
}

static void write_betting_fields(const struct acpc_game *game,
                                 const char *before, struct text *to)
{
    write_field(game, STACK, before, game->stack, to);
    write_field(game, BLIND, before, game->blind, to);
    if (!game->is_no_limit)
        write_field(game, RAISE_SIZE, before, game->raise, to);
    write_small_field(game, FIRST, before, game->first, 1, to);
    if (is_capped_somewhere(game))
        write_small_field(game, RAISES, before, game->raises_max, 0, to);
}

void acpc_write_game(const struct acpc_game *game, const char *before,
                     struct text *to)
{
    text_put(to, before);
    text_put(to, "GAMEDEF\n");
    text_put(to, before);
    text_put(to, game->is_no_limit ? "nolimit\n" : "limit\n");
    write_small_field(game, PLAYERS, before, &game->players, 0, to);
    write_small_field(game, ROUNDS, before, &game->rounds, 0, to);
    write_betting_fields(game, before, to);
    write_small_field(game, SUITS, before, &game->suits, 0, to);
    write_small_field(game, RANKS, before, &game->ranks, 0, to);
    write_small_field(game, HOLE, before, &game->hole, 0, to);
    write_small_field(game, BOARD, before, game->board, 0, to);
    text_put(to, before);
    text_put(to, "END GAMEDEF\n");
}
