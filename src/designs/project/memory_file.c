/* memory_file.c - converts memory files of Altera (MIF) and Xilinx (COE, and
 * another MIF) for $readmemh: one word on a line.
 *
 * The formats are read as their tools do, leniently: any case, any blanks,
 * comments anywhere. Addresses that a MIF file leaves out are zero. Words may
 * be wider than a number of this machine: hexadecimal and binary ones are
 * never made numbers at all, only their digits are copied.
 */
#include "designs/project/inside.h"

#include <string.h>

enum { WORDS_LIMIT = 1 << 20, DIGITS_MAX = 64 };

struct reader {
    struct store *store;
    const char *at;
    int radix;                          /* of the data: 2, 8, 10 or 16 */
    int address_radix;
    size_t depth;
    char (*words)[DIGITS_MAX + 1];      /* hexadecimal; "" was not given */
};

/* Blanks, and comments: -- of MIF, % of MIF, ; at the beginning of a line of
 * COE. */
static void skip_blanks(struct reader *self)
{
    for (;;) {
        if (text_is_space(*self->at)) {
            self->at++;
        } else if (strncmp(self->at, "--", 2) == 0) {
            self->at += strcspn(self->at, "\n");
        } else if (*self->at == '%') {
            self->at++;
            self->at += strcspn(self->at, "%");
            self->at += *self->at == '%';
        } else {
            return;
        }
    }
}

/* Without regard to capitals, as both formats are read by their tools. */
static int is_word(const struct reader *self, const char *word)
{
    size_t i = 0;

    while (word[i] && text_small(self->at[i]) == word[i])
        i++;
    return !word[i];
}

/* Names of MIF and numbers of COE; hexadecimal is what both take if nothing is
 * said. */
static int read_radix(const char *at)
{
    static const struct {
        const char *name;
        int radix;
    } radixes[] = {{"hex", 16}, {"bin", 2}, {"oct", 8}, {"dec", 10},
                   {"uns", 10}, {"16", 16}, {"10", 10}, {"2", 2}, {"8", 8}};
    struct reader here = {.at = at};

    for (size_t i = 0; i < sizeof radixes / sizeof *radixes; i++)
        if (is_word(&here, radixes[i].name))
            return radixes[i].radix;
    return 16;
}

/* The value after "NAME =", or null. */
static const char *find_value(const char *text, const char *name)
{
    for (const char *at = text; *at; at++) {
        struct reader here = {.at = at};

        if (!is_word(&here, name)
            || (at > text && !text_is_space(at[-1]) && at[-1] != ';'))
            continue;
        at += strlen(name);
        while (text_is_space(*at))
            at++;
        if (*at != '=')
            continue;
        at++;
        while (text_is_space(*at))
            at++;
        return at;
    }
    return NULL;
}

/* 99 is above every radix. */
static int digit_of(char c)
{
    c = text_small(c);
    return text_is_digit(c) ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10
         : 99;
}

/* As few as the value needs: $readmemh fills up with zeros. */
static int hex_digits(uint64_t value)
{
    int digits = 1;

    while (digits < 16 && value >> (4 * digits))
        digits++;
    return digits;
}

/* Binary digits in fours, others as a number. */
static int put_hex(const struct reader *self, const char *from, size_t length,
                   char word[DIGITS_MAX + 1])
{
    uint64_t value = 0;
    struct text to;

    text_begin(&to, word, DIGITS_MAX + 1);
    for (size_t i = 0; i < length; i++) {
        int digit = digit_of(from[i]);

        if (digit >= self->radix)
            return 0;
        value = value * (uint64_t)self->radix + (uint64_t)digit;
        if (self->radix == 16)
            text_put_char(&to, text_small(from[i]));
        else if (self->radix == 2 && (length - i - 1) % 4 == 0) {
            text_put_hex(&to, value & 15, 1);
            value = 0;
        }
    }
    if (self->radix == 10 || self->radix == 8)
        text_put_hex(&to, value, hex_digits(value));
    return length > 0;
}

/* Hexadecimal ones in any case: whether they fit is found when they are used.
 */
static size_t digits_here(const struct reader *self)
{
    return strspn(self->at, "0123456789abcdefABCDEF");
}

/* Bounded while it is read, as an address may have any number of digits. */
static size_t take_address(struct reader *self)
{
    size_t value = 0, length = digits_here(self);

    for (size_t i = 0; i < length && value < WORDS_LIMIT; i++)
        value = value * (size_t)self->address_radix
              + (size_t)digit_of(self->at[i]);
    self->at += length;
    skip_blanks(self);
    return value;
}

/* As many as the file says, but no more than a chip could hold. */
static int make_room_for_words(struct reader *self, size_t depth)
{
    self->depth = depth < WORDS_LIMIT ? depth : WORDS_LIMIT;
    self->words = self->depth ? store_take(self->store, self->depth
                                           * sizeof *self->words) : NULL;
    return self->words != NULL;
}

/* MIF */

/* The values up to a ; over the addresses from first to last, again and again.
 */
static void take_mif_values(struct reader *self, size_t first, size_t last,
                        int is_range)
{
    const char *from = self->at;
    size_t at = first;

    while (*self->at && *self->at != ';') {
        size_t length = digits_here(self);

        if (!length)
            return;
        if (at < self->depth && (!is_range || at <= last))
            put_hex(self, self->at, length, self->words[at]);
        at++;
        self->at += length;
        skip_blanks(self);
        if (is_range && *self->at == ';' && at <= last && at < self->depth)
            self->at = from;
    }
}

/* ADDRESS : values ; and [FIRST..LAST] : values ; up to END. The first thing
 * that is neither ends it; what was read so far is kept. */
static void take_content(struct reader *self)
{
    for (skip_blanks(self); *self->at && !is_word(self, "end");
         skip_blanks(self)) {
        int is_range = *self->at == '[';
        size_t first, last;

        self->at += is_range;
        skip_blanks(self);
        first = last = take_address(self);
        if (is_range && strncmp(self->at, "..", 2) == 0) {
            self->at += 2;
            skip_blanks(self);
            last = take_address(self);
        }
        self->at += *self->at == ']';
        skip_blanks(self);
        if (*self->at != ':')
            return;
        self->at++;
        skip_blanks(self);
        take_mif_values(self, first, last, is_range);
        if (*self->at != ';')
            return;
        self->at++;
    }
}

/* Quartus fills what is not given with zeros, and so it is here. */
static int read_mif(struct reader *self, const char *text)
{
    const char *depth = find_value(text, "depth");
    const char *data = find_value(text, "data_radix");
    const char *address = find_value(text, "address_radix");
    const char *content = text;
    uint64_t words = 0;
    struct reader here;

    for (; depth && text_is_digit(*depth) && words < WORDS_LIMIT; depth++)
        words = words * 10 + (uint64_t)(*depth - '0');
    self->radix = data ? read_radix(data) : 16;
    self->address_radix = address ? read_radix(address) : 16;
    for (here.at = content; *here.at && !is_word(&here, "begin"); here.at++)
        ;
    if (!*here.at || !make_room_for_words(self, (size_t)words))
        return 0;
    self->at = here.at + 5;
    take_content(self);
    return 1;
}

/* COE */

/* At least as many as there are: blanks are counted as well as commas. */
static size_t count_values(const char *at)
{
    size_t count = 1;

    for (; *at && *at != ';'; at++)
        count += *at == ',' || text_is_space(*at);
    return count;
}

/* Commas or blanks between the values; a ; ends them. */
static int read_coe(struct reader *self, const char *text)
{
    const char *radix = find_value(text, "memory_initialization_radix");
    size_t n = 0;

    self->at = find_value(text, "memory_initialization_vector");
    self->radix = radix ? read_radix(radix) : 16;
    if (!self->at || !make_room_for_words(self, count_values(self->at)))
        return 0;
    for (skip_blanks(self); *self->at && *self->at != ';'
                            && n < self->depth; skip_blanks(self)) {
        size_t length = digits_here(self);

        if (length)
            put_hex(self, self->at, length, self->words[n++]);
        else if (*self->at != ',')
            break;
        self->at += length ? length : 1;
    }
    self->depth = n;
    return n > 0;
}

/* Of ISE, which calls it MIF as well: a word of binary digits on each line. */
static int read_ise_mif(struct reader *self, const char *text)
{
    size_t n = 0;

    self->radix = 2;
    self->at = text;
    if (text[strspn(text, "01 \t\r\n")]
        || !make_room_for_words(self, count_values(text)))
        return 0;
    for (skip_blanks(self); *self->at && n < self->depth; skip_blanks(self)) {
        size_t length = digits_here(self);

        put_hex(self, self->at, length, self->words[n++]);
        self->at += length;
    }
    self->depth = n;
    return n > 0;
}

/* Writing */

/* Null also for a file that is no memory file at all, and then it is copied as
 * it is: the tool that reads it will say what is wrong with it. */
const char *project_convert_data(struct project *self,
                                 const struct project_file *file)
{
    struct reader reader = {.store = &self->store, .at = file->text};
    const char *dot = strrchr(file->name, '.');
    int is_read = 0;
    struct text to;
    char *text;

    if (dot && text_alike(dot, ".mif"))
        is_read = read_mif(&reader, file->text)
               || read_ise_mif(&reader, file->text);
    else if (dot && text_alike(dot, ".coe"))
        is_read = read_coe(&reader, file->text);
    if (!is_read)
        return NULL;
    text = store_take(&self->store, reader.depth * (DIGITS_MAX + 1) + 1);
    if (!text)
        return NULL;
    text_begin(&to, text, reader.depth * (DIGITS_MAX + 1) + 1);
    for (size_t i = 0; i < reader.depth; i++) {
        text_put(&to, reader.words[i][0] ? reader.words[i] : "0");
        text_put_char(&to, '\n');
    }
    return text;
}
