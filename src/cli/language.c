/* language.c - the language that players read, as the environment has it. */
#include "cli/language.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "disk/file.h"
#include "disk/print.h"
#include "disk/share.h"

enum { PO_MAX = 1 << 20, CODE_MAX = 16 };

static char *taken;             /* the text of its file; null: English */

static const char *locale_of_environment(void)
{
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};

    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        const char *value = getenv(names[i]);

        if (value && *value)
            return value;
    }
    return "C";
}

/* The language of "de_DE.UTF-8" is "de". Nothing but letters gets into the
 * name of a file. */
static int read_code(const char *locale, char code[CODE_MAX])
{
    size_t length = strcspn(locale, "_.@");

    if (length < 2 || length >= CODE_MAX
        || strspn(locale, "abcdefghijklmnopqrstuvwxyz") < length)
        return 0;
    memcpy(code, locale, length);
    code[length] = 0;
    return !text_same(code, "en");
}

static int is_readable_file(const char *path)
{
    FILE *file = fopen(path, "r");

    if (file)
        fclose(file);
    return file != NULL;
}

/* The text is used as long as the language is. What the system says of files,
 * and dates, follow it. */
static const char *take_file(const char *path)
{
    char *text;
    size_t length;
    const char *error = file_read(path, PO_MAX, &text, &length);

    if (error)
        return error;
    error = words_take(text);
    if (error) {
        free(text);
        return error;
    }
    taken = text;
    setlocale(LC_MESSAGES, "");
    setlocale(LC_TIME, "");
    return NULL;
}

void language_begin(void)
{
    char code[CODE_MAX], folder[FILE_PATH_MAX], path[FILE_PATH_MAX + 32];
    const char *error;

    if (taken || !read_code(locale_of_environment(), code)
        || share_find("po", folder, sizeof folder))
        return;
    snprintf(path, sizeof path, "%s/%s.po", folder, code);
    error = is_readable_file(path) ? take_file(path) : NULL;
    if (error)
        print_visible(stderr, "boardwalk: %s: %s; it stays English\n", path,
                      error);
}

void language_end(void)
{
    static char none[] = "";

    if (!taken)
        return;
    (void)words_take(none);
    setlocale(LC_MESSAGES, "C");
    setlocale(LC_TIME, "C");
    free(taken);
    taken = NULL;
}
