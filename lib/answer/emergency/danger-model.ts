/**
 * A multinomial logistic regression over the features of a message: a medical emergency, self-harm or neither. It was
 * trained on the messages of tests/fixtures and on the project's clinical questions (`npm run bench -- emergencies
 * --write`). docs/evidence/emergencies.md says how the threshold was set; docs/evidence-measurements.md
 * has the figures.
 */
import dangerWeights from './danger-weights.json' with { type: 'json' }
import { featureCount, listMessageFeatures } from './message-features'

/**
 * One class as stored. Its score is `bias` plus `scale` times the sum of the features' weights, divided by the square
 * root of the number of features.
 */
export interface StoredClass {
  bias: number
  scale: number
  /** One signed byte per feature, in base64. */
  weights: string
}

export interface StoredModel {
  medical: StoredClass
  selfHarm: StoredClass
}

interface Class {
  bias: number
  scale: number
  weights: Int8Array
}

export interface DangerScores {
  /** Log odds of danger, of either kind, against none. */
  danger: number
  /** Log odds of self-harm against a medical emergency. */
  selfHarm: number
}

let stored: { medical: Class; selfHarm: Class } | undefined

/** @param message at most a few hundred characters; the model was not trained on longer text */
export function scoreDanger(message: string): DangerScores {
  stored ??= readModel(dangerWeights)
  return scoreFeatures(stored, listMessageFeatures(message))
}

/** @returns a function that scores messages by a model that is not the stored one, for cross-validation */
export function createScorer(model: StoredModel): (features: number[]) => DangerScores {
  const classes = readModel(model)
  return (features) => scoreFeatures(classes, features)
}

function scoreFeatures(model: { medical: Class; selfHarm: Class }, features: number[]): DangerScores {
  const medical = score(model.medical, features)
  const selfHarm = score(model.selfHarm, features)
  return { danger: Math.log(Math.exp(medical) + Math.exp(selfHarm)), selfHarm: selfHarm - medical }
}

function readModel({ medical, selfHarm }: StoredModel): { medical: Class; selfHarm: Class } {
  return { medical: readClass(medical), selfHarm: readClass(selfHarm) }
}

function readClass({ bias, scale, weights }: StoredClass): Class {
  const bytes = Buffer.from(weights, 'base64')
  return { bias, scale, weights: new Int8Array(bytes.buffer, bytes.byteOffset, featureCount) }
}

function score({ bias, scale, weights }: Class, features: number[]): number {
  let sum = 0
  for (const feature of features) sum += weights[feature] ?? 0
  return bias + (scale * sum) / Math.sqrt(features.length)
}
