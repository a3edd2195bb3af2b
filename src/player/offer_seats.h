/* offer_seats.h - the players that the menu offers for each seat. */
#ifndef OFFER_SEATS_H
#define OFFER_SEATS_H

#include "player/offer.h"

/* The number of a mind in an entry: 0 is a person, then the robot's list. */
int offer_seats_mind(const struct machine_type *machine, const char *name);

int offer_seats_count(const struct offer_entry *entry);

/* Why a seat is not available with the options as they are, or null. */
const char *offer_seats_why_missing(const struct offer_entry *entry,
                                    int seat);

/* "human", or the name of a mind. */
const char *offer_seats_occupant(const struct offer_entry *entry, int seat);

/* Where the person sits who plays against a mind, and whether somebody else
 * can sit there, too. */
int offer_seats_own(const struct offer_entry *entry);
int offer_seats_has_other(const struct offer_entry *entry);

#endif
