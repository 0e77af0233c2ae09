/** Whether the list of conversations stands open beside the page: known before the first paint, so that nothing makes room for it later. */

/** Among what is stored as preferences are; `open` or `closed`. */
export const historyPanelKey = 'history'

/** Wide enough for the list beside a conversation and its sources. */
export const sidePanelQuery = '(min-width: 80rem)'
