/* trouble.h - what can stop the program on the board, and what to do then. */
#ifndef DE1SOC_TROUBLE_H
#define DE1SOC_TROUBLE_H

enum trouble {                          /* also the exit statuses */
    TROUBLE_NONE,
    TROUBLE_OTHER,
    TROUBLE_USAGE,
    TROUBLE_NO_MEMORY_FILE,
    TROUBLE_NO_PERMISSION,
    TROUBLE_NOT_MAPPABLE,
    TROUBLE_NOT_RESERVED,
    TROUBLE_NO_ANSWER,
    TROUBLE_NO_PERIPHERAL,
    TROUBLE_NO_USB,
    TROUBLE_COUNT
};

/* A line that says what is wrong, and for most a second one that says what
 * helps; both end with a newline. A constant: safe in a signal handler. */
const char *trouble_text(enum trouble trouble);

#endif
