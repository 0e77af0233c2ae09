/** Trains the model of lib/answer/emergency/danger-model.ts. The same messages always give the same weights. */
import type { StoredClass, StoredModel } from '@/lib/answer/emergency/danger-model'
import { featureCount, listMessageFeatures } from '@/lib/answer/emergency/message-features'

export type MessageKind = 'medical' | 'self-harm' | 'none'

export interface LabelledMessage {
  text: string
  kind: MessageKind
}

interface Example {
  features: number[]
  kind: MessageKind
}

interface Class {
  kind: MessageKind
  bias: number
  weights: Float64Array
  /** Sums of squared gradients. */
  squares: Float64Array
}

const epochs = 12
const learningRate = 0.3
const biasRate = 0.02
const decay = 0.002
const byteMax = 127

/** Multinomial logistic regression by stochastic gradient descent with AdaGrad's rates. */
export function trainDangerModel(messages: LabelledMessage[]): StoredModel {
  const examples = messages.map(({ text, kind }) => ({ kind, features: listMessageFeatures(text) }))
  const medical = createClass('medical')
  const selfHarm = createClass('self-harm')
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const example of shuffle(examples, epoch)) learn([medical, selfHarm], example)
  return { medical: toStored(medical), selfHarm: toStored(selfHarm) }
}

function createClass(kind: MessageKind): Class {
  return { kind, bias: 0, weights: new Float64Array(featureCount), squares: new Float64Array(featureCount) }
}

function learn(classes: Class[], { features, kind }: Example): void {
  const size = 1 / Math.sqrt(features.length)
  const odds = classes.map(({ bias, weights }) => {
    const sum = features.reduce((total, feature) => total + (weights[feature] ?? 0), 0)
    return Math.exp(bias + sum * size)
  })
  const total = odds.reduce((sum, each) => sum + each, 1)
  for (const [index, each] of classes.entries()) {
    const error = (odds[index] ?? 0) / total - Number(each.kind === kind)
    each.bias -= biasRate * error
    descend(each, features, error * size)
  }
}

function descend({ weights, squares }: Class, features: number[], slope: number): void {
  for (const feature of features) {
    const gradient = slope + decay * (weights[feature] ?? 0)
    squares[feature] = (squares[feature] ?? 0) + gradient * gradient
    weights[feature] = (weights[feature] ?? 0) - (learningRate * gradient) / Math.sqrt((squares[feature] ?? 0) + 1e-6)
  }
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

function toStored({ bias, weights }: Class): StoredClass {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const scale = largest / byteMax
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale))
  return { bias, scale, weights: Buffer.from(bytes.buffer).toString('base64') }
}
