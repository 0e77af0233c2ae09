/** Scores messages by models that were trained without them. */
import { createScorer, type DangerScores } from '@/lib/answer/emergency/danger-model'
import { listMessageFeatures } from '@/lib/answer/emergency/message-features'
import { type LabelledMessage, trainDangerModel } from './train-danger-model'

const folds = 4

/**
 * @param messages those to score, a part of `training`
 * @param share of the remaining training messages that each model sees, for a learning curve
 */
export function crossValidate(
  messages: LabelledMessage[],
  training: LabelledMessage[],
  share = 1,
): { message: LabelledMessage; scores: DangerScores }[] {
  const fold = new Map(messages.map(({ text }, index) => [text, index % folds]))
  return Array.from({ length: folds }, (_, left) => {
    const seen = training
      .filter(({ text }) => fold.get(text) !== left)
      .filter((_each, index) => index % 20 < 20 * share)
    const score = createScorer(trainDangerModel(seen))
    return messages
      .filter(({ text }) => fold.get(text) === left)
      .map((message) => ({ message, scores: score(listMessageFeatures(message.text)) }))
  }).flat()
}
