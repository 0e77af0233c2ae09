/** The places in the layout's bar where a page puts what it offers: at its end, and before the product's name. */
export const toolsId = 'page-tools'
export const startToolsId = 'page-start-tools'
