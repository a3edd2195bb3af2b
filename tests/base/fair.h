/* fair.h - are these counts near enough to equal shares? */
#ifndef FAIR_H
#define FAIR_H

/* Pearson's sum over the boxes: near boxes - 1 if all chances are equal. */
static inline double fair_chi_square(const unsigned *count, int boxes)
{
    double total = 0, sum = 0;

    for (int i = 0; i < boxes; i++)
        total += count[i];
    for (int i = 0; i < boxes; i++) {
        double off = count[i] - total / boxes;

        sum += off * off / (total / boxes);
    }
    return sum;
}

/* Within six standard deviations; squared, to do without a root. The 12
 * make room for the long tail that the sum has with very few boxes. */
static inline int fair_enough(const unsigned *count, int boxes)
{
    double freedom = boxes - 1;
    double excess = fair_chi_square(count, boxes) - freedom - 12;

    return excess <= 0 || excess * excess < 36 * 2 * freedom;
}

#endif
