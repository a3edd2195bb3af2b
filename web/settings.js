/* settings.js - what the user has chosen, kept from visit to visit. */
import {window_query} from './dom.js';
import {read_json, store_get, store_put} from './storage.js';

export const settings = {desk: 'auto', sound: 'on', hidden: 'pause',
                         language: 'auto',      /* or its code */
                         is_folded: false, view: '',    /* '': by the
                                                         * screen */
                         level: 0,      /* of the mind one plays against */
                         guided: '',    /* machines whose first game was
                                         * played: "duel go" */
                         guiding: ''};  /* the game that is one */

export function settings_read()
{
    const kept = read_json(store_get('settings')) || {};

    for (const name of Object.keys(settings))
        if (typeof kept[name] === typeof settings[name])
            settings[name] = kept[name];
}

export function settings_set(name, value)
{
    settings[name] = value;
    store_put('settings', JSON.stringify(settings));
}

export const light_system = window_query('(prefers-color-scheme: light)');

export function desk_is_light()
{
    return settings.desk === 'auto' ? light_system.matches
                                    : settings.desk === 'light';
}
