/** A part of a document, independent of its file format. */

export type DocumentBlock =
  | { type: 'heading'; level: number; text: string; page: number | null }
  | { type: 'text'; text: string; page: number | null }
  /** `name` is its number and title, such as "Table 2. Doses", empty if it has none; each line is a row. */
  | { type: 'table'; name: string; lines: string[]; page: number | null }
