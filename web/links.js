/* links.js - links that hold a whole game, or name a machine.
 *
 * After #g= stands what page_open reads, seats and journal, deflated and in
 * base64url. A stranger may have written it.
 */
import {say} from './announce.js';
import {open_dialog} from './dialogs.js';
import {by_id} from './dom.js';
import {begin_new, open_journal} from './opening.js';
import {t} from './words.js';

const LINK_MAX = 65536, LINK_TEXT_MAX = 1048576;    /* letters, bytes */

function to_base64url(bytes)
{
    let text = '';

    for (let i = 0; i < bytes.length; i += 8192)
        text += String.fromCharCode(...bytes.subarray(i, i + 8192));
    return btoa(text).replace(/\+/g, '-').replace(/\//g, '_')
                     .replace(/=+$/, '');
}

function from_base64url(text)
{
    if (!/^[A-Za-z0-9_-]*$/.test(text))
        throw new Error(t('it contains characters that no link has'));
    try {
        return Uint8Array.from(
            atob(text.replace(/-/g, '+').replace(/_/g, '/')),
            (letter) => letter.charCodeAt(0));
    } catch (error) {
        throw new Error(t('it is cut off or damaged'));
    }
}

async function deflate(text)
{
    const packed = new Blob([text]).stream()
                                   .pipeThrough(new CompressionStream(
                                       'deflate-raw'));

    return new Uint8Array(await new Response(packed).arrayBuffer());
}

/* Stops as soon as there is too much of it: a small link may be a bomb. */
async function inflate(bytes)
{
    const reader = new Blob([bytes]).stream().pipeThrough(
        new DecompressionStream('deflate-raw')).getReader();
    const decoder = new TextDecoder('utf-8', {fatal: true});
    let text = '', length = 0;

    for (;;) {
        const {done, value} = await reader.read();

        if (done)
            return text + decoder.decode();
        length += value.length;
        if (length > LINK_TEXT_MAX) {
            reader.cancel().catch(() => {});
            throw new RangeError(t('its game is too large: a link '
                                   + 'holds 1 MiB at most'));
        }
        text += decoder.decode(value, {stream: true});
    }
}

async function link_text(packed)
{
    if (packed.length > LINK_MAX)
        throw new Error(t('it is too long: 65536 characters at most'));
    if (!window.DecompressionStream)
        throw new Error(t('this browser is too old for links that hold a '
                          + 'game; open its file instead'));
    const bytes = from_base64url(packed);

    return inflate(bytes).catch((error) => {
        throw error instanceof RangeError
            ? error : new Error(t('it is cut off or damaged'));
    });
}

/* "A\nB\njournal" */
function split_link(text)
{
    const parts = /^([^\n]{1,40})\n([^\n]{1,40})\n/.exec(text);

    if (!parts)
        throw new Error(t('it contains no game'));
    return {a: parts[1], b: parts[2], journal: text.slice(parts[0].length)};
}

async function open_link(packed)
{
    try {
        const game = split_link(await link_text(packed));

        open_journal(game.journal, game.a, game.b, t('the link'));
        return true;
    } catch (error) {
        say(t('this link cannot be opened: {1}', error.message));
        return false;
    }
}

function open_machine(words)
{
    let id;

    try {
        id = decodeURIComponent(words);
    } catch (error) {
        say(t('this link names no machine: it is damaged'));
        return false;
    }
    begin_new(id.replace(/\s+/g, ' ').slice(0, 250), 'human', 'human');
    return true;
}

export function is_link()
{
    return /^#[gm]=/.test(location.hash);
}

/* A link is opened once: a reload goes on with the game, not with the
 * link. False: it cannot be opened. */
export async function open_fragment()
{
    const hash = location.hash;

    history.replaceState(null, '', location.pathname + location.search);
    return hash[1] === 'g' ? open_link(hash.slice(3))
                           : open_machine(hash.slice(3));
}

export async function copy_link(journal, seats)
{
    const packed = window.CompressionStream
        ? to_base64url(await deflate(`${seats.join('\n')}\n${journal}`)) : '';
    const link = location.href.replace(/#.*/, '') + '#g=' + packed;

    if (!packed) {
        say(t('this browser is too old for links that hold a game; '
              + 'download it instead'));
    } else if (packed.length > LINK_MAX
               || journal.length > LINK_TEXT_MAX) {
        say(t('this game is too long for a link; download it instead'));
    } else {
        show_link(link);
    }
}

async function show_link(link)
{
    try {
        await navigator.clipboard.writeText(link);
        say(t('the link to this game is copied; it contains the whole game'));
    } catch (error) {
        by_id('link-text').value = link;
        open_dialog('link-dialog');
        by_id('link-text').select();
    }
}
