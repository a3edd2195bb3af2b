/* offer_seats.c - the players that the menu offers for each seat. */
#include "player/offer_seats.h"

#include <string.h>

#include "bench/robot.h"

int offer_seats_mind(const struct machine_type *machine, const char *name)
{
    for (int i = 0; name && robot_mind_at(machine, i); i++)
        if (text_same(robot_mind_at(machine, i), name))
            return i + 1;
    return 0;
}

int offer_seats_count(const struct offer_entry *entry)
{
    const char *seats = entry->machine ? entry->machine->seats : NULL;
    int count = seats ? (int)strlen(seats) : 0;

    return count < OFFER_SEATS ? count : OFFER_SEATS;
}

const char *offer_seats_why_missing(const struct offer_entry *entry, int seat)
{
    return machine_missing_seat(entry->machine, entry->machine->seats[seat],
                                entry->option);
}

const char *offer_seats_occupant(const struct offer_entry *entry, int seat)
{
    int mind = entry->mind[seat];

    return mind ? robot_mind_at(entry->machine, mind - 1) : "human";
}

int offer_seats_own(const struct offer_entry *entry)
{
    return offer_seats_count(entry) > 1
        && entry->machine->seats[1] == entry->intro->seat;
}

int offer_seats_has_other(const struct offer_entry *entry)
{
    return offer_seats_count(entry) > 1
        && !offer_seats_why_missing(entry, !offer_seats_own(entry));
}
