/* test_checkers_perft.c - counting where no instruction counts bits. */
#include "check.h"

#undef __linux__                        /* what the native way asks for */
#define checkers_perft checkers_perft_portable
#include "games/draughts/rules/perft.c"

static const uint64_t full[] = {7, 49, 302, 1469, 7361, 36768, 179740,
                                845931, 3963680};

CASE(portable_bulk_is_right)
{
    struct checkers start;

    BEGIN_CASE;
    assert_false(has_native());
    checkers_begin(&start, CHECKERS_FULL);
    for (int depth = 1; depth <= 9; depth++)
        assert_int_equal(checkers_perft_portable(&start, depth,
                                                 CHECKERS_COUNT_BULK),
                         full[depth - 1]);
}

static const struct CMUnitTest tests[] = {
    TEST("checkers: perft in bulk is as known without the processor's help",
         portable_bulk_is_right),
};

CHECK_MAIN("checkers_perft", tests)
