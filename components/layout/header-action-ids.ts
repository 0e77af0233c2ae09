/** The places in the layout's bar where a page puts what it offers: at its end, and before the product's name. */
export const endActionsId = 'page-tools'
export const startActionsId = 'page-start-tools'
