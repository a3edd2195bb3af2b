/* hand_eye.c - what a person in one seat reads off the poker
 * machine.
 *
 * LEDs are looked at directly, the rest is read as text and parsed. Anything
 * unexpected counts as nothing: a line may still be on its way.
 */
#include "machines/poker/hand_eye.h"

#include <string.h>

#include "boards/basys3.h"
#include "machines/hand_read.h"
#include "machines/poker/poker.h"

static int is_ld_lit(const struct session *session, int led)
{
    return lights_has(session_seen(session), BASYS3_LIGHT_LD + led);
}

char hand_poker_eye_private(const struct session *session)
{
    return look_private_seat(session);
}

/* LD0 and LD1 (M2-018). */
int hand_poker_eye_winner(const struct session *session)
{
    if (is_ld_lit(session, 0))
        return is_ld_lit(session, 1) ? POKER_TIE : 0;
    return is_ld_lit(session, 1) ? 1 : POKER_NOBODY;
}

int32_t hand_poker_eye_digits(const struct session *session)
{
    char digits[PART_NAME_MAX];
    uint64_t number = 0;

    hand_read_part(session, "AN", digits, sizeof digits);
    for (const char *c = digits; *c; c++) {
        if (*c < '0' || *c > '9')
            return -1;
        number = 10 * number + (uint64_t)(*c - '0');
    }
    return (int32_t)number;
}

/* Cards as the terminal writes them: "TH" (M2-028, M2-030). */
static int parse_card(const char *name)
{
    static const char ranks[] = "23456789TJQKA", suits[] = "HDCS";
    const char *rank = *name ? strchr(ranks, name[0]) : NULL;
    const char *suit = rank && name[1] ? strchr(suits, name[1]) : NULL;

    if (!suit || (name[2] && name[2] != ' ' && name[2] != '/'))
        return -1;
    return card_of((int)(rank - ranks), (int)(suit - suits));
}

/* Cards with one character between them, a space or the end of a line, up to
 * a character that ends them. A name or anything else means that these are not
 * cards. */
static void parse_card_line(const char *from, char end,
                            struct hand_poker_cards *found)
{
    *found = (struct hand_poker_cards){0};      /* equal ones have equal
                                                 * bytes */
    while (*from && *from != end) {
        int card = parse_card(from);

        if (card < 0 || found->count == HAND_POKER_CARDS) {
            found->count = 0;           /* that is something else */
            return;
        }
        found->card[found->count++] = (uint8_t)card;
        from += 2;
        from += *from != '\0';
    }
}

/* Empty while another player's cards are on the terminal. */
static void read_visible_screen(const struct session *session, char seat,
                                char screen[LOOK_TERMINAL_MAX])
{
    char private = hand_poker_eye_private(session);

    screen[0] = '\0';
    if (!private || private == seat)
        hand_read_part(session, "TTY", screen, LOOK_TERMINAL_MAX);
}

void hand_poker_eye_board(const struct session *session, char seat,
                          struct hand_poker_cards *found)
{
    char screen[LOOK_TERMINAL_MAX];

    read_visible_screen(session, seat, screen);
    parse_card_line(screen, '\0', found);
}

/* A player's own cards are the last line: nothing was cleared before them
 * (M2-035). */
void hand_poker_eye_hole(const struct session *session, char seat,
                         struct hand_poker_cards *found)
{
    char screen[LOOK_TERMINAL_MAX];
    const char *last = screen;

    read_visible_screen(session, seat, screen);
    for (const char *c = screen; *c; c++)
        last = *c == '/' ? c + 1 : last;
    parse_card_line(last, '\0', found);
}

/* Below the names of those who have won, a line for each player
 * (showdown=cards). */
void hand_poker_eye_shown(const struct session *session, int player,
                          struct hand_poker_cards *found)
{
    char screen[LOOK_TERMINAL_MAX];
    const char *from = screen;

    hand_read_part(session, "TTY", screen, sizeof screen);
    for (int line = 0; line <= player && from; line++) {
        from = strchr(from, '/');
        from = from ? from + 1 : NULL;
    }
    parse_card_line(from ? from : "", '/', found);
}
