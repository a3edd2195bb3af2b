/* term_menu_list.h - what the menu offers, and what is chosen of it. */
#ifndef TERM_MENU_LIST_H
#define TERM_MENU_LIST_H

#include "boards/machines.h"
#include "faces/term_menu.h"

enum { TERM_MENU_MACHINES = 32, TERM_MENU_SEATS = 2 };

struct term_menu_entry {
    const struct machine_type *machine; /* null: the last game */
    int mind[TERM_MENU_SEATS];          /* 0: a person */
    long option[OPTIONS_MAX];
};

struct term_menu_list {
    struct term_menu_entry entries[TERM_MENU_MACHINES + 1];
    int count, at;                      /* the chosen entry */
    int is_inside;                      /* at its settings */
    int row;                            /* the setting; 0 is to begin */
};

void term_menu_list_begin(struct term_menu_list *self, int has_last);

struct term_menu_entry *term_menu_list_entry(struct term_menu_list *self);

/* The rows of an entry: to begin, the seats, the options. */
int term_menu_list_rows(const struct term_menu_entry *entry);

/* A row's name, its value and its help. The first has no value, nor has a
 * seat that is not there with the options as they are. */
void term_menu_list_name(const struct term_menu_entry *entry, int row,
                         struct text *to);
void term_menu_list_value(const struct term_menu_entry *entry, int row,
                          struct text *to);
void term_menu_list_help(const struct term_menu_entry *entry, int row,
                         struct text *to);

/* The next value of a row, or the one before. */
void term_menu_list_change(struct term_menu_entry *entry, int row, int by);

/* Moves in the list of machines or, inside, in that of the settings. */
void term_menu_list_move(struct term_menu_list *self, int by);

/* "duel on basys2" */
void term_menu_list_title(const struct term_menu_entry *entry,
                          struct text *to);

/* Fills a choice; choice->load still holds the last game. */
void term_menu_list_choose(const struct term_menu_entry *entry,
                           struct term_choice *choice);

#endif
