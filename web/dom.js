/* dom.js - finds, creates and updates elements of the page. */

export const by_id = (id) => document.getElementById(id);

export function make_element(tag, words, properties)
{
    const element = Object.assign(document.createElement(tag),
                                  properties || {});

    if (words !== undefined && words !== null)
        element.textContent = words;
    return element;
}

export function set_text(element, words)
{
    if (element.textContent !== words)
        element.textContent = words;
}

export function set_attribute(element, name, value)
{
    if (element.getAttribute(name) !== value)
        element.setAttribute(name, value);
}

export function on_click(id, call)
{
    by_id(id).addEventListener('click', call);
}

export function window_query(words)
{
    return globalThis.matchMedia ? matchMedia(words) : {matches: false};
}

/* On a telephone the panel is below the game: what one of its buttons leads to
 * must be in sight. */
export function show_from_top()
{
    window.scrollTo(0, 0);
}
