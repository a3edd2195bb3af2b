/* words.js - words in the player's language; dates, players and counts in
 * words.
 *
 * English stands in the source, and is what another language is looked up by:
 * what it does not have stays English. A sentence is one pattern with holes
 * and never joined from pieces, because others put their words in another
 * order.
 */

const language = {words: {}};           /* English: other */

export function use_words(words)
{
    language.words = words || {};
}

/* t('{1} of {2}', done, all) */
export function t(english, ...holes)
{
    const pattern = Object.hasOwn(language.words, english)
                  ? language.words[english] : english;

    return pattern.replace(/\{([1-9])\}/g, (hole, number) =>
        number <= holes.length ? String(holes[number - 1]) : hole);
}

export function date_words(date)
{
    return date ? new Date(date).toLocaleString(
        undefined, {dateStyle: 'medium', timeStyle: 'short'}) : t('no date');
}

export function who_words(who)
{
    return who === 'human' ? t('a person') : who;
}

/* "a person and knuth", without seats that this game does not have. */
export function players_words(status)
{
    return status.seats.filter((who, i) => !status.missing[i])
                       .map(who_words).join(' and ');
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
