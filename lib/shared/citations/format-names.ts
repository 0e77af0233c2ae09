/** The formats by name, apart from what writes them: a menu needs no more. */
export const citationFormatNames = ['ris', 'nbib', 'bibtex', 'csv', 'vancouver'] as const
export type CitationFormatName = (typeof citationFormatNames)[number]
