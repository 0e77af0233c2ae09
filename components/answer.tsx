'use client'

import { type ComponentType, lazy, Suspense } from 'react'
import type { AnswerTextProps } from './answer-text'
import type { Answer as AnswerState } from './conversation'
import { doubtsFrom } from './doubts'
import { Waiting } from './waiting'

/** Fetches the Markdown part of the page; called early, so that it is there when the first answer begins. */
export async function loadAnswerText(): Promise<{ default: ComponentType<AnswerTextProps> }> {
  try {
    return await import('./answer-text')
  } catch {
    // The network failed between page and answer: unformatted words are better than none.
    return { default: PlainText }
  }
}

const AnswerText = lazy(loadAnswerText)

function PlainText({ text }: Pick<AnswerTextProps, 'text'>) {
  return <p className="whitespace-pre-wrap">{text}</p>
}

export function Answer({ answer }: { answer: AnswerState }) {
  const { text, evidence, status } = answer
  return (
    <div className="space-y-4 text-[1.0625rem] leading-[1.7]">
      <Suspense fallback={<Waiting />}>
        <AnswerText
          text={text}
          items={evidence?.items ?? []}
          doubts={doubtsFrom(evidence?.checks ?? [])}
          isStreaming={status === 'writing'}
        />
      </Suspense>
    </div>
  )
}
