/** Reads the question from the conversation: the last user turn, those before it, and whether it needs a search. */
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { toSimplifiedChinese } from '@/lib/answer/emergency/to-simplified-chinese'
import { removePlaceholders } from '@/lib/shared/identifiers/placeholders'
import { findLabFindings, type LabValue, readLabValues } from '@/lib/shared/lab-values/read-lab-values'
import { readTypedValues } from '@/lib/shared/lab-values/read-typed-values'
import { selectImageWords } from '@/lib/shared/lab-values/select-image-words'
import { detectLanguage, type TextLanguage } from '@/lib/shared/text/detect-language'
import { isPageText } from '@/lib/wire/images/document-page-text'
import { parseImageText } from '@/lib/wire/images/image-text'
import { lostImageText } from '@/lib/wire/images/lost-image'

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
  /** Clinical terms of the values outside their intervals, in English; searched as facts of the patient, on this machine only. */
  labFindings?: string[]
  /** The text of the last turn's images as OCR read it, if the turn consists of images alone. */
  imagesAlone?: string
  /** Language of the text that the server itself adds to the answer. */
  language: TextLanguage
  /** What a turn is that asks nothing of the library; null for a question. */
  smallTalk: 'greeting' | 'thanks' | null
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

/** The text of a turn without attached document pages, unless it contains nothing else, and without removed identifiers. */
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

const greeting =
  /^(?:(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|greetings|test(?:ing)?|ping)\b[\s,!.]*)+(?:there|all|everyone|team|doctor)?[\s!.?]*$/i
/** Also with a remark after it: "thanks, that helps", "OK great, that was very useful". */
const thanks =
  /^(?:(?:(?:many )?thanks?(?: you)?(?: very much| so much| a lot| again)?|thx|ta|cheers|ok(?:ay)?|great|perfect|excellent|brilliant|lovely|got it|understood|bye|goodbye|see you)(?:\s(?:mate|doctor|all))?[\s,!.–-]*)+(?:(?:that|this|it)(?:'s| is| was)?(?: (?:very|really|so|quite))? (?:helps?|helped|helpful|useful|great|clear|perfect|all|good))?[\s!.]*$/i
const aboutThisService =
  /^(?:(?:hi|hello|hey)[\s,!.]+)?(?:(?:who|what) are you|what can you do|how do you work|help|are you (?:there|an? (?:ai|bot|model))|how are you(?: doing)?|say (?:hi|hello)|what(?:'s| is) your name)[\s?!.]*$/i

const chineseThanks =
  '(?:多|非常|十分|太)?(?:谢谢|感谢)(?:[你您]|你们|大家)?(?:的(?:帮助|回答|解答))?|多谢|谢了|辛苦|不客气|好的?|好吧|行|可以|明白|知道|懂了|了解|收到|没事|太?棒了|厉害|再见|拜拜|回头见'
const chineseGreetings = [
  '(?:[你您]|你们|大家|老师|医生)好|哈[喽啰]|嗨|嘿|(?:早上|上午|中午|下午|晚上)好|早安|晚安|早|在吗|在不在|有人吗|测试一?下?',
  '请?问?[你您](?:到底)?是谁|[你您]叫什么(?:名字)?|[你您]是(?:什么|哪个|哪种)(?:模型|大模型|AI|人工智能|机器人|东西|软件)?|[你您]是(?:一个)?(?:AI|人工智能|机器人|真人|人|模型)',
  '[你您](?:能|会|可以)(?:帮我|为我)?(?:做|干|回答)?(?:什么|啥|哪些问题|哪些事)|(?:怎么|如何)使?用(?:[你您]|这个)?|帮助|[你您]好吗|(?:请?介绍一?下?(?:[你您])?自己|自我介绍)(?:一下)?',
].join('|')

/** Chinese often combines a greeting, thanks and a question about the service, followed by particles. */
function repeatChinese(phrases: string): RegExp {
  return new RegExp(`^(?:(?:${phrases})(?:了|呀|啊|吗|嘛|呢|哦|喔|啦|吧)?[\\s，,。.！!？?～~、]*)+$`, 'i')
}

const isChineseThanks = repeatChinese(chineseThanks)
const isChineseSmallTalk = repeatChinese(`${chineseGreetings}|${chineseThanks}`)
/** Longer than any small talk. Skipping longer text also avoids regex backtracking on it. */
const smallTalkMax = 200
const chineseSmallTalkMax = 30

function readSmallTalk(text: string): AskedQuestion['smallTalk'] {
  if (text.length > smallTalkMax) return null
  if (thanks.test(text)) return 'thanks'
  if (text === '' || greeting.test(text) || aboutThisService.test(text)) return 'greeting'
  if (text.length > chineseSmallTalkMax) return null
  const chinese = toSimplifiedChinese(text)
  if (isChineseThanks.test(chinese)) return 'thanks'
  return isChineseSmallTalk.test(chinese) ? 'greeting' : null
}
