/* inside.h - shared by the files of the project reader. */
#ifndef PROJECT_INSIDE_H
#define PROJECT_INSIDE_H

#include "designs/project/project.h"

/* notes.c: a remark about a line of a file (null: about the whole), its words
 * joined up to a null. The first of two equal ones stays. */
void project_note(struct project *self, enum project_note_kind kind,
                  const struct project_file *file, int line,
                  const char *first, ...);

/* refuse.c: what only a simulator could do. */
void project_refuse(struct project *self);


/* A number for a sentence; good for four calls. */
const char *project_digits(int number);

/* folder.c: the files below these paths. */
const char *project_find_files(struct project *self,
                               const char *const *paths);

/* The last part of a path, with slashes of either kind. */
const char *project_base(const char *name);

/* The file that a source means by a name: beside it, below the project's
 * folder, or anywhere in the project; null: there is none. */
struct project_file *project_named(const struct project *self,
                                   const struct project_file *from,
                                   const char *name);

/* scan.c: the words of a source. */
void project_scan(struct project *self, struct project_file *file,
                  const struct project_spec *spec);

/* parse.c: the modules of a source that was scanned. */
void project_parse(struct project *self, struct project_file *file);

/* vhdl.c: the entities and packages of a source in VHDL. */
void project_parse_vhdl(struct project *self, struct project_file *file);

/* vhdl_take.c: puts Verilog in the place of all sources in VHDL. */
void project_take_vhdl(struct project *self, const struct project_spec *spec);

/* module.c: a module of a name, the one that is used before others; the name
 * of the i-th module, null after the last; a name that a module declares. */
struct project_module *project_module_named(const struct project *self,
                                            const char *name);
const char *project_module_name_at(const void *project, int i);
struct project_name *project_find_name(const struct project_module *module,
                                       const char *name);
struct project_name *project_find_word(const struct project_module *module,
                                       const struct project_word *word);
const struct project_name *project_nth_port(
    const struct project_module *module, int i);
int project_word_is(const struct project_word *word, const char *text);
const char *project_word_text(struct project *self,
                              const struct project_word *word);

/* constant.c: the value of an expression of parameters and numbers; 0 if it is
 * none that can be known. And the ranges of all names of a module. */
int project_constant(const struct project_module *module, size_t from,
                     size_t to, int64_t *value);
void project_size_names(struct project_module *module);

/* choose.c: the top, and which files it needs. */
const char *project_choose(struct project *self,
                           const struct project_spec *spec);

/* The modules below the top, anew. */
void project_use(struct project *self);

/* places.c: the lines of a constraint file. */
void project_read_places(struct project *self, struct project_file *file);
struct project_place *project_find_place(const struct project_file *file,
                                         const char *name, int is_exact);
int project_is_pulled_up(const struct project_file *file, const char *name);

/* bind.c: the board, and what the ports are there. */
const char *project_bind(struct project *self,
                         const struct project_spec *spec);

/* How many bits of a module's ports a constraint file has places for. */
int project_fit(const struct project_module *module,
                const struct project_file *constraints);

/* edit.c: replaces words in the copy; 0 if they come of a macro. */
void project_edit(struct project *self, struct project_file *file,
                  size_t from, size_t length, const char *text);
int project_edit_words(struct project *self, const struct project_module *of,
                       size_t from, size_t to, const char *text);
int project_insert_before(struct project *self,
                          const struct project_module *of, size_t at,
                          const char *text);
int project_insert_behind(struct project *self,
                          const struct project_module *of, size_t at,
                          const char *text);

/* hold.c: other constants of the top, in the copy. */
const char *project_hold(struct project *self,
                         const struct project_spec *spec);

/* repair*.c: what vendors' tools forgive. */
void project_repair(struct project *self);

/* memory.c: the files that memories are filled from; memory_file.c: such a
 * file of a vendor as $readmemh wants it, or null. */
void project_find_data(struct project *self);
const char *project_convert_data(struct project *self,
                                 const struct project_file *file);

/* cells.c: models of vendors' cells for what no source has. */
void project_add_cells(struct project *self, const struct project_spec *spec);

/* A file that is not in the folder, with a text that is kept elsewhere. */
struct project_file *project_add_text(struct project *self, const char *path,
                                      const char *name, const char *text,
                                      size_t length);

/* The settings of a core that Vivado made: the value after a key in its .xci
 * file, "" if it is not there. */
const char *project_core_setting(struct project *self, const char *core,
                                 const char *key);

/* parameters.c: what an instance sets a parameter to, as text without quotes;
 * null if it does not. And sets some in the copy, together. */
const char *project_parameter(struct project *self,
                              const struct project_module *module,
                              const struct project_instance *instance,
                              const char *name);
void project_set_parameter(struct project *self,
                           struct project_instance *instance,
                           const char *name, const char *value);
void project_apply_parameters(struct project *self,
                              const struct project_module *module,
                              const struct project_instance *instance);

/* clocks.c: oscillators; pll.c: what PLLs make of them. */
void project_find_clocks(struct project *self);
void project_find_plls(struct project *self);
struct project_clock *project_add_clock(struct project *self);

#endif
