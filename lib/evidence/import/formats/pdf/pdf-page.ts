/** What is read from a PDF: its metadata, and the text of each page with its position. */

/** Text set in one font, in points; y is the baseline and grows downwards. */
export interface Run {
  text: string
  x: number
  y: number
  width: number
  size: number
  font: string
}

export interface PdfPage {
  /** From 1. */
  number: number
  width: number
  height: number
  /** In the order of the file. */
  runs: Run[]
}

export interface PdfDocument {
  pages: number
  /** As the file states it; often the name of a file or of a program. */
  title: string
  author: string
  /** Of the bookmarks, from top to bottom. */
  outline: { title: string; level: number }[]
}
