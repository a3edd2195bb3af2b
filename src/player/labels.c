/* labels.c - the labels that all faces share. */
#include "player/labels.h"

#include "base/words.h"

static const struct {
    const char *name, *brief;
} labels[LABEL_COUNT] = {
    [LABEL_NEW_GAME] = {WORDS("New game"), WORDS("New")},
    [LABEL_ALL_GAMES] = {WORDS("All games"), WORDS("Games")},
    [LABEL_KEPT_GAMES] = {WORDS("Kept games"), WORDS("Kept")},
    [LABEL_TAKE_BACK] = {WORDS("Take back"), WORDS("Take back")},
    [LABEL_HINT] = {WORDS("Hint"), WORDS("Hint")},
    [LABEL_POWER] = {WORDS("Power cycle"), WORDS("Power")},
    [LABEL_SAVE] = {WORDS("Save a copy"), WORDS("Save")},
    [LABEL_OPEN] = {WORDS("Open"), WORDS("Open")},
    [LABEL_RULES] = {WORDS("Rules"), WORDS("Rules")},
    [LABEL_HELP] = {WORDS("Help"), WORDS("Help")},
    [LABEL_FIRST_STEPS] = {WORDS("First steps"), WORDS("Steps")},
    [LABEL_LOOK_BACK] = {WORDS("Look back"), WORDS("Look back")},
};

const char *labels_name(enum label label)
{
    return words_of(labels[label].name);
}

const char *labels_brief(enum label label)
{
    return words_of(labels[label].brief);
}

const char *labels_greeting(void)
{
    return words_of("Games on the boards they were built for. Sit down and "
                    "play.");
}
