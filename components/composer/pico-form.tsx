'use client'

import { X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'
import {
  emptyPico,
  type Pico,
  partsByQuestionType,
  type QuestionType,
  questionFromPico,
  questionTypes,
} from './pico-question'

interface PicoFormProps {
  text: string
  onText(text: string): void
  onClose(): void
}

/** Placeholders of the fields; in English, like the articles. */
const examples: Readonly<Record<QuestionType, Partial<Pico>>> = {
  therapy: {
    population: 'adults with heart failure and reduced ejection fraction',
    intervention: 'dapagliflozin',
    comparator: 'placebo',
    outcome: 'cardiovascular death',
  },
  harm: {
    population: 'adults with atrial fibrillation',
    intervention: 'apixaban',
    comparator: 'warfarin',
    outcome: 'major bleeding',
  },
  diagnosis: {
    population: 'adults with chest pain',
    intervention: 'high-sensitivity troponin',
    comparator: 'conventional troponin',
    outcome: 'myocardial infarction',
  },
  prognosis: {
    population: 'adults with chronic kidney disease',
    intervention: 'albuminuria',
    outcome: 'kidney failure',
  },
}

/**
 * PICO fields that write the question into the composer as the user fills them in, so that it can be read and changed
 * before it is sent. Earlier text stays in front.
 */
export function PicoForm({ text, onText, onClose }: PicoFormProps) {
  const { questionBuilder } = useMessages()
  const [type, setType] = useState<QuestionType>('therapy')
  const [pico, setPico] = useState<Pico>(emptyPico)
  const before = useRef(text.trim())
  const [written, setWritten] = useState(text)
  // Do not overwrite a question that the user has edited by hand.
  const isByHand = text !== written

  function update(nextType: QuestionType, nextPico: Pico) {
    setType(nextType)
    setPico(nextPico)
    if (!isByHand) write(nextType, nextPico)
  }

  function write(nextType: QuestionType, nextPico: Pico) {
    const next = [before.current, questionFromPico(nextType, nextPico)].filter(Boolean).join('\n')
    setWritten(next)
    onText(next)
  }

  return (
    <fieldset className="mx-1 mb-1 rounded-xl border border-line bg-paper px-3 pb-3">
      <legend className="sr-only">{questionBuilder.open}</legend>
      <div className="flex items-center justify-between gap-2 pt-2">
        <TypeChoice type={type} onChoose={(next) => update(next, pico)} />
        <button type="button" onClick={onClose} className="rounded-full p-2 text-muted hover:bg-sunken hover:text-ink">
          <X aria-hidden className="size-4" />
          <span className="sr-only">{questionBuilder.close}</span>
        </button>
      </div>
      <div className="mt-2 grid gap-x-3 gap-y-2 sm:grid-cols-2">
        {partsByQuestionType[type].map((part) => (
          <label key={part} className="block text-sm">
            <span className="text-muted">{questionBuilder.parts[type][part]}</span>
            <input
              type="text"
              dir="auto"
              autoComplete="off"
              value={pico[part]}
              placeholder={examples[type][part]}
              onChange={({ target }) => update(type, { ...pico, [part]: target.value })}
              className="mt-0.5 block w-full rounded-lg border border-edge bg-surface px-3 py-1.5 placeholder:text-muted focus:border-accent focus:outline-none"
            />
          </label>
        ))}
      </div>
      {isByHand && (
        <p className="mt-2 text-sm">
          {questionBuilder.edited}{' '}
          <button type="button" onClick={() => write(type, pico)} className="prose-link min-h-6">
            {questionBuilder.rewrite}
          </button>
        </p>
      )}
    </fieldset>
  )
}

interface TypeChoiceProps {
  type: QuestionType
  onChoose(type: QuestionType): void
}

function TypeChoice({ type, onChoose }: TypeChoiceProps) {
  const { questionBuilder } = useMessages()
  const id = useId()
  return (
    <div role="radiogroup" aria-label={questionBuilder.kind} className="flex flex-wrap gap-1">
      {questionTypes.map((each) => (
        <label
          key={each}
          className="relative rounded-full border border-transparent px-3 py-1 text-sm has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={`${id}type`}
            checked={type === each}
            onChange={() => onChoose(each)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full"
          />
          {questionBuilder.kinds[each]}
        </label>
      ))}
    </div>
  )
}
