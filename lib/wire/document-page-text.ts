/**
 * The words of a document's page, sent beside its picture: for whoever answers to read, not what is asked. A page of a
 * guideline has two hundred words, in which the dozen of a question would drown.
 */

const label = /^Text of image \d+, page \d+ of a document:\n/

/** @param image its number in the message, from 1; `page` its number in the document, from 1 */
export function labelPageText(image: number, page: number, text: string): string {
  return `Text of image ${image}, page ${page} of a document:\n${text}`
}

export function isPageText(text: string): boolean {
  return label.test(text)
}
