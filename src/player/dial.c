/* dial.c - a number that a person types, set on switches.
 *
 * Only whole decimal numbers, blanks around them allowed. The value is checked
 * against the switches digit by digit, so that it cannot overflow. Setting it
 * is one event of the session, and one line of its journal.
 */
#include "player/dial.h"

#include "base/words.h"
#include "player/switches.h"

pins dial_most(const struct machine_dial *dial)
{
    return PINS(0, dial->width);
}

/* What is right comes first: a narrow screen cuts off the end. */
static const char *refuse_number(const struct machine_dial *dial,
                                 const char *typed)
{
    char most[24];
    struct text to;

    text_begin(&to, most, sizeof most);
    text_put_number(&to, dial_most(dial));
    return words_error("a {1} is a whole number from 0 to {2}, not '{3}'",
                       words_of(dial->asks), most, typed, (char *)0);
}

const char *dial_read(const struct machine_dial *dial,
                      const char *typed, pins *number)
{
    const char *from = typed;
    pins value = 0;

    while (text_is_blank(*from))
        from++;
    if (!text_is_digit(*from))
        return refuse_number(dial, typed);
    for (; text_is_digit(*from); from++) {
        value = 10 * value + (pins)(*from - '0');
        if (value > dial_most(dial))
            return refuse_number(dial, typed);
    }
    while (text_is_blank(*from))
        from++;
    if (*from)
        return refuse_number(dial, typed);
    *number = value;
    return NULL;
}

const char *dial_set(struct play *play, const char *typed)
{
    const struct machine_dial *dial = session_machine(play->session)->dial;
    pins number = 0;
    const char *error = dial_read(dial, typed, &number);

    return error ? error : switches_set(play, dial->group, dial->width,
                                        number);
}

pins dial_number(const struct machine_type *machine, pins in)
{
    return switches_number(machine->board, machine->dial->group,
                           machine->dial->width, in);
}
