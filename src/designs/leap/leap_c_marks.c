/* leap_c_marks.c - generates the C that marks whoever reads what changed.
 *
 * Marks are bits, of blocks in e and of registers in d. A choice of a register
 * that leads back to the register itself is a special case: when its condition
 * takes that side, the register will stay, and need not be looked at for that.
 * So a register behind an enable is looked at when the enable comes, and not
 * when it goes.
 */
#include "designs/leap/leap_c_inside.h"

#include <string.h>

enum { LOCALS_MAX = 8,                  /* words of marks in a function, */
       SMALL_BLOCKS = 4, SMALL_REGS = 8 };      /* and in the whole of one */

/* Flags: of ports as leap_ports.c has them, and this. */
#define CLOCK_FLAG (UINT64_C(1) << 63)  /* a clock of the design's own moved */

/* Whether a reader of a node is a choice by it that is the register itself when
 * the node has that level. */
static int is_kept_at(const struct leap_c_text *self, uint32_t node,
                      uint32_t by, int level)
{
    const struct net *net = &self->leap->net;
    uint32_t reg = self->cut->taken_by[by];
    const uint32_t *read = &net->operands[net->nodes[by].first];

    return reg != NET_NOWHERE && read[0] == node && read[1 + level] == reg;
}

/* Whether a register is read by itself, at the end of its own choices. When it
 * has changed it is what was chosen, and as long as that and the choices stay
 * it will be the same again: it need not be looked at because of itself. */
static int is_own_leaf(const struct leap_c_text *self, uint32_t node,
                       uint32_t by)
{
    const struct net *net = &self->leap->net;

    return node < net->logic
        && (by == node
            || (by >= net->logic && self->cut->taken_by[by] == node
                && net->operands[net->nodes[by].first] != node));
}

int leap_c_is_kept_somewhere(const struct leap_c_text *self, uint32_t node,
                             uint32_t by)
{
    return self->leap->net.nodes[node].width == 1
        && (is_kept_at(self, node, by, 0) || is_kept_at(self, node, by, 1));
}

/* Hot registers and blocks need no marks; but where all blocks are asked for,
 * a hot one may have to be evaluated again. */
static int has_mark(const struct leap_c_text *self, int is_block, uint32_t at)
{
    return self->heat[is_block][at] != LEAP_C_HOT
        || (is_block && self->is_whole);
}

uint64_t leap_c_heat_in_word(const struct leap_c_text *self, int is_block,
                             uint32_t word, int heat)
{
    uint32_t end = is_block ? self->cut->count : self->leap->net.logic;
    uint64_t bits = 0;

    for (uint32_t i = word * 64; i < end && i < word * 64 + 64; i++)
        if (self->heat[is_block][i] == heat)
            bits |= UINT64_C(1) << i % 64;
    return bits;
}

/* Behind a choice */

static const struct leap_c_guard no_choice = {NET_NOWHERE, 0};

static int is_same_choice(const struct leap_c_guard *a,
                          const struct leap_c_guard *b)
{
    return a->node == b->node && a->level == b->level;
}

/* Whether a condition comes and goes all the time, as the half of a pixel
 * does. */
static int is_phase(const struct leap_c_text *self, uint32_t node)
{
    return self->leap->net.nodes[node].width == 1
        && self->moves[node] >= LEAP_C_PHASE;
}

/* Among the choices between a node and the register that takes it, one that
 * often leads elsewhere. As long as it does, the register need not be looked at
 * because of the node; when it turns, the register is marked because of
 * that. */
static struct leap_c_guard phase_of(const struct leap_c_text *self,
                                    uint32_t node, uint32_t by)
{
    const struct leap *leap = self->leap;
    const struct net *net = &leap->net;
    struct leap_c_guard found = no_choice;

    while (by >= net->logic && self->cut->taken_by[by] != NET_NOWHERE) {
        const uint32_t *read = &net->operands[net->nodes[by].first];

        if (read[0] != node && read[1] != read[2]
            && (read[1] == node || read[2] == node)
            && is_phase(self, read[0]))
            found = (struct leap_c_guard){read[0], read[2] == node};
        node = by;
        by = leap->fan[leap->fan_first[by]];
    }
    return found;
}

/* Levels: of the node as it is now, or whatever it is. */
enum { AT_LOW, AT_HIGH, AT_ANY };

/* The bits of word i of readers: of registers, or of blocks; but not of
 * registers that stay because of a condition of that level. With a choice, only
 * those behind it. */
static uint64_t marks_behind(const struct leap_c_text *self, uint32_t node,
                             uint32_t i, int is_block, uint32_t but_block,
                             int level, const struct leap_c_guard *choice)
{
    const struct leap *leap = self->leap;
    struct leap_c_guard phase;
    uint64_t bits = 0;

    for (uint32_t k = leap->fan_first[node]; k < leap->fan_first[node + 1];
         k++) {
        uint32_t by = leap_cut_reader(self->cut, leap->fan[k]);

        if ((by >= leap->net.logic) != is_block
            || (level != AT_ANY && is_kept_at(self, node, leap->fan[k],
                                              level)))
            continue;
        phase = phase_of(self, node, leap->fan[k]);
        if (choice && !is_same_choice(choice, &phase))
            continue;
        if (is_block)
            by = self->cut->block_of[by];
        if (by / 64 == i && !(is_block && by == but_block)
            && has_mark(self, is_block, by)
            && !is_own_leaf(self, node, leap->fan[k]))
            bits |= UINT64_C(1) << by % 64;
    }
    return bits;
}

static uint64_t marks_in_word(const struct leap_c_text *self, uint32_t node,
                              uint32_t i, int is_block, uint32_t but_block,
                              int level)
{
    return marks_behind(self, node, i, is_block, but_block, level, NULL);
}

static uint32_t block_words(const struct leap_c_text *self)
{
    return self->cut->count / 64 + 1;
}

static uint32_t reg_words(const struct leap_c_text *self)
{
    return self->leap->net.logic / 64 + 1;
}

/* A word of marks: a variable, or where it belongs. */
static void put_mark_word(struct leap_c_text *self, int is_block,
                          uint32_t word)
{
    if (self->is_local[is_block])
        leap_c_put(self, is_block ? " E#" : " D#", LEAP_C(word));
    else
        leap_c_put(self, is_block ? " e[#]" : " d[#]", LEAP_C(word));
}

/* A condition marks fewer registers when it takes the side on which they
 * stay. Its value is stored already. */
static void put_marks_behind(struct leap_c_text *self, uint32_t node,
                             uint32_t word, int is_block, uint32_t but_block,
                             const struct leap_c_guard *choice)
{
    const struct net_node *nodes = self->leap->net.nodes;
    uint64_t at = nodes[node].at, low, high;

    low = marks_behind(self, node, word, is_block, but_block,
                       nodes[node].width == 1 && !is_block ? AT_LOW : AT_ANY,
                       choice);
    high = marks_behind(self, node, word, is_block, but_block,
                        nodes[node].width == 1 && !is_block ? AT_HIGH : AT_ANY,
                        choice);
    if (!(low | high))
        return;
    put_mark_word(self, is_block, word);
    text_put(self->to, " |= ");
    if (choice && choice->node != NET_NOWHERE)
        leap_c_put(self, choice->level ? "(0 - (v[#] & 1)) & "
                                       : "((v[#] & 1) - 1) & ",
                   LEAP_C(nodes[choice->node].at));
    if (low == high)
        leap_c_put(self, "$;", LEAP_C(low));
    else if (!low)
        leap_c_put(self, "(0 - v[#]) & $;", LEAP_C(at, high));
    else if (!high)
        leap_c_put(self, "(v[#] - 1) & $;", LEAP_C(at, low));
    else
        leap_c_put(self, "(v[#] ? $ : $);", LEAP_C(at, high, low));
}

/* Whether a reader before the k-th is behind the same choice. */
static int is_choice_done(const struct leap_c_text *self, uint32_t node,
                          uint32_t k, const struct leap_c_guard *choice)
{
    const struct leap *leap = self->leap;

    for (uint32_t i = leap->fan_first[node]; i < k; i++) {
        struct leap_c_guard before = phase_of(self, node, leap->fan[i]);

        if (is_same_choice(&before, choice))
            return 1;
    }
    return 0;
}

/* Blocks are behind none; registers by each of their choices. */
static void put_marks_in_word(struct leap_c_text *self, uint32_t node,
                              uint32_t word, int is_block, uint32_t but_block)
{
    const struct leap *leap = self->leap;

    if (is_block) {
        put_marks_behind(self, node, word, 1, but_block, NULL);
        return;
    }
    for (uint32_t k = leap->fan_first[node]; k < leap->fan_first[node + 1];
         k++) {
        struct leap_c_guard choice = phase_of(self, node, leap->fan[k]);

        if (!is_choice_done(self, node, k, &choice))
            put_marks_behind(self, node, word, 0, but_block, &choice);
    }
}

/* The same whatever it is, if x says so. */
static void put_marks_in_word_if(struct leap_c_text *self, uint32_t node,
                                 uint32_t word, int is_block,
                                 uint32_t but_block)
{
    uint64_t bits = marks_in_word(self, node, word, is_block, but_block,
                                  AT_ANY);

    if (!bits)
        return;
    put_mark_word(self, is_block, word);
    leap_c_put(self, " |= x & $;", LEAP_C(bits));
}

typedef void put_word(struct leap_c_text *self, uint32_t node, uint32_t word,
                      int is_block, uint32_t but_block);

static void put_mark_words(struct leap_c_text *self, uint32_t node,
                           int is_block, uint32_t but_block, put_word *put)
{
    const struct leap *leap = self->leap;
    uint32_t last = NET_NOWHERE;

    for (uint32_t k = leap->fan_first[node]; k < leap->fan_first[node + 1];
         k++) {
        uint32_t by = leap_cut_reader(self->cut, leap->fan[k]), word;

        if ((by >= leap->net.logic) != is_block)
            continue;
        word = (is_block ? self->cut->block_of[by] : by) / 64;
        if (word != last
            && marks_in_word(self, node, word, is_block, but_block, AT_ANY))
            put(self, node, word, is_block, but_block);
        last = word;
    }
}

/* Whether a clock that the design makes itself is this node. */
static int is_made_clock(const struct leap *leap, uint32_t node)
{
    for (uint32_t i = 0; i < leap->domain_count; i++)
        if (leap->domains[i].clock == node && i + 1 != leap->simple)
            return 1;
    return 0;
}

/* The flags of outputs that show it, and whether it is a clock. */
static uint64_t notes_of(const struct leap *leap, uint32_t node)
{
    uint64_t flags = is_made_clock(leap, node) ? CLOCK_FLAG : 0;

    for (int i = 0; leap->net.nodes[node].is_seen && leap->ports[i].name; i++)
        if (leap->net.ports[i].out == node
            || leap->net.ports[i].drives == node)
            flags |= leap_ports_flag(i);
    return flags;
}

void leap_c_put_marks(struct leap_c_text *self, uint32_t node,
                      uint32_t but_block)
{
    if (notes_of(self->leap, node))
        leap_c_put(self, " o |= $;", LEAP_C(notes_of(self->leap, node)));
    put_mark_words(self, node, 1, but_block, put_marks_in_word);
    put_mark_words(self, node, 0, but_block, put_marks_in_word);
}

void leap_c_put_marks_if(struct leap_c_text *self, uint32_t node,
                         uint32_t but_block)
{
    if (notes_of(self->leap, node))
        leap_c_put(self, " o |= x & $;",
                   LEAP_C(notes_of(self->leap, node)));
    put_mark_words(self, node, 1, but_block, put_marks_in_word_if);
    put_mark_words(self, node, 0, but_block, put_marks_in_word_if);
}

int leap_c_has_marks(const struct leap_c_text *self, uint32_t node,
                     uint32_t but_block)
{
    const struct leap *leap = self->leap;

    if (notes_of(leap, node))
        return 1;
    for (uint32_t k = leap->fan_first[node]; k < leap->fan_first[node + 1];
         k++) {
        uint32_t by = leap_cut_reader(self->cut, leap->fan[k]);

        if (by < leap->net.logic
            ? has_mark(self, 0, by) && !is_own_leaf(self, node, leap->fan[k])
            : self->cut->block_of[by] != but_block
              && has_mark(self, 1, self->cut->block_of[by]))
            return 1;
    }
    return 0;
}

void leap_c_put_memory_marks(struct leap_c_text *self, uint32_t memory)
{
    const struct leap *leap = self->leap;

    for (uint32_t i = leap->reads_first[memory];
         i < leap->reads_first[memory + 1]; i++) {
        uint32_t block = self->cut->block_of[leap->reads[i]];

        if (!has_mark(self, 1, block))
            continue;
        put_mark_word(self, 1, block / 64);
        leap_c_put(self, " |= $;", LEAP_C(UINT64_C(1) << block % 64));
    }
}

/* How many words of marks there are. */
uint32_t leap_c_mark_words(const struct leap_c_text *self, int is_block)
{
    return is_block ? block_words(self) : reg_words(self);
}

int leap_c_is_small(const struct leap_c_text *self)
{
    return block_words(self) <= SMALL_BLOCKS && reg_words(self) <= SMALL_REGS;
}

void leap_c_begin_marks(struct leap_c_text *self)
{
    for (int i = 0; i < 2; i++) {
        memset(self->marks[i], 0, leap_c_mark_words(self, i));
        self->is_local[i] = 0;
    }
}

void leap_c_note_marks(struct leap_c_text *self, uint32_t node,
                       uint32_t but_block)
{
    const struct leap *leap = self->leap;

    for (uint32_t k = leap->fan_first[node]; k < leap->fan_first[node + 1];
         k++) {
        uint32_t by = leap_cut_reader(self->cut, leap->fan[k]);

        if (by < leap->net.logic)
            self->marks[0][by / 64] = 1;
        else if (self->cut->block_of[by] != but_block)
            self->marks[1][self->cut->block_of[by] / 64] = 1;
    }
}

/* The readers of a memory are logic, all of them. */
void leap_c_note_memory(struct leap_c_text *self, uint32_t memory)
{
    const struct leap *leap = self->leap;

    for (uint32_t i = leap->reads_first[memory];
         i < leap->reads_first[memory + 1]; i++)
        self->marks[1][self->cut->block_of[leap->reads[i]] / 64] = 1;
}

/* Of each kind for itself: a function may mark many blocks and few
 * registers. */
void leap_c_declare_marks(struct leap_c_text *self)
{
    for (int i = 0; i < 2; i++) {
        uint32_t count = 0, words = leap_c_mark_words(self, i);

        for (uint32_t w = 0; w < words; w++)
            count += self->marks[i][w];
        self->is_local[i] = count <= LOCALS_MAX && !leap_c_is_small(self);
        for (uint32_t w = 0; self->is_local[i] && w < words; w++)
            if (self->marks[i][w])
                leap_c_put(self, i ? "uint64_t E# = 0;\n"
                                   : "uint64_t D# = 0;\n", LEAP_C(w));
    }
}

void leap_c_end_marks(struct leap_c_text *self)
{
    for (int i = 0; i < 2; i++) {
        uint32_t words = leap_c_mark_words(self, i);

        for (uint32_t w = 0; self->is_local[i] && w < words; w++)
            if (self->marks[i][w])
                leap_c_put(self, i ? "e[#] |= E#;\n" : "d[#] |= D#;\n",
                           LEAP_C(w, w));
        self->is_local[i] = 0;
    }
}

