/* acpc_text.c - hands of the Annual Computer Poker Competition as text.
 *
 * Reading is as lenient as the competition's dealer: slashes may be missing
 * and letters of either case. Who wants to know whether a text is exactly
 * right writes what was read, and compares.
 */
#include "games/holdem/notation/acpc_text.h"

#include <string.h>

#include "games/holdem/notation/words.h"

enum { NUMBER_MOST = 10, SIX_DIGITS = 1000000 };

const char acpc_version[] = "VERSION:2.0.0";

/* Numbers: digits alone, no sign, no spaces; 0 if there is none or it is too
 * large. */
static int read_digits(const char **at, uint64_t most, uint64_t *number)
{
    const char *from = *at;
    uint64_t read = 0;

    for (; text_is_digit(**at); ++*at) {
        if (*at - from == NUMBER_MOST)
            return 0;
        read = read * 10 + (uint64_t)(**at - '0');
    }
    *number = read;
    return *at > from && read <= most;
}

/* Advances past a text, if it is there. */
static int read_mark(const char **at, const char *mark)
{
    size_t length = strlen(mark);

    if (strncmp(*at, mark, length) != 0)
        return 0;
    *at += length;
    return 1;
}

/* A later revision of 2.0 says nothing that is new to a dealer. */
const char *acpc_check_version(const char *line)
{
    uint64_t revision;

    if (read_mark(&line, "VERSION:2.0.")
        && read_digits(&line, UINT32_MAX, &revision) && !*line)
        return NULL;
    return text_error("a player must begin with ", acpc_version, (char *)0);
}

/* Actions and betting */

void acpc_write_action(const struct acpc_game *game,
                       const struct acpc_action *action, struct text *to)
{
    text_put_char(to, "fcr"[action->kind]);
    if (action->kind == POKER_RAISES && game->is_no_limit)
        text_put_number(to, (uint64_t)action->to);
}

/* Older versions of the protocol have k and b; the competition's dealer still
 * reads them. */
static int find_kind(char c)
{
    static const char letters[] = "fckrbFCKRB";
    static const uint8_t kinds[] = {POKER_FOLDS, POKER_CALLS, POKER_CALLS,
                                    POKER_RAISES, POKER_RAISES};
    const char *found = c ? strchr(letters, c) : NULL;

    return found ? kinds[(found - letters) % 5] : -1;
}

/* An amount that is too large for anybody is still a raise, of too much. */
int acpc_read_action(const struct acpc_game *game, const char **at,
                     struct acpc_action *action)
{
    int kind = find_kind(**at);
    uint64_t to = 0;

    if (kind < 0)
        return 0;
    *action = (struct acpc_action){.kind = (uint8_t)kind};
    ++*at;
    if (kind != POKER_RAISES || !game->is_no_limit)
        return 1;
    if (!text_is_digit(**at))
        return 0;
    action->to = read_digits(at, INT32_MAX, &to) ? (int32_t)to : INT32_MAX;
    while (text_is_digit(**at))
        ++*at;
    return 1;
}

/* Rounds in which nobody could bet have a slash and no actions. */
void acpc_write_betting(const struct acpc_hand *hand, struct text *to)
{
    for (int round = 0; round <= acpc_round(hand); round++) {
        if (round)
            text_put_char(to, '/');
        for (int i = 0; i < hand->actions[round]; i++)
            acpc_write_action(hand->game, &hand->action[round][i], to);
    }
}

/* Which round an action belongs to follows from the rules, not from the
 * slashes. */
const char *acpc_read_betting(struct acpc_hand *hand, const char **at)
{
    while (**at && **at != ':') {
        const char *start = *at, *error;
        struct acpc_action action;

        if (**at == '/') {
            ++*at;
            continue;
        }
        if (!acpc_read_action(hand->game, at, &action))
            return hand->game->is_no_limit
                 ? "an action must be f, c or r with an amount"
                 : "an action must be f, c or r";
        if ((error = acpc_correct(hand, &action))) {
            *at = start;
            return error;
        }
        acpc_act(hand, &action);
    }
    return NULL;
}

/* Cards */

static void write_some_cards(const uint8_t *card, int count, struct text *to)
{
    for (int i = 0; i < count; i++)
        poker_write_card(card[i], to);
}

/* At the end the cards of those who have not folded are shown, unless only
 * one is left. */
static int is_seen(const struct acpc_hand *hand, int player, int viewer)
{
    if (!(hand->shown >> player & 1))
        return 0;
    return viewer == ACPC_WHOLE || viewer == player
        || (acpc_is_over(hand) && acpc_is_shown(hand)
            && !acpc_is_folded(hand, player));
}

static void write_hand_cards(const struct acpc_hand *hand, int viewer,
                             struct text *to)
{
    const uint8_t *card = hand->board;

    for (int i = 0; i < hand->game->players; i++) {
        if (i)
            text_put_char(to, '|');
        if (is_seen(hand, i, viewer))
            write_some_cards(hand->hole[i], hand->game->hole, to);
    }
    for (int i = 0; i <= acpc_round(hand); i++) {
        if (i)
            text_put_char(to, '/');
        write_some_cards(card, hand->game->board[i], to);
        card += hand->game->board[i];
    }
}

/* Two characters each: the rank ten is T here, never 10. Returns how many
 * there were. */
static int read_some_cards(const char **at, int count, uint8_t *card)
{
    for (int i = 0; i < count; i++) {
        const char *from = *at;
        int read = -1;

        if (from[0] && from[0] != '1' && from[1])
            read = poker_scan_card(at, from + 2);
        if (read < 0)
            return i;
        card[i] = (uint8_t)read;
    }
    return count;
}

/* A viewer knows its own cards, and at the end some of the others'. */
static const char *read_hole_cards(struct acpc_hand *hand, const char **at)
{
    int hole = hand->game->hole;

    for (int i = 0; i < hand->game->players; i++) {
        int count;

        if (i && !read_mark(at, "|"))
            return "the cards of players must have | between them";
        count = read_some_cards(at, hole, hand->hole[i]);
        if (count != 0 && count != hole)
            return "a player must have all cards or none";
        hand->shown |= (uint16_t)((count == hole) << i);
    }
    return NULL;
}

static const char *read_board_cards(struct acpc_hand *hand, const char **at)
{
    uint8_t *card = hand->board;

    for (int i = 0; i <= acpc_round(hand); i++) {
        if (i && !read_mark(at, "/"))
            return "the cards of each round must come after a slash";
        if (read_some_cards(at, hand->game->board[i], card)
            != hand->game->board[i])
            return "the board must have all cards of this round";
        card += hand->game->board[i];
    }
    return NULL;
}

/* Takes cards from those left; 0 if one of them is not in the deck, or was
 * taken already. */
static int take_dealt(cards *left, const uint8_t *card, int count)
{
    for (int i = 0; i < count; i++) {
        if (!(*left & cards_of(card[i])))
            return 0;
        *left &= ~cards_of(card[i]);
    }
    return 1;
}

/* No card twice: hands are judged as sets. */
static const char *check_dealt(const struct acpc_hand *hand)
{
    const struct acpc_game *game = hand->game;
    cards left = acpc_deck(game);
    int is_right = 1;

    for (int i = 0; i < game->players; i++)
        if (hand->shown >> i & 1)
            is_right &= take_dealt(&left, hand->hole[i], game->hole);
    is_right &= take_dealt(&left, hand->board,
                           acpc_board(game, acpc_round(hand)));
    return is_right ? NULL : "a card is dealt twice, or not in this deck";
}

/* States */

/* The two kinds of state differ in the viewer alone. */
void acpc_write_state(const struct acpc_hand *hand, int viewer,
                      struct text *to)
{
    text_put(to, viewer == ACPC_WHOLE ? "STATE:" : "MATCHSTATE:");
    if (viewer != ACPC_WHOLE) {
        text_put_number(to, (uint64_t)viewer);
        text_put_char(to, ':');
    }
    text_put_number(to, hand->number);
    text_put_char(to, ':');
    acpc_write_betting(hand, to);
    text_put_char(to, ':');
    write_hand_cards(hand, viewer, to);
}

static const char *read_viewer(const struct acpc_game *game, int *viewer,
                               const char **at)
{
    uint64_t number;

    *viewer = ACPC_WHOLE;
    if (read_mark(at, "STATE:"))
        return NULL;
    if (!read_mark(at, "MATCHSTATE:"))
        return "a state must begin with STATE: or MATCHSTATE:";
    if (!read_digits(at, game->players - 1u, &number) || !read_mark(at, ":"))
        return "a position must be a number below that of players";
    *viewer = (int)number;
    return NULL;
}

const char *acpc_read_state(struct acpc_hand *hand,
                            const struct acpc_game *game, int *viewer,
                            const char **at)
{
    const char *error = read_viewer(game, viewer, at);
    uint64_t number;

    if (error)
        return error;
    if (!read_digits(at, UINT32_MAX, &number) || !read_mark(at, ":"))
        return "a hand must have a number from 0 to 4294967295";
    acpc_begin(hand, game, (uint32_t)number);
    if ((error = acpc_read_betting(hand, at)))
        return error;
    if (!read_mark(at, ":"))
        return "cards must follow the betting after a colon";
    if ((error = read_hole_cards(hand, at))
        || (error = read_board_cards(hand, at)))
        return error;
    return check_dealt(hand);
}

/* Values */

void acpc_add(struct acpc_sum *sum, int64_t parts)
{
    sum->chips += parts / ACPC_PARTS;
    sum->parts += parts % ACPC_PARTS;
}

/* Six digits after the point. Rounding never meets a tie: no fraction of 2520
 * has exactly seven. */
static void write_fraction(int64_t millionths, struct text *to)
{
    if (millionths)
        text_put_char(to, '.');
    for (int64_t place = SIX_DIGITS / 10; millionths; place /= 10) {
        text_put_char(to, (char)('0' + millionths / place));
        millionths %= place;
    }
}

/* Chips and parts may have different signs, since both are sums. */
void acpc_write_sum(const struct acpc_sum *sum, struct text *to)
{
    int64_t chips = sum->chips + sum->parts / ACPC_PARTS;
    int64_t parts = sum->parts % ACPC_PARTS, millionths;
    int is_negative = chips < 0 || (chips == 0 && parts < 0);

    if (is_negative) {
        chips = -chips;
        parts = -parts;
    }
    if (parts < 0) {                    /* of another sign than the chips */
        chips--;
        parts += ACPC_PARTS;
    }
    millionths = (parts * SIX_DIGITS * 2 + ACPC_PARTS) / (ACPC_PARTS * 2);
    if (is_negative)
        text_put_char(to, '-');
    text_put_number(to, (uint64_t)chips);
    write_fraction(millionths, to);
}

void acpc_write_parts(int64_t parts, struct text *to)
{
    struct acpc_sum sum = {0};

    acpc_add(&sum, parts);
    acpc_write_sum(&sum, to);
}
