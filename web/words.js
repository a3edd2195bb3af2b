/* words.js - what the page says, and dates, players and counts in words. */

/* A sentence of the page's own, with what fills {1} to {9} in it: one pattern,
 * so that another language can have another order. */
export function t(english, ...filling)
{
    return english.replace(/\{([1-9])\}/g,
                           (hole, i) => String(filling[i - 1] ?? ''));
}

export function date_words(date)
{
    return date ? new Date(date).toLocaleString(
        undefined, {dateStyle: 'medium', timeStyle: 'short'}) : t('no date');
}

export function who_words(who)
{
    return who === 'human' ? t('human') : who;
}

/* "human and knuth", without seats that this game does not have. */
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
