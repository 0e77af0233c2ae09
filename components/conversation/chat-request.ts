/** Builds the requests that send questions. */
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { labelUnfinishedAnswer, toUserContent } from '@/lib/wire/conversation'
import { evidenceSources } from '@/lib/wire/evidence-values'
import type { ImageText } from '@/lib/wire/images/image-text'
import type { AskRequest } from './answer-client'
import { isGenerating, type Question, type QuestionImage, type Turn } from './conversation-reducer'

/**
 * Builds the request for one question.
 *
 * @param asked the turns up to and including this one
 * @param conversation id under which the server stores it; null when the request must carry all earlier turns
 * @param searchesLive whether to search PubMed and Europe PMC too
 */
export function buildAskRequest(
  turn: Turn,
  asked: readonly Turn[],
  conversation: string | null,
  searchesLive: boolean,
): Pick<AskRequest, 'messages' | 'conversation' | 'evidence'> {
  const { id: question, parentId: parent, answerId: answer } = turn
  const place = conversation
    ? { messages: [questionParam(turn.question)], conversation: { id: conversation, parent, question, answer } }
    : { messages: toWireMessages(asked, question) }
  const images = toImageTexts(conversation ? [turn] : asked, question)
  return {
    ...place,
    evidence: {
      ...(searchesLive ? { sources: [...evidenceSources] } : {}),
      ...(images.length > 0 ? { images } : {}),
      ...(turn.question.plainWordsOf && { plain_words_of: turn.question.plainWordsOf }),
    },
  }
}

/**
 * Converts turns to wire messages, oldest first. A turn without an answer is left out unless it is the one being asked,
 * so that roles alternate. An incomplete answer is labelled, so that a model does not take it for a complete one.
 */
export function toWireMessages(turns: readonly Turn[], askedId: string): ChatCompletionMessageParam[] {
  return sentTurns(turns, askedId).flatMap(({ id, question, answer }): ChatCompletionMessageParam[] => {
    if (id === askedId) return [questionParam(question)]
    const ending = isGenerating(answer) ? '' : labelUnfinishedAnswer(answer.status as 'done' | 'stopped' | 'failed')
    return [questionParam(question), { role: 'assistant', content: answer.text + ending }]
  })
}

/** @returns the text read in the images of these messages, with the index of each image */
export function toImageTexts(turns: readonly Turn[], askedId: string): ImageText[] {
  const own = sentTurns(turns, askedId).flatMap(({ question }) => question.images.filter(isUnsent))
  // The text of a PDF page is sent with its message instead.
  return own.flatMap(({ text, details }, index) => (text === undefined || details?.pageText ? [] : [{ index, text }]))
}

/** Images that the server already has are not sent again. */
function questionParam({ text, images }: Question): ChatCompletionMessageParam {
  const own = images.filter(isUnsent)
  return {
    role: 'user',
    content: toUserContent(
      text,
      own.map(({ description, dataUrl, details, text: read = details?.pageText?.text }) => ({
        description,
        url: dataUrl,
        ...(read && details?.pageText && details.frame
          ? { page: { number: details.frame.index + 1, text: read } }
          : {}),
      })),
    ),
  }
}

function sentTurns(turns: readonly Turn[], askedId: string): Turn[] {
  return turns.filter(({ id, answer }) => id === askedId || answer.text !== '')
}

function isUnsent({ dataUrl }: QuestionImage): boolean {
  return dataUrl.startsWith('data:')
}
