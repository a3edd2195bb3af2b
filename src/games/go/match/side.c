/* side.c - one side of a match: a level, or another program.
 *
 * Names are parsed here: "5", "greedy", "mcts:20000", "gtp:gnugo --mode gtp".
 * Everything else hands a call on to the player or to the guest, whichever
 * there is.
 */
#include "games/go/match/side.h"

#include <string.h>

#include "base/text.h"

static const char search_prefix[] = "mcts:";

struct choice {                         /* what a name stands for */
    const char *command;                /* of the shell; or null */
    int level;
    uint64_t playouts;
};

/* For text_unknown(), which suggests the nearest name. */
static const char *level_name(const void *at, int i)
{
    (void)at;
    return i < GO_LEVELS ? go_levels[i + 1].name : NULL;
}

/* A level by number or name; 0 if there is none. Of the four levels of mcts the
 * name means the standard one. */
static int find_level(const char *name)
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

/* mcts:PLAYOUTS is the standard level with another number of playouts. */
static const char *choose_playouts(struct choice *choice, const char *number)
{
    choice->level = GO_LEVEL_STANDARD;
    if (text_number(number, &choice->playouts) && choice->playouts)
        return NULL;
    return text_error("mcts:", number, ": expected a number of playouts, such "
                      "as mcts:5000", (char *)0);
}

/* What a name stands for. A null return is success; otherwise the error
 * suggests the nearest name. */
static const char *parse_go_player(const char *name, struct choice *choice)
{
    size_t length = sizeof search_prefix - 1;

    *choice = (struct choice){.command = guest_command(&go_guest_gtp, name)};
    if (choice->command)
        return guest_check(&go_guest_gtp, choice->command);
    if (strncmp(name, search_prefix, length) == 0)
        return choose_playouts(choice, name + length);
    choice->level = find_level(name);
    if (choice->level)
        return NULL;
    return text_unknown("player", name, "", level_name, NULL,
                        "players are the levels 1 to 7, random, greedy, uct, "
                        "mcts, mcts:PLAYOUTS and gtp:COMMAND");
}

const char *go_side_check(const char *name)
{
    struct choice choice;

    return parse_go_player(name, &choice);
}

int go_side_is_guest(const char *name)
{
    return guest_command(&go_guest_gtp, name) != NULL;
}

void go_side_shorten(const char *name, char shown[GUEST_SHOWN_MAX])
{
    guest_show(&go_guest_gtp, name, shown);
}

/* After an error the side has neither player nor guest, and may be closed like
 * any other. */
const char *go_side_open(struct go_side *self, const char *name,
                         const struct go_side_terms *terms)
{
    struct go_player_terms own = {0, terms->threads, terms->tree_mib};
    struct choice choice;
    const char *error = parse_go_player(name, &choice);

    memset(self, 0, sizeof *self);
    self->name = name;
    go_side_shorten(name, self->shown);
    self->terms = terms;
    self->guest = (struct guest){
        .protocol = &go_guest_gtp,
        .command = choice.command,
        .terms = &terms->guest.common,
        .game = &terms->guest,
    };
    if (error || choice.command)
        return error;
    self->playouts = choice.playouts;
    own.level = choice.level;
    return go_player_open(&self->player, &own);
}

void go_side_close(struct go_side *self)
{
    guest_close(&self->guest);
    go_player_close(self->player);
    memset(self, 0, sizeof *self);
}

/* Errors of a guest are predicates; here the name comes before them. */
static const char *begin_guest(struct go_side *self)
{
    const char *error = guest_begin(&self->guest);

    return error ? text_error(self->name, " ", error, (char *)0) : NULL;
}

const char *go_side_begin(struct go_side *self, const char *seed)
{
    if (!self->player)
        return begin_guest(self);
    go_player_begin(self->player, seed);
    return NULL;
}

/* A level sees the game itself when it is asked; only programs are told. */
const char *go_side_tell(struct go_side *self, struct go_move move)
{
    if (self->player)
        return NULL;
    return guest_after(&self->guest, go_guest_tell(&self->guest, move));
}

/* Levels always answer with a legal move or resign; a program's answer is
 * judged by the contest. */
const char *go_side_ask(struct go_side *self, const struct go_game *game,
                        struct go_move *move, int *is_resigned)
{
    struct go_effort effort = self->terms->effort;
    struct go_thought thought;

    *move = (struct go_move){GO_PASS, game->turn};
    *is_resigned = 0;
    if (!self->player)
        return guest_after(&self->guest,
                           go_guest_ask(&self->guest, move, is_resigned));
    effort.playouts = self->playouts;
    effort.is_patient = 1;              /* all playouts, for comparison */
    go_player_think(self->player, game, &self->terms->aim, &effort,
                    &thought);
    move->point = thought.move;
    *is_resigned = thought.is_resigned;
    return NULL;
}
