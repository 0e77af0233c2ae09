/** How much work waits for its turn, for whoever watches the server: each queue of the process tells its own length. */
import { getSingleton } from './process-singleton'

export type QueueName = 'search' | 'image' | 'image-text'

function queues(): Map<QueueName, (() => number)[]> {
  return getSingleton('queues', () => new Map())
}

/** @param length how many wait now, those under way not counted; several queues of one name are added up */
export function registerQueue(name: QueueName, length: () => number): void {
  queues().set(name, [...(queues().get(name) ?? []), length])
}

/** @returns the queues that this process has used so far */
export function getQueueLengths(): [name: QueueName, waiting: number][] {
  return [...queues()].map(([name, lengths]) => [name, lengths.reduce((sum, length) => sum + length(), 0)])
}
