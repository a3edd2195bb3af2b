/* record.c - a hand of poker as it is played, to be written as PHH. */
#include "games/holdem/match/record.h"

/* Who has the button is the format's last player; the machine's game has no
 * button, and its first player is the first. */
static int turned(const struct poker_record *self, int player)
{
    return self->hand.variant == PHH_BW3 || self->hand.variant == PHH_BW5
         ? player : player == self->button;
}

static void keep(struct poker_record *self, int is_kept)
{
    self->is_full |= !is_kept;
}

/* Street by street, also where nobody could bet between them. */
static void tell_board(struct poker_record *self, const struct poker *poker,
                       int lies)
{
    for (int i = 0; i < poker->rules.streets; i++) {
        int until = poker->rules.board[i];

        if (until <= self->board_told || until > lies)
            continue;
        keep(self, phh_hand_board(&self->hand,
                                  self->board + self->board_told,
                                  until - self->board_told));
        self->board_told = until;
    }
}

static int32_t posted(const struct poker *poker, int player)
{
    int32_t blind = poker->rules.blind[player != poker->button];
    int32_t rest = poker->start[player] - poker->rules.ante;

    return rest < blind ? rest : blind;
}

/* Nobody has raised before the flop, and somebody is all-in: programs that
 * read the format expect the one first who was to speak first, behind the
 * larger blind. */
static int shows_first(const struct poker *poker)
{
    int button = poker->button;

    return poker->street == 0 && poker->aggressor < 0
        && posted(poker, !button) > posted(poker, button)
         ? button : poker_shows_first(poker);
}

static void tell_showdown(struct poker_record *self,
                          const struct poker *poker)
{
    int first = shows_first(poker);

    for (int i = 0; i < POKER_PLAYERS; i++) {
        int player = i ? first ^ 1 : first;
        const uint8_t *card = self->hole[player];

        keep(self, phh_hand_show(&self->hand, turned(self, player), card[0],
                                 card[1]));
    }
}

/* In the format both show as soon as the betting is over, and what is
 * missing of the board comes behind that. */
static void tell_news(struct poker_record *self, const struct poker *poker)
{
    tell_board(self, poker, poker->rules.board[poker->street]);
    if (poker->end != POKER_SHOWDOWN)
        return;
    tell_showdown(self, poker);
    tell_board(self, poker, poker_board(poker));
}

static void tell_holes(struct poker_record *self)
{
    for (int place = 0; place < POKER_PLAYERS; place++) {
        int player = turned(self, 0) == place ? 0 : 1;
        const uint8_t *card = self->hole[player];

        keep(self, phh_hand_hole(&self->hand, place, card[0], card[1]));
    }
}

void poker_record_begin(struct poker_record *self, const struct poker *poker,
                        const uint8_t hole[POKER_PLAYERS][2],
                        const uint8_t board[POKER_BOARD_MAX])
{
    int is_turned = !poker->rules.is_machine && poker->button == 0;
    int32_t stack[POKER_PLAYERS] = {poker->start[is_turned],
                                    poker->start[!is_turned]};

    self->button = poker->button;
    self->board_told = 0;
    self->is_full = 0;
    for (int i = 0; i < POKER_PLAYERS * 2; i++)
        self->hole[i / 2][i % 2] = hole[i / 2][i % 2];
    for (int i = 0; i < POKER_BOARD_MAX; i++)
        self->board[i] = board[i];
    phh_hand_begin(&self->hand, &poker->rules, stack, self->action,
                   POKER_RECORD_MAX);
    tell_holes(self);
    tell_news(self, poker);
}

void poker_record_name(struct poker_record *self, int player,
                       const char *name)
{
    phh_hand_name(&self->hand, turned(self, player), name);
}

void poker_record_act(struct poker_record *self, int player,
                      const struct poker_action *action,
                      const struct poker *after)
{
    keep(self, phh_hand_act(&self->hand, turned(self, player), action));
    tell_news(self, after);
}

const char *poker_record_end(struct poker_record *self)
{
    if (self->is_full)
        return "a hand has more actions than a record can hold";
    return phh_hand_end(&self->hand);
}

static void put(void *to, const char *bytes, size_t length)
{
    fwrite(bytes, 1, length, to);
}

void poker_record_write(struct poker_record *self, uint32_t number,
                        FILE *out)
{
    struct phh_writer writer = {put, out};

    phh_hand_number(&self->hand, number);
    phh_write(&writer, &self->hand, number);
}
