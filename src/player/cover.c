/* cover.c - a cloth over the terminal while it shows somebody's cards.
 *
 * It decides from the lights alone and knows no cards: which seat a light
 * belongs to is in the machine's table of eyes. The cover keeps when each
 * light went on, so that a light that went off and on again between two looks
 * is noticed, too, and counts as a change.
 */
#include "player/cover.h"

#include <string.h>

#include "base/words.h"

enum { NOBODY = -1 };

/* Seats and eyes */

static const struct machine_type *machine_played(const struct play *play)
{
    return session_machine(play->session);
}

/* A seat that does not exist with these options counts as no person. */
static int is_played_by_person(const struct play *play, int seat)
{
    const struct machine_type *machine = machine_played(play);

    return !play->minds[seat][0]
        && !machine_missing_seat(machine, machine->seats[seat],
                                 session_setup(play->session)->option);
}

static int count_people(const struct play *play)
{
    const char *seats = machine_played(play)->seats;
    int people = 0;

    for (int i = 0; seats && seats[i] && i < PLAY_SEATS; i++)
        people += is_played_by_person(play, i);
    return people;
}

/* The index of the seat, or NOBODY if the table names one that minds lack. */
static int seat_of_eyes(const struct machine_type *machine,
                        const struct machine_eyes *eyes)
{
    const char *at = machine->seats ? strchr(machine->seats, eyes->seat)
                                    : NULL;

    return at && at - machine->seats < PLAY_SEATS ? (int)(at - machine->seats)
                                                  : NOBODY;
}

/* When the light of each seat went on; zero if it is off. */
static void look_at_eyes(const struct play *play,
                         uint64_t lit_since[PLAY_SEATS])
{
    const struct machine_type *machine = machine_played(play);

    memset(lit_since, 0, PLAY_SEATS * sizeof *lit_since);
    for (const struct machine_eyes *eyes = machine->eyes; eyes && eyes->seat;
         eyes++) {
        struct parts found = board_find(machine->board, eyes->light);
        int light = machine->board->parts[found.first].light;
        int seat = seat_of_eyes(machine, eyes);

        if (seat != NOBODY && lights_has(session_seen(play->session), light))
            lit_since[seat] = session_changed(play->session, light);
    }
}

/* The seat whose cards must be covered, a mind's before a person's. */
static int hidden_seat(const struct play *play)
{
    uint64_t lit_since[PLAY_SEATS];
    int people = count_people(play), hidden = NOBODY;

    look_at_eyes(play, lit_since);
    for (int i = 0; i < PLAY_SEATS; i++) {
        if (!lit_since[i])
            continue;
        if (!is_played_by_person(play, i) && people > 0)
            return i;
        if (is_played_by_person(play, i) && people > 1 && hidden == NOBODY)
            hidden = i;
    }
    return hidden;
}

/* Public functions */

void cover_look(struct cover *self, const struct play *play)
{
    struct cover now = {.session = play->session,
                             .tick = session_tick(play->session)};

    look_at_eyes(play, now.lit_since);
    now.is_lifted = self->is_lifted && now.session == self->session
        && now.tick >= self->tick
        && memcmp(now.lit_since, self->lit_since, sizeof now.lit_since) == 0;
    *self = now;
}

const char *cover_words(const struct cover *self,
                        const struct play *play,
                        char words[COVER_WORDS_MAX])
{
    int seat = hidden_seat(play), is_own;
    char name[2] = "";
    struct text to;

    if (seat == NOBODY)
        return NULL;
    is_own = is_played_by_person(play, seat);
    if (self && self->is_lifted && is_own)
        return NULL;
    text_begin(&to, words, COVER_WORDS_MAX);
    name[0] = machine_played(play)->seats[seat];
    words_put(&to, !is_own ? "{1} looks at its cards"
                   : self ? "player {1}'s cards / v to look"
                          : "player {1}'s cards", name, (char *)0);
    return words;
}

const char *cover_lift(struct cover *self, const struct play *play)
{
    int seat = hidden_seat(play);

    if (seat == NOBODY)
        return WORDS("nothing is covered now; v shows cards that are for you "
                     "alone");
    if (!is_played_by_person(play, seat))
        return WORDS("those cards are the other player's: they stay covered");
    cover_look(self, play);
    self->is_lifted ^= 1;
    return NULL;
}
