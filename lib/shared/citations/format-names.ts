/** The format names, separate from the writers: a menu needs only these. */
export const citationFormatNames = ['ris', 'nbib', 'bibtex', 'csl', 'csv', 'vancouver'] as const
export type CitationFormatName = (typeof citationFormatNames)[number]
