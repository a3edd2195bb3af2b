/* controls.js - the buttons and settings of the panel: what each one does. */
import {ask_question} from './dialogs.js';
import {by_id, on_click, show_from_top} from './dom.js';
import {ask_worker, tell_hidden, wake} from './frames.js';
import {open_games, open_room} from './game_lists.js';
import {open_help} from './help.js';
import {restart} from './machine.js';
import {open_new} from './new_game.js';
import {lobby_changed} from './lobby.js';
import {open_file} from './open_file.js';
import {fold_panel} from './panel.js';
import {desk_is_light, light_system, settings,
        settings_set} from './settings.js';
import {set_sound} from './sound.js';

export function wire_game()
{
    on_click('new', () => open_new());
    on_click('games', open_games);
    on_click('lobby-games', open_games);
    on_click('lobby-open', () => by_id('file').click());
    on_click('ask', ask_question);
    on_click('hint', () => {
        ask_worker('hint');
        show_from_top();
    });
    on_click('power', () => ask_worker('do', {text: 'power'}));
    on_click('save', () => ask_worker('journal', {why: 'save'}));
    on_click('link', () => ask_worker('journal', {why: 'link'}));
    on_click('open', () => by_id('file').click());
    on_click('help', open_help);
    on_click('restart', restart);
    on_click('make-room', open_room);
    on_click('cancel-opening', () => ask_worker('cancel'));
    by_id('file').addEventListener('change', (event) => {
        open_file(event.target.files[0]);
        event.target.value = '';
    });
}

export function set_desk()
{
    document.documentElement.dataset.desk = desk_is_light() ? 'light'
                                                            : 'dark';
    lobby_changed();
    wake();
}

export function wire_settings()
{
    const of = {desk: 'desk', sound: 'sound', hidden: 'hidden-tab'};

    for (const [name, id] of Object.entries(of))
        by_id(id).value = settings[name];
    by_id('desk').addEventListener('change', (event) => {
        settings_set('desk', event.target.value);
        set_desk();
    });
    by_id('sound').addEventListener('change', (event) => {
        set_sound(event.target.value);
    });
    by_id('hidden-tab').addEventListener('change', (event) => {
        settings_set('hidden', event.target.value);
        tell_hidden();
    });
    light_system.addEventListener('change', set_desk);
    fold_panel(settings.is_folded);
}
