/* parse.h - a parser for Verilog sources, only as deep as needed.
 *
 * Declarations, instances and assignments are found; expressions are only
 * passed over, with an eye on brackets. The first thing that no tool would
 * read is told as a teacher would, and ends the reading of the file.
 */
#ifndef PROJECT_PARSE_H
#define PROJECT_PARSE_H

#include "designs/project/inside.h"

struct parse {
    struct project *project;
    struct project_file *file;
    size_t at;                          /* the next word */
    int is_failed;
    int depth;                          /* of statements and items */
    int scopes;                         /* open ones: generate, function */

    struct project_module *module;      /* the one that is being read */
    struct project_name **name_tail;
    struct project_assign **assign_tail;
    struct project_loop **loop_tail;
    struct project_block **block_tail;
    struct project_instance **instance_tail;
    size_t names;
    enum project_block_sort sort;       /* of the block */
};

/* The word that comes next, or the n-th after it; at the end an empty one. */
const struct project_word *parse_word(const struct parse *self, size_t n);
int parse_is(const struct parse *self, const char *text);
int parse_nth_is(const struct parse *self, size_t n, const char *text);
int parse_is_any(const struct parse *self, const char *const *texts);

/* A name, and no word of the language. */
int parse_is_name(const struct parse *self, size_t n);
int parse_is_keyword(const struct project_word *word);

/* Whether two signs stand together: "<" and "=" as one. */
int parse_is_pair(const struct parse *self, const char *first,
                  const char *second);

/* Passes over a word; 0 if it is another one. */
int parse_skip(struct parse *self, const char *text);

/* Tells what is wrong in the line of the last word or of the next one. */
void parse_fail_behind(struct parse *self, const char *words);
void parse_fail_here(struct parse *self, const char *words);

/* 1 if what begins with a name is elseif, or an instance, and told. */
int parse_tell_misplaced(struct parse *self);

/* The word must come next; else its lack is told, where it should be. */
void parse_want(struct parse *self, const char *text);

/* Whether to go on: no failure, words left, not nested without end. */
int parse_goes_on(const struct parse *self);
int parse_enter(struct parse *self);
void parse_leave(struct parse *self);

/* Up to one of these signs outside of all brackets; a ; ends it always. */
void parse_expression(struct parse *self, const char *stops);

/* ( ... ), [ ... ] or { ... } as a whole. */
void parse_brackets(struct parse *self);

/* # and what follows it. */
void parse_delay(struct parse *self);

/* parse_names.c: the head of a module, and declarations. */
struct project_name *parse_add_name(struct parse *self, size_t at,
                                    enum project_sort sort);
void parse_parameters(struct parse *self);
void parse_ports(struct parse *self);
int parse_is_declaration(const struct parse *self);
void parse_declaration(struct parse *self);

/* parse_statement.c: always and what is below. */
struct project_block *parse_add_block(struct parse *self,
                                      enum project_block_sort sort);
void parse_block(struct parse *self);
void parse_statement(struct parse *self);
void parse_assign(struct parse *self);

/* parse_instance.c */
void parse_instances(struct parse *self);

#endif
