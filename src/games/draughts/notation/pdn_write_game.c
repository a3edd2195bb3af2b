/* pdn_write_game.c - copies games from one PDN file to another.
 *
 * The reader may be looked ahead with by copying it (struct pdn), which is how
 * the result and the comments of the header are found without storing them.
 */
#include "games/draughts/notation/pdn_write.h"

/* Tags are collected until the first move and then written in their order.
 * Comments among them have to wait, too; they are not stored but read again,
 * by a second reader that still stands at the beginning of the game. */
struct copier {
    struct pdn_writer *to;
    struct pdn_replay *from;
    struct pdn header;                  /* a reader at the game's start */
    struct pdn_tag tags[PDN_TAGS_MAX];
    int count;
    int has_begun;
    const char *lost, *lost_end;        /* text that is not followed; null if
                                         * all is well */
    int lost_depth;                     /* of the variation it began in */
};

/* Stops at the first event that is neither tag nor comment; the caller has
 * just seen the same one. */
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

static int has_result_tag(const struct copier *self)
{
    for (int i = 0; i < self->count; i++)
        if (slice_same(self->tags[i].name, "Result"))
            return 1;
    return 0;
}

/* A header without a Result tag gets the result from the end of the game. first
 * is the event after the header, which the reader has already passed. */
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

static void write_header_once(struct copier *self,
                              const struct pdn_event *first)
{
    if (self->has_begun)
        return;
    self->has_begun = 1;
    if (!has_result_tag(self))
        add_result(self, first);
    pdn_write_tags(self->to, self->tags, self->count);
    copy_header_comments(self);
}

/* More than PDN_TAGS_MAX tags are more than any real game has; the rest is
 * dropped. */
static void collect_tag(struct copier *self, const struct pdn_event *event)
{
    if (self->count < PDN_TAGS_MAX)
        self->tags[self->count++] =
            (struct pdn_tag){event->name, event->text};
}

/* Text that could not be followed becomes one comment, up to the end of its
 * variation or game: a person still sees it in the copy, and no program
 * stumbles over it again. */
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

/* A new position, the end of the variation, or the result. */
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

/* A position that could not be read is lost text like an illegal move. */
static void copy_setup(struct copier *self, const struct pdn_event *event)
{
    if (self->from->line[self->from->depth].is_lost)
        begin_lost(self, event);
    else
        pdn_write_setup(self->to, pdn_replay_now(self->from));
}

/* Anything but tags and comments: from here on the header is complete. */
static void copy_body(struct copier *self, const struct pdn_event *event)
{
    write_header_once(self, event);
    switch (event->kind) {
    case PDN_MOVE:  copy_move(self, event);                  break;
    case PDN_NAG:   pdn_write_nag(self->to, event->number);  break;
    case PDN_SETUP: copy_setup(self, event);                 break;
    case PDN_OPEN:  pdn_write_open(self->to);                break;
    case PDN_CLOSE: pdn_write_close(self->to);               break;
    default:                                                 break;
    }
}

/* While text is lost its end follows the reader; comments before the header is
 * written are left to copy_header_comments. */
static void copy_event(struct copier *self, const struct pdn_event *event)
{
    if (self->lost && !ends_lost(self, event)) {
        self->lost_end = self->from->reader.at;
        return;
    }
    end_lost(self);
    if (event->kind == PDN_TAG)
        collect_tag(self, event);
    else if (event->kind != PDN_COMMENT)
        copy_body(self, event);
    else if (self->has_begun)
        pdn_write_comment(self->to, event->text);
}

/* After the last game there may be comments that belong to none. */
static void end_file(struct copier *self)
{
    copy_header_comments(self);
    if (self->to->column)
        pdn_write_line_end(self->to);
}

/* Faults come before the event they are about, so the caller hears of an
 * illegal move before its text is written as a comment. */
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
            write_header_once(&copier, &event);
            end_lost(&copier);
            pdn_write_result(self, pdn_replay_result(from));
            return 1;
        default:
            copy_event(&copier, &event);
        }
    }
}
