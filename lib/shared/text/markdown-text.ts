/**
 * Text from outside (a title, a quotation, the words of a question) as Markdown that shows exactly that text: nothing
 * in it becomes an image, a link, HTML, a formula, emphasis or a citation mark.
 */

/**
 * `[` is escaped and `]` is not: without an opening bracket a closing one does nothing, and pages that typeset LaTeX
 * read `\[…\]` as a formula. The last three cases stop the automatic links of GitHub's Markdown.
 */
const active = /[\\`*_~|$[]|<(?=[a-z/!?])|&(?=#?[0-9a-z]+;)|(?<=[a-z]):(?=\/\/)|(?<=www)\.|@(?=\w)/gi

/** @returns one line: a line break could begin a heading, a list or a table */
export function escapeMarkdown(text: string): string {
  // An address swallows a backslash before `<`, and no entity.
  return text.replace(/\s*[\r\n]\s*/g, ' ').replace(active, (sign) => (sign === '<' ? '&lt;' : `\\${sign}`))
}

/** A backslash before ASCII punctuation (CommonMark 2.4), with the sign as its group, or `&lt;`. */
export const markdownEscape = /\\([!-/:-@[-`{-~])|&lt;/g

export function unescapeMarkdown(text: string): string {
  return text.replace(markdownEscape, (_, sign?: string) => sign ?? '<')
}
