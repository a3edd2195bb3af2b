/* offer.h - what the menu offers, and what is chosen of it. */
#ifndef OFFER_H
#define OFFER_H

#include "bench/journal.h"
#include "boards/machines.h"

enum { OFFER_MACHINES = 32, OFFER_SEATS = 2 };

struct offer_entry {
    const struct machine_type *machine; /* null: the last game */
    int mind[OFFER_SEATS];              /* 0: a person */
    long option[OPTIONS_MAX];
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

/* Lists all machines that are not templates, with their defaults and people
 * at every seat; has_last puts the last game first. */
void offer_begin(struct offer *self, int has_last);

/* The entry that is chosen now; it stays the offer's. */
struct offer_entry *offer_entry(struct offer *self);

/* The rows of an entry: to begin, the seats, the options. */
int offer_rows(const struct offer_entry *entry);

/* A row's name, its value and its help. The first has no value, nor has a
 * seat that is not there with the options as they are. */
void offer_name(const struct offer_entry *entry, int row,
                struct text *to);
void offer_value(const struct offer_entry *entry, int row,
                 struct text *to);
void offer_help(const struct offer_entry *entry, int row,
                struct text *to);

/* The next value of a row, or the one before. */
void offer_change(struct offer_entry *entry, int row, int by);

/* Moves in the list of machines or, inside, in that of the settings. */
void offer_move(struct offer *self, int by);

/* "duel on basys2" */
void offer_title(const struct offer_entry *entry,
                 struct text *to);

/* Fills a choice; choice->load still holds the last game. */
void offer_choose(const struct offer_entry *entry,
                  struct offer_choice *choice);

#endif
