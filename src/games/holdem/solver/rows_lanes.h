/* rows_lanes.h - arithmetic on rows, for one kind of registers.
 *
 * Included by rows.c for each: ROWS(name) is the name of a function,
 * ROWS_TARGET says what it is compiled for, and ROWS_WIDTH how many floats a
 * register has. Vectors are the compiler's own, plain numbers where there are
 * no registers for them. No number ever meets its neighbour, so that all ways
 * give the same.
 */

#define PLACES ROWS(places)
#define MASKS  ROWS(masks)
#define HERE static inline __attribute__((always_inline)) ROWS_TARGET
#define PART static ROWS_TARGET

/* Some numbers of a row, aligned as a float is: rows are in memory of the
 * caller's. */
typedef float PLACES __attribute__((vector_size(ROWS_WIDTH * sizeof(float)),
                                    aligned(sizeof(float)), may_alias));
typedef int32_t MASKS __attribute__((vector_size(ROWS_WIDTH
                                                 * sizeof(float))));

HERE PLACES *ROWS(at)(float *row, int i)
{
    return (PLACES *)(void *)(row + i);
}

HERE const PLACES *ROWS(in)(const float *row, int i)
{
    return (const PLACES *)(const void *)(row + i);
}

/* Macros, since a function that returns a vector is called differently with
 * and without wide registers. These where the mask has all bits, the others
 * elsewhere; */
#define PICK(mask, these, others) \
    ((PLACES)(((MASKS)(these) & (mask)) | ((MASKS)(others) & ~(mask))))

/* of the row after an action; */
#define BEHIND(self, action, i) \
    (*ROWS(in)((self)->behind + (size_t)(action) * (self)->apart, i))

/* and of the hands that were summed up, those that share no card with this
 * one. The hand itself, if it is among them, is subtracted once too often. */
#define OTHERS(sums, two) \
    ((sums)->all - (sums)->card[(two)[0]] - (sums)->card[(two)[1]])

/* Choices */

/* What speaks for each action, by what it is to be multiplied, and where
 * anything speaks for any. */
HERE void ROWS(weigh)(const struct solver_choice *self, int i, PLACES *weight,
                      PLACES *by, MASKS *is_some)
{
    PLACES total = {0};

    for (int a = 0; a < self->actions; a++) {
        PLACES row = *ROWS(in)(self->rows, a * self->stride + i);

        weight[a] = PICK(row > 0, row, (PLACES){0});
        total += weight[a];
    }
    *is_some = total > 0;
    *by = 1 / total;
}

HERE void ROWS(share)(const struct solver_choice *self, int i, PLACES *share)
{
    const PLACES alike = (PLACES){0} + 1 / (float)self->actions;
    PLACES by;
    MASKS is_some;

    ROWS(weigh)(self, i, share, &by, &is_some);
    for (int a = 0; a < self->actions; a++)
        share[a] = PICK(is_some, share[a] * by, alike);
}

PART void ROWS(shares)(const struct solver_choice *self, float *shares)
{
    PLACES share[SOLVER_CHOICES];

    for (int i = 0; i < self->stride; i += ROWS_WIDTH) {
        ROWS(share)(self, i, share);
        for (int a = 0; a < self->actions; a++)
            *ROWS(at)(shares, a * self->stride + i) = share[a];
    }
}

PART void ROWS(divide)(const struct solver_choice *self, const float *reach,
                       float *sums, float kept)
{
    PLACES share[SOLVER_CHOICES];

    for (int i = 0; i < self->stride; i += ROWS_WIDTH) {
        ROWS(share)(self, i, share);
        for (int a = 0; a < self->actions; a++) {
            PLACES part = *ROWS(in)(reach, i) * share[a];

            *ROWS(at)(self->behind + (size_t)a * self->apart, i) = part;
            if (sums) {
                PLACES *sum = ROWS(at)(sums, a * self->stride + i);

                *sum = *sum * kept + part;
            }
        }
    }
}

PART void ROWS(mix)(const struct solver_choice *self, float *gain)
{
    PLACES share[SOLVER_CHOICES];

    for (int i = 0; i < self->stride; i += ROWS_WIDTH) {
        PLACES sum = {0};

        ROWS(share)(self, i, share);
        for (int a = 0; a < self->actions; a++)
            sum += BEHIND(self, a, i) * share[a];
        *ROWS(at)(gain, i) = sum;
    }
}

PART void ROWS(regret)(const struct solver_choice *self, float *gain,
                       const float kept[2])
{
    const PLACES positive = (PLACES){0} + kept[0];
    const PLACES negative = (PLACES){0} + kept[1];
    PLACES share[SOLVER_CHOICES];

    for (int i = 0; i < self->stride; i += ROWS_WIDTH) {
        PLACES sum = {0};

        ROWS(share)(self, i, share);
        for (int a = 0; a < self->actions; a++)
            sum += BEHIND(self, a, i) * share[a];
        *ROWS(at)(gain, i) = sum;
        for (int a = 0; a < self->actions; a++) {
            PLACES *regret = ROWS(at)(self->rows, a * self->stride + i);
            MASKS is_positive = *regret > 0;
            PLACES factor = PICK(is_positive, positive, negative);

            *regret = *regret * factor + (BEHIND(self, a, i) - sum);
        }
    }
}

PART void ROWS(best)(const struct solver_choice *self, float *gain)
{
    for (int i = 0; i < self->stride; i += ROWS_WIDTH) {
        PLACES best = BEHIND(self, 0, i);

        for (int a = 1; a < self->actions; a++) {
            PLACES one = BEHIND(self, a, i);
            MASKS is_better = one > best;

            best = PICK(is_better, one, best);
        }
        *ROWS(at)(gain, i) = best;
    }
}

PART void ROWS(add)(const struct solver_choice *self, float *gain)
{
    for (int i = 0; i < self->stride; i += ROWS_WIDTH) {
        PLACES sum = {0};

        for (int a = 0; a < self->actions; a++)
            sum += BEHIND(self, a, i);
        *ROWS(at)(gain, i) = sum;
    }
}

/* Sums over hands */

HERE void ROWS(sum_up)(struct sums *sums, const uint8_t card[2],
                       const lanes *range)
{
    sums->all += *range;
    sums->card[card[0]] += *range;
    sums->card[card[1]] += *range;
}

PART void ROWS(fold)(const struct solver_side *sides, int player,
                     const struct solver_question *questions, int count)
{
    const struct solver_side *own = &sides[player], *other = &sides[!player];
    lanes range[SOLVER_ROW_MAX];
    struct sums total;

    memset(&total, 0, sizeof total);
    memset(range, 0, ((size_t)other->count + 1) * sizeof *range);
    for (int lane = 0; lane < count; lane++)
        for (int i = 0; i < other->count; i++)
            range[i][lane] = questions[lane].range[i];
    for (int i = 0; i < other->count; i++)
        ROWS(sum_up)(&total, other->hand[i].card, &range[i]);
    for (int i = 0; i < own->count; i++) {
        lanes gain = range[own->same[i]]
                   + OTHERS(&total, own->hand[i].card);

        for (int lane = 0; lane < count; lane++)
            questions[lane].gain[i] = questions[lane].stake * gain[lane];
    }
}

/* The worse hands minus the better ones. With W for the other's hands up to
 * this group, V for those up to and with it, and T for all, that is W - (T -
 * V): if the other may have the hand itself, it is subtracted once too often
 * in V and in T, which cancels. */
HERE void ROWS(rank)(const struct solver_board *board, int player,
                     const lanes *range, const struct sums *total,
                     lanes *gain)
{
    const struct solver_ranked *own = board->ranked[player];
    const struct solver_ranked *other = board->ranked[!player];
    struct sums so_far;
    int from = 0, added = 0;

    memset(&so_far, 0, sizeof so_far);
    for (int g = 0; g < board->groups; g++) {
        int to = board->end[g][player];

        for (int i = from; i < to; i++)
            gain[i] = OTHERS(&so_far, own[i].card)
                    - OTHERS(total, own[i].card);
        for (; added < board->end[g][!player]; added++)
            ROWS(sum_up)(&so_far, other[added].card, &range[added]);
        for (; from < to; from++)
            gain[from] += OTHERS(&so_far, own[from].card);
    }
}

PART void ROWS(show)(const struct solver_board *board, int player,
                     const struct solver_question *questions, int count)
{
    lanes range[SOLVER_HANDS_MAX], gain[SOLVER_HANDS_MAX];
    const struct solver_ranked *own = board->ranked[player];
    const struct solver_ranked *other = board->ranked[!player];
    int others = hands_on(board, !player), owns = hands_on(board, player);
    struct sums total;

    memset(range, 0, (size_t)others * sizeof *range);
    for (int lane = 0; lane < count; lane++)
        for (int i = 0; i < others; i++)
            range[i][lane] = questions[lane].range[other[i].hand];
    memset(&total, 0, sizeof total);
    for (int i = 0; i < others; i++)
        ROWS(sum_up)(&total, other[i].card, &range[i]);
    ROWS(rank)(board, player, range, &total, gain);
    for (int lane = 0; lane < count; lane++)
        for (int i = 0; i < owns; i++)
            questions[lane].gain[own[i].hand] = questions[lane].stake
                                              * gain[i][lane];
}

/* Levels */

PART void ROWS(to_levels)(const uint8_t *level, int hands,
                          const float (*from)[SOLVER_LANES],
                          float (*to)[SOLVER_LANES])
{
    for (int i = 0; i < hands; i++)
        *(loose_lanes *)(void *)to[level[i]] +=
            *(const loose_lanes *)(const void *)from[i];
}

PART void ROWS(from_levels)(const uint8_t *level, const uint16_t *image,
                            int hands, const float (*from)[SOLVER_LANES],
                            float (*to)[SOLVER_LANES])
{
    for (int i = 0; i < hands; i++)
        *(loose_lanes *)(void *)to[i] += *(const loose_lanes *)(const void *)
            from[level[image ? image[i] : i]];
}

static const struct ways ROWS(ways) = {
    ROWS(show), ROWS(fold), ROWS(to_levels), ROWS(from_levels), ROWS(shares),
    ROWS(divide), ROWS(mix), ROWS(best), ROWS(add), ROWS(regret),
};

#undef PLACES
#undef MASKS
#undef PICK
#undef BEHIND
#undef OTHERS
#undef HERE
#undef PART
#undef ROWS
#undef ROWS_TARGET
#undef ROWS_WIDTH
