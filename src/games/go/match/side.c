/* side.c - one side of a match: a level, or another program. */
#include "games/go/match/side.h"

#include <string.h>

#include "base/text.h"


static const char guest_prefix[] = "gtp:", search_prefix[] = "mcts:";

static const char quotes[] = " \t'\"";   /* and blanks, around a word */

struct choice {                         /* what a name stands for */
    const char *command;                /* of the shell; or null */
    int level;
    uint64_t playouts;
};

/* What is behind a prefix, or null. */
static const char *behind(const char *name, const char *prefix)
{
    size_t length = strlen(prefix);

    return strncmp(name, prefix, length) == 0 ? name + length : NULL;
}

static const char *level_name(const void *at, int i)
{
    (void)at;
    return i < GO_LEVELS ? go_levels[i + 1].name : NULL;
}

/* By number or name; 0 if there is none. */
static int level_of(const char *name)
{
    if (name[0] > '0' && name[0] <= '0' + GO_LEVELS && !name[1])
        return name[0] - '0';
    if (text_same(name, go_levels[GO_LEVEL_STANDARD].name))
        return GO_LEVEL_STANDARD;
    for (int level = 1; level <= GO_LEVELS; level++)
        if (text_same(name, go_levels[level].name))
            return level;
    return 0;
}

static const char *choose_guest(struct choice *choice)
{
    if (!choice->command[strspn(choice->command, " \t")])
        return "gtp: needs a command, such as 'gtp:gnugo --mode gtp'";
    return NULL;
}

static const char *choose_playouts(struct choice *choice, const char *number)
{
    choice->level = GO_LEVEL_STANDARD;
    if (text_number(number, &choice->playouts) && choice->playouts)
        return NULL;
    return text_error("mcts:", number, ": a number of playouts, such as "
                      "mcts:5000", (char *)0);
}

static const char *choose(const char *name, struct choice *choice)
{
    const char *playouts = behind(name, search_prefix);

    *choice = (struct choice){.command = behind(name, guest_prefix)};
    if (choice->command)
        return choose_guest(choice);
    if (playouts)
        return choose_playouts(choice, playouts);
    choice->level = level_of(name);
    if (choice->level)
        return NULL;
    return text_unknown("player", name, "", level_name, NULL,
                        "there are the levels 1 to 7, random, greedy, uct, "
                        "mcts, mcts:PLAYOUTS and gtp:COMMAND");
}

const char *go_side_check(const char *name)
{
    struct choice choice;

    return choose(name, &choice);
}

int go_side_is_guest(const char *name)
{
    return behind(name, guest_prefix) != NULL;
}

void go_side_shorten(const char *name, char shown[GO_SIDE_SHOWN_MAX])
{
    const char *start = behind(name, guest_prefix), *end;
    struct text to;

    text_begin(&to, shown, GO_SIDE_SHOWN_MAX);
    if (!start) {
        text_put(&to, name);
        return;
    }
    start += strspn(start, quotes);
    end = start + strcspn(start, quotes);
    for (const char *at = start; at < end; at++)
        if (*at == '/')
            start = at + 1;
    while (start < end)
        text_put_char(&to, *start++);
}

const char *go_side_open(struct go_side *self, const char *name,
                         const struct go_side_terms *terms)
{
    struct go_player_terms own = {0, terms->threads, terms->tree_mib};
    struct choice choice;
    const char *error = choose(name, &choice);

    memset(self, 0, sizeof *self);
    self->name = name;
    go_side_shorten(name, self->shown);
    self->terms = terms;
    if (error || choice.command)
        return error;
    self->playouts = choice.playouts;
    own.level = choice.level;
    return go_player_open(&self->player, &own);
}

void go_side_close(struct go_side *self)
{
    go_guest_close(&self->guest);
    go_player_close(self->player);
    memset(self, 0, sizeof *self);
}

/* Its error, kept from what closing might say. One that was late or made no
 * sense may still be talking of this game: the next begins with a fresh
 * one. */
static const char *after_guest(struct go_side *self, const char *error)
{
    if (!error)
        return NULL;
    error = text_error(error, (char *)0);
    go_guest_close(&self->guest);
    return error;
}

static const char *begin_guest(struct go_side *self)
{
    const struct go_guest_terms *terms = &self->terms->guest;
    const char *error = NULL;

    if (self->guest.child.pid && !go_guest_begin(&self->guest, terms))
        return NULL;
    go_guest_close(&self->guest);
    error = go_guest_open(&self->guest, behind(self->name, guest_prefix));
    if (!error)
        error = after_guest(self, go_guest_begin(&self->guest, terms));
    return error ? text_error(self->name, " ", error, (char *)0) : NULL;
}

const char *go_side_begin(struct go_side *self, const char *seed)
{
    if (!self->player)
        return begin_guest(self);
    go_player_begin(self->player, seed);
    return NULL;
}

const char *go_side_tell(struct go_side *self, struct go_move move)
{
    if (self->player)
        return NULL;
    return after_guest(self, go_guest_tell(&self->guest, &self->terms->guest,
                                           move));
}

const char *go_side_ask(struct go_side *self, const struct go_game *game,
                        struct go_move *move, int *is_resigned)
{
    struct go_effort effort = self->terms->effort;
    struct go_thought thought;

    *move = (struct go_move){GO_PASS, game->turn};
    *is_resigned = 0;
    if (!self->player)
        return after_guest(self,
                           go_guest_ask(&self->guest, &self->terms->guest,
                                        move, is_resigned));
    effort.playouts = self->playouts;
    effort.is_patient = 1;              /* so many means so many */
    go_player_think(self->player, game, &self->terms->aim, &effort,
                    &thought);
    move->point = thought.move;
    *is_resigned = thought.is_resigned;
    return NULL;
}
