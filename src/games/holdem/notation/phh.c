/* phh.c - the reader of hands of poker.
 *
 * The parser proper: fields by their tables, elements by their types. It never
 * gives up: after a fault it marks the hand as unclear and goes on with the
 * next field, so that one run reports everything.
 */
#include "games/holdem/notation/phh.h"

#include <string.h>

#include "base/utf8.h"
#include "games/holdem/notation/phh_scan.h"

enum { NAME_MAX = 40, CODE_MAX = 8 };

/* An unclear hand is not replayed: one mistake would be reported twice. */
static void mark_faulty(struct phh_reading *self, const char *at,
                        const char *message)
{
    self->hand->is_unclear = 1;
    phh_scan_fault(self->file, at, message);
}

/* Values of fields */

/* Where the elements of a list of amounts go; and a single amount. */
static int64_t *list_of(struct phh_hand *hand, int field)
{
    switch (field) {
    case PHH_ANTES:  return hand->ante;
    case PHH_BLINDS: return hand->blind;
    case PHH_STACKS: return hand->stack;
    case PHH_FINISH: return hand->finish;
    default:         return hand->winnings;
    }
}

static int64_t *amount_of(struct phh_hand *hand, int field)
{
    switch (field) {
    case PHH_BRING_IN:  return &hand->bring_in;
    case PHH_SMALL_BET: return &hand->small_bet;
    case PHH_BIG_BET:   return &hand->big_bet;
    default:            return &hand->min_bet;
    }
}

/* A stack may be infinite, which means unknown, before the hand and after it.
 * A blind below 0 is a post. Zero is legal for antes, blinds and what is there
 * at the end. */
static const char *why_no_amount(const struct phh_reading *self,
                                 int64_t amount)
{
    int field = self->field->field;

    if (amount == PHH_INFINITE)
        return field == PHH_STACKS || field == PHH_FINISH
             ? NULL : "this cannot be infinite";
    if (amount < 0 && field != PHH_BLINDS)
        return "an amount cannot be below 0";
    if (amount == 0 && field >= PHH_BRING_IN && field < PHH_HAND)
        return "this must be above 0";
    return NULL;
}

static void take_amount(struct phh_reading *self,
                        const struct phh_value *value, int64_t *amount)
{
    const char *error = phh_scan_amount(value->text, amount);

    if (!error)
        error = why_no_amount(self, *amount);
    if (error)
        mark_faulty(self, value->start, error);
    else if (*amount == PHH_INFINITE && self->field->field == PHH_STACKS)
        self->hand->is_infinite = 1;
}

static void take_name(struct phh_reading *self, const struct phh_value *value,
                      int player)
{
    if (!phh_scan_string(value, self->hand->name[player], PHH_NAME_MAX))
        phh_scan_note(self->file, value->start, "this name is cut off: up "
                                                "to 63 bytes are kept");
}

/* A text in triple quotes may have line ends, and double quotes without a
 * backslash: neither can be in an action that is written again. */
static int is_one_line(const struct phh_value *value)
{
    for (size_t i = 0; i < value->text.length; i++) {
        char c = value->text.start[i];

        if ((text_is_control(c) && c != '\t')
            || (c == '"' && !value->is_literal))
            return 0;
    }
    return 1;
}

/* When memory is full that is reported once: the hand is unclear from then
 * on. */
static void take_action(struct phh_reading *self,
                        const struct phh_value *value)
{
    struct phh_hand *hand = self->hand;
    struct phh_action action;

    if (value->is_block && !is_one_line(value))
        mark_faulty(self, value->start, "an action in triple quotes must be "
                                        "on one line, without quotes in it");
    else if (!phh_action_read(self->file, value, &action))
        hand->is_unclear = 1;
    else if (hand->action_count < hand->action_max)
        hand->action[hand->action_count++] = action;
    else if (!hand->is_unclear)
        mark_faulty(self, value->start, "there are more actions than fit into "
                                        "memory");
}

static void take_variant(struct phh_reading *self,
                         const struct phh_value *value)
{
    struct phh_hand *hand = self->hand;
    char shown[PHH_SHOWN_MAX], code[CODE_MAX] = "";

    phh_scan_string(value, code, sizeof code);
    for (int i = 0; phh_variants[i].code; i++)
        if (text_same(phh_variants[i].code, code)) {
            hand->variant = phh_variants[i].variant;
            memcpy(hand->code, code, sizeof code);
            return;
        }
    mark_faulty(self, value->start,
                text_error("'", phh_scan_shown(value->text, shown), "' is "
                           "not a variant; variants are NT FT NS PO FO/8 F7S "
                           "F7S/8 FR N2L1D F2L3D FB, and BW3 BW5 of our own",
                           (char *)0));
}

/* The digits of a number, however long: sites count beyond 64 bits. 0 if it
 * does not fit or has a sign. */
static int take_hand_number(struct phh_hand *hand, struct slice word)
{
    struct text to;

    text_begin(&to, hand->number, sizeof hand->number);
    for (size_t i = 0; i < word.length; i++) {
        if (phh_is_digit(word.start[i]))
            text_put_char(&to, word.start[i]);
        else if (word.start[i] != '_')
            return 0;
    }
    return word.length < sizeof hand->number;
}

/* The value is kept raw, from start to where the scanner is. No text has a
 * zero in it, and what is written could not be read again. */
static void keep_field(struct phh_reading *self, struct slice name,
                       const char *start)
{
    struct phh_hand *hand = self->hand;
    const char *zero = memchr(start, 0, (size_t)(self->file->at - start));

    if (zero)
        mark_faulty(self, zero, "a zero byte cannot be in a field");
    if (hand->field_count == PHH_FIELDS_MAX) {
        phh_scan_note(self->file, start,
                      "too many fields: this one is not kept");
        return;
    }
    hand->field[hand->field_count].name = name;
    hand->field[hand->field_count++].value =
        (struct slice){start, (size_t)(self->file->at - start)};
}

/* A value that is not a list. */
static void take_single(struct phh_reading *self, struct slice name,
                        const struct phh_value *value)
{
    struct phh_hand *hand = self->hand;

    switch (self->field->field) {
    case PHH_VARIANT:
        take_variant(self, value);
        break;
    case PHH_TRIMMING:
        hand->is_trimmed = (uint8_t)slice_same(value->text, "true");
        break;
    case PHH_BRING_IN:
    case PHH_SMALL_BET:
    case PHH_BIG_BET:
    case PHH_MIN_BET:
        take_amount(self, value, amount_of(hand, self->field->field));
        break;
    case PHH_HAND:
        if (value->type == PHH_INTEGER
            && take_hand_number(hand, value->text))
            break;
        hand->has &= ~phh_bit(PHH_HAND);    /* a string is only kept */
        keep_field(self, name, value->start);
        break;
    default:
        keep_field(self, name, value->start);
    }
}

/* Elements of lists that are only kept are not looked at. The thirteenth
 * player is reported once, further ones are ignored. */
static void take_element(struct phh_reading *self,
                         const struct phh_value *value)
{
    int field = self->field->field, count;

    if (field == PHH_KNOWN)
        return;
    count = self->count[field]++;
    if (field == PHH_ACTIONS)
        take_action(self, value);
    else if (count == PHH_PLAYERS_MAX)
        mark_faulty(self, value->start, "there are more than 12 players");
    else if (count > PHH_PLAYERS_MAX)
        return;
    else if (field == PHH_PLAYERS)
        take_name(self, value, count);
    else
        take_amount(self, value, &list_of(self->hand, field)[count]);
}

/* What a field must be, for a message. */
static const char *type_name(int type)
{
    int is_list = type & PHH_ARRAY;

    switch (type & ~PHH_ARRAY) {
    case PHH_STRING:  return is_list ? "a list of texts in quotes"
                                     : "a text in quotes";
    case PHH_INTEGER: return is_list ? "a list of whole numbers"
                                     : "a whole number";
    case PHH_NUMBER:  return is_list ? "a list of numbers" : "a number";
    case PHH_BOOLEAN: return "true or false";
    case PHH_TIME:    return "a time such as 12:30:00";
    default:          return "a whole number or a text in quotes";
    }
}

static void wrong_type(struct phh_reading *self, const char *at)
{
    mark_faulty(self, at, text_error(self->field->name, " must be ",
                                     type_name(self->field->type), (char *)0));
}

/* 0 if the list could not be read to its end. A wrong element type is reported
 * once per list; nested arrays end the reading, since no field has them. */
static int read_list(struct phh_reading *self, struct slice name,
                     const char *start)
{
    struct phh_value value;
    int is_told = 0, more;

    for (int i = 0; (more = phh_scan_element(self->file, &value, i == 0)) > 0;
         i++) {
        if (value.type & PHH_ARRAY) {
            wrong_type(self, value.start);
            return 0;
        }
        if (value.type & self->field->type)
            take_element(self, &value);
        else if (!is_told++)
            wrong_type(self, value.start);
    }
    if (more == 0 && self->field->field == PHH_KNOWN)
        keep_field(self, name, start);
    return more == 0;
}

/* Fields */

/* A name in quotes is the same name. */
static struct slice unquoted(struct slice name)
{
    if (name.length > 2 && (*name.start == '"' || *name.start == '\''))
        return (struct slice){name.start + 1, name.length - 2};
    return name;
}

static const struct phh_field_def *find_field(struct slice quoted)
{
    struct slice name = unquoted(quoted);

    for (const struct phh_field_def *at = phh_fields; at->name; at++)
        if (at->name[0] == name.start[0] && slice_same(name, at->name))
            return at;
    return NULL;
}

/* For text_unknown, which suggests the nearest name. */
static const char *field_name(const void *at, int i)
{
    return ((const struct phh_field_def *)at)[i].name;
}

/* Names that begin with _ and quoted ones are the user's own and need no
 * note. */
static void note_unknown(struct phh_reading *self, struct slice name)
{
    char shown[NAME_MAX];
    struct text to;

    if (name.start[0] == '_' || name.start[0] == '"'
        || name.start[0] == '\'')
        return;
    text_begin(&to, shown, sizeof shown);
    for (size_t i = 0; i < name.length; i++)
        text_put_char(&to, name.start[i]);
    phh_scan_note(self->file, name.start,
                  text_unknown("field", shown, " in the format", field_name,
                               phh_fields,
                               "fields of your own begin with _"));
}

static int is_field_repeated(const struct phh_hand *hand, struct slice name)
{
    for (int i = 0; i < hand->field_count; i++)
        if (hand->field[i].name.length == name.length
            && memcmp(hand->field[i].name.start, name.start,
                      name.length) == 0)
            return 1;
    return 0;
}

/* Any TOML value: it is skipped and kept as raw text. */
static int read_unknown(struct phh_reading *self, struct slice name)
{
    const char *start = self->file->at;

    if (!phh_scan_skip(self->file))
        return 0;
    keep_field(self, name, start);
    return 1;
}

/* The place of a value is noted before it is read, for later messages. */
static int read_known(struct phh_reading *self, struct slice name)
{
    struct phh_hand *hand = self->hand;
    struct phh_value value;
    int field = self->field->field;

    if (field < PHH_KNOWN) {
        phh_scan_go_to(self->file, self->file->at);
        hand->place[field] = self->file->place;
        hand->has |= phh_bit(field);
    }
    if (!phh_scan_value(self->file, &value))
        return 0;
    if ((value.type ^ self->field->type) & PHH_ARRAY
        || !(value.type & self->field->type)) {
        wrong_type(self, value.start);
        return 0;
    }
    if (value.type == PHH_ARRAY)
        return read_list(self, name, value.start);
    take_single(self, name, &value);
    return 1;
}

/* A repeated field is skipped: the first one counts. */
static int read_field_value(struct phh_reading *self, struct slice name)
{
    struct phh_hand *hand = self->hand;

    if (self->is_own_table)
        return phh_scan_skip(self->file);
    self->field = find_field(name);
    if (is_field_repeated(hand, name)
        || (self->field && self->field->field < PHH_KNOWN
            && hand->has & phh_bit(self->field->field))) {
        mark_faulty(self, name.start, "this field is given twice");
        return phh_scan_skip(self->file);
    }
    if (!self->field)
        note_unknown(self, name);
    return self->field ? read_known(self, name) : read_unknown(self, name);
}

/* name = value, then the end of the line. After a fault it goes on with the
 * next field. */
static void read_field(struct phh_reading *self)
{
    struct phh *file = self->file;
    const char *start = file->at;
    struct slice name;
    int is_good = phh_scan_key(file, &name);

    phh_scan_blanks(file);
    if (!is_good || file->at == file->end || *file->at != '=') {
        mark_faulty(self, start, "a field is a name, = and a value, such as "
                                 "min_bet = 2");
        phh_scan_recover(file);
        return;
    }
    file->at++;
    phh_scan_blanks(file);
    if (read_field_value(self, name)) {
        phh_scan_line_end(file);
        return;
    }
    self->hand->is_unclear = 1;
    phh_scan_recover(file);
}

/* -1 if it is none, or longer than any that could be compared. */
static int64_t section_number(struct slice name)
{
    int64_t number = 0;

    for (size_t i = 0; i < name.length; i++) {
        if (!phh_is_digit(name.start[i]) || number > PHH_CHIPS_MAX)
            return -1;
        number = number * 10 + (name.start[i] - '0');
    }
    return number;
}

/* Header numbers must be unique. Remembering them all would need memory, so
 * only ascending ones are known to be; others get a note. */
static void note_section(struct phh *self, const char *start,
                         struct slice name)
{
    int64_t number = section_number(name);

    if (number < 0)
        return;
    if (number <= self->section)
        phh_scan_note(self, start, "this number is not above the one before "
                                   "it; each may be used only once");
    self->section = number;
}

/* [7] */
static void read_hand_header(struct phh_reading *self)
{
    struct phh *file = self->file;
    const char *start = file->at;
    struct slice name;
    int is_good;

    file->at++;
    phh_scan_blanks(file);
    is_good = phh_scan_key(file, &name);
    phh_scan_blanks(file);
    if (is_good && file->at < file->end && *file->at == ']') {
        file->at++;
        note_section(file, start, name);
        phh_scan_line_end(file);
        return;
    }
    phh_scan_fault(file, start, "a hand begins with a number in brackets, "
                                "such as [7]");
    phh_scan_recover(file);
}

/* Tables of one's own, such as [_stats], [7._stats] or [[_list]], belong to the
 * hand before them. */

static int is_at_own_table(const struct phh *file)
{
    const char *at = file->at + 1;

    if (at < file->end && *at == '[')
        at++;
    if (at < file->end && phh_is_digit(*at)) {
        while (at < file->end && phh_is_digit(*at))
            at++;
        at += at < file->end && *at == '.';
    }
    return at < file->end && *at == '_';
}

static void read_own_header(struct phh *file)
{
    const char *start = file->at;
    struct slice name;
    int brackets = 1 + (start[1] == '[');

    file->at += brackets;
    phh_scan_key(file, &name);
    while (brackets && file->at < file->end && *file->at == ']') {
        file->at++;
        brackets--;
    }
    if (!brackets) {
        phh_scan_line_end(file);
        return;
    }
    phh_scan_fault(file, start, "a table of your own begins with a name in "
                                "brackets, such as [_notes]");
    phh_scan_recover(file);
}

static void read_own_table(struct phh_reading *self)
{
    struct phh *file = self->file;

    self->is_own_table = 1;
    read_own_header(file);
    phh_scan_space(file);
    while (file->at < file->end && *file->at != '[') {
        read_field(self);
        phh_scan_space(file);
    }
    self->is_own_table = 0;
}

static void read_own_tables(struct phh_reading *self)
{
    const struct phh *file = self->file;

    while (file->at < file->end && *file->at == '[' && is_at_own_table(file))
        read_own_table(self);
}

/* Files */

void phh_begin(struct phh *self, const char *text, size_t length,
               void (*tell)(void *context, const struct phh_fault *fault),
               void *context)
{
    size_t skip = utf8_mark(text, length);

    *self = (struct phh){.at = text + skip, .end = text + length,
                         .mark = text + skip, .place = {1, 1},
                         .tell = tell, .context = context, .section = -1};
    if (!utf8_is_16(text, length))
        return;
    phh_tell(self, self->place, "this is UTF-16; a file of hands must be "
                                "UTF-8", 0);
    self->at = self->end;
}

/* Everything but the caller's memory for actions. */
static void clear_hand(struct phh_hand *hand)
{
    struct phh_action *action = hand->action;
    int action_max = hand->action_max;

    memset(hand, 0, sizeof *hand);
    hand->action = action;
    hand->action_max = action_max;
}

/* A hand ends before the next header, or at the end of the file. */
int phh_next(struct phh *self, struct phh_hand *hand)
{
    struct phh_reading reading = {.file = self, .hand = hand};

    clear_hand(hand);
    phh_scan_space(self);
    read_own_tables(&reading);
    if (self->at == self->end)
        return 0;
    phh_scan_go_to(self, self->at);
    hand->start = self->place;
    if (*self->at == '[')
        read_hand_header(&reading);
    phh_scan_space(self);
    while (self->at < self->end && *self->at != '[') {
        read_field(&reading);
        phh_scan_space(self);
    }
    read_own_tables(&reading);
    phh_finish(&reading);
    return 1;
}

/* A message of a hand that is right is the reason why it was not judged. */
int phh_check(struct phh *self, const struct phh_hand *hand)
{
    struct phh_outcome outcome;
    int is_right;

    if (hand->is_unclear)
        return 0;
    is_right = phh_replay(hand, &outcome);
    if (outcome.message)
        phh_tell(self, outcome.place, outcome.message, is_right);
    return is_right;
}
