/* constraint_tcl.c - XDC and QSF: constraints as commands of Tcl.
 *
 * A command ends with its line or a semicolon; a word is bare, in quotes or in
 * braces. In the first two $name is a variable, and [get_ports x] is x. A
 * bracket that follows a letter is the number of a bit, as the vendors' own
 * readers take it. Braces keep everything as it is, so that the body of a
 * foreach is read when its turn comes.
 */
#include "designs/constraints/constraint_file.h"

#include <string.h>

enum { WORDS_MAX = 24, POOL_SIZE = 4096, VARIABLES_MAX = 24, NAME_SIZE = 32,
       VALUE_SIZE = 256, DEPTH_MAX = 4, TURNS_MAX = 4096 };

struct variable { char name[NAME_SIZE], value[VALUE_SIZE]; };

struct tcl {
    const struct constraint_reader *reader;
    int depth;                          /* of bodies in bodies */
    int turns;                          /* of all loops */
    int variables;
    struct variable variable[VARIABLES_MAX];
};

/* A piece of the file that is being read. */
struct script { const char *at, *end; int line; };

/* The words of one command, as strings in its pool; a braced one may be larger
 * and is only pointed at. */
struct words {
    int count, line;
    const char *word[WORDS_MAX];
    struct script braced[WORDS_MAX];    /* at is null where it is none */
    size_t used;                        /* of the room */
    char room[POOL_SIZE];
};

static void run_script(struct tcl *self, struct script script);

/* Variables */

static struct variable *find_variable(struct tcl *self, const char *name)
{
    for (int i = 0; i < self->variables; i++)
        if (text_same(self->variable[i].name, name))
            return &self->variable[i];
    return NULL;
}

/* Variables beyond VARIABLES_MAX, and letters beyond the room of a name or a
 * value, are dropped: a word made of them is then no port of the board. */
static void set_variable(struct tcl *self, const char *name,
                         const char *value)
{
    struct variable *variable = find_variable(self, name);
    struct text to;

    if (!variable && self->variables < VARIABLES_MAX) {
        variable = &self->variable[self->variables++];
        text_begin(&to, variable->name, NAME_SIZE);
        text_put(&to, name);
    }
    if (!variable)
        return;
    text_begin(&to, variable->value, VALUE_SIZE);
    text_put(&to, value);
}

/* Reading words */

/* Of the name of a variable or a port; Tcl allows more in braces, which nobody
 * uses for pins. */
static int is_tcl_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'
        || text_is_digit(c);
}

/* Every character goes through here where a line could end, so that lines are
 * counted once. */
static char step(struct script *script)
{
    char c = *script->at++;

    script->line += c == '\n';
    return c;
}

/* Also with the line ends of Windows, where \ is followed by \r\n. */
static int is_continued(const struct script *script)
{
    return script->at + 1 < script->end && script->at[0] == '\\'
        && (script->at[1] == '\n' || script->at[1] == '\r');
}

/* Blanks within a command; a line that ends with \ goes on. */
static void skip_gap(struct script *script)
{
    for (;;) {
        if (is_continued(script)) {
            (void)step(script);
            if (*script->at == '\r')
                (void)step(script);
            if (script->at < script->end)
                (void)step(script);
        } else if (script->at < script->end && text_is_space(*script->at)
                   && *script->at != '\n') {
            (void)step(script);
        } else {
            return;
        }
    }
}

/* In the place of a command, or after one, where people put it as well. */
static void skip_remark(struct script *script)
{
    while (script->at < script->end && *script->at != '\n')
        (void)step(script);
}

static int is_command_end(const struct script *script)
{
    return script->at >= script->end || *script->at == '\n'
        || *script->at == ';';
}

/* What is between braces, which may have others inside. */
static struct script read_braced(struct script *script)
{
    struct script inside;
    int depth = 1;

    (void)step(script);
    inside = *script;
    while (script->at < script->end && depth) {
        char c = step(script);

        depth += (c == '{') - (c == '}');
    }
    inside.end = script->at - (depth == 0);
    return inside;
}

/* $name and ${name}. An unknown variable is empty, as we do not know all that
 * the vendor's tool has set. */
static void put_variable(struct tcl *self, struct script *script,
                         struct text *to)
{
    int is_braced = script->at < script->end && *script->at == '{';
    const struct variable *variable;
    char name[NAME_SIZE];
    struct text text;

    text_begin(&text, name, sizeof name);
    script->at += is_braced;
    while (script->at < script->end && is_tcl_letter(*script->at))
        text_put_char(&text, *script->at++);
    if (is_braced && script->at < script->end && *script->at == '}')
        script->at++;
    variable = find_variable(self, name);
    text_put(to, variable ? variable->value : "");
}

static void put_any_word(struct tcl *self, struct script *script, char end,
                         struct text *to);

/* "V17 V16 W16 1" with the last word at `index`: V16. Empty if the list is
 * shorter. */
static void pick_of_list(struct text *to, size_t before, size_t index)
{
    char *list = to->start + before, *end;
    uint64_t n = 0;

    (void)text_number(to->start + index, &n);
    to->start[index] = 0;
    for (; text_is_space(*list) || (n && *list); list++)
        if (!text_is_space(*list) && (text_is_space(list[1]) || !list[1]))
            n--;
    for (end = list; *end && !text_is_space(*end); end++)
        ;
    *end = 0;
    memmove(to->start + before, list, strlen(list) + 1);
    to->used = before + strlen(to->start + before);
}

/* [get_ports {sw[3]}]: its last word is what it stands for. [list a b] is all
 * of them, [lindex $list 3] one. */
static void put_command(struct tcl *self, struct script *script,
                        struct text *to)
{
    size_t before = to->used, last = before;
    int is_list = 0, is_index = 0;

    for (int count = 0;; count++) {
        skip_gap(script);
        if (is_command_end(script) || *script->at == ']')
            break;
        if (count == 1) {
            is_index = text_same(to->start + before, "lindex");
            is_list = is_index || text_same(to->start + before, "list");
        }
        if (!is_list || count == 1) {   /* only the last word stays */
            to->used = before;
            to->start[before] = 0;
        } else
            text_put_char(to, ' ');
        last = to->used;
        put_any_word(self, script, ']', to);
    }
    if (is_index)
        pick_of_list(to, before, last);
    if (script->at < script->end && *script->at == ']')
        script->at++;
}

/* A bit's number, with the brackets; what is inside may be a variable. */
static void put_index(struct tcl *self, struct script *script,
                      struct text *to)
{
    text_put_char(to, *script->at++);
    while (script->at < script->end && *script->at != ']'
           && *script->at != '\n') {
        if (*script->at == '$') {
            script->at++;
            put_variable(self, script, to);
        } else {
            text_put_char(to, *script->at++);
        }
    }
    if (script->at < script->end && *script->at == ']')
        text_put_char(to, *script->at++);
}

/* In quotes blanks and semicolons are part of the word. */
static int is_tcl_word_end(const struct script *script, char end)
{
    char c = *script->at;

    return end == '"' ? c == '"'
         : text_is_space(c) || c == ';' || (end && c == end);
}

/* Up to a quote, or to a blank, or to the bracket that it stands in. */
static void put_word(struct tcl *self, struct script *script, char end,
                     struct text *to)
{
    size_t before = to->used;

    while (script->at < script->end && !is_tcl_word_end(script, end)
           && !is_continued(script)) {
        if (*script->at == '$') {
            script->at++;
            put_variable(self, script, to);
        } else if (*script->at == '\\' && script->at + 1 < script->end) {
            script->at++;               /* \[ is a bracket and no command */
            text_put_char(to, step(script));
        } else if (*script->at == '[' && to->used > before
                   && is_tcl_letter(to->start[to->used - 1])) {
            put_index(self, script, to);
        } else if (*script->at == '[') {
            script->at++;
            put_command(self, script, to);
        } else {
            text_put_char(to, step(script));
        }
    }
}

/* In braces a line that goes on is a blank, and all else stays. */
static void put_braced(struct script inside, struct text *to)
{
    while (inside.at < inside.end) {
        if (is_continued(&inside)) {
            skip_gap(&inside);
            text_put_char(to, ' ');
        } else {
            text_put_char(to, *inside.at++);
        }
    }
}

static void put_any_word(struct tcl *self, struct script *script, char end,
                         struct text *to)
{
    if (*script->at == '{') {
        put_braced(read_braced(script), to);
    } else if (*script->at == '"') {
        script->at++;
        put_word(self, script, '"', to);
        script->at += script->at < script->end;
    } else {
        put_word(self, script, end, to);
    }
}

/* Starts a string after the last one; null if the pool is full. */
static char *begin_word(struct words *words, struct text *to)
{
    char *start = words->room + words->used;

    if (words->used + 2 >= POOL_SIZE)
        return NULL;
    text_begin(to, start, POOL_SIZE - words->used - 1);
    return start;
}

/* A braced word is copied and pointed at: the copy is for commands that take
 * it as a word, the place for foreach, which reads it as commands. */
static int read_word(struct tcl *self, struct script *script,
                     struct words *words)
{
    struct script *braced = &words->braced[words->count];
    struct text to;
    char *start = begin_word(words, &to);

    if (!start || words->count == WORDS_MAX)
        return 0;
    *braced = (struct script){NULL, NULL, script->line};
    if (*script->at == '{') {
        struct script copy = *script;

        *braced = read_braced(&copy);
    }
    put_any_word(self, script, 0, &to);
    words->word[words->count++] = start;
    words->used += to.used + 1;
    return 1;
}

/* A command's words; what is too long is told once and left. */
static void read_tcl_command(struct tcl *self, struct script *script,
                             struct words *words)
{
    words->count = 0;
    words->line = script->line;
    words->used = 0;
    for (;;) {
        skip_gap(script);
        if (script->at < script->end && *script->at == '#')
            skip_remark(script);
        if (is_command_end(script))
            return;
        if (!read_word(self, script, words)) {
            constraint_tell_wrong(self->reader, words->line,
                                  "this command has too many words");
            while (!is_command_end(script))
                (void)step(script);
            return;
        }
    }
}

/* Commands */

/* The next blank-separated piece of a list; 0 at its end. */
static int next_of_list(const char **list, char *piece, size_t size)
{
    struct text to;

    text_begin(&to, piece, size);
    while (text_is_space(**list))
        (*list)++;
    while (**list && !text_is_space(**list))
        text_put_char(&to, *(*list)++);
    return piece[0] != 0;
}

/* [get_ports {a b}] may name several; all are said to be at the same ball, and
 * the check then tells that it is taken. */
static void place_ports(struct tcl *self, int line, const char *ports,
                        const char *ball)
{
    char port[CONSTRAINT_PORT_MAX];

    while (next_of_list(&ports, port, sizeof port))
        constraint_tell_place(self->reader, line, port, ball);
}

static int is_place_key(const char *key)
{
    return text_alike(key, "PACKAGE_PIN") || text_alike(key, "LOC");
}

/* PULLUP true, or PULLTYPE PULLUP. */
static int is_pull_up(const char *key, const char *value)
{
    return text_alike(key, "PULLUP")
         ? text_alike(value, "TRUE") || text_same(value, "1")
         : text_alike(key, "PULLTYPE") && text_alike(value, "PULLUP");
}

/* One key with its value, for all ports of a list. */
static void set_key(struct tcl *self, int line, const char *key,
                    const char *value, const char *ports)
{
    char port[CONSTRAINT_PORT_MAX];

    if (is_place_key(key))
        place_ports(self, line, ports, value);
    else if (is_pull_up(key, value))
        while (next_of_list(&ports, port, sizeof port))
            constraint_tell_pull(self->reader, line, port);
}

/* set_property -dict {PACKAGE_PIN W5 ...} [get_ports clk] */
static void set_dict(struct tcl *self, const struct words *words, int at)
{
    char key[CONSTRAINT_PORT_MAX], value[CONSTRAINT_PORT_MAX];
    const char *dict = words->word[at];

    while (next_of_list(&dict, key, sizeof key)
           && next_of_list(&dict, value, sizeof value))
        set_key(self, words->line, key, value, words->word[at + 1]);
}

/* set_property KEY VALUE PORTS, or -dict {...} PORTS. Keys other than place and
 * pull are none of our business. */
static void set_property(struct tcl *self, const struct words *words)
{
    if (words->count < 4)
        return;
    if (text_alike(words->word[1], "-DICT"))
        set_dict(self, words, 2);
    else
        set_key(self, words->line, words->word[1], words->word[2],
                words->word[3]);
}

/* The last word that is no option's value is the port. */
static void create_clock(struct tcl *self, const struct words *words)
{
    const char *period = "", *port = "";

    for (int i = 1; i < words->count; i++) {
        int takes = words->word[i][0] == '-'
                 && !text_alike(words->word[i], "-ADD");

        if (text_alike(words->word[i], "-PERIOD") && i + 1 < words->count)
            period = words->word[i + 1];
        if (!takes && words->word[i][0] != '-')
            port = words->word[i];
        i += takes;
    }
    constraint_tell_clock(self->reader, words->line, port,
                          constraint_thousandths(period));
}

/* set_location_assignment PIN_W5 -to clk, or -to clk PIN_W5 */
static void set_location(struct tcl *self, const struct words *words)
{
    const char *port = "", *ball = "";

    for (int i = 1; i < words->count; i++)
        if (text_alike(words->word[i], "-TO") && i + 1 < words->count)
            port = words->word[++i];
        else if (words->word[i][0] == '-')
            i++;
        else
            ball = words->word[i];
    if (strncmp(ball, "PIN_", 4) == 0 || strncmp(ball, "pin_", 4) == 0)
        constraint_tell_place(self->reader, words->line, port, ball + 4);
}

/* set_instance_assignment -name WEAK_PULL_UP_RESISTOR ON -to sw[3] */
static void set_instance(struct tcl *self, const struct words *words)
{
    const char *port = "";
    int is_pull = 0;

    for (int i = 1; i + 1 < words->count; i++) {
        if (text_alike(words->word[i], "-TO"))
            port = words->word[i + 1];
        if (text_alike(words->word[i], "WEAK_PULL_UP_RESISTOR"))
            is_pull = text_alike(words->word[i + 1], "ON");
    }
    if (is_pull)
        constraint_tell_pull(self->reader, words->line, port);
}

/* foreach {port ball} {sw[0] V17 sw[1] V16} {...} */
static void run_foreach(struct tcl *self, const struct words *words)
{
    const char *list, *names;
    char name[NAME_SIZE], value[VALUE_SIZE];
    int has_more = 1;

    if (words->count != 4 || !words->braced[3].at)
        return;
    list = words->word[2];
    while (has_more && self->turns++ < TURNS_MAX) {
        names = words->word[1];
        while (has_more && next_of_list(&names, name, sizeof name)) {
            has_more = next_of_list(&list, value, sizeof value);
            set_variable(self, name, value);
        }
        if (has_more)
            run_script(self, words->braced[3]);
    }
}

/* The vendors' tools run whole Tcl, we do not. To pass over a loop silently
 * would let a file seem right that was only half read. */
static void run_loop_we_cannot(struct tcl *self, const struct words *words)
{
    constraint_tell_wrong(self->reader, words->line,
                          "loops other than foreach and conditions are not "
                          "supported; write the lines out");
}

/* "set x" alone reads a variable, which does nothing here. */
static void run_set(struct tcl *self, const struct words *words)
{
    if (words->count == 3)
        set_variable(self, words->word[1], words->word[2]);
}

/* incr i, incr i 4. What is no number counts as 0. */
static void run_increment(struct tcl *self, const struct words *words)
{
    const struct variable *variable;
    char digits[NAME_SIZE];
    uint64_t value = 0, by = 1;
    struct text to;

    if (words->count < 2)
        return;
    variable = find_variable(self, words->word[1]);
    (void)(variable && text_number(variable->value, &value));
    (void)(words->count > 2 && text_number(words->word[2], &by));
    text_begin(&to, digits, sizeof digits);
    text_put_number(&to, value + by);
    set_variable(self, words->word[1], digits);
}

static const struct {
    const char *name;
    void (*run)(struct tcl *self, const struct words *words);
} known[] = {
    {"set_property", set_property},
    {"create_clock", create_clock},
    {"set_location_assignment", set_location},
    {"set_instance_assignment", set_instance},
    {"set", run_set},
    {"incr", run_increment},
    {"foreach", run_foreach},
    {"for", run_loop_we_cannot},
    {"while", run_loop_we_cannot},
    {"if", run_loop_we_cannot},
    {"proc", run_loop_we_cannot},
};

/* Commands that are not known do nothing: most of a constraint file is about
 * timing and standards. */
static void run_tcl_command(struct tcl *self, const struct words *words)
{
    for (size_t i = 0; words->count && i < sizeof known / sizeof *known; i++)
        if (text_same(known[i].name, words->word[0]))
            known[i].run(self, words);
}

/* DEPTH_MAX bounds the recursion, TURNS_MAX the loops: a hostile file ends as
 * soon as any other. */
static void run_script(struct tcl *self, struct script script)
{
    struct words words;

    if (self->depth == DEPTH_MAX)
        return;
    self->depth++;
    while (script.at < script.end) {
        if (text_is_space(*script.at) || *script.at == ';') {
            (void)step(&script);
        } else if (*script.at == '#') {
            skip_remark(&script);
        } else {
            read_tcl_command(self, &script, &words);
            run_tcl_command(self, &words);
        }
    }
    self->depth--;
}

void constraint_read_tcl(const struct constraint_reader *reader,
                         const char *text, size_t length)
{
    struct tcl tcl = {.reader = reader};

    run_script(&tcl, (struct script){text, text + length, 1});
}
