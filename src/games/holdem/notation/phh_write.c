/* phh_write.c - hands of poker, written in standard form. */
#include "games/holdem/notation/phh.h"

#include <string.h>

#include "games/holdem/notation/phh_scan.h"
#include "games/holdem/notation/words.h"

enum { LINE_MAX = 512 };

/* Pieces of text */

static void put(const struct phh_writer *self, const char *string)
{
    self->put(self->to, string, strlen(string));
}

static void put_slice(const struct phh_writer *self, struct slice slice)
{
    if (slice.length)
        self->put(self->to, slice.start, slice.length);
}

static void put_number(const struct phh_writer *self, uint64_t number)
{
    char line[32];
    struct text to;

    text_begin(&to, line, sizeof line);
    text_put_number(&to, number);
    put(self, line);
}

void phh_write_amount(int64_t amount, int decimals, struct text *to)
{
    int64_t unit = 1;

    if (amount < 0) {
        text_put(to, "inf");
        return;
    }
    for (int i = 0; i < decimals; i++)
        unit *= 10;
    text_put_number(to, (uint64_t)(amount / unit));
    if (decimals)
        text_put_char(to, '.');
    for (unit /= 10; unit > 0; unit /= 10)
        text_put_char(to, (char)('0' + amount / unit % 10));
}

static void put_amount(const struct phh_writer *self,
                       const struct phh_hand *hand, int64_t amount)
{
    char line[32];
    struct text to;

    text_begin(&to, line, sizeof line);
    phh_write_amount(amount, hand->decimals, &to);
    put(self, line);
}

/* One character of a text in double quotes. */
static void put_escaped(const struct phh_writer *self, char c)
{
    char bytes[2] = {c, 0}, line[8];
    struct text to;

    if (c == '"' || c == '\\')
        put(self, "\\");
    if (!text_is_control(c) || c == '\t') {
        put(self, bytes);
        return;
    }
    text_begin(&to, line, sizeof line);
    text_put(&to, "\\u");
    text_put_hex(&to, (unsigned char)c, 4);
    put(self, line);
}

static void put_string(const struct phh_writer *self, const char *string)
{
    put(self, "\"");
    for (; *string; string++)
        put_escaped(self, *string);
    put(self, "\"");
}

/* Fields */

static int has(const struct phh_hand *hand, enum phh_field field)
{
    return (hand->has & phh_bit((int)field)) != 0;
}

static void put_name(const struct phh_writer *self, enum phh_field field)
{
    put(self, phh_fields[field].name);
    put(self, " = ");
}

/* Of two players the second comes first, if that is how the format lists
 * this. */
static void put_list(const struct phh_writer *self,
                     const struct phh_hand *hand, enum phh_field field,
                     const int64_t *amount, int is_turned)
{
    if (!has(hand, field))
        return;
    put_name(self, field);
    put(self, "[");
    for (int i = 0; i < hand->players; i++) {
        int player = is_turned && hand->players == 2 ? i ^ 1 : i;

        put(self, i ? ", " : "");
        put_amount(self, hand, amount[player]);
    }
    put(self, "]\n");
}

static void put_bet(const struct phh_writer *self,
                    const struct phh_hand *hand, enum phh_field field,
                    int64_t amount)
{
    if (!has(hand, field))
        return;
    put_name(self, field);
    put_amount(self, hand, amount);
    put(self, "\n");
}

static void put_rules(const struct phh_writer *self,
                      const struct phh_hand *hand)
{
    if (has(hand, PHH_VARIANT)) {
        put_name(self, PHH_VARIANT);
        put_string(self, hand->code);
        put(self, "\n");
    }
    if (has(hand, PHH_TRIMMING)) {
        put_name(self, PHH_TRIMMING);
        put(self, hand->is_trimmed ? "true\n" : "false\n");
    }
    put_list(self, hand, PHH_ANTES, hand->ante, 1);
    put_list(self, hand, PHH_BLINDS, hand->blind, 1);
    put_bet(self, hand, PHH_BRING_IN, hand->bring_in);
    put_bet(self, hand, PHH_SMALL_BET, hand->small_bet);
    put_bet(self, hand, PHH_BIG_BET, hand->big_bet);
    put_bet(self, hand, PHH_MIN_BET, hand->min_bet);
    put_list(self, hand, PHH_STACKS, hand->stack, 0);
}

/* Actions */

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

static void write_player(const struct phh_action *action, struct text *to)
{
    text_put_char(to, 'p');
    text_put_number(to, (uint64_t)action->player + 1);
}

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

/* Raw as it was read, but in double quotes. */
static void put_comment(const struct phh_writer *self,
                        const struct phh_action *action)
{
    if (!action->is_literal) {
        put_slice(self, action->comment);
        return;
    }
    for (size_t i = 0; i < action->comment.length; i++)
        put_escaped(self, action->comment.start[i]);
}

static void put_action(const struct phh_writer *self,
                       const struct phh_hand *hand,
                       const struct phh_action *action)
{
    char line[LINE_MAX];
    struct text to;

    text_begin(&to, line, sizeof line);
    write_notation(hand, action, &to);
    put(self, "  \"");
    put(self, line);
    if (action->comment.start) {
        put(self, to.used ? " #" : "#");
        put_comment(self, action);
    }
    put(self, "\",\n");
}

static void put_actions(const struct phh_writer *self,
                        const struct phh_hand *hand)
{
    if (!has(hand, PHH_ACTIONS))
        return;
    put_name(self, PHH_ACTIONS);
    put(self, hand->action_count ? "[\n" : "[");
    for (int i = 0; i < hand->action_count; i++)
        put_action(self, hand, &hand->action[i]);
    put(self, "]\n");
}

/* The rest */

static void put_names(const struct phh_writer *self,
                      const struct phh_hand *hand)
{
    if (!has(hand, PHH_PLAYERS))
        return;
    put_name(self, PHH_PLAYERS);
    put(self, "[");
    for (int i = 0; i < hand->players; i++) {
        put(self, i ? ", " : "");
        put_string(self, hand->name[i]);
    }
    put(self, "]\n");
}

static void put_others(const struct phh_writer *self,
                       const struct phh_hand *hand)
{
    for (int i = 0; i < hand->field_count; i++) {
        put_slice(self, hand->field[i].name);
        put(self, " = ");
        put_slice(self, hand->field[i].value);
        put(self, "\n");
    }
}

void phh_write(const struct phh_writer *self, const struct phh_hand *hand,
               uint32_t section)
{
    if (section) {
        put(self, section > 1 ? "\n[" : "[");
        put_number(self, section);
        put(self, "]\n");
    }
    put_rules(self, hand);
    put_actions(self, hand);
    if (has(hand, PHH_HAND)) {
        put_name(self, PHH_HAND);
        put_number(self, hand->number);
        put(self, "\n");
    }
    put_names(self, hand);
    put_list(self, hand, PHH_FINISH, hand->finish, 0);
    put_others(self, hand);
}
