/* test_poker_scripts.c - every script of poker once more, watched tick by
 * tick: the chip, and whose cards stand on the terminal. */
#include "check.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>

#include "bench/script.h"
#include "machines/poker/poker_watcher.h"

enum { PATH_LENGTH = 1000 };

/* Scripts */

static void must_hold(void *with, const struct script *script,
                      const struct look_answer *answer)
{
    if (!answer->holds)
        fail_msg("%s:%d: %s is %s", (const char *)with, script->line,
                 answer->part, answer->actual);
}

static void run_lines(FILE *file, struct script *script,
                      struct poker_watcher *self)
{
    char line[SCRIPT_LINE_MAX];

    while (fgets(line, sizeof line, file)) {
        struct session *before = script->session;
        const char *error;

        line[strcspn(line, "\n")] = 0;
        error = script_line(script, line);
        if (error)
            fail_msg("%s:%d: %s", (const char *)script->with, script->line,
                     error);
        if (script->session && !before)
            session_watch(script->session, poker_watcher_look, self);
    }
}

static uint64_t run_script(const char *path, char *name)
{
    struct poker_watcher self = {.is_begun = 0};
    struct script script;
    FILE *file = fopen(path, "r");

    assert_non_null(file);
    script_begin(&script);
    script.on_expect = must_hold;
    script.with = name;
    run_lines(file, &script, &self);
    fclose(file);
    script_end(&script);
    return self.ticks;
}

static int is_script(const char *name)
{
    size_t length = strlen(name);

    return length > 3 && strcmp(name + length - 3, ".bw") == 0;
}

CASE(every_script_is_watched)
{
    const char *oracle = getenv("ORACLE");
    char folder[PATH_LENGTH], path[PATH_LENGTH + 300];
    const struct dirent *entry;
    int count = 0;
    DIR *scripts;

    BEGIN_CASE;
    snprintf(folder, sizeof folder, "%s/../scripts/poker",
             oracle ? oracle : "tests/oracle");
    scripts = opendir(folder);
    assert_non_null(scripts);
    while ((entry = readdir(scripts))) {
        char name[300];

        if (!is_script(entry->d_name))
            continue;
        snprintf(name, sizeof name, "%s", entry->d_name);
        snprintf(path, sizeof path, "%s/%s", folder, name);
        assert_true(run_script(path, name) > 10000);
        count++;
    }
    closedir(scripts);
    assert_true(count >= 20);
}

static const struct CMUnitTest tests[] = {
    TEST("poker: in every script, at every tick, money and cards are whole "
         "and nobody's cards are seen without his light (M2-007, M2-058)",
         every_script_is_watched),
};

CHECK_MAIN("poker_scripts", tests)
