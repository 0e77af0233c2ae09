/**
 * Remark plugin, used after remark-gfm: a URL with escaped characters stays text. remark-gfm finds URLs while parsing
 * and again in the parsed text, where escapes and positions are lost.
 */
import type {} from 'remark-parse'
import type { Processor } from 'unified'

export function remarkEscapedAddresses(this: Processor): void {
  const data = this.data()
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? [])
    .flat()
    .map(({ transforms: _, ...extension }) => extension)
}
