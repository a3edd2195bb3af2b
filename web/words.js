/* words.js - dates, players and counts in words. */

export function date_words(date)
{
    return date ? new Date(date).toLocaleString(
        undefined, {dateStyle: 'medium', timeStyle: 'short'}) : 'no date';
}

export function who_words(who)
{
    return who === 'human' ? 'a person' : who;
}

/* "a person and knuth", without seats that this game does not have. */
export function players_words(status)
{
    return status.seats.filter((who, i) => !status.missing[i])
                       .map(who_words).join(' and ');
}

export function events_words(count)
{
    return count === 1 ? '1 event' : `${count} events`;
}
