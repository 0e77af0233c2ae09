/**
 * The text of a document page, sent with its image for the model to read but not as part of the question. A guideline
 * page has two hundred words, which would drown the dozen of a question.
 */

const label = /^Text of image \d+, page \d+ of a document:\n/

/**
 * @param image the image's number in the message, from 1
 * @param page the page's number in the document, from 1
 */
export function labelPageText(image: number, page: number, text: string): string {
  return `Text of image ${image}, page ${page} of a document:\n${text}`
}

export function isPageText(text: string): boolean {
  return label.test(text)
}
