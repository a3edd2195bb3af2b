/* main.js - the start of the page.
 *
 * The page is native modules, served as they are. This one wires up the others;
 * index.html names them all, so that they are fetched at once. The bench itself
 * runs in a Web Worker (worker.js), and an AudioWorklet plays what it sounds
 * like (speaker.js). Their names end in .js, because many servers do not know
 * that .mjs is JavaScript, and no browser runs a module of another type.
 */
import {say} from './announce.js';
import {set_desk, wire_game, wire_settings} from './controls.js';
import {wire_course} from './course.js';
import {keep_mark, put_game_down} from './current_game.js';
import {wire_dialogs} from './dialogs.js';
import {by_id} from './dom.js';
import {beat, calm_system, send_size, tell_hidden, wake} from './frames.js';
import {show_unkept, wire_games} from './game_lists.js';
import {let_go_of_all} from './held.js';
import {key_down, key_up} from './keyboard.js';
import {wire_ending} from './ending.js';
import {wire_guide} from './guide.js';
import {take_language, wanted_language,
        wire_language} from './language.js';
import {wire_lobby} from './lobby.js';
import {start_worker, watch_worker, worker_died} from './machine.js';
import {wire_moves} from './moves.js';
import {wire_new_game} from './new_game.js';
import {wire_drops} from './open_file.js';
import {wire_focus, wire_fold, wire_time} from './panel.js';
import {wire_touches} from './pointer.js';
import {follow_address, wire_route} from './route.js';
import {wire_rules} from './rules.js';
import {settings_read} from './settings.js';
import {store, store_open} from './storage.js';
import {wire_table} from './table_hands.js';
import {start_upkeep} from './upkeep.js';
import {view} from './view.js';
import {wire_views} from './views.js';
import {t} from './words.js';

function visibility_changed()
{
    if (document.hidden) {
        let_go_of_all();
        keep_mark();
        put_game_down();
        cancelAnimationFrame(beat.request);
        beat.request = 0;
    }
    beat.asked_ms = performance.now();
    tell_hidden();
    wake();
}

function wire_window()
{
    document.addEventListener('keydown', key_down);
    document.addEventListener('keyup', key_up);
    document.addEventListener('visibilitychange', visibility_changed);
    window.addEventListener('pagehide', keep_mark);
    const sizes = new ResizeObserver(() => {
        view.changed_ms = view.worked_ms = performance.now();
        wake();
    });

    sizes.observe(by_id('stage'));
    sizes.observe(by_id('table-area'));
    calm_system.addEventListener('change', wake);
    setInterval(watch_worker, 1000);
}

function start_page()
{
    say('');
    if (!store.is_kept)
        show_unkept(t('This browser keeps nothing for this page: the game '
                      + 'will be lost with it, unless you download it.'),
                    false);
    set_desk();
    if (typeof WebAssembly !== 'object') {
        document.body.classList.remove('is-starting');
        worker_died(t('This browser is too old: it has no WebAssembly.'));
        return;
    }
    wire_guide();
    wire_ending();
    wire_lobby();
    wire_route();
    start_worker();
    follow_address();
    document.body.classList.remove('is-starting');
    send_size();                        /* of what is seen now */
    wire_time();
    wire_game();
    wire_fold();
    wire_focus();
    wire_settings();
    wire_language();
    wire_dialogs();
    wire_course();
    wire_new_game();
    wire_touches();
    wire_views();
    wire_table();
    wire_moves();
    wire_rules();
    wire_drops();
    wire_games();
    wire_window();
    start_upkeep();
}

/* English waits for nothing. */
store_open();
settings_read();
if (wanted_language() === 'en')
    start_page();
else
    take_language(wanted_language()).then(start_page);
