/* words.js - words in the player's language; dates, players and counts in
 * words.
 *
 * English stands in the source, and is what another language is looked up by:
 * what it does not have stays English. A sentence is one pattern with holes
 * and never joined from pieces, because others put their words in another
 * order.
 */

export const language = {
    words: {},                          /* English: other */
    code: 'en', po: '',                 /* its file, which the bench reads */
    missed: new Set(),                  /* asked for in vain; for tests */
};

export function use_words(words, code, po)
{
    Object.assign(language, {words, code, po});
}

/* t('{1} of {2}', done, all) */
export function t(english, ...holes)
{
    const has_it = Object.hasOwn(language.words, english);
    const pattern = has_it ? language.words[english] : english;

    if (!has_it && language.po)
        language.missed.add(english);
    return pattern.replace(/\{([1-9])\}/g, (hole, number) =>
        number <= holes.length ? String(holes[number - 1]) : hole);
}

export function date_words(date)
{
    return date ? new Date(date).toLocaleString(
        language.po ? language.code : undefined,
        {dateStyle: 'medium', timeStyle: 'short'}) : t('no date');
}

export function who_words(who)
{
    return who === 'human' ? t('a person') : who;
}

/* "a person and knuth", without seats that this game does not have. */
export function players_words(status)
{
    const [a, b] = status.seats.filter((who, i) => !status.missing[i])
                               .map(who_words);

    return b === undefined ? a || '' : t('{1} and {2}', a, b);
}

export function events_words(count)
{
    return count === 1 ? t('1 event') : t('{1} events', count);
}

/* How much was played: moves, where the table counts them. */
export function moves_words(card)
{
    if (!card.moves)
        return card.events ? events_words(card.events) : '';
    return card.moves === 1 ? t('1 move') : t('{1} moves', card.moves);
}
