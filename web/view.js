/* view.js - the state of the page: its worker and the game that it shows.
 *
 * One place for the state of the page. Only what has rules of its own is beside
 * what keeps them: the store, the settings, the beat of frames, the sound, and
 * what is held down.
 */

export const view = {
    worker: null,
    module: null,                       /* a promise of what it runs */
    is_ready: false,                    /* it has begun to run it */
    given_ms: 0,                        /* when it was given to it */
    is_silent: false,                   /* it has not answered for long */
    offer: null,
    status: null,
    behind_ms: 0,                       /* still to be caught up with */
    pending: new Map(),                 /* games being opened, by id */
    is_lobby: false,                    /* that is shown, and time waits */
    is_opening: false,                  /* one is being watched */
    is_seen: false,                     /* a first picture has come */
    veil: '',                           /* why there is no picture, or "" */

    card: {},                           /* how it is played, page_card */
    parts: [], elements: [],            /* as page_parts has them */
    inputs: '', latches: '',
    size: {width: 0, height: 0, theme: 0},      /* as the worker has it */
    touch: null,                        /* a finger on the canvas */
    shows_keys: false,
    is_pointing: false,                 /* a mouse was used last, no key */

    table: {is_there: false, is_open: false, seat: 0, things: []},
    sheet_mark: '',                     /* its size, as the worker has it */
    is_board_seen: true,
    guide: {step: 0, steps: 0, words: '', touch: 0, part: -1},
    changed_ms: 0,                      /* when anything was last new, */
    worked_ms: 0, events: 0,            /* and when anything was done */

    question: '', asks: '',             /* of the machine; what answers */
    choice: null,                       /* of a new game */
    is_dragging: false,                 /* the rewind slider */
    seek: null,                         /* where to, not yet sent */
    seats_shown: '',
    notice_mark: '', notice_is_core: false, trouble: '',
};

export function machine_now()
{
    const name = view.status && view.status.machine;

    return view.offer && view.status && (view.offer.machines.find(
        (machine) => view.status.id.startsWith(machine.id))
        || view.offer.machines.find((machine) => machine.name === name));
}
