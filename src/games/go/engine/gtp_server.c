/* gtp_server.c - GTP: extensions of the servers KGS and CGOS, and sets of
 * rules.
 *
 * Commands of kgsGtp, of the CGOS client and of KataGo. None is part of GTP
 * itself, so each is understood only as far as those programs use it. */
#include <string.h>

#include "games/go/engine/gtp.h"

/* Names of rules as other programs write them: new_zealand, new-zealand,
 * tromp-taylor. Characters in `joints` are read as spaces. */
static int parse_rules_name(const char *word, const char *joints,
                            struct go_rules *rules)
{
    char name[GO_RULES_WORD_MAX];

    if (strlen(word) >= sizeof name)
        return 0;
    strcpy(name, word);
    for (char *at = name; *(at += strcspn(at, joints)); )
        *at = ' ';
    return go_read_rules(name, rules);
}

/* For this game and the next ones. Tried first with hyphens kept, which
 * Tromp-Taylor needs. */
static const char *set_rules(struct go_gtp *self)
{
    struct go_rules rules = self->rules;

    if (self->line.count < 1)
        return go_gtp_syntax;
    if (!parse_rules_name(self->line.argument[0], "_", &rules)
        && !parse_rules_name(self->line.argument[0], "_-", &rules))
        return "unknown rules";
    self->rules = rules;
    rules.size = self->game.rules.size;
    rules.komi = self->game.rules.komi;
    self->game.rules = rules;
    self->game.now.may_suicide = rules.may_suicide;
    go_gtp_forget(self);
    return NULL;
}

/* As JSON, with the keys of KataGo. */
static const char *get_rules(struct go_gtp *self)
{
    static const char *const kos[] = {"SIMPLE", "POSITIONAL", "SITUATIONAL"};
    const struct go_rules *rules = &self->game.rules;

    text_put(&self->answer, "{\"hasButton\":false,\"ko\":\"");
    text_put(&self->answer, kos[rules->ko]);
    text_put(&self->answer, "\",\"scoring\":\"");
    text_put(&self->answer, rules->count == GO_COUNT_AREA ? "AREA"
                                                          : "TERRITORY");
    text_put(&self->answer, "\",\"suicide\":");
    text_put(&self->answer, rules->may_suicide ? "true" : "false");
    text_put(&self->answer,
             ",\"tax\":\"NONE\",\"whiteHandicapBonus\":\"0\"}");
    return NULL;
}

/* Arguments: game or private, who wrote, and the message. */
static const char *kgs_chat(struct go_gtp *self)
{
    if (self->line.count < 2)
        return go_gtp_syntax;
    text_put(&self->answer, "Hello ");
    text_put(&self->answer, self->line.argument[1]);
    text_put(&self->answer, ", I am Boardwalk " BOARDWALK_VERSION
             ", a program, and can only play. Enjoy the game!");
    return NULL;
}

/* Accepts what needs no reaction. */
static const char *take_note(struct go_gtp *self)
{
    (void)self;
    return NULL;
}

/* CGOS counts every stone on the board as alive. */
static const char *meet_cgos(struct go_gtp *self)
{
    self->must_clean_up = 1;
    return NULL;
}

const struct go_gtp_command go_gtp_server_commands[] = {
    {"kgs-rules", set_rules},
    {"kata-set-rules", set_rules},
    {"kata-get-rules", get_rules},
    {"kgs-chat", kgs_chat},
    {"kgs-game_over", take_note},
    {"cgos-opponent_name", meet_cgos},
    {"cgos-opponent_rating", meet_cgos},
    {"cgos-gameover", meet_cgos},
    {0},
};
