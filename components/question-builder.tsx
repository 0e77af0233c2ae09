'use client'

import { X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import {
  emptyPico,
  type Pico,
  type PicoPart,
  partsOf,
  type QuestionType,
  questionFromPico,
  questionTypes,
} from './pico'

interface QuestionBuilderProps {
  text: string
  onText(text: string): void
  onClose(): void
}

const typeNames: Record<QuestionType, string> = {
  therapy: 'Treatment',
  harm: 'Harm',
  diagnosis: 'Diagnosis',
  prognosis: 'Prognosis',
}

interface PartWords {
  label: string
  example: string
}

const partWords: Record<QuestionType, Record<PicoPart, PartWords>> = {
  therapy: {
    population: { label: 'Patients', example: 'adults with heart failure and reduced ejection fraction' },
    intervention: { label: 'Treatment', example: 'dapagliflozin' },
    comparator: { label: 'Compared with', example: 'placebo' },
    outcome: { label: 'Outcome', example: 'cardiovascular death' },
  },
  harm: {
    population: { label: 'Patients', example: 'adults with atrial fibrillation' },
    intervention: { label: 'Exposure', example: 'apixaban' },
    comparator: { label: 'Compared with', example: 'warfarin' },
    outcome: { label: 'Harm', example: 'major bleeding' },
  },
  diagnosis: {
    population: { label: 'Patients', example: 'adults with chest pain' },
    intervention: { label: 'Test', example: 'high-sensitivity troponin' },
    comparator: { label: 'Compared with', example: 'conventional troponin' },
    outcome: { label: 'Condition', example: 'myocardial infarction' },
  },
  prognosis: {
    population: { label: 'Patients', example: 'adults with chronic kidney disease' },
    intervention: { label: 'Prognostic factor', example: 'albuminuria' },
    comparator: { label: '', example: '' },
    outcome: { label: 'Outcome', example: 'kidney failure' },
  },
}

/**
 * Fields that write the question into the box as they are filled in, where it can be read and changed before it is
 * asked. What was in the box before stays in front.
 */
export function QuestionBuilder({ text, onText, onClose }: QuestionBuilderProps) {
  const [type, setType] = useState<QuestionType>('therapy')
  const [pico, setPico] = useState<Pico>(emptyPico)
  const before = useRef(text.trim())
  const [written, setWritten] = useState(text)
  const id = useId()
  // Somebody who edits the question by hand is not overwritten by the next keystroke in a field.
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
      <legend className="sr-only">Build a question</legend>
      <div className="flex items-center justify-between gap-2 pt-2">
        <div role="radiogroup" aria-label="Kind of question" className="flex flex-wrap gap-1">
          {questionTypes.map((each) => (
            <label
              key={each}
              className="relative rounded-full border border-transparent px-3 py-1 text-sm has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={`${id}type`}
                checked={type === each}
                onChange={() => update(each, pico)}
                className="absolute inset-0 cursor-pointer appearance-none rounded-full"
              />
              {typeNames[each]}
            </label>
          ))}
        </div>
        <button type="button" onClick={onClose} className="rounded-full p-2 text-muted hover:bg-sunken hover:text-ink">
          <X aria-hidden className="size-4" />
          <span className="sr-only">Close the question builder</span>
        </button>
      </div>
      <div className="mt-2 grid gap-x-3 gap-y-2 sm:grid-cols-2">
        {partsOf[type].map((part) => (
          <label key={part} className="block text-sm">
            <span className="text-muted">{partWords[type][part].label}</span>
            <input
              type="text"
              dir="auto"
              autoComplete="off"
              value={pico[part]}
              placeholder={partWords[type][part].example}
              onChange={({ target }) => update(type, { ...pico, [part]: target.value })}
              className="mt-0.5 block w-full rounded-lg border border-edge bg-surface px-3 py-1.5 placeholder:text-muted focus:border-accent focus:outline-none"
            />
          </label>
        ))}
      </div>
      {isByHand && (
        <p className="mt-2 text-sm">
          You changed the question by hand.{' '}
          <button type="button" onClick={() => write(type, pico)} className="prose-link min-h-6">
            Write it again from these fields
          </button>
        </p>
      )}
    </fieldset>
  )
}
