/* vhdl_text.c - fits what GHDL writes in among the other sources.
 *
 * Its Verilog is regular: a module begins in the first column, an instance in
 * the third, each port and each generic has a line of its own. Four things in
 * it are in the way:
 *
 *   empty modules   stand for components that GHDL has no entity for; the
 *                   project has them in Verilog, or as a model of ours
 *   doubles         an entity that two others use is written for each of them
 *   real generics   are bits; PLLs have theirs read as numbers
 *   spelling        VHDL does not tell capitals from small letters, so modules
 *                   in Verilog and their ports may be spelled otherwise
 */
#include "designs/project/vhdl_text.h"

#include <string.h>

#include "base/text.h"

/* Modules */

struct piece {
    const char *from, *name, *past;
    size_t name_length;
};

/* From "module" to the line behind "endmodule"; 0 if there is none. */
static int next_piece(const char *at, struct piece *piece)
{
    while (*at && !text_begins(at, "module "))
        at = text_next_line(at);
    if (!*at)
        return 0;
    piece->from = at;
    piece->name = at + strlen("module ");
    piece->name_length = strcspn(piece->name, " \n(;#");
    while (*at && !text_begins(at, "endmodule"))
        at = text_next_line(at);
    piece->past = text_next_line(at);
    return 1;
}

/* Nothing stands between the head and the end. */
static int is_empty_module(const struct piece *piece)
{
    const char *head = strstr(piece->from, ");\n");

    return head && text_begins(head + 3, "endmodule");
}

static int is_written_before(const char *text, const struct piece *piece)
{
    struct piece earlier;

    for (const char *at = text; next_piece(at, &earlier); at = earlier.past) {
        if (earlier.from >= piece->from)
            return 0;
        if (earlier.name_length == piece->name_length
            && !is_empty_module(&earlier)
            && !memcmp(earlier.name, piece->name, piece->name_length))
            return 1;
    }
    return 0;
}

/* Generics */

enum { REAL_BITS = 64, FRACTION_BITS = 52, EXPONENT_ZERO = 1023,
       EXPONENT_LEAST = -10, EXPONENT_MOST = 20 };

/* The thousandths of a number as IEEE 754 has it; 0 if it is too small or too
 * large to be a factor or a period. */
static uint64_t thousandths_of_real(uint64_t bits)
{
    int exponent = (int)(bits >> FRACTION_BITS) - EXPONENT_ZERO;
    uint64_t one = UINT64_C(1) << FRACTION_BITS;
    uint64_t value = (bits & (one - 1)) | one;
    int shift = FRACTION_BITS - exponent;

    if (exponent < EXPONENT_LEAST || exponent > EXPONENT_MOST)
        return 0;
    return (value * 1000 + (UINT64_C(1) << (shift - 1))) >> shift;
}

/* In .NAME(64'b01...): its thousandths, 0 if the line has none. */
static uint64_t real_in_line(const char *line, const char **from)
{
    static const char opening[] = "(64'b";
    const char *end = text_next_line(line);
    const char *at = strstr(line, opening);
    uint64_t bits = 0;

    if (!at || at >= end)
        return 0;
    *from = at + 1;
    at += strlen(opening);
    for (int i = 0; i < REAL_BITS; i++, at++) {
        if (*at != '0' && *at != '1')
            return 0;
        bits = bits << 1 | (*at == '1');
    }
    return *at == ')' ? thousandths_of_real(bits) : 0;
}

static void put_bytes(struct text *to, const char *from, const char *past)
{
    while (from < past)
        text_put_char(to, *from++);
}

static void put_real(struct text *to, uint64_t thousandths)
{
    text_put_number(to, thousandths / 1000);
    text_put_char(to, '.');
    for (uint64_t rest = thousandths % 1000, unit = 100; unit; unit /= 10)
        text_put_char(to, (char)('0' + rest / unit % 10));
}

/* Instances */

/* Inside of one: what is between "NAME #(" or "NAME INSTANCE (" and ");". */
struct instance {
    const struct project_module *module;        /* null: not in Verilog */
    int is_open, is_generic;
};

/* By its name in any spelling, among sources in Verilog. */
static const struct project_module *module_alike(const struct project *project,
                                                 const char *name)
{
    for (const struct project_file *f = project->files; f; f = f->next)
        for (const struct project_module *m = f->modules; m; m = m->next)
            if (f->kind != PROJECT_VHDL && !f->why
                && text_alike(m->name, name))
                return m;
    return NULL;
}

/* As the module spells it; null: it has no such name. */
static const char *name_alike(const struct project_module *module,
                              const char *name)
{
    const struct project_name *n = module->names;

    while (n && !text_alike(n->name, name))
        n = n->next;
    return n ? n->name : NULL;
}

enum { WORD_MAX = 256 };

/* The identifier at a place, "" for none. */
static const char *identifier_at(const char *at, char word[WORD_MAX])
{
    size_t length = strcspn(at, " (#;,\n");

    if (length >= WORD_MAX)
        length = 0;
    memcpy(word, at, length);
    word[length] = 0;
    return word;
}

static int ends_with_bracket(const char *line, const char *past)
{
    return past - line > 2 && past[-1] == '\n' && past[-2] == '(';
}

static int is_instance_head(const char *line, const char *past)
{
    return text_begins(line, "  ") && line[2] != ' ' && line[2] != '('
        && ends_with_bracket(line, past);
}

/* The rest of a line, with a real generic as a number. */
static void put_rest_of_line(struct text *to, const char *from,
                             const char *past, int is_generic)
{
    const char *real;
    uint64_t thousandths = is_generic ? real_in_line(from, &real) : 0;

    if (thousandths) {
        put_bytes(to, from, real);
        put_real(to, thousandths);
        from = strchr(real, ')');
    }
    put_bytes(to, from, past);
}

/* A word after the first bytes of a line, spelled as it should be. */
static void put_spelled(struct text *to, const char *line, size_t before,
                        const char *past, const char *spelled, int is_generic)
{
    char word[WORD_MAX];
    size_t length = strlen(identifier_at(line + before, word));

    put_bytes(to, line, line + before);
    text_put(to, spelled ? spelled : word);
    put_rest_of_line(to, line + before + length, past, is_generic);
}

static void put_spelled_line(struct text *to, const struct project *project,
                     struct instance *in, const char *line, const char *past)
{
    char word[WORD_MAX];

    if (!in->is_open && is_instance_head(line, past)) {
        in->module = module_alike(project, identifier_at(line + 2, word));
        in->is_open = 1;
        put_spelled(to, line, 2, past, in->module ? in->module->name : NULL,
                    0);
    } else if (in->is_open && text_begins(line, "    .")) {
        const char *name = identifier_at(line + 5, word);

        put_spelled(to, line, 5, past, in->module
                    ? name_alike(in->module, name) : NULL, in->is_generic);
    } else {
        put_bytes(to, line, past);
    }
    if (in->is_open && ends_with_bracket(line, past))
        in->is_generic = past[-3] == '#';
    if (past - line > 2 && past[-2] == ';')
        in->is_open = 0;
}

static void put_cleaned_module(struct text *to, const struct project *project,
                      const struct piece *piece)
{
    struct instance in = {0};
    const char *past;

    for (const char *line = piece->from; line < piece->past; line = past) {
        past = text_next_line(line);
        put_spelled_line(to, project, &in, line, past);
    }
}

void vhdl_text_clean(const char *text, const struct project *project,
                     struct text *to)
{
    struct piece piece;

    for (const char *at = text; next_piece(at, &piece); at = piece.past)
        if (!is_empty_module(&piece) && !is_written_before(text, &piece))
            put_cleaned_module(to, project, &piece);
}
