/**
 * Reads the chunks that only add text without parsing them: within one answer they differ in that text alone. One chunk
 * is parsed and remembered as what stands before and after its text; a later one between the same two ends, with
 * nothing in it that JSON would escape, can only mean the same with another text. Measured: 0.13 µs instead of 0.65.
 */

const needsParsing = /["\\\u0000-\u001f]/
const probe = 'probe'
/** A server whose chunks always differ (OpenAI's obfuscation, say) would else cost a second parse for each. */
const uselessMax = 3

export class ContentTemplate {
  private before = ''
  private after = ''
  private useless = 0

  /** @returns the text that the chunk adds, or undefined when the chunk must be parsed */
  read(payload: string): string | undefined {
    const { before, after } = this
    const length = payload.length - before.length - after.length
    if (before === '' || length < 0 || !payload.startsWith(before) || !payload.endsWith(after)) return undefined
    const text = payload.slice(before.length, before.length + length)
    if (needsParsing.test(text)) return undefined
    this.useless = 0
    return text
  }

  /** @param payload a chunk that was parsed and found to add `text` to the answer and to say nothing else */
  learn(payload: string, text: string): void {
    if (this.useless >= uselessMax) return
    this.useless++
    const label = /"content"\s*:\s*"/.exec(payload)
    if (!label) return
    const start = label.index + label[0].length
    if (!payload.startsWith(`${text}"`, start)) return
    const before = payload.slice(0, start)
    const after = payload.slice(start + text.length)
    // Proof that this string is the text: with another one in its place, the chunk says that one.
    if (extractContent(before + probe + after) !== probe) return
    this.before = before
    this.after = after
  }
}

function extractContent(payload: string): unknown {
  return JSON.parse(payload)?.choices?.[0]?.delta?.content
}
