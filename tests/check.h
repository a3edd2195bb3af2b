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

#define CHECK_MAIN(group, tests)                                \
    int main(void)                                              \
    {                                                           \
        cmocka_set_message_output(CM_OUTPUT_TAP);               \
        return cmocka_run_group_tests_name(group, tests, NULL, NULL); \
    }

#endif
