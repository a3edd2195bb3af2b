/* keys.c - the keys under which results are cached, and the seeds derived from
 * them.
 *
 * Sums are of contents and never of names, times or places of files, so that a
 * result is the same on every computer. Texts go in with the zero at their end:
 * two of them cannot be taken for one.
 */
#include "grade/keys.h"

#include <stdio.h>
#include <string.h>

#include "base/sha256.h"
#include "grade/verdict.h"

static void begin_sum(const struct examine_order *order,
                      const char of_assignment[65], struct sha256 *sha)
{
    sha256_begin(sha);
    sha256_add(sha, order->sum, 64);
    sha256_add(sha, of_assignment, 64);
}

static void sum_words(struct sha256 *sha, const char *words)
{
    sha256_add(sha, words, strlen(words) + 1);
}

/* What is shown of a check hangs on how far its script may be shortened, which
 * the checks before it have a share in. */
void keys_of_check(const struct examine_order *order,
                   const struct assignment_check *check, int tries,
                   char key[65])
{
    unsigned char least = (unsigned char)(tries < VERDICT_TRIES_EACH
                                          ? tries : VERDICT_TRIES_EACH);
    char points[24];
    struct sha256 sha;

    begin_sum(order, order->assignment->frame, &sha);
    snprintf(points, sizeof points, "%u %d", check->is.points,
             order->is_brief);
    sum_words(&sha, order->tools->version);
    sum_words(&sha, check->is.name);
    sum_words(&sha, points);
    sum_words(&sha, check->is.title);
    sum_words(&sha, check->text);
    sha256_add(&sha, &least, 1);
    sha256_end_hex(&sha, key, SHA256_LENGTH);
}

void keys_of_result(const struct examine_order *order, char key[65])
{
    const char kind[] = {(char)('0' + order->is_public),
                         (char)('0' + order->is_brief)};
    struct sha256 sha;

    begin_sum(order, order->assignment->sum, &sha);
    sha256_add(&sha, order->tools->version, strlen(order->tools->version));
    sha256_add(&sha, kind, sizeof kind);
    sha256_end_hex(&sha, key, SHA256_LENGTH);
}

/* From the contents of both: nobody knows them before handing in, and they are
 * the same whenever it is graded. That checks are not among them makes those
 * that stay as they are give the same results again. Good designs and faults
 * have the same one for ever: what they must lose is written down. */
void keys_draw_seeds(const struct examine_order *order, struct result *result)
{
    for (int i = 0; i < order->assignment->seeds; i++) {
        const unsigned char number = (unsigned char)i;
        struct sha256 sha;

        if (order->is_brief) {
            snprintf(result->seeds[0], sizeof result->seeds[0], "self");
            return;
        }

        begin_sum(order, order->assignment->frame, &sha);
        sha256_add(&sha, &number, 1);
        sha256_end_hex(&sha, result->seeds[i], 4);
    }
}
