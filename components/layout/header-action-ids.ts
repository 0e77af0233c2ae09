/** Ids of the header slots where a page places its actions: at the end, and before the product name. */
export const endActionsId = 'page-tools'
export const startActionsId = 'page-start-tools'
