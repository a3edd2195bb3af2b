/* constraint_file.h - reads constraint files: which port of a design is at
 * which ball of the chip, how fast its clocks are, and which are pulled up.
 *
 * All of the vendors' languages are read as students leave them: any case,
 * comments anywhere, tabs, CRLF. What else a file says (voltages, timing of
 * paths) is passed over. XDC and QSF are Tcl; of that, variables and foreach
 * are understood. Quartus also keeps pins in a table, .csv.
 *
 * Nothing is allocated. A constraint is handed on as soon as it is read, and
 * is valid during the call.
 */
#ifndef CONSTRAINT_FILE_H
#define CONSTRAINT_FILE_H

#include "boards/pinout.h"

enum { CONSTRAINT_PORT_MAX = 96, CONSTRAINT_BALL_MAX = 16 };

enum constraint_kind {
    CONSTRAINT_PLACE,                   /* a port is at a ball */
    CONSTRAINT_CLOCK,                   /* a port is a clock */
    CONSTRAINT_PULL,                    /* a port is pulled up in the chip */
    CONSTRAINT_WRONG,                   /* a line that cannot be meant */
};

struct constraint {
    enum constraint_kind kind;
    int line;                           /* from 1 */
    char port[CONSTRAINT_PORT_MAX];     /* "sw[3]", whatever the language */
    char ball[CONSTRAINT_BALL_MAX];     /* of a place: "W17" */
    uint64_t period_ps;                 /* of a clock */
    const char *words;                  /* of what is wrong */
};

struct constraint_reader {              /* who is told */
    void (*take)(void *to, const struct constraint *constraint);
    void *to;
};

/* The language of a file by its name, "basys3.xdc"; -1: none of them. */
int constraint_file_format(const char *path);

void constraint_file_read(const struct constraint_reader *reader,
                          enum constraint_format format, const char *text,
                          size_t length);

/* For the readers of the single languages. */

void constraint_read_tcl(const struct constraint_reader *reader,
                         const char *text, size_t length);
void constraint_read_list(const struct constraint_reader *reader,
                          enum constraint_format format, const char *text,
                          size_t length);
void constraint_read_table(const struct constraint_reader *reader,
                           const char *text, size_t length);
int constraint_is_table(const char *text, size_t length);

/* Hand on; names may be written as sw<3>, sw(3) or " sw[3] ". */
void constraint_tell_place(const struct constraint_reader *reader, int line,
                           const char *port, const char *ball);
void constraint_tell_clock(const struct constraint_reader *reader, int line,
                           const char *port, uint64_t period_ps);
void constraint_tell_pull(const struct constraint_reader *reader, int line,
                          const char *port);
void constraint_tell_wrong(const struct constraint_reader *reader, int line,
                           const char *words);

/* "10.000" as a number of thousandths; 0 if it is none, or none that a clock
 * could have. */
uint64_t constraint_thousandths(const char *number);

#endif
