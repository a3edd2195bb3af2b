/* lobby.c - all machines side by side, each with a game that minds play.
 *
 * A game begins some way in, so that there is something to see at once. Which
 * one it is comes from its number alone: the lobby is the same every time, and
 * every further game of it is another.
 */
#include "player/lobby.h"

#include <string.h>

#include "base/words.h"
#include "bench/id.h"
#include "bench/play_table.h"

/* Seconds on the board: how far in a game begins, how long its end is shown,
 * and how long a game lasts that never says that it is over. */
enum { BEGUN_S = 25, OVER_S = 6, LONG_S = 900 };

static const uint64_t second_ns = 1000000000;

/* Which machines */

/* A second board of a machine, or a template, has no card. */
static int has_card(const struct machine_type *machine)
{
    const struct machine_type *usual;

    return !machine->is_template && machine->seats
        && !machines_find(machine->name, &usual)
        && usual->board == machine->board;
}

void lobby_begin(struct lobby *self)
{
    memset(self, 0, sizeof *self);
    for (int i = 0; machines_at(i) && self->count < LOBBY_CARDS; i++)
        if (has_card(machines_at(i))) {
            self->card[self->count].machine = machines_at(i);
            self->card[self->count].intro = intro_of(machines_at(i));
            self->count++;
        }
    self->last = self->count - 1;
}

/* One game */

/* The intro's; else the last one, which is the plainest. */
static const char *mind_of(const struct lobby_card *card)
{
    int last = 0;

    if (card->intro && card->intro->demo)
        return card->intro->demo;
    while (robot_mind_at(card->machine, last))
        last++;
    return last ? robot_mind_at(card->machine, last - 1) : NULL;
}

static void put_game_id(const struct lobby_card *card, struct text *to)
{
    const char *id = card->intro ? card->intro->id : card->machine->name;
    char seed[24];
    struct text number;
    struct id parts;

    text_begin(&number, seed, sizeof seed);
    text_put_number(&number, card->games);
    if (id_split(&parts, id))
        return;
    id_put(to, parts.name, seed);
    text_put(to, parts.options);
}

/* A seat that these options do not have stays empty. */
static const char *sitter_at(const struct lobby_card *card,
                             const struct session *session, int seat)
{
    const char *seats = card->machine->seats;

    if ((size_t)seat >= strlen(seats)
        || machine_missing_seat(card->machine, seats[seat],
                                session_setup(session)->option))
        return NULL;
    return mind_of(card);
}

static const char *open_game(struct lobby_card *card)
{
    char id[ID_MAX];
    struct session *session;
    const char *error;
    struct text to;

    card->games++;
    text_begin(&to, id, sizeof id);
    put_game_id(card, &to);
    error = session_open(&session, id);
    if (error)
        return error;
    memset(&card->play, 0, sizeof card->play);
    error = play_open(&card->play, session, sitter_at(card, session, 0),
                      sitter_at(card, session, 1));
    if (error)
        session_close(session);
    return error;
}

/* A machine that cannot be opened, for want of memory, stays dark. */
static void begin_game(struct lobby_card *card)
{
    memset(&card->player, 0, sizeof card->player);
    card->player.play = &card->play;
    card->over_ns = 0;
    card->is_fresh = 1;
    card->is_open = open_game(card) == NULL;
    if (card->is_open)
        play_run(&card->play, (uint64_t)BEGUN_S
                 * card->machine->board->clock_hz);
}

static void end_game(struct lobby_card *card)
{
    if (card->is_open)
        play_close(&card->play);
    card->is_open = 0;
}

static int is_over(const struct lobby_card *card)
{
    uint64_t most = (uint64_t)LONG_S * card->machine->board->clock_hz;
    struct table_end end;

    memset(&end, 0, sizeof end);
    return card->play.trouble[0] || play_table_end(&card->play, &end)
        || session_tick(card->play.session) > most;
}

/* A game that is over is shown a while longer. */
static void pass_time(struct lobby_card *card, uint64_t elapsed_ns)
{
    play_advance(&card->play, elapsed_ns);
    if (!is_over(card)) {
        card->over_ns = 0;
        return;
    }
    card->over_ns += elapsed_ns;
    if (card->over_ns > OVER_S * second_ns) {
        end_game(card);
        begin_game(card);
    }
}

/* Turns */

/* No time is made up for: after a long rest the game goes on where it was. */
static void take_turn(struct lobby_card *card, uint64_t now_ns)
{
    uint64_t elapsed = now_ns - card->given_ns;

    card->is_fresh = 0;
    if (!card->games)
        begin_game(card);
    else if (card->is_open)
        pass_time(card, elapsed < second_ns ? elapsed : second_ns / LOBBY_HZ);
    card->given_ns = now_ns;
    card->due_ns = now_ns + second_ns / LOBBY_HZ;
}

static int is_due(const struct lobby *self, const struct lobby_card *card,
                  uint64_t now_ns)
{
    if (self->is_still || !card->is_open)
        return card->games == 0;
    return card->due_ns <= now_ns;
}

int lobby_advance(struct lobby *self, uint64_t now_ns)
{
    for (int i = 0; i < self->count; i++) {
        int next = (self->last + 1 + i) % self->count;

        if (!is_due(self, &self->card[next], now_ns))
            continue;
        self->last = next;
        take_turn(&self->card[next], now_ns);
        return next;
    }
    return -1;
}

/* A turn that begins a game is no measure for others. */
void lobby_took(struct lobby *self, int card, uint64_t spent_ns)
{
    struct lobby_card *at = &self->card[card];
    uint64_t rest = LOBBY_REST * spent_ns;

    if (!at->is_fresh && at->given_ns + rest > at->due_ns)
        at->due_ns = at->given_ns + rest;
}

uint64_t lobby_due_ns(const struct lobby *self)
{
    uint64_t due = UINT64_MAX;

    for (int i = 0; i < self->count; i++) {
        const struct lobby_card *card = &self->card[i];

        if (!card->games)
            return 0;
        if (card->is_open && !self->is_still && card->due_ns < due)
            due = card->due_ns;
    }
    return due;
}

const char *lobby_title(const struct lobby_card *card)
{
    return words_of(card->intro ? card->intro->title : card->machine->title);
}

const char *lobby_pitch(const struct lobby_card *card)
{
    return words_of(card->intro ? card->intro->pitch
                                : card->machine->board->title);
}

void lobby_end(struct lobby *self)
{
    for (int i = 0; i < self->count; i++)
        end_game(&self->card[i]);
    memset(self, 0, sizeof *self);
}
