/* acpc_log.c - logs of matches of the Annual Computer Poker Competition.
 *
 * A hand is checked by playing it: what was read is written again, and must be
 * the same text. So slashes, cards and values need no rules of their own.
 */
#include "games/holdem/notation/acpc_log.h"

#include <string.h>

/* Writing */

/* The same characters that separate lists and fields cannot be in a name; a
 * blank would make " # " possible, which begins a remark. */
const char *acpc_log_check_name(const char *name)
{
    if (!*name || strlen(name) >= ACPC_NAME_MAX)
        return "a name must have 1 to 63 characters";
    for (const char *at = name; *at; at++)
        if (*at == ':' || *at == '|' || *at == ' ' || text_is_control(*at))
            return "a name must have no colon, bar, space or control "
                   "character";
    return NULL;
}

/* Each list begins with a colon. */
static void write_names(const char *const *name, int count, struct text *to)
{
    for (int i = 0; i < count; i++) {
        text_put_char(to, i ? '|' : ':');
        text_put(to, name[i]);
    }
}

/* The values are what acpc_pay finds, in parts of a chip: pots may be
 * divided. */
static void write_values(const struct acpc_hand *hand, struct text *to)
{
    int64_t parts[ACPC_PLAYERS];

    acpc_pay(hand, parts);
    for (int i = 0; i < hand->game->players; i++) {
        text_put_char(to, i ? '|' : ':');
        acpc_write_parts(parts[i], to);
    }
}

/* Names by position in this hand, which moves on from hand to hand. */
void acpc_log_write_hand(const struct acpc_hand *hand,
                         const char *const name[ACPC_PLAYERS],
                         struct text *to)
{
    acpc_write_state(hand, ACPC_WHOLE, to);
    write_values(hand, to);
    write_names(name, hand->game->players, to);
}

/* Names by seat, in the order of the first hand. */
void acpc_log_write_score(const struct acpc_sum *sum,
                          const char *const name[ACPC_PLAYERS], int players,
                          struct text *to)
{
    text_put(to, "SCORE");
    for (int i = 0; i < players; i++) {
        text_put_char(to, i ? '|' : ':');
        acpc_write_sum(&sum[i], to);
    }
    write_names(name, players, to);
}

/* Lines */

/* Never reads past the end: a text need not end with a zero. */
static int begins_with(const char *at, const char *end, const char *what)
{
    size_t length = strlen(what);

    return (size_t)(end - at) >= length && strncmp(at, what, length) == 0;
}

static const char *end_of_line(const char *at, const char *end)
{
    const char *found = memchr(at, '\n', (size_t)(end - at));

    return found ? found : end;
}

static int is_blank_line(const char *at, const char *end)
{
    while (at < end && text_is_space(*at))
        at++;
    return at == end;
}

/* PHH files may begin with the same comments, hence the first line that is
 * none. */
int acpc_log_is(const char *text, size_t length)
{
    const char *end = text + length;

    while (text < end) {
        const char *next = end_of_line(text, end);

        if (*text != '#' && !is_blank_line(text, next))
            return begins_with(text, end, "STATE:")
                || begins_with(text, end, "SCORE:");
        text = next + (next < end);
    }
    return 0;
}

/* Columns count bytes: hands and scores are ASCII, only names may not be. */
static void tell_defect(struct acpc_log *self, const char *at,
                        const char *message)
{
    self->tell(self->context, self->line, (int)(at - self->text) + 1,
               message);
}

/* A time or another remark after a hand or a score. */
static void cut_remark(char *line)
{
    const char *found = *line == 'S' ? text_find(line, " # ") : NULL;

    if (found)
        line[found - line] = 0;
}

/* Copies the next line without its end; 0 if there is none. One that is too
 * long is cut off, and can then be no hand. */
static int copy_log_line(struct acpc_log *self)
{
    const char *end = end_of_line(self->at, self->end);
    struct text to;

    if (self->at == self->end)
        return 0;
    text_begin(&to, self->text, sizeof self->text);
    for (const char *at = self->at; at < end; at++)
        if (*at != '\r' || at + 1 < end)
            slice_put_char(&to, *at);
    cut_remark(self->text);
    self->at = end + (end < self->end);
    self->line++;
    return 1;
}

/* The game */

/* "r300" in the betting of a hand. */
static int has_amount(const char *at, const char *end)
{
    for (; at + 1 < end && *at != ':'; at++)
        if ((*at == 'r' || *at == 'R') && text_is_digit(at[1]))
            return 1;
    return 0;
}

/* Only games without a limit have amounts. */
static int has_amounts(const char *at, const char *end)
{
    while (at < end) {
        const char *next = end_of_line(at, end), *betting = NULL;

        if (begins_with(at, end, "STATE:"))
            betting = memchr(at + 6, ':', (size_t)(end - at - 6));
        if (betting && has_amount(betting + 1, next))
            return 1;
        at = next + (next < end);
    }
    return 0;
}

/* Hand 0 begins a match: a log may have several. */
static void forget_match(struct acpc_log *self)
{
    self->players = self->is_broken = self->has_stranger = 0;
}

/* The usual game depends on the whole log, so it is looked through once
 * before: only bets of no-limit games have amounts. */
void acpc_log_begin(struct acpc_log *self, const char *text, size_t length,
                    const struct acpc_game *game)
{
    self->at = text;
    self->end = text + length;
    self->line = 0;
    self->is_stopped = 0;
    forget_match(self);
    self->has_game = game != NULL;
    acpc_usual_game(&self->game, has_amounts(text, self->end));
    if (game)
        self->game = *game;
}

static void put_game_line(const char *line, struct text *to)
{
    text_put(to, line);
    text_put_char(to, '\n');
}

/* Comments from "# GAMEDEF" on are a game, which counts unless the caller has
 * said another. */
static void read_commented_game(struct acpc_log *self)
{
    char game[ACPC_LINE_MAX];
    const char *error = NULL;
    int first = self->line, line;
    struct text to;

    text_begin(&to, game, sizeof game);
    do
        put_game_line(self->text + 2, &to);
    while (!text_same(self->text, "# END GAMEDEF")
           && begins_with(self->at, self->end, "# ") && copy_log_line(self));
    if (!self->has_game)
        error = acpc_read_game(&self->game, game, to.used, &line);
    if (!error)
        return;
    self->is_stopped = 1;
    self->tell(self->context, first + (line ? line - 1 : 0), 1, error);
}

/* Names and sums */

/* The seat of this name, the first one if several players share it. */
static int find_log_name(const struct acpc_log *self, const char *name)
{
    for (int i = 0; i < self->players; i++)
        if (text_same(self->name[i], name))
            return i;
    return -1;
}

/* The next name of a list; 0 if it is no name, or not ended by | or the
 * end. */
static int take_log_name(const char **at, char name[ACPC_NAME_MAX])
{
    size_t length = strcspn(*at, "|");
    struct slice slice = {*at, length};

    if (length == 0 || length >= ACPC_NAME_MAX)
        return 0;
    slice_copy(slice, name, ACPC_NAME_MAX);
    *at += length;
    *at += **at == '|';
    return 1;
}

/* The names of the first hand are those of the match. */
static const char *read_log_names(struct acpc_log *self, const char **at,
                                  char name[][ACPC_NAME_MAX])
{
    for (int i = 0; i < self->game.players; i++)
        if (!take_log_name(at, name[i]))
            return "a name of 1 to 63 characters is missing here";
    if (**at)
        return "there are more names than players";
    if (self->players)
        return NULL;
    self->players = self->game.players;
    memcpy(self->name, name, sizeof self->name);
    memset(self->sum, 0, sizeof self->sum);
    return NULL;
}

/* Values are by position; sums are by seat, which the name tells. */
static void add_values(struct acpc_log *self, char name[][ACPC_NAME_MAX])
{
    int64_t parts[ACPC_PLAYERS];

    acpc_pay(&self->hand, parts);
    for (int i = 0; i < self->players; i++) {
        int found = find_log_name(self, name[i]);

        if (found < 0)
            self->has_stranger = 1;
        else
            acpc_add(&self->sum[found], parts[i]);
    }
}

/* Hands */

/* Advances past the text, or leaves *at where it is. */
static int skip_text(const char **at, const char *text)
{
    size_t length = strlen(text);

    if (strncmp(*at, text, length) != 0)
        return 0;
    *at += length;
    return 1;
}

/* What was read as it should be written; *at advances past it. */
static const char *compare_state(struct acpc_log *self, const char **at)
{
    char right[ACPC_LINE_MAX];
    struct text to;

    text_begin(&to, right, sizeof right);
    acpc_write_state(&self->hand, ACPC_WHOLE, &to);
    *at = self->text;
    if (!skip_text(at, right))
        return text_error("this hand must be written ", right, (char *)0);
    text_begin(&to, right, sizeof right);
    write_values(&self->hand, &to);
    if (!skip_text(at, right) || !skip_text(at, ":"))
        return text_error("the values must be ", right + 1,
                          ", then a colon and the names", (char *)0);
    return NULL;
}

/* The texts of defects say what would be right, where that is known. */
static const char *read_played_hand(struct acpc_log *self, const char **at)
{
    int viewer, all = (1 << self->game.players) - 1;
    const char *error = acpc_read_state(&self->hand, &self->game, &viewer,
                                        at);

    if (error)
        return error;
    if (!acpc_is_over(&self->hand))
        return "the hand is not over: an action must follow the betting";
    if (self->hand.shown != all)
        return "the cards of all players must be there";
    return compare_state(self, at);
}

/* One defect for each hand is enough: what follows may be its consequence. */
static void check_hand_line(struct acpc_log *self)
{
    char name[ACPC_PLAYERS][ACPC_NAME_MAX] = {{0}};
    const char *at = self->text, *error = read_played_hand(self, &at);

    if (!error && self->hand.number == 0)
        forget_match(self);
    if (!error)
        error = read_log_names(self, &at, name);
    if (!error)
        add_values(self, name);
    if (!error)
        return;
    tell_defect(self, at, error);
    self->is_broken = 1;
}

/* The score */

/* A name that several players share has no sum of its own. */
static int has_twins(const struct acpc_log *self)
{
    for (int i = 0; i < self->players; i++)
        if (find_log_name(self, self->name[i]) != i)
            return 1;
    return 0;
}

/* The names of the score are in the order of the first hand. */
static void check_score_line(struct acpc_log *self)
{
    const char *name[ACPC_PLAYERS] = {0};
    char right[ACPC_LINE_MAX];
    struct text to;

    if (self->players == 0 || self->is_broken || has_twins(self))
        return;
    if (self->has_stranger) {
        tell_defect(self, self->text, "a player is not in the first hand, so "
                    "this cannot be the score");
        return;
    }
    for (int i = 0; i < self->players; i++)
        name[i] = self->name[i];
    text_begin(&to, right, sizeof right);
    acpc_log_write_score(self->sum, name, self->players, &to);
    if (!text_same(self->text, right))
        tell_defect(self, self->text,
                    text_error("the score must be ", right, (char *)0));
}

/* After copy_log_line, which leaves the line in text. */
static int is_hand_next(struct acpc_log *self)
{
    return strncmp(self->text, "STATE:", 6) == 0;
}

/* A game that cannot be read stops the check: every hand would be wrong. */
int acpc_log_next(struct acpc_log *self)
{
    while (!self->is_stopped && copy_log_line(self)) {
        const char *end = self->text + strlen(self->text);

        if (is_hand_next(self)) {
            check_hand_line(self);
            return 1;
        }
        if (text_same(self->text, "# GAMEDEF"))
            read_commented_game(self);
        else if (strncmp(self->text, "SCORE:", 6) == 0)
            check_score_line(self);
        else if (*self->text != '#' && !is_blank_line(self->text, end))
            tell_defect(self, self->text, "a line must begin with STATE:, "
                        "SCORE: or #");
    }
    return 0;
}
