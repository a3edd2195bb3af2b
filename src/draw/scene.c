/* scene.c - everything visible of a sitting at one moment.
 *
 * The one place where pictures read sessions. Nothing here changes a session,
 * except that looking at the lights begins their next measurement.
 */
#include "draw/scene.h"

#include <string.h>

#include "player/cross.h"
#include "player/pointer.h"

static void copy_text(char *to, size_t size, const char *from)
{
    struct text text;

    text_begin(&text, to, size);
    text_put(&text, from);
}

/* UTF-8 of a code point of three bytes, as all arrows are. */
static void put_arrow(struct text *to, uint32_t arrow)
{
    text_put_char(to, (char)(0xe0 | arrow >> 12));
    text_put_char(to, (char)(0x80 | (arrow >> 6 & 0x3f)));
    text_put_char(to, (char)(0x80 | (arrow & 0x3f)));
}

/* What stands on a part's plate. An arrow says more than the letter that
 * works the same button. */
static void put_key_name(struct text *to, const struct machine_type *machine,
                         const struct part *part)
{
    const struct cross_key *cross = cross_key(machine->board, part);
    const struct role *role = machine_role(machine, part);

    if (cross && cross->arrow)
        put_arrow(to, cross->arrow);
    else if (cross)
        text_put(to, cross->name);
    else if (role && role->key)
        text_put_char(to, role->key);
}

/* Keys change with the machine alone. */
static void look_at_keys(struct scene *self,
                         const struct machine_type *machine)
{
    const struct part *parts = machine->board->parts;

    if (self->machine == machine)
        return;
    self->machine = machine;
    memset(self->keys, 0, sizeof self->keys);
    for (int i = 0; parts[i].group; i++) {
        struct text to;

        text_begin(&to, self->keys[i], SCENE_KEY_MAX);
        if (part_is_control(&parts[i]))
            put_key_name(&to, machine, &parts[i]);
    }
}

/* Only buttons that a person has latched are marked, not those a robot or a
 * key holds down. */
static void look_at_inputs(struct scene *self, const struct player *player)
{
    const struct session *session = player->play->session;
    const struct board_type *board = session_machine(session)->board;

    self->in = session_in(session);
    self->latched = 0;
    for (int i = 0; board->parts[i].group; i++)
        if (player->holds.part[i].is_down
            && player->holds.part[i].fingers & HOLD_LATCH)
            self->latched |= PIN(board->parts[i].pin);
    self->pointed = pointer_square(board, self->in);
}

/* The terminal is copied even below a cover: the painter does not draw it
 * then. */
static void look_at_terminal(struct scene *self, struct scene_eye *eye,
                             const struct play *play)
{
    const struct terminal *terminal = session_terminal(play->session);
    char words[COVER_WORDS_MAX];
    const char *cover;

    if (terminal)
        self->terminal = *terminal;
    else
        memset(&self->terminal, 0, sizeof self->terminal);
    cover_look(&eye->cover, play);
    cover = cover_words(&eye->cover, play, words);
    copy_text(self->cover, sizeof self->cover, cover ? cover : "");
}

static void look_at_monitor(struct scene *self, struct scene_eye *eye,
                            const struct session *session)
{
    const struct sight *sight = &eye->sight;
    const struct sight_part *changed = &sight->changed;

    sight_look(&eye->sight, session);
    self->picture = (struct canvas_picture){sight->width, sight->height,
                                            sight->pixels};
    self->picture_count = sight->count;
    self->picture_changed = (struct canvas_rect){
        changed->left, changed->top, changed->width, changed->height};
    copy_text(self->caption, sizeof self->caption, sight->caption);
    self->is_sounding = sight_is_sounding(session);
}

/* Zeroed before, since a session may have fewer lights than there is room
 * for and the rest must compare equal. */
void scene_look(struct scene *self, struct scene_eye *eye,
                const struct player *player)
{
    struct session *session = player->play->session;

    memset(self->brightness, 0, sizeof self->brightness);
    session_frame(session, self->brightness);
    look_at_inputs(self, player);
    look_at_terminal(self, eye, player->play);
    look_at_monitor(self, eye, session);
    look_at_keys(self, session_machine(session));
}

/* The count of pictures goes on where it was: no number ever means two of
 * them, so that a painter never takes a new picture for an old one. */
void scene_eye_close(struct scene_eye *eye)
{
    sight_free(&eye->sight);
    memset(&eye->cover, 0, sizeof eye->cover);
}
