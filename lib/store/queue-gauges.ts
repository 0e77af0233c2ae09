/** Lengths of the work queues of this process, for the metrics. */
import { getSingleton } from './process-singleton'

type QueueName = 'search' | 'image' | 'image-text'

function queues(): Map<QueueName, (() => number)[]> {
  return getSingleton('queues', () => new Map())
}

/** @param length returns the number of waiting jobs, without running ones; queues with the same name are summed */
export function registerQueue(name: QueueName, length: () => number): void {
  queues().set(name, [...(queues().get(name) ?? []), length])
}

/** @returns the length of each queue that this process has used so far */
export function getQueueLengths(): [name: QueueName, waiting: number][] {
  return [...queues()].map(([name, lengths]) => [name, lengths.reduce((sum, length) => sum + length(), 0)])
}
