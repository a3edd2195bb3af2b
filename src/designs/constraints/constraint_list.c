/* constraint_list.c - UCF, CST, LPF, PCF and plain lists: statements that are
 * words, ended by a semicolon or by the line.
 *
 * One statement of each, as the vendors write it:
 *
 *    UCF    NET "sw<3>" LOC = "B4" | IOSTANDARD = LVCMOS33;
 *    CST    IO_LOC "sw[3]" 17;
 *    LPF    LOCATE COMP "sw[3]" SITE "A5";
 *    PCF    set_io sw[3] 17
 *    plain  sw[3] 17
 *
 * What is not about places or clocks is passed over: a file is not wrong
 * because it says more than we read.
 */
#include "designs/constraints/constraint_file.h"

#include <string.h>

enum { WORDS_MAX = 64, GROUPS_MAX = 16 };

/* UCF states the period of a clock for a group of nets, and elsewhere which
 * net is in it. */
struct net_group { char name[CONSTRAINT_PORT_MAX], net[CONSTRAINT_PORT_MAX]; };

struct list {
    const struct constraint_reader *reader;
    enum constraint_format format;
    const char *at, *end;
    int line;
    int begun;                          /* the line of this statement */
    int count;                          /* of its words */
    char word[WORDS_MAX][CONSTRAINT_PORT_MAX];
    int groups;
    struct net_group group[GROUPS_MAX];
};

/* Reading */

/* Only LPF and UCF take both kinds; // would be a net of PCF. */
static int is_remark(const struct list *self)
{
    return *self->at == '#' || (self->format != CONSTRAINT_PCF
                                && self->at + 1 < self->end
                                && self->at[0] == '/' && self->at[1] == '/');
}

/* PCF and plain lists have no semicolons; elsewhere a statement may go on over
 * many lines. */
static int is_by_line(const struct list *self)
{
    return self->format == CONSTRAINT_PCF || self->format == CONSTRAINT_PLAIN;
}

static int is_statement_end(const struct list *self)
{
    return *self->at == ';' || (*self->at == '\n' && is_by_line(self));
}

/* These stand alone, however close to their neighbours. */
static int is_symbol(const struct list *self)
{
    return self->format != CONSTRAINT_PCF
        && (*self->at == '=' || *self->at == '|' || *self->at == ',');
}

static void skip_list_remark(struct list *self)
{
    while (self->at < self->end && *self->at != '\n')
        self->at++;
}

/* A quote that is not closed ends with its line, so that one mistake does not
 * swallow the rest of the file. */
static void read_list_quoted(struct list *self, struct text *to)
{
    self->at++;
    while (self->at < self->end && *self->at != '"' && *self->at != '\n')
        text_put_char(to, *self->at++);
    self->at += self->at < self->end && *self->at == '"';
}

/* Words after the last place overwrite each other there: no statement that we
 * read is so long. */
static void read_list_word(struct list *self)
{
    struct text to;

    text_begin(&to, self->word[self->count], CONSTRAINT_PORT_MAX);
    self->count += self->count < WORDS_MAX - 1;
    if (*self->at == '"') {
        read_list_quoted(self, &to);
    } else if (is_symbol(self)) {
        text_put_char(&to, *self->at++);
    } else {
        while (self->at < self->end && !text_is_space(*self->at)
               && *self->at != '"' && !is_statement_end(self)
               && !is_symbol(self) && !is_remark(self))
            text_put_char(&to, *self->at++);
    }
}

/* 0 at the end of the file. */
static int read_statement(struct list *self)
{
    self->count = 0;
    while (self->at < self->end) {
        if (is_remark(self)) {
            skip_list_remark(self);
        } else if (is_statement_end(self)) {
            self->line += *self->at++ == '\n';
            if (self->count)
                return 1;
        } else if (text_is_space(*self->at)) {
            self->line += *self->at++ == '\n';
        } else {
            if (!self->count)
                self->begun = self->line;
            read_list_word(self);
        }
    }
    return self->count > 0;
}

/* Words */

/* An empty word where there is none spares every reader a count. */
static const char *word_at(const struct list *self, int i)
{
    return i < self->count ? self->word[i] : "";
}

/* Keywords are the same in capitals and small letters; names of nets are not
 * compared here. */
static int is_list_word(const struct list *self, int i, const char *name)
{
    return text_alike(word_at(self, i), name);
}

/* "20 ns", "50 MHz" or "20ns" at a word, as picoseconds; 0 if it is none. */
static uint64_t period_at(const struct list *self, int i)
{
    char number[CONSTRAINT_PORT_MAX];
    size_t digits = strspn(word_at(self, i), "0123456789.");
    int unit = word_at(self, i)[digits] ? i : i + 1;
    const char *name = word_at(self, unit) + (unit == i ? digits : 0);
    uint64_t thousandths;

    memcpy(number, word_at(self, i), digits);
    number[digits] = 0;
    thousandths = constraint_thousandths(number);
    if (name[0] == 'M' || name[0] == 'm')
        return thousandths ? UINT64_C(1000000000) / thousandths : 0;
    if (name[0] == 'k' || name[0] == 'K')
        return thousandths ? UINT64_C(1000000000000) / thousandths : 0;
    return thousandths;
}

/* UCF */

/* Groups beyond GROUPS_MAX have no period that we could check; a board has one
 * or two clocks. */
static void note_net_group(struct list *self, const char *name, const char *net)
{
    struct net_group *group;
    struct text to;

    if (self->groups == GROUPS_MAX)
        return;
    group = &self->group[self->groups++];
    text_begin(&to, group->name, sizeof group->name);
    text_put(&to, name);
    text_begin(&to, group->net, sizeof group->net);
    text_put(&to, net);
}

/* NET name KEY = value | KEY = value: keys are looked for anywhere, since
 * their order is free and most are not ours. */
static void read_net(struct list *self)
{
    const char *net = word_at(self, 1);

    for (int i = 2; i < self->count; i++)
        if (is_list_word(self, i, "PULLUP"))
            constraint_tell_pull(self->reader, self->begun, net);
    for (int i = 2; i + 2 < self->count; i++) {
        if (self->word[i + 1][0] != '=')
            continue;
        if (is_list_word(self, i, "LOC"))
            constraint_tell_place(self->reader, self->begun, net,
                                  self->word[i + 2]);
        else if (is_list_word(self, i, "PERIOD"))
            constraint_tell_clock(self->reader, self->begun, net,
                                  period_at(self, i + 2));
        else if (is_list_word(self, i, "TNM_NET"))
            note_net_group(self, self->word[i + 2], net);
    }
}

/* TIMESPEC "TS_clk" = PERIOD "group" 20 ns HIGH 50% */
static void read_timespec(struct list *self)
{
    int i = 1;

    while (i < self->count && !is_list_word(self, i, "PERIOD"))
        i++;
    for (int g = 0; i + 2 < self->count && g < self->groups; g++)
        if (text_same(self->group[g].name, self->word[i + 1])
            && text_is_digit(self->word[i + 2][0]))
            constraint_tell_clock(self->reader, self->begun,
                                  self->group[g].net, period_at(self, i + 2));
}

/* The other languages */

/* set_io -pullup yes sw[3] 17: the last two words. */
static void read_set_io(struct list *self)
{
    if (self->count < 3)
        constraint_tell_wrong(self->reader, self->begun,
                              "set_io needs a port and a pin");
    else
        constraint_tell_place(self->reader, self->begun,
                              self->word[self->count - 2],
                              self->word[self->count - 1]);
    for (int i = 1; i + 3 < self->count; i++)
        if (is_list_word(self, i, "-pullup")
            && is_list_word(self, i + 1, "yes"))
            constraint_tell_pull(self->reader, self->begun,
                                 self->word[self->count - 2]);
}

/* set_frequency clk 12 */
static void read_set_frequency(struct list *self)
{
    uint64_t khz = constraint_thousandths(word_at(self, 2));

    constraint_tell_clock(self->reader, self->begun, word_at(self, 1),
                          khz ? UINT64_C(1000000000) / khz : 0);
}

/* IO_LOC "sw[3]" 17; the second ball of a pair is the other pin's. */
static void read_io_loc(struct list *self)
{
    constraint_tell_place(self->reader, self->begun, word_at(self, 1),
                          word_at(self, 2));
}

/* PULL_MODE=UP among others, and a port before it: IO_PORT "sw[3]" ... of CST,
 * IOBUF PORT "sw[3]" ... of LPF. */
static void read_mode(struct list *self, int port, const char *key)
{
    for (int i = port + 1; i + 2 < self->count; i++)
        if (is_list_word(self, i, key) && self->word[i + 1][0] == '='
            && is_list_word(self, i + 2, "UP"))
            constraint_tell_pull(self->reader, self->begun,
                                 self->word[port]);
}

/* IO_PORT "sw[3]" IO_TYPE=LVCMOS33 PULL_MODE=UP */
static void read_io_port(struct list *self)
{
    read_mode(self, 1, "PULL_MODE");
}

/* IOBUF PORT "sw[3]" PULLMODE=UP; of a group of ports nothing is read. */
static void read_iobuf(struct list *self)
{
    if (is_list_word(self, 1, "PORT"))
        read_mode(self, 2, "PULLMODE");
}

/* LOCATE COMP "sw[3]" SITE "A5" */
static void read_locate(struct list *self)
{
    if (is_list_word(self, 1, "COMP") && is_list_word(self, 3, "SITE"))
        constraint_tell_place(self->reader, self->begun, word_at(self, 2),
                              word_at(self, 4));
}

/* FREQUENCY PORT "clk" 25 MHZ */
static void read_frequency(struct list *self)
{
    if (is_list_word(self, 1, "PORT"))
        constraint_tell_clock(self->reader, self->begun, word_at(self, 2),
                              period_at(self, 3));
}

/* Any line of two words: whatever follows them is a remark. */
static void read_plain(struct list *self)
{
    constraint_tell_place(self->reader, self->begun, word_at(self, 0),
                          word_at(self, 1));
}

static const struct {
    enum constraint_format format;
    const char *word;
    void (*read)(struct list *self);
} statements[] = {
    {CONSTRAINT_UCF, "NET", read_net},
    {CONSTRAINT_UCF, "TIMESPEC", read_timespec},
    {CONSTRAINT_CST, "IO_LOC", read_io_loc},
    {CONSTRAINT_CST, "IO_PORT", read_io_port},
    {CONSTRAINT_LPF, "LOCATE", read_locate},
    {CONSTRAINT_LPF, "IOBUF", read_iobuf},
    {CONSTRAINT_LPF, "FREQUENCY", read_frequency},
    {CONSTRAINT_PCF, "SET_IO", read_set_io},
    {CONSTRAINT_PCF, "SET_FREQUENCY", read_set_frequency},
};

void constraint_read_list(const struct constraint_reader *reader,
                          enum constraint_format format, const char *text,
                          size_t length)
{
    struct list list = {.reader = reader, .format = format, .at = text,
                        .end = text + length, .line = 1};

    while (read_statement(&list)) {
        for (size_t i = 0; i < sizeof statements / sizeof *statements; i++)
            if (statements[i].format == format
                && is_list_word(&list, 0, statements[i].word))
                statements[i].read(&list);
        if (format == CONSTRAINT_PLAIN)
            read_plain(&list);
    }
}
