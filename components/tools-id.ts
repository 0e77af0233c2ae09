/** The place in the layout's bar where a page puts what it offers. */
export const toolsId = 'page-tools'
