/* intro.c - a machine as a player meets it. */
#include "bench/intro.h"

#include "base/words.h"
#include "bench/hand.h"

const struct intro *intro_of(const struct machine_type *machine)
{
    for (int i = 0; hands[i]; i++)
        if (text_same(hands[i]->machine, machine->name))
            return hands[i]->intro;
    return NULL;
}

void intro_put_mind(const struct intro *self, const char *mind,
                    struct text *to)
{
    for (int i = 0; self && i < INTRO_LEVELS; i++)
        if (self->levels[i].mind && text_same(self->levels[i].mind, mind)) {
            words_put(to, "{1} ({2})", words_of(self->levels[i].name), mind,
                      (char *)0);
            return;
        }
    text_put(to, mind);
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
