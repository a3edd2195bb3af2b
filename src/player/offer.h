/* offer.h - the choices of the menu for a new game, and what was chosen. */
#ifndef OFFER_H
#define OFFER_H

#include "bench/intro.h"
#include "bench/play.h"

enum { OFFER_MACHINES = 32, OFFER_SEATS = 2 };

struct offer_entry {
    const struct machine_type *machine; /* null: the last game */
    const struct intro *intro;          /* null: it has none */
    int mind[OFFER_SEATS];              /* 0: a person */
    int64_t option[OPTIONS_MAX];
    int is_more;                        /* every seat and option is shown */
};

/* Against whom one plays, in a player's words. */
enum offer_opponent {
    OFFER_LEVEL,                        /* the easiest mind, and on: one for
                                         * each of the intro's levels */
    OFFER_TWO_PEOPLE = INTRO_LEVELS,
    OFFER_ALONE,                        /* there is no second seat */
    OFFER_WATCH,                        /* minds play, people look on */
    OFFER_OWN,                          /* as the seats were chosen */
    OFFER_OPPONENTS,
};

struct offer {
    struct offer_entry entries[OFFER_MACHINES + 1];
    int count, at;                      /* the chosen entry */
    int is_inside;                      /* at its settings */
    int row;                            /* the setting; 0 is to begin */
};

struct offer_choice {
    int quit;                           /* the player wants nothing */
    const struct machine_type *machine; /* null: the game on disk */
    char id[256];                       /* "duel:basys2 repeat=counting" */
    char seats[2][24];                  /* "human" or a mind */
    char load[JOURNAL_PATH_MAX];        /* in: the last game, if any; out:
                                           empty unless it was chosen */
    char games[JOURNAL_PATH_MAX];       /* the folder of kept games, or "" */
    char notice[TEXT_ERROR_MAX];        /* to be shown at first, or "" */
};

/* Lists all machines that are not templates on their usual boards, as
 * offer_entry_begin makes them; has_last puts the last game first. */
void offer_begin(struct offer *self, int has_last);

/* The game that players play: by the machine's intro, against its easiest mind;
 * without an intro the machine's defaults, with people at every seat. */
void offer_entry_begin(struct offer_entry *self,
                       const struct machine_type *machine);

/* Options and seats of a game of this machine that is played now, so that
 * another one like it can be begun. */
void offer_entry_take(struct offer_entry *self, const struct play *play);

/* Whether this is a choice with the options as they are; the choice that the
 * seats are now; and seats them. */
int offer_has_opponent(const struct offer_entry *self,
                       enum offer_opponent opponent);
enum offer_opponent offer_opponent(const struct offer_entry *self);
void offer_set_opponent(struct offer_entry *self,
                        enum offer_opponent opponent);

/* The entry that is chosen now; it stays the offer's. */
struct offer_entry *offer_entry(struct offer *self);

/* The rows of an entry: to begin, the opponent, what a player may choose, and
 * "More", behind which are every seat, the other options, and the board where
 * there are several. Without an intro: to begin, and what is behind "More". */
int offer_rows(const struct offer_entry *entry);

/* Whether a row only shows and hides others. */
int offer_is_more(const struct offer_entry *entry, int row);

/* A row's name, its value and its help. The first has no value, nor has a
 * seat that is not there with the options as they are. */
void offer_name(const struct offer_entry *entry, int row,
                struct text *to);
void offer_value(const struct offer_entry *entry, int row,
                 struct text *to);
void offer_help(const struct offer_entry *entry, int row,
                struct text *to);

/* The next value of a row, or the one before. Rows may come and go by it. */
void offer_change(struct offer_entry *entry, int row, int by);

/* Moves in the list of machines or, inside, in that of the settings. */
void offer_move(struct offer *self, int by);

/* "Mastermind for two"; without an intro "duel on basys2". */
void offer_title(const struct offer_entry *entry,
                 struct text *to);

/* Fills a choice; choice->load still holds the last game. */
void offer_choose(const struct offer_entry *entry,
                  struct offer_choice *choice);

#endif
