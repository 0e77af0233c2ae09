/** Answers: how many are under way, when they begin, and what they cost. */
import 'server-only'
import { Counter, Gauge, Histogram } from 'prom-client'
import { getSingleton } from '@/lib/store/process-singleton'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import { getRegistry } from './registry'

/** Seconds, from an answer quoted from the library to a model that has just been loaded. */
const firstByteBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

export function getAnswerMetrics() {
  return getSingleton('answer metrics', () => {
    const registers = [getRegistry()]
    return {
      streams: new Gauge({ name: 'evidence_chat_answers_open', help: 'Answers under way', registers }),
      firstByte: new Histogram({
        name: 'evidence_chat_first_byte_seconds',
        help: 'From a question to the first part of its answer',
        buckets: firstByteBuckets,
        registers,
      }),
      ended: new Counter({
        name: 'evidence_chat_answers_total',
        help: 'Answers that have ended: whole, left by the client, or the code of the error that ended them',
        labelNames: ['outcome'],
        registers,
      }),
      tokens: new Counter({
        name: 'evidence_chat_tokens_total',
        help: 'Tokens of prompts and of completions',
        labelNames: ['kind'],
        registers,
      }),
      sourceFailures: new Counter({
        name: 'evidence_chat_source_failures_total',
        help: 'Searches that failed, by source',
        labelNames: ['source'],
        registers,
      }),
    }
  })
}

/**
 * Measures one answer; the caller must always call `end`, with `whole`, `left` or an error code.
 *
 * @param startedAt when the question arrived, from `performance.now`
 */
export function measureAnswer(startedAt: number): { event(event: AnswerEvent): void; end(outcome: string): void } {
  const { streams, firstByte, ended, tokens, sourceFailures } = getAnswerMetrics()
  let hasBegun = false
  streams.inc()
  return {
    event(event) {
      if (!hasBegun) firstByte.observe((performance.now() - startedAt) / 1000)
      hasBegun = true
      if (event.type === 'sources') {
        for (const { source, error } of event.evidence.searched) if (error) sourceFailures.inc({ source })
      }
      if (event.type !== 'end') return
      tokens.inc({ kind: 'prompt' }, event.usage.prompt_tokens)
      tokens.inc({ kind: 'completion' }, event.usage.completion_tokens)
    },
    end(outcome) {
      streams.dec()
      ended.inc({ outcome })
    },
  }
}
