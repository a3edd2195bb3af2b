/* pdn_write_game.c - games copied from one file of them to another. */
#include "games/draughts/notation/pdn_write.h"

/* Tags are kept until the first move, then written in order. Comments among
 * them have to wait, too, but not in memory: they are read once more. */
struct copier {
    struct pdn_writer *to;
    struct pdn_replay *from;
    struct pdn header;                  /* a reader at the game's start */
    struct pdn_tag tags[PDN_TAGS_MAX];
    int count;
    int has_begun;
    const char *lost, *lost_end;        /* text that was not followed */
    int lost_depth;
};

static void copy_header_comments(struct copier *self)
{
    struct pdn_event event;

    do {
        pdn_next(&self->header, &event);
        if (event.kind == PDN_COMMENT)
            pdn_write_comment(self->to, event.text);
    } while (event.kind == PDN_COMMENT || event.kind == PDN_TAG
             || event.kind == PDN_FAULT);
}

static int has_result(const struct copier *self)
{
    for (int i = 0; i < self->count; i++)
        if (slice_same(self->tags[i].name, "Result"))
            return 1;
    return 0;
}

/* How the game ends is written at its end; a header without it gets it from
 * there. The first event behind the header is at hand. */
static void add_result(struct copier *self, const struct pdn_event *first)
{
    static const char name[] = "Result";
    struct pdn reader = self->from->reader;
    struct pdn_event event = *first;
    int depth = 0;

    while (event.kind != PDN_GAME_END && event.kind != PDN_END) {
        depth += (event.kind == PDN_OPEN) - (event.kind == PDN_CLOSE);
        if (event.kind == PDN_RESULT && depth == 0
            && self->count < PDN_TAGS_MAX) {
            self->tags[self->count++] = (struct pdn_tag){
                {name, sizeof name - 1}, event.text};
            return;
        }
        pdn_next(&reader, &event);
    }
}

static void begin(struct copier *self, const struct pdn_event *first)
{
    if (self->has_begun)
        return;
    self->has_begun = 1;
    if (!has_result(self))
        add_result(self, first);
    pdn_write_tags(self->to, self->tags, self->count);
    copy_header_comments(self);
}

static void keep_tag(struct copier *self, const struct pdn_event *event)
{
    if (self->count < PDN_TAGS_MAX)
        self->tags[self->count++] =
            (struct pdn_tag){event->name, event->text};
}

/* What was not followed is one comment, up to the end of its line: who reads
 * the copy sees it, and no program stumbles over it again. */
static void begin_lost(struct copier *self, const struct pdn_event *event)
{
    self->lost = event->text.start;
    self->lost_end = event->text.start + event->text.length;
    self->lost_depth = self->from->depth;
}

static void end_lost(struct copier *self)
{
    if (self->lost)
        pdn_write_comment(self->to, (struct slice){
            self->lost, (size_t)(self->lost_end - self->lost)});
    self->lost = NULL;
}

static int ends_lost(const struct copier *self,
                     const struct pdn_event *event)
{
    int is_found = event->kind == PDN_SETUP
                && self->from->depth == self->lost_depth
                && !self->from->line[self->lost_depth].is_lost;

    return is_found || event->kind == PDN_RESULT
        || (event->kind == PDN_CLOSE
            && self->from->depth < self->lost_depth);
}

static void copy_move(struct copier *self, const struct pdn_event *event)
{
    if (self->from->is_followed)
        pdn_write_move(self->to, pdn_replay_before(self->from),
                       &self->from->move);
    else
        begin_lost(self, event);
}

static void copy_setup(struct copier *self, const struct pdn_event *event)
{
    if (self->from->line[self->from->depth].is_lost)
        begin_lost(self, event);
    else
        pdn_write_setup(self->to, pdn_replay_now(self->from));
}

static void copy_body(struct copier *self, const struct pdn_event *event)
{
    begin(self, event);
    switch (event->kind) {
    case PDN_MOVE:  copy_move(self, event);                  break;
    case PDN_NAG:   pdn_write_nag(self->to, event->number);  break;
    case PDN_SETUP: copy_setup(self, event);                 break;
    case PDN_OPEN:  pdn_write_open(self->to);                break;
    case PDN_CLOSE: pdn_write_close(self->to);               break;
    default:                                                 break;
    }
}

static void copy(struct copier *self, const struct pdn_event *event)
{
    if (self->lost && !ends_lost(self, event)) {
        self->lost_end = self->from->reader.at;
        return;
    }
    end_lost(self);
    if (event->kind == PDN_TAG)
        keep_tag(self, event);
    else if (event->kind != PDN_COMMENT)
        copy_body(self, event);
    else if (self->has_begun)
        pdn_write_comment(self->to, event->text);
}

/* Behind the last game there may be comments, which belong to none. */
static void end_file(struct copier *self)
{
    copy_header_comments(self);
    if (self->to->column)
        pdn_write_line_end(self->to);
}

int pdn_write_game(struct pdn_writer *self, struct pdn_replay *from,
                   void (*tell)(void *context, const struct pdn_event *fault),
                   void *context)
{
    struct copier copier = {.to = self, .from = from,
                            .header = from->reader};
    struct pdn_event event;

    for (;;) {
        switch (pdn_replay_next(from, &event)) {
        case PDN_END:
            end_file(&copier);
            return 0;
        case PDN_FAULT:
            if (tell)
                tell(context, &event);
            break;
        case PDN_GAME_END:
            begin(&copier, &event);
            end_lost(&copier);
            pdn_write_result(self, pdn_replay_result(from));
            return 1;
        default:
            copy(&copier, &event);
        }
    }
}
