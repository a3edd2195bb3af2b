/* check.h - what every test file begins with: cmocka, and names that are
 * sentences with the ids of the requirements they would notice missing. */
#ifndef CHECK_H
#define CHECK_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <cmocka.h>

#define TEST(sentence, function) {sentence, function, NULL, NULL, NULL}

/* Test functions take no state; this keeps their heads short. */
#define CASE(name) static void name(void **state_of_no_use)
#define BEGIN_CASE (void)state_of_no_use

/* Of so many random cases, each with its own assertion, a quarter; all of them
 * in `make soak`, which sets SOAK. */
static inline int check_sample(int all)
{
    return getenv("SOAK") ? all : (all + 3) / 4;
}

#define CHECK_MAIN(group, tests)                                \
    int main(void)                                              \
    {                                                           \
        cmocka_set_message_output(CM_OUTPUT_TAP);               \
        return cmocka_run_group_tests_name(group, tests, NULL, NULL); \
    }

#endif
