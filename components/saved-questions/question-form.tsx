'use client'

import { type FormEvent, useId, useState } from 'react'
import type { Messages } from '@/components/i18n/messages-en'
import { SettingsButton } from '@/components/settings/settings-button'
import { savedQuestionCharactersMax } from '@/lib/wire/saved-questions/saved-question'

interface QuestionFormProps {
  messages: Messages['news']
  /** @returns whether it was saved */
  onSave(question: string): Promise<boolean>
}

export function QuestionForm({ messages, onSave }: QuestionFormProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    if (await onSave(text.trim())) setText('')
    setIsBusy(false)
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="rounded-2xl border border-line bg-surface p-5">
      <label htmlFor={id} className="block font-medium text-sm">
        {messages.add}
      </label>
      <div className="mt-1 flex flex-wrap gap-3">
        <input
          id={id}
          required
          pattern=".*\S.*"
          maxLength={savedQuestionCharactersMax}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          dir="auto"
          aria-describedby={`${id}-hint`}
          className="h-11 min-w-0 flex-1 basis-64 rounded-lg border border-edge bg-paper px-3"
        />
        <SettingsButton type="submit" isMain disabled={isBusy}>
          {isBusy ? messages.saving : messages.save}
        </SettingsButton>
      </div>
      <p id={`${id}-hint`} className="mt-2 text-muted text-sm">
        {messages.addHint}
      </p>
    </form>
  )
}
