/* test_labels.c - window, terminal and page call the same thing the same. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "player/labels.h"

static char page[1 << 17];

static void read_page(void)
{
    FILE *file = fopen(WEB_DIR "/index.html", "r");
    size_t length;

    assert_non_null(file);
    length = fread(page, 1, sizeof page - 1, file);
    fclose(file);
    assert_in_range(length, 1000, sizeof page - 2);
    page[length] = 0;
}

/* What stands on the element with this id. */
static const char *text_of(const char *id)
{
    static char text[100];
    char mark[60];
    const char *at, *end;

    snprintf(mark, sizeof mark, "id=\"%s\"", id);
    at = strstr(page, mark);
    assert_non_null(at);
    at = strchr(at, '>');
    assert_non_null(at);
    end = strchr(at, '<');
    assert_non_null(end);
    snprintf(text, sizeof text, "%.*s", (int)(end - at - 1), at + 1);
    return text;
}

CASE(buttons_of_the_page_have_the_names_of_the_other_faces)
{
    static const struct {
        const char *id;
        enum label label;
    } buttons[] = {
        {"new", LABEL_NEW_GAME}, {"play-again", LABEL_NEW_GAME},
        {"new-title", LABEL_NEW_GAME}, {"lobby-link", LABEL_ALL_GAMES},
        {"games", LABEL_KEPT_GAMES}, {"lobby-games", LABEL_KEPT_GAMES},
        {"games-title", LABEL_KEPT_GAMES}, {"take-back", LABEL_TAKE_BACK},
        {"hint", LABEL_HINT}, {"power", LABEL_POWER}, {"save", LABEL_SAVE},
        {"end-journal", LABEL_SAVE}, {"language-save", LABEL_SAVE},
        {"open", LABEL_OPEN}, {"lobby-open", LABEL_OPEN},
        {"games-open", LABEL_OPEN}, {"rules", LABEL_RULES},
        {"help", LABEL_HELP}, {"help-title", LABEL_HELP},
        {"look-back", LABEL_LOOK_BACK},
    };

    BEGIN_CASE;
    read_page();
    for (size_t i = 0; i < sizeof buttons / sizeof buttons[0]; i++)
        assert_string_equal(text_of(buttons[i].id),
                            labels_name(buttons[i].label));
}

CASE(the_page_greets_as_the_other_faces_do)
{
    char greeting[200];

    BEGIN_CASE;
    read_page();
    snprintf(greeting, sizeof greeting, "<p>%s</p>", labels_greeting());
    assert_non_null(strstr(page, greeting));
}

CASE(a_brief_name_is_not_longer_and_no_two_are_the_same)
{
    BEGIN_CASE;
    for (int i = 0; i < LABEL_COUNT; i++) {
        const char *brief = labels_brief((enum label)i);

        assert_true(strlen(brief) <= strlen(labels_name((enum label)i)));
        for (int k = 0; k < i; k++) {
            assert_string_not_equal(brief, labels_brief((enum label)k));
            assert_string_not_equal(labels_name((enum label)i),
                                    labels_name((enum label)k));
        }
    }
}

static const struct CMUnitTest tests[] = {
    TEST("labels: buttons of the page have the names of the other faces",
         buttons_of_the_page_have_the_names_of_the_other_faces),
    TEST("labels: the page greets as the other faces do",
         the_page_greets_as_the_other_faces_do),
    TEST("labels: a brief name is not longer, and no two are the same",
         a_brief_name_is_not_longer_and_no_two_are_the_same),
};

CHECK_MAIN("labels", tests)
