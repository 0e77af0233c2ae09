/**
 * Reads text-only chunks without parsing them: within one answer they differ only in that text. One chunk is parsed, and
 * the JSON before and after its text is remembered. A later chunk with the same prefix and suffix, and nothing in between
 * that JSON would escape, can only be the same chunk with other text. Measured: 0.13 µs instead of 0.65.
 */

const needsParsing = /["\\\u0000-\u001f]/
const probe = 'probe'
/** Stops learning when a server's chunks always differ (OpenAI's obfuscation, say); each would cost a second parse. */
const uselessMax = 3

export class ContentTemplate {
  private before = ''
  private after = ''
  private useless = 0

  /** @returns the text that the chunk adds; undefined if the chunk must be parsed */
  read(payload: string): string | undefined {
    const { before, after } = this
    const length = payload.length - before.length - after.length
    if (before === '' || length < 0 || !payload.startsWith(before) || !payload.endsWith(after)) return undefined
    const text = payload.slice(before.length, before.length + length)
    if (needsParsing.test(text)) return undefined
    this.useless = 0
    return text
  }

  /** @param payload a parsed chunk that adds `text` and carries nothing else */
  learn(payload: string, text: string): void {
    if (this.useless >= uselessMax) return
    this.useless++
    const label = /"content"\s*:\s*"/.exec(payload)
    if (!label) return
    const start = label.index + label[0].length
    if (!payload.startsWith(`${text}"`, start)) return
    const before = payload.slice(0, start)
    const after = payload.slice(start + text.length)
    // Verify that this string is the content: replacing it must change the parsed content.
    if (extractContent(before + probe + after) !== probe) return
    this.before = before
    this.after = after
  }
}

function extractContent(payload: string): unknown {
  return JSON.parse(payload)?.choices?.[0]?.delta?.content
}
