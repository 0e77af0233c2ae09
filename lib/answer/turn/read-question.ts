/** Reads the question from the conversation: the last user turn, those before it, and whether it needs a search. */
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { removePlaceholders } from '@/lib/shared/identifiers/placeholders'
import { findLabFindings, type LabValue, readLabValues } from '@/lib/shared/lab-values/read-lab-values'
import { readTypedValues } from '@/lib/shared/lab-values/read-typed-values'
import { selectImageWords } from '@/lib/shared/lab-values/select-image-words'
import { detectLanguage, type TextLanguage } from '@/lib/shared/text/detect-language'
import { isPageText } from '@/lib/wire/images/document-page-text'
import { parseImageText } from '@/lib/wire/images/image-text'
import { lostImageText } from '@/lib/wire/images/lost-image'
import { readSmallTalk, type SmallTalk } from './small-talk'

export interface AskedQuestion {
  /** The last user turn as plain text; '' if there is none or it contains only images. */
  text: string
  /** The user's earlier turns, oldest first. */
  earlier: string[]
  /**
   * Words from the images of the last turn. They are searched with the question, and never sent to an external
   * service.
   */
  imageText?: string
  /** Laboratory values in the images of the last turn. */
  labValues?: LabValue[]
  /** Laboratory values in the text of the last turn. */
  typedValues?: LabValue[]
  /** Laboratory values in the text of earlier turns, which hold for a follow-up; the newest of each test. */
  earlierValues?: LabValue[]
  /**
   * Clinical terms of the values outside their intervals, in English; searched as facts of the patient, on
   * this machine only.
   */
  labFindings?: string[]
  /** The text of the last turn's images as OCR read it, if the turn consists of images alone. */
  imagesAlone?: string
  /** Language of the text that the server itself adds to the answer. */
  language: TextLanguage
  /** What a turn is that asks nothing of the library; null for a question. */
  smallTalk: SmallTalk | null
}

/** Earlier turns in which the subject of a question is looked for; older subjects no longer apply. */
const earlierTurnsMax = 8

export function readQuestion(messages: ChatCompletionMessageParam[]): AskedQuestion {
  const turns = messages.filter((message) => message.role === 'user').map(({ content }) => content)
  const text = readTurnText(turns.at(-1))
  const earlier = turns
    .slice(0, -1)
    .slice(-earlierTurnsMax)
    .map((turn) => readTurnText(turn))
    .filter((turn) => turn !== '' && readSmallTalk(turn) === null)
  const images = readImageTexts(turns.at(-1))
  return {
    text,
    earlier,
    ...(images === null ? {} : readImages(images)),
    ...readValues(images, text),
    ...readEarlierValues(earlier),
    ...(text === '' && images !== null ? { imagesAlone: images } : {}),
    language: detectLanguage(text || images || (earlier.at(-1) ?? '')),
    smallTalk: text === '' && images !== null ? null : readSmallTalk(text),
  }
}

function readImages(text: string): Pick<AskedQuestion, 'imageText'> {
  const imageText = selectImageWords(text, readLabValues(text))
  return imageText ? { imageText } : {}
}

/** Laboratory values in the images and in the text, and what both mean. */
function readValues(
  images: string | null,
  text: string,
): Pick<AskedQuestion, 'labValues' | 'typedValues' | 'labFindings'> {
  const labValues = images === null ? [] : readLabValues(images)
  const typedValues = readTypedValues(text)
  const labFindings = findLabFindings([...labValues, ...typedValues]).map(({ term }) => term.en)
  return {
    ...(labValues.length > 0 ? { labValues } : {}),
    ...(typedValues.length > 0 ? { typedValues } : {}),
    ...(labFindings.length > 0 ? { labFindings } : {}),
  }
}

/** A value holds until a later turn gives a newer one. */
function readEarlierValues(earlier: string[]): Pick<AskedQuestion, 'earlierValues'> {
  const newest = new Map(earlier.flatMap(readTypedValues).map((value) => [value.analyte, value]))
  return newest.size > 0 ? { earlierValues: [...newest.values()] } : {}
}

/**
 * The text of a turn without attached document pages, unless it contains nothing else, and without removed identifiers.
 */
function readTurnText(content: ChatCompletionMessageParam['content'] | undefined): string {
  if (!Array.isArray(content)) return removePlaceholders(joinText(content))
  const texts = content.flatMap((part) =>
    part.type === 'text' && parseImageText(part.text) === undefined ? [part] : [],
  )
  const own = texts.filter(({ text }) => !isPageText(text) && text !== lostImageText)
  return removePlaceholders(joinText(own.length > 0 ? own : texts))
}

/** The text that OCR read in the turn's images, '' if there is none; null for a turn without images. */
function readImageTexts(content: ChatCompletionMessageParam['content'] | undefined): string | null {
  if (!Array.isArray(content) || !content.some(({ type }) => type === 'image_url')) return null
  return content.flatMap((part) => (part.type === 'text' ? (parseImageText(part.text) ?? []) : [])).join('\n')
}

/** Joins text parts with line breaks and skips all other parts. */
export function joinText(content: ChatCompletionMessageParam['content'] | undefined): string {
  if (typeof content === 'string') return content.trim()
  return (content ?? [])
    .flatMap((part) => (part.type === 'text' ? [part.text] : []))
    .join('\n')
    .trim()
}
