/* intro.c - a machine as a player meets it. */
#include "bench/intro.h"

#include "bench/hand.h"

const struct intro *intro_of(const struct machine_type *machine)
{
    for (int i = 0; hands[i]; i++)
        if (text_same(hands[i]->machine, machine->name))
            return hands[i]->intro;
    return NULL;
}

const struct intro_choice *intro_choice(const struct intro *self,
                                        const char *option)
{
    const struct intro_choice *choice = self ? self->choices : NULL;

    for (; choice && choice->option; choice++)
        if (text_same(choice->option, option))
            return choice;
    return NULL;
}
