/**
 * A remark plugin, to be used behind remark-gfm: an address whose signs are escaped stays text. remark-gfm finds addresses
 * while it parses, and once more in the parsed text, where the escapes are gone and positions would be lost.
 */
import type {} from 'remark-parse'
import type { Processor } from 'unified'

export function remarkEscapedAddresses(this: Processor): void {
  const data = this.data()
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? [])
    .flat()
    .map(({ transforms: _, ...extension }) => extension)
}
