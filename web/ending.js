/* ending.js - the card at the end of a game: who won and why, another game, a
 * look back, the journal.
 *
 * It hides nothing, and stays while the player goes back and forth in the game
 * that has ended, until another one begins or it is closed.
 */
import {by_id, on_click, set_text} from './dom.js';
import {ask_worker} from './frames.js';
import {draw_graph, mark_graph, wire_graph} from './graph.js';
import {focus_board} from './held.js';
import {id_without_seed} from './intros.js';
import {known_moves} from './moves.js';
import {begin_new} from './opening.js';
import {sentence} from './table_words.js';
import {on_turn} from './turns.js';
import {view} from './view.js';

const ending = {end: null, is_over: false, is_closed: false};

function hide_end()
{
    document.body.classList.remove('has-ended', 'at-end');
    by_id('end').hidden = true;
    set_text(by_id('end-words'), '');
    by_id('look-back').setAttribute('aria-expanded', 'false');
    by_id('end-graph').hidden = true;
}

function has_graph()
{
    return Boolean(ending.end.graph)
        && known_moves().filter((move) => move.value !== undefined).length > 1;
}

/* What it says is read out, so its place is there before its words. While the
 * end itself is shown, the line below it does not say so once more. */
function show_card()
{
    document.body.classList.add('has-ended');
    document.body.classList.toggle('at-end', ending.is_over);
    by_id('end').hidden = false;
    by_id('look-back').hidden = known_moves().length === 0;
    set_text(by_id('end-words'), sentence(ending.end.words));
}

export function show_end(end)
{
    ending.is_over = end.is_over && Boolean(end.words);
    if (!ending.is_over) {
        document.body.classList.remove('at-end');
        end_if_played_on(view.status);
        return;
    }
    if (!ending.end || ending.end.words !== end.words)
        ending.is_closed = false;
    ending.end = end;
    if (!ending.is_closed)
        show_card();
}

/* At an earlier moment the game is not over, but it was. */
function end_if_played_on(status)
{
    if (!ending.end || ending.is_over || !status || status.rewound)
        return;
    ending.end = null;
    hide_end();
}

/* Another game is on the board. */
function forget_end()
{
    ending.end = null;
    ending.is_closed = false;
    hide_end();
}

export function follow_end(status)
{
    end_if_played_on(status);
    if (!by_id('end-graph').hidden)
        mark_graph(status.tick);
}

/* The graph where there is one; the list of moves is there in any case. */
function look_back()
{
    const is_open = by_id('look-back').getAttribute('aria-expanded')
                    !== 'true';

    by_id('look-back').setAttribute('aria-expanded', String(is_open));
    by_id('end-graph').hidden = !is_open || !has_graph();
    if (!is_open)
        return;
    if (has_graph()) {
        draw_graph(known_moves(), ending.end.graph);
        mark_graph(view.status.tick);
    } else {
        ask_worker('seek', {tick: known_moves()[0].tick});
    }
}

function play_again()
{
    const {id, seats} = view.status;

    begin_new(id_without_seed(id), seats[0] || 'human', seats[1] || 'human',
              {is_guided: false});
}

export function wire_ending()
{
    wire_graph();
    on_turn('there', forget_end);
    on_click('play-again', play_again);
    on_click('look-back', look_back);
    on_click('end-journal', () => ask_worker('journal', {why: 'save'}));
    on_click('close-end', () => {
        ending.is_closed = true;
        hide_end();
        focus_board();
    });
}
