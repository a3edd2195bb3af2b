/* gtp_admin.c - GTP: name, version, list of commands.
 *
 * The administrative commands of the protocol, and those about random seeds.
 * Nothing here touches the board.
 */
#include <string.h>
#include <time.h>

#include "games/go/engine/gtp.h"

static const char *protocol_version(struct go_gtp *self)
{
    text_put(&self->answer, "2");
    return NULL;
}

static const char *name(struct go_gtp *self)
{
    text_put(&self->answer, "Boardwalk");
    return NULL;
}

static const char *version(struct go_gtp *self)
{
    text_put(&self->answer, BOARDWALK_VERSION);
    return NULL;
}

static int has_command(const char *word)
{
    const struct go_gtp_command *command;

    for (int i = 0; (command = go_gtp_command(i)) != NULL; i++)
        if (text_same(command->name, word))
            return 1;
    return 0;
}

static const char *known_command(struct go_gtp *self)
{
    if (self->line.count < 1)
        return go_gtp_syntax;
    text_put(&self->answer,
             has_command(self->line.argument[0]) ? "true" : "false");
    return NULL;
}

/* One command to a line, as the specification wants it. */
static const char *list_commands(struct go_gtp *self)
{
    const struct go_gtp_command *command;

    for (int i = 0; (command = go_gtp_command(i)) != NULL; i++) {
        text_put(&self->answer, command->name);
        text_put_char(&self->answer, '\n');
    }
    return NULL;
}

/* The caller sees is_over and ends its loop, after this answer. */
static const char *end_conversation(struct go_gtp *self)
{
    self->is_over = 1;
    return NULL;
}

/* The processor time of all threads, in seconds with two decimals. */
static const char *cputime(struct go_gtp *self)
{
    uint64_t hundredths = (uint64_t)clock() / (CLOCKS_PER_SEC / 100);

    text_put_number(&self->answer, hundredths / 100);
    text_put_char(&self->answer, '.');
    text_put_number(&self->answer, hundredths / 10 % 10);
    text_put_number(&self->answer, hundredths % 10);
    return NULL;
}

static const char *get_random_seed(struct go_gtp *self)
{
    text_put(&self->answer, self->seed);
    return NULL;
}

/* Counts games from 0 again: the same seed brings back the same session. */
static const char *set_random_seed(struct go_gtp *self)
{
    if (self->line.count != 1
        || strlen(self->line.argument[0]) >= sizeof self->seed)
        return go_gtp_syntax;
    strcpy(self->seed, self->line.argument[0]);
    self->games = 0;
    go_gtp_forget(self);
    return NULL;
}

/* Of GoGui: the next thought starts from nothing, for experiments. */
static const char *clear_cache(struct go_gtp *self)
{
    go_gtp_forget(self);
    return NULL;
}

const struct go_gtp_command go_gtp_admin_commands[] = {
    {"protocol_version", protocol_version},
    {"name", name},
    {"version", version},
    {"known_command", known_command},
    {"list_commands", list_commands},
    {"quit", end_conversation},
    {"cputime", cputime},
    {"get_random_seed", get_random_seed},
    {"set_random_seed", set_random_seed},
    {"clear_cache", clear_cache},
    {0},
};
