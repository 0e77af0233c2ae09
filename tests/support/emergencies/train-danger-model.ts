/** Trains the models of lib/answer/emergency/danger-model.ts. The same messages always give the same weights. */
import type { StoredModel } from '@/lib/answer/emergency/danger-model'
import { listCues } from '@/lib/answer/emergency/danger-readers'
import { featureCount, listMessageFeatures } from '@/lib/answer/emergency/message-features'

export type MessageKind = 'medical' | 'self-harm' | 'none'

export interface LabelledMessage {
  text: string
  kind: MessageKind
}

interface Example {
  features: number[]
  isPositive: boolean
}

const epochs = 20
const learningRate = 0.3
const biasRate = 0.02
const decay = 1e-5
const byteMax = 127

/** @returns the two models; that of self-harm has seen dangers only */
export function trainDangerModel(messages: LabelledMessage[]): { danger: StoredModel; selfHarm: StoredModel } {
  const described = messages.map(({ text, kind }) => ({ kind, features: listMessageFeatures(text, listCues(text)) }))
  const toExample = (positive: (kind: MessageKind) => boolean) => (each: (typeof described)[number]) => ({
    features: each.features,
    isPositive: positive(each.kind),
  })
  const dangers = described.filter(({ kind }) => kind !== 'none')
  return {
    danger: trainModel(described.map(toExample((kind) => kind !== 'none'))),
    selfHarm: trainModel(dangers.map(toExample((kind) => kind === 'self-harm'))),
  }
}

/** Logistic regression by stochastic gradient descent with AdaGrad's rates. */
function trainModel(examples: Example[]): StoredModel {
  const weights = new Float64Array(featureCount)
  const squares = new Float64Array(featureCount)
  let bias = 0
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const { features, isPositive } of shuffle(examples, epoch)) {
      const size = 1 / Math.sqrt(features.length)
      const sum = features.reduce((total, feature) => total + (weights[feature] ?? 0), 0)
      const error = 1 / (1 + Math.exp(-bias - sum * size)) - Number(isPositive)
      bias -= biasRate * error
      for (const feature of features) {
        const gradient = error * size + decay * (weights[feature] ?? 0)
        squares[feature] = (squares[feature] ?? 0) + gradient * gradient
        weights[feature] =
          (weights[feature] ?? 0) - (learningRate * gradient) / Math.sqrt((squares[feature] ?? 0) + 1e-6)
      }
    }
  return toStored(weights, bias)
}

/** The order of each epoch, always the same. */
function shuffle<T>(items: T[], seed: number): T[] {
  let state = seed + 1
  const keys = items.map(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  })
  return items
    .map((item, index) => ({ item, key: keys[index] ?? 0 }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

function toStored(weights: Float64Array, bias: number): StoredModel {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const scale = largest / byteMax
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale))
  return { bias, scale, weights: Buffer.from(bytes.buffer).toString('base64') }
}
