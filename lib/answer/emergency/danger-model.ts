/**
 * Two linear models over the features of a message: whether someone is in danger now, and whether the danger is
 * self-harm. They were trained by logistic regression on the messages of tests/fixtures/emergencies.json and on the
 * project's clinical questions (`npm run bench -- emergencies --write`), and recognise wordings that no list of words
 * foresees. docs/evidence.md says how the thresholds were set and what the figures are worth.
 */
import { listCues } from './danger-readers'
import dangerWeights from './danger-weights.json' with { type: 'json' }
import { featureCount, listMessageFeatures } from './message-features'

/** A linear model as it is stored: the score is `bias` plus `scale` times the sum of weights over the root of their number. */
export interface StoredModel {
  bias: number
  scale: number
  /** One signed byte per feature, in base64. */
  weights: string
}

interface Model {
  bias: number
  scale: number
  weights: Int8Array
}

export interface DangerScores {
  /** Log odds that someone is in danger now. */
  danger: number
  /** Log odds that the danger is self-harm, if there is one. */
  selfHarm: number
}

let models: { danger: Model; selfHarm: Model } | undefined

/** @param message of at most a few hundred characters: of a longer text the model knows nothing */
export function scoreDanger(message: string): DangerScores {
  models ??= { danger: readModel(dangerWeights.danger), selfHarm: readModel(dangerWeights.selfHarm) }
  const features = listMessageFeatures(message, listCues(message))
  return { danger: score(models.danger, features), selfHarm: score(models.selfHarm, features) }
}

function readModel({ bias, scale, weights }: StoredModel): Model {
  const bytes = Buffer.from(weights, 'base64')
  return { bias, scale, weights: new Int8Array(bytes.buffer, bytes.byteOffset, featureCount) }
}

function score({ bias, scale, weights }: Model, features: number[]): number {
  let sum = 0
  for (const feature of features) sum += weights[feature] ?? 0
  return bias + (scale * sum) / Math.sqrt(features.length)
}
