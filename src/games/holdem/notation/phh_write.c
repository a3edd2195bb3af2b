/* phh_write.c - writing hands in standard form.
 *
 * Fields come in a fixed order; comments and unknown fields are written as
 * they were read. Reading the output gives the same hand.
 *
 * PHH is TOML with fixed names. A hand in standard form:
 *
 *    variant = "NT"
 *    antes = [0, 0]
 *    blinds_or_straddles = [50, 100]
 *    min_bet = 100
 *    starting_stacks = [20000, 20000]
 *    actions = [
 *      "d dh p1 AhKh",
 *      "p2 cbr 300 # a comment",
 *    ]
 *
 * Only fields that were read, or that the builder has set, are written:
 * hand->has says which, so a default never turns into a statement.
 */
#include "games/holdem/notation/phh.h"

#include <string.h>

#include "games/holdem/notation/phh_scan.h"
#include "games/holdem/notation/words.h"

enum { LINE_MAX = 512 };

/* Pieces of text */

/* Every piece goes to the caller's put at once; there is no buffer that a long
 * comment could overflow. */
static void emit_text(const struct phh_writer *self, const char *string)
{
    self->put(self->to, string, strlen(string));
}

/* A slice may be empty and its start null. */
static void emit_slice(const struct phh_writer *self, struct slice slice)
{
    if (slice.length)
        self->put(self->to, slice.start, slice.length);
}

static void emit_decimal(const struct phh_writer *self, uint64_t number)
{
    char line[32];
    struct text to;

    text_begin(&to, line, sizeof line);
    text_put_number(&to, number);
    emit_text(self, line);
}

/* All amounts of a hand have the same number of decimals. */
void phh_write_amount(int64_t amount, int decimals, struct text *to)
{
    int64_t unit = 1;

    if (amount == PHH_INFINITE) {
        text_put(to, "inf");
        return;
    }
    if (amount < 0) {
        text_put_char(to, '-');
        amount = -amount;
    }
    for (int i = 0; i < decimals; i++)
        unit *= 10;
    text_put_number(to, (uint64_t)(amount / unit));
    if (decimals)
        text_put_char(to, '.');
    for (unit /= 10; unit > 0; unit /= 10)
        text_put_char(to, (char)('0' + amount / unit % 10));
}

static void emit_amount(const struct phh_writer *self,
                        const struct phh_hand *hand, int64_t amount)
{
    char line[32];
    struct text to;

    text_begin(&to, line, sizeof line);
    phh_write_amount(amount, hand->decimals, &to);
    emit_text(self, line);
}

/* One character of a string in double quotes. */
static void emit_escaped(const struct phh_writer *self, char c)
{
    char bytes[2] = {c, 0}, line[8];
    struct text to;

    if (c == '"' || c == '\\')
        emit_text(self, "\\");
    if (!text_is_control(c) || c == '\t') {
        emit_text(self, bytes);
        return;
    }
    text_begin(&to, line, sizeof line);
    text_put(&to, "\\u");
    text_put_hex(&to, (unsigned char)c, 4);
    emit_text(self, line);
}

static void emit_quoted(const struct phh_writer *self, const char *string)
{
    emit_text(self, "\"");
    for (; *string; string++)
        emit_escaped(self, *string);
    emit_text(self, "\"");
}

/* Fields */

static int has_field(const struct phh_hand *hand, enum phh_field field)
{
    return (hand->has & phh_bit((int)field)) != 0;
}

static void emit_field_name(const struct phh_writer *self,
                            enum phh_field field)
{
    emit_text(self, phh_fields[field].name);
    emit_text(self, " = ");
}

/* is_turned: the format lists this in reverse for two players. */
static void emit_amount_list(const struct phh_writer *self,
                             const struct phh_hand *hand, enum phh_field field,
                             const int64_t *amount, int is_turned)
{
    if (!has_field(hand, field))
        return;
    emit_field_name(self, field);
    emit_text(self, "[");
    for (int i = 0; i < hand->players; i++) {
        int player = is_turned && hand->players == 2 ? i ^ 1 : i;

        emit_text(self, i ? ", " : "");
        emit_amount(self, hand, amount[player]);
    }
    emit_text(self, "]\n");
}

/* Fields that the hand does not have are left out. */
static void emit_bet(const struct phh_writer *self,
                     const struct phh_hand *hand, enum phh_field field,
                     int64_t amount)
{
    if (!has_field(hand, field))
        return;
    emit_field_name(self, field);
    emit_amount(self, hand, amount);
    emit_text(self, "\n");
}

/* Before the actions, as in the format's own examples: a reader can judge each
 * action as it comes. */
static void emit_rules(const struct phh_writer *self,
                       const struct phh_hand *hand)
{
    if (has_field(hand, PHH_VARIANT)) {
        emit_field_name(self, PHH_VARIANT);
        emit_quoted(self, hand->code);
        emit_text(self, "\n");
    }
    if (has_field(hand, PHH_TRIMMING)) {
        emit_field_name(self, PHH_TRIMMING);
        emit_text(self, hand->is_trimmed ? "true\n" : "false\n");
    }
    emit_amount_list(self, hand, PHH_ANTES, hand->ante, 1);
    emit_amount_list(self, hand, PHH_BLINDS, hand->blind, 1);
    emit_bet(self, hand, PHH_BRING_IN, hand->bring_in);
    emit_bet(self, hand, PHH_SMALL_BET, hand->small_bet);
    emit_bet(self, hand, PHH_BIG_BET, hand->big_bet);
    emit_bet(self, hand, PHH_MIN_BET, hand->min_bet);
    emit_amount_list(self, hand, PHH_STACKS, hand->stack, 0);
}

/* Actions */

/* Cards after a blank; ?? for an unknown one. */
static void write_cards(const struct phh_action *action, struct text *to)
{
    text_put(to, action->count ? " " : "");
    for (int i = 0; i < action->count; i++) {
        if (action->card[i] == PHH_UNKNOWN)
            text_put(to, "??");
        else
            poker_write_card(action->card[i], to);
    }
}

/* Players are from 0 on in our structs and from p1 on in the format. */
static void write_player(const struct phh_action *action, struct text *to)
{
    text_put_char(to, 'p');
    text_put_number(to, (uint64_t)action->player + 1);
}

/* The action without its comment, as the format's grammar has it. */
static void write_notation(const struct phh_hand *hand,
                           const struct phh_action *action, struct text *to)
{
    static const char *const verbs[] = {
        [PHH_FOLDS] = " f", [PHH_CALLS] = " cc", [PHH_RAISES] = " cbr ",
        [PHH_SHOWS] = " sm", [PHH_SHOWS_DEALT] = " sm -",
        [PHH_MUCKS] = " sm", [PHH_BRINGS_IN] = " pb",
        [PHH_DISCARDS] = " sd",
    };

    if (action->kind == PHH_NOTHING)
        return;
    if (action->kind == PHH_BOARD) {
        text_put(to, "d db");
    } else {
        text_put(to, action->kind == PHH_HOLE ? "d dh " : "");
        write_player(action, to);
        text_put(to, action->kind == PHH_HOLE ? "" : verbs[action->kind]);
    }
    if (action->kind == PHH_RAISES)
        phh_write_amount(action->amount, hand->decimals, to);
    write_cards(action, to);
}

/* Raw as it was read; a literal string had no escapes and gets them now. */
static void emit_comment(const struct phh_writer *self,
                         const struct phh_action *action)
{
    if (!action->is_literal) {
        emit_slice(self, action->comment);
        return;
    }
    for (size_t i = 0; i < action->comment.length; i++)
        emit_escaped(self, action->comment.start[i]);
}

/* One action per line. A comment alone has no space before its #, so that
 * reading it gives PHH_NOTHING again. */
static void emit_action(const struct phh_writer *self,
                        const struct phh_hand *hand,
                        const struct phh_action *action)
{
    char line[LINE_MAX];
    struct text to;

    text_begin(&to, line, sizeof line);
    write_notation(hand, action, &to);
    emit_text(self, "  \"");
    emit_text(self, line);
    if (action->comment.start) {
        emit_text(self, to.used ? " #" : "#");
        emit_comment(self, action);
    }
    emit_text(self, "\",\n");
}

static void emit_actions(const struct phh_writer *self,
                         const struct phh_hand *hand)
{
    if (!has_field(hand, PHH_ACTIONS))
        return;
    emit_field_name(self, PHH_ACTIONS);
    emit_text(self, hand->action_count ? "[\n" : "[");
    for (int i = 0; i < hand->action_count; i++)
        emit_action(self, hand, &hand->action[i]);
    emit_text(self, "]\n");
}

/* The rest */

/* Names were decoded when they were read, so they get their escapes again. */
static void emit_player_names(const struct phh_writer *self,
                              const struct phh_hand *hand)
{
    if (!has_field(hand, PHH_PLAYERS))
        return;
    emit_field_name(self, PHH_PLAYERS);
    emit_text(self, "[");
    for (int i = 0; i < hand->players; i++) {
        emit_text(self, i ? ", " : "");
        emit_quoted(self, hand->name[i]);
    }
    emit_text(self, "]\n");
}

/* Raw names and values, in the order in which they were read. */
static void emit_other_fields(const struct phh_writer *self,
                              const struct phh_hand *hand)
{
    for (int i = 0; i < hand->field_count; i++) {
        emit_slice(self, hand->field[i].name);
        emit_text(self, " = ");
        emit_slice(self, hand->field[i].value);
        emit_text(self, "\n");
    }
}

/* Section 0 is a file of one hand (.phh), without a heading; files of many
 * (.phhs) number them from 1, with an empty line between. */
void phh_write(const struct phh_writer *self, const struct phh_hand *hand,
               uint32_t section)
{
    if (section) {
        emit_text(self, section > 1 ? "\n[" : "[");
        emit_decimal(self, section);
        emit_text(self, "]\n");
    }
    emit_rules(self, hand);
    emit_actions(self, hand);
    if (has_field(hand, PHH_HAND)) {
        emit_field_name(self, PHH_HAND);
        emit_text(self, hand->number);
        emit_text(self, "\n");
    }
    emit_player_names(self, hand);
    emit_amount_list(self, hand, PHH_FINISH, hand->finish, 0);
    emit_amount_list(self, hand, PHH_WINNINGS, hand->winnings, 0);
    emit_other_fields(self, hand);
}
