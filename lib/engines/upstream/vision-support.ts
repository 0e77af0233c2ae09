/** Whether the model accepts images: set by the operator, or assumed until the server refuses them. */
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { Refusal } from './upstream-errors'

/** One image may have caused the refusal, so images are tried again after a while. */
const askAgainAfterMs = 600_000

export class VisionSupport {
  private readonly setting: 'auto' | 'on' | 'off'
  private refusedAt = Number.NEGATIVE_INFINITY

  constructor(setting: 'auto' | 'on' | 'off') {
    this.setting = setting
  }

  get sendsImages(): boolean {
    if (this.setting !== 'auto') return this.setting === 'on'
    return performance.now() - this.refusedAt > askAgainAfterMs
  }

  /** @returns true if the request is worth resending without images */
  learn(refusal: Refusal): boolean {
    if (this.setting !== 'auto' || !isAboutImages(refusal)) return false
    if (isAboutAbility(refusal)) this.refusedAt = performance.now()
    return true
  }

  forget(): void {
    this.refusedAt = Number.NEGATIVE_INFINITY
  }
}

export function hasImages(messages: ChatCompletionMessageParam[]): boolean {
  return messages.some(({ content }) => Array.isArray(content) && content.some((part) => part.type === 'image_url'))
}

/**
 * llama.cpp and Ollama answer 500 here. A text-only server may complain about the content type without
 * mentioning images.
 */
function isAboutImages({ status, text }: Refusal): boolean {
  const isRefusal =
    (status >= 400 && status < 500 && status !== 401 && status !== 403 && status !== 429) || status === 500
  return (
    isRefusal &&
    /image|vision|multi-?modal|mmproj|content['"`]? ?(?:must be|should be|:).{0,20}(?:a )?(?:valid )?string|expected .{0,10}text/i.test(
      text,
    )
  )
}

const singleImageWords =
  /\bformats?\b|\b(?:image|media|mime)[ _]types?\b|too (?:large|big|small|many)|\b(?:size|resolution|dimensions?|pixels)\b/i

/** "Does not accept images", as opposed to "this image is broken" or "this format is not supported". */
function isAboutAbility({ text }: Refusal): boolean {
  if (singleImageWords.test(text)) return false
  return /support|at most 0 image|not (?:a )?(?:multi-?modal|vision)|unknown variant|must be a string|valid string|mmproj|missing data required|expected .{0,10}text|only text|text[- ]only/i.test(
    text,
  )
}
