/* labels.h - the labels that all faces share.
 *
 * Window and terminal take their words from here, and the buttons of
 * web/index.html have the same; a test compares them. Where a name has no
 * room there is a brief one.
 */
#ifndef LABELS_H
#define LABELS_H

enum label {
    LABEL_NEW_GAME, LABEL_ALL_GAMES, LABEL_KEPT_GAMES, LABEL_TAKE_BACK,
    LABEL_HINT, LABEL_POWER, LABEL_SAVE, LABEL_OPEN, LABEL_RULES, LABEL_HELP,
    LABEL_FIRST_STEPS, LABEL_LOOK_BACK, LABEL_COUNT,
};

/* In the player's language: "Save a copy"; "Save". */
const char *labels_name(enum label label);
const char *labels_brief(enum label label);

/* One sentence below the name of the program. */
const char *labels_greeting(void);

#endif
