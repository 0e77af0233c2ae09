/**
 * Whether the history panel is open beside the page; read before the first paint, so that it causes no layout shift.
 */

/** Stored like a preference, as `open` or `closed`. */
export const historyPanelKey = 'history'

/** Wide enough for the history panel beside a conversation and its sources. */
export const sidePanelQuery = '(min-width: 80rem)'
