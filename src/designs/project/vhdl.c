/* vhdl.c - the entities of a VHDL source: names, ports, what they instantiate.
 *
 * Only as much as is needed to find the top and to bind its ports; GHDL does
 * the rest. VHDL does not tell capitals from small letters.
 */
#include "designs/project/inside.h"

#include <string.h>

struct vhdl {
    struct project *project;
    struct project_file *file;
    size_t at;
    struct project_module *module;      /* the entity of the architecture */
};

/* Words */

/* Extended names, in backslashes, are not read. */
static int is_name_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
        || text_is_digit(c) || c == '_';
}

/* The same struct as for Verilog, so that all else works on both. */
static void keep_word(struct project *self, struct project_file *file,
                      size_t at, size_t length, int line)
{
    struct project_word *word = &file->words[file->word_count++];

    (void)self;
    word->token.at = file->text + at;
    word->token.length = length;
    word->token.line = line;
    word->token.kind = is_name_char(file->text[at]) ? VERILOG_WORD
                                                    : VERILOG_CHAR;
    word->file = file;
}

/* There are never more words than bytes. Strings are left out: no port is in
 * one. */
static void split_words(struct project *self, struct project_file *file)
{
    int line = 1;

    file->words = store_take(&self->store, (file->length + 1)
                                           * sizeof *file->words);
    for (size_t i = 0; file->words && i < file->length;) {
        const char *at = file->text + i;
        size_t length = 1;

        line += *at == '\n';
        if (strncmp(at, "--", 2) == 0)
            length = strcspn(at, "\n");
        else if (*at == '"')
            length = 1 + strcspn(at + 1, "\"\n") + 1;
        else if (is_name_char(*at))
            while (is_name_char(at[length]))
                length++;
        if (!text_is_space(*at) && strncmp(at, "--", 2) != 0 && *at != '"')
            keep_word(self, file, i, length, line);
        i += length;
    }
}

/* text is in small letters. */
static int vhdl_is(const struct vhdl *self, size_t n, const char *text)
{
    const struct verilog_token *token;

    if (self->at + n >= self->file->word_count)
        return 0;
    token = &self->file->words[self->at + n].token;
    if (token->length != strlen(text))
        return 0;
    for (size_t i = 0; i < token->length; i++)
        if (text_small(token->at[i]) != text[i])
            return 0;
    return 1;
}

/* Every loop asks this. */
static int vhdl_goes_on(const struct vhdl *self)
{
    return self->at < self->file->word_count;
}

/* Ports */

/* Where the next one is put; entities have few ports. */
static struct project_name **names_end(struct project_module *module)
{
    struct project_name **at = &module->names;

    while (*at)
        at = &(*at)->next;
    return at;
}

/* A port of one bit until more is known; found again by its name only in the
 * list, not in a bucket. */
static void add_port(struct vhdl *self)
{
    struct project_name *name = store_take(&self->project->store,
                                           sizeof *name);
    const struct project_word *word = &self->file->words[self->at];

    if (!name)
        return;
    name->name = project_word_text(self->project, word);
    name->line = word->token.line;
    name->at = self->at;
    name->is_port = 1;
    name->has_direction = 1;
    name->is_sized = 1;
    *names_end(self->module) = name;
    self->module->ports++;
}

/* (7 downto 0): whole numbers only. Ranges by generics are not worked out: the
 * top of a board rarely has any, and one bit is what is assumed then. */
static void take_vector(struct vhdl *self, struct project_name *from)
{
    int64_t left = 0, right = 0;
    int is_known = 0;

    for (size_t n = self->at; n + 4 < self->file->word_count; n++) {
        struct vhdl here = *self;

        here.at = n;
        if (vhdl_is(&here, 0, ";"))
            break;
        if (!vhdl_is(&here, 0, "(") || (!vhdl_is(&here, 2, "downto")
                                        && !vhdl_is(&here, 2, "to")))
            continue;
        is_known = project_constant(self->module, n + 1, n + 2, &left)
                && project_constant(self->module, n + 3, n + 4, &right);
        for (; from; from = from->next) {
            from->range_from = n + 1;
            from->left = (int)left;
            from->right = (int)right;
            from->is_sized = is_known;
        }
        return;
    }
}

/* a, b : in std_logic_vector(3 downto 0). Without a mode it is an input, as
 * the language says. */
static void take_port_line(struct vhdl *self)
{
    struct project_name **first = names_end(self->module);
    enum port_direction direction = PORT_IN;

    if (vhdl_is(self, 0, "signal"))
        self->at++;
    while (vhdl_goes_on(self) && !vhdl_is(self, 0, ":")
           && !vhdl_is(self, 0, ")")) {
        if (!vhdl_is(self, 0, ","))
            add_port(self);
        self->at++;
    }
    self->at++;
    if (vhdl_is(self, 0, "out") || vhdl_is(self, 0, "buffer"))
        direction = PORT_OUT;
    else if (vhdl_is(self, 0, "inout"))
        direction = PORT_BOTH;
    for (struct project_name *n = *first; n; n = n->next)
        n->direction = direction;
    take_vector(self, *first);
}

/* Over a type with its brackets and a default value. */
static void skip_to_separator(struct vhdl *self)
{
    int depth = 0;

    for (; vhdl_goes_on(self); self->at++) {
        if (!depth && (vhdl_is(self, 0, ";") || vhdl_is(self, 0, ")")))
            return;
        depth += vhdl_is(self, 0, "(");
        depth -= vhdl_is(self, 0, ")");
    }
}

/* Lines with ; between, up to the bracket. */
static void take_entity_ports(struct vhdl *self)
{
    self->at += 2;
    while (vhdl_goes_on(self) && !vhdl_is(self, 0, ")")) {
        take_port_line(self);
        skip_to_separator(self);
        if (vhdl_is(self, 0, ";"))
            self->at++;
    }
}

/* entity NAME is, package NAME is: a module of that name. */
static struct project_module *begin_unit(struct vhdl *self)
{
    struct project_module **at = &self->file->modules;
    struct project_module *module = store_take(&self->project->store,
                                               sizeof *module);

    if (!module)
        return NULL;
    while (*at)
        at = &(*at)->next;
    *at = module;
    module->file = self->file;
    module->name = project_word_text(self->project,
                                     &self->file->words[self->at + 1]);
    module->line = self->file->words[self->at].token.line;
    module->is_ansi = 1;
    return module;
}

/* entity NAME is ... port ( ... ); end */
static void take_entity(struct vhdl *self)
{
    struct project_module *module = begin_unit(self);

    if (!module)
        return;
    self->module = module;
    for (; vhdl_goes_on(self) && !vhdl_is(self, 0, "end"); self->at++)
        if (vhdl_is(self, 0, "port") && vhdl_is(self, 1, "("))
            take_entity_ports(self);
}

/* The file of a package is a source of all who name it. */
static void take_package(struct vhdl *self)
{
    struct project_module *module = begin_unit(self);

    if (module)
        module->is_package = 1;
}

/* What it uses */

/* Which entity it means is decided with all others, in choose.c. */
static void add_use(struct vhdl *self, size_t type_at)
{
    struct project_instance *use = store_take(&self->project->store,
                                              sizeof *use);

    if (!use || type_at >= self->file->word_count)
        return;
    use->type_at = type_at;
    use->next = self->module->instances;
    self->module->instances = use;
}

/* label : NAME port map, label : entity work.NAME; without the library, as ISE
 * takes it, too. */
static void take_use(struct vhdl *self)
{
    if (vhdl_is(self, 0, ":") && vhdl_is(self, 1, "entity"))
        add_use(self, self->at + (vhdl_is(self, 3, ".") ? 4 : 2));
    else if (vhdl_is(self, 0, ":") && (vhdl_is(self, 2, "port")
                                       || vhdl_is(self, 2, "generic"))
             && vhdl_is(self, 3, "map"))
        add_use(self, self->at + 1);
}

/* architecture x of NAME: what follows belongs to that entity. */
static void enter_architecture(struct vhdl *self)
{
    const struct project_word *of = &self->file->words[self->at + 3];

    if (!vhdl_is(self, 2, "of") || self->at + 3 >= self->file->word_count)
        return;
    for (struct project_file *f = self->project->files; f; f = f->next)
        for (struct project_module *m = f->modules; m; m = m->next)
            if (f == self->file && strlen(m->name) == of->token.length
                && text_alike(m->name, project_word_text(self->project, of)))
                self->module = m;
}

/* Whatever is not known here is passed over: no mistake is told, as GHDL tells
 * them better. */
void project_parse_vhdl(struct project *self, struct project_file *file)
{
    struct vhdl vhdl = {.project = self, .file = file};

    split_words(self, file);
    if (!file->words)
        return;
    for (; vhdl.at + 1 < file->word_count; vhdl.at++)
        if (vhdl_is(&vhdl, 0, "entity") && vhdl_is(&vhdl, 2, "is"))
            take_entity(&vhdl);
        else if (vhdl_is(&vhdl, 0, "package") && vhdl_is(&vhdl, 2, "is"))
            take_package(&vhdl);
        else if (vhdl_is(&vhdl, 0, "architecture"))
            enter_architecture(&vhdl);
        else if (vhdl.module)
            take_use(&vhdl);
}
