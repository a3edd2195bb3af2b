/* poker_model.c - a game of the poker machine told press by press. */
#include "machines/poker/poker_model.h"

#include <stdio.h>
#include <string.h>

#include "machines/poker/poker_referee.h"

void poker_model_open(struct poker_model *self, int chips, int ante,
                      int community, int is_literal, int is_shown)
{
    memset(self, 0, sizeof *self);
    self->chips = chips;
    self->ante = ante;
    self->community = community;
    self->is_literal = is_literal;
    self->is_shown = is_shown;
    self->purse[0] = self->purse[1] = chips;
    self->turn = self->winner = -1;
    self->score[0] = self->score[1] = 20;
}

void poker_model_switches(struct poker_model *self, int amount, int fold)
{
    self->amount = amount;
    self->fold = fold;
    if (!fold)
        self->fold_was_off = 1;
}

void poker_model_toggle(struct poker_model *self)
{
    self->item = self->item == 3 ? 0 : self->item + 1;
}

/* What is written */

static const char *name_of(int card)
{
    static char names[3][3];
    static int at;
    char *name = names[at = (at + 1) % 3];

    name[0] = "23456789TJQKA"[card % 13];
    name[1] = "HDCS"[card / 13];
    name[2] = 0;
    return name;
}

static void write_board(struct poker_model *self)
{
    if (self->community == 5 && self->streets == 0)
        strcpy(self->lines, "<clear>");
    else
        sprintf(self->lines, "<clear>%s %s %s", name_of(self->card[4]),
                name_of(self->card[5]), name_of(self->card[6]));
    if (self->streets == 2)
        sprintf(self->lines + strlen(self->lines), "/%s",
                name_of(self->card[7]));
    if (self->streets == 3)
        sprintf(self->lines + strlen(self->lines), "/%s %s",
                name_of(self->card[7]), name_of(self->card[8]));
    self->eyes = 0;
}

static void write_hand(struct poker_model *self, int player)
{
    sprintf(self->lines, "%s %s", name_of(self->card[2 * player]),
            name_of(self->card[2 * player + 1]));
    self->eyes = player + 1;
}

static void write_name(struct poker_model *self, int player)
{
    static const char *const lines[] = {
        "<clear>1P 1P 1P", "<clear>2P 2P 2P", "<clear>1P 2P",
    };

    strcpy(self->lines, lines[player]);
}

/* Money */

static int has_all_in(const struct poker_model *self)
{
    return self->purse[0] == 0 || self->purse[1] == 0;
}

static void stake(struct poker_model *self, int player, int amount)
{
    self->purse[player] -= amount;
    self->staked[player] += amount;
    self->pot += amount;
}

static void end_hand(struct poker_model *self, int winner)
{
    int share = winner == 2 ? (self->pot + 1) / 2
              : winner == 0 ? self->pot : 0;

    self->purse[0] += share;
    self->purse[1] += self->pot - share;
    self->is_paid = 1;
    self->winner = winner;
    self->next = 10;
    write_name(self, winner);
}

static void begin_hand(struct poker_model *self, const uint8_t *cards)
{
    if (has_all_in(self)) {
        self->busts++;
        self->purse[0] = self->purse[1] = self->chips;
    }
    self->pot = self->is_paid = self->streets = 0;
    self->spoke[0] = self->spoke[1] = 0;
    self->score[0] = self->score[1] = 20;
    self->winner = self->turn = -1;
    memcpy(self->card, cards, sizeof self->card);
    self->hands++;
    write_board(self);
    self->next = 1;
}

static void force_bets(struct poker_model *self)
{
    for (int player = 0; player < 2; player++) {
        int most = self->purse[player];

        self->staked[player] = 0;
        stake(self, player, self->ante < most ? self->ante : most);
    }
    strcpy(self->lines, "<clear>");
    self->eyes = 0;
    self->next = 5;
}

/* Betting */

static void begin_turn(struct poker_model *self, int player)
{
    self->turn = player;
    self->is_choosing = 1;
    self->fold_was_off = !self->fold;
    write_name(self, player);
    self->next++;
}

static int turn_of(int player)
{
    return player == 0 ? 5 : 7;
}

/* Nothing more to bet about: give back what nobody has matched. */
static void end_betting(struct poker_model *self)
{
    int gap = self->staked[0] - self->staked[1];

    if (gap != 0)
        self->returns++;
    if (gap > 0)
        stake(self, 0, -gap);
    if (gap < 0)
        stake(self, 1, gap);
    self->next = self->community == 5 && self->streets < 3 ? 11 : 9;
}

static void count_bet(struct poker_model *self, int gap, int was)
{
    self->raises += gap > 0;
    self->short_bets += gap < 0;
    self->calls += gap == 0 && was < 0;
    self->checks += gap == 0 && was == 0;
    self->all_ins += self->purse[self->turn] == 0;
}

/* What the bet leads to; gap: by how much he is ahead of the other now. */
static void go_on(struct poker_model *self, int gap)
{
    int player = self->turn, other = 1 - player;
    int both = self->spoke[0] && self->spoke[1];

    if (gap < 0 && self->purse[player] > 0)
        self->next = turn_of(player);
    else if (gap < 0)
        end_betting(self);              /* all he has is a call */
    else if (gap > 0 && self->purse[other] > 0)
        self->next = turn_of(other);
    else if (gap > 0 || has_all_in(self))
        end_betting(self);
    else if (!both || (self->is_literal && player == 0))
        self->next = turn_of(other);
    else
        end_betting(self);
}

static void judge_bet(struct poker_model *self)
{
    int player = self->turn, other = 1 - player, was;

    self->is_choosing = 0;
    if (self->fold && self->fold_was_off) {
        self->folds++;
        end_hand(self, other);
        return;
    }
    self->stuck_switches += self->fold;
    write_name(self, player);
    if (self->amount > self->purse[player]) {
        self->refusals++;
        self->next = turn_of(player);
        return;
    }
    was = self->staked[player] - self->staked[other];
    stake(self, player, self->amount);
    self->spoke[player] = 1;
    count_bet(self, self->staked[player] - self->staked[other], was);
    go_on(self, self->staked[player] - self->staked[other]);
}

static void open_street(struct poker_model *self)
{
    self->streets++;
    self->streets_seen++;
    self->turn = -1;
    self->spoke[0] = self->spoke[1] = 0;
    write_board(self);
    if (!has_all_in(self))
        self->next = 5;
    else if (self->streets == 3)
        self->next = 9;
}

/* The document's scores: of the first test that somebody meets. With seven
 * cards nobody wrote down a test, so there only who meets it not. */
static void note_scores(struct poker_model *self)
{
    int first[2];
    uint8_t hand[2][7];

    for (int i = 0; i < 2; i++) {
        memcpy(hand[i], self->card + 2 * i, 2);
        memcpy(hand[i] + 2, self->card + 4, 5);
        first[i] = poker_referee_first(hand[i], 2 + self->community);
    }
    for (int i = 0; i < 2; i++) {
        int best = first[0] < first[1] ? first[0] : first[1];

        if (self->community == 3)
            self->score[i] = poker_referee_test(best, hand[i]);
        else
            self->score[i] = first[i] > best ? 20 : -1;
    }
}

static void show_down(struct poker_model *self)
{
    int winner = poker_referee_winner(self->card, self->community);

    self->showdowns++;
    self->ties += winner == 2;
    note_scores(self);
    end_hand(self, winner);
    for (int i = 0; self->is_shown && i < 2; i++)
        sprintf(self->lines + strlen(self->lines), "/%s %s",
                name_of(self->card[2 * i]), name_of(self->card[2 * i + 1]));
}

void poker_model_press(struct poker_model *self, const uint8_t *cards)
{
    int phase = self->next;

    self->item = 0;
    switch (phase) {
    case 0:
    case 10: begin_hand(self, cards); break;
    case 1:
    case 3:
        write_hand(self, phase / 2);
        self->next++;
        break;
    case 2:
        write_board(self);
        self->next++;
        break;
    case 4:  force_bets(self); break;
    case 5:  begin_turn(self, 0); break;
    case 7:  begin_turn(self, 1); break;
    case 9:  show_down(self); break;
    case 11: open_street(self); break;
    default: judge_bet(self); break;
    }
}

int poker_model_digits(const struct poker_model *self)
{
    int player = self->item - 1;

    if (self->item == 0)
        return self->turn < 0 ? 0 : self->purse[self->turn];
    if (self->item == 3)
        return self->pot;
    if (self->is_choosing && self->turn == player)
        return self->staked[player] + self->amount;
    return self->staked[player];
}
