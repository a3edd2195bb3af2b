/* dialogs.js - dialogs, and the one that asks for words.
 *
 * Time waits while one is open.
 */
import {by_id, set_text} from './dom.js';
import {ask_worker, wake} from './frames.js';
import {let_go_of_all} from './held.js';
import {view} from './view.js';
import {t} from './words.js';

export function open_dialog(id)
{
    const dialog = by_id(id);

    if (document.querySelector('dialog[open]'))
        return false;
    let_go_of_all();
    dialog.showModal();
    return true;
}

function is_outside(dialog, event)
{
    const box = dialog.getBoundingClientRect();

    return event.clientX < box.left || event.clientX > box.right
        || event.clientY < box.top || event.clientY > box.bottom;
}

export function wire_dialogs()
{
    for (const dialog of document.querySelectorAll('dialog')) {
        dialog.addEventListener('close', wake);
        dialog.addEventListener('pointerdown', (event) => {
            if (event.target === dialog && is_outside(dialog, event))
                dialog.close();
        });
        for (const button of dialog.querySelectorAll('[data-close]'))
            button.addEventListener('click', () => dialog.close());
    }
    by_id('ask-dialog').querySelector('form').addEventListener('submit',
        (event) => {
            event.preventDefault();
            by_id('ask-dialog').close();
            ask_worker(view.asks, {text: by_id('ask-text').value});
        });
}

function ask_words(title, op)
{
    if (!open_dialog('ask-dialog'))
        return;
    view.asks = op;
    set_text(by_id('ask-title'), title);
    by_id('ask-text').value = '';
    by_id('ask-text').focus();
}

export function ask_to_type()
{
    ask_words(t('Type on the keyboard:'), 'type');
}

/* "move:" is asked for as "Move:" */
function question_words()
{
    return view.question.charAt(0).toUpperCase() + view.question.slice(1);
}

export function ask_question()
{
    if (view.question)
        ask_words(question_words(), 'answer');
}

export function show_question(question)
{
    view.question = question;
    by_id('ask').hidden = !question;
    set_text(by_id('ask'), question_words().replace(/:$/, ''));
    by_id('ask').title = t('Typed in words (m)');
}
