/* language.js - the language of the page: chosen, loaded, and put in place of
 * the English in index.html.
 *
 * A language is one file, CODE.po, which the bench reads as well; web.sh lists
 * those there are in languages.js. Without it, or if it is damaged, the page
 * stays English.
 */
import {is_safe, put_game_down} from './current_game.js';
import {open_dialog} from './dialogs.js';
import {by_id, make_element, on_click} from './dom.js';
import {languages} from './languages.js';
import {settings, settings_set} from './settings.js';
import {store} from './storage.js';
import {view} from './view.js';
import {language, t, use_words} from './words.js';

const STRINGS = '((?:\\s*"(?:[^"\\\\\\n]|\\\\.)*")+)';

/* All strings of one text, joined, with their escapes undone. */
function plain_text(strings)
{
    return [...strings.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
        .map((one) => one[1]).join('')
        .replace(/\\(.)/g, (all, sign) => sign === 'n' ? '\n' : sign);
}

/* {English: other}; what is not translated yet is left out. */
export function parse_po(text)
{
    const pair = new RegExp(`^msgid${STRINGS}\\s*^msgstr${STRINGS}`, 'gm');
    const rest = text.replace(pair, '').replace(/^\s*#.*$/gm, '').trim();
    const words = {};

    if (rest)
        throw new Error(`neither a comment nor a msgid with its msgstr: ${
            rest.split('\n')[0]}`);
    for (const [, english, other] of text.matchAll(pair))
        if (plain_text(english) && plain_text(other))
            words[plain_text(english)] = plain_text(other);
    return words;
}

/* The first one that the page has; English is one of them. */
export function wanted_language(choice = settings.language)
{
    const codes = choice !== 'auto' ? [choice]
        : (navigator.languages || []).map((one) => one.split('-')[0]);

    return codes.find((code) => code === 'en'
                                || Object.hasOwn(languages, code)) || 'en';
}

/* The index */

const collapsed = (text) => text.replace(/\s+/g, ' ').trim();

function translate_node(node)
{
    const english = collapsed(node.data);

    if (/[A-Za-z][a-z]/.test(english))
        node.data = node.data.replace(/\S[^]*\S|\S/, () => t(english));
}

function translate_texts()
{
    const nodes = document.createTreeWalker(document.body,
                                            NodeFilter.SHOW_TEXT);

    while (nodes.nextNode())
        if (!nodes.currentNode.parentElement.closest('script, noscript'))
            translate_node(nodes.currentNode);
}

function translate_attributes()
{
    for (const name of ['aria-label', 'title', 'alt'])
        for (const one of document.body.querySelectorAll(`[${name}]`))
            one.setAttribute(name, t(collapsed(one.getAttribute(name))));
}

/* Fetching */

async function fetch_language(code)
{
    const answer = await fetch(`${code}.po`);

    if (!answer.ok)
        throw new Error(`the server answered ${answer.status}`);
    const po = await answer.text();

    use_words(parse_po(po), code, po);
}

export async function take_language(code)
{
    try {
        await fetch_language(code);
    } catch (error) {
        console.error(`${code}.po: ${error.message}; it stays English`);
        return;
    }
    document.documentElement.lang = code;
    translate_texts();
    translate_attributes();
}

/* Choosing */

/* All that is written already is written anew by a page that is loaded
 * again; the game goes on there. */
function change_language()
{
    settings_set('language', by_id('language').value);
    if (wanted_language() !== language.code)
        put_game_down().finally(() => location.reload());
}

/* What was played and found no room would be gone. */
function is_game_at_stake()
{
    return store.game && view.status && view.status.acts > 0
        && (!store.is_kept || !is_safe(store.game));
}

function choose_language()
{
    if (wanted_language(by_id('language').value) === language.code
        || !is_game_at_stake() || !open_dialog('language-dialog'))
        change_language();
}

function wire_question()
{
    let is_yes = false;

    on_click('language-save', () => by_id('save').click());
    on_click('language-go', () => {
        is_yes = true;
        by_id('language-dialog').close();
    });
    by_id('language-dialog').addEventListener('close', () => {
        if (is_yes)
            change_language();
        else
            by_id('language').value = settings.language;
    });
}

export function wire_language()
{
    const field = by_id('language');

    for (const [code, name] of Object.entries(languages))
        field.append(make_element('option', name, {value: code, lang: code}));
    field.value = settings.language;
    if (!field.value)
        field.value = 'auto';
    field.addEventListener('change', choose_language);
    wire_question();
}
