'use client'

import { type FormEvent, useId } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import type { Messages } from '@/components/i18n/messages-en'
import type { GuidelineFacts } from './use-imports'

interface GuidelineFormProps {
  name: string
  messages: Messages['library']['import']['guideline']
  /** Null when the file is skipped. */
  onDone(about: GuidelineFacts | null): void
}

/** May be a published guideline or article. */
const publicationName = /\.(?:pdf|docx)$/i

export function GuidelineForm({ name, messages, onDone }: GuidelineFormProps) {
  const id = useId()
  const isPublication = publicationName.test(name)

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const readField = (field: string) => String(fields.get(field) ?? '').trim()
    onDone({
      title: readField('title'),
      owner: readField('owner'),
      date: readField('date'),
      doi: readField('doi'),
      licence: readField('licence'),
    })
  }

  return (
    <form
      onSubmit={onSubmit}
      aria-labelledby={`${id}-heading`}
      className="space-y-4 rounded-2xl border border-edge bg-surface p-5"
    >
      <div>
        <h2 id={`${id}-heading`} className="font-semibold text-lg">
          {formatMessage(messages.heading, { name })}
        </h2>
        <p className="text-muted text-sm">{messages.hint}</p>
        {isPublication && <p className="text-muted text-sm">{messages.licenceHint}</p>}
      </div>
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
        <Field name="title" label={messages.title} type="text" />
        <Field name="owner" label={messages.owner} type="text" />
        <Field name="date" label={messages.date} type="date" />
      </div>
      {isPublication && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field name="doi" label={messages.doi} type="text" />
          <Field name="licence" label={messages.licence} type="text" />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          className="h-10 rounded-lg bg-accent px-4 font-semibold text-on-accent hover:bg-accent-strong"
        >
          {messages.submit}
        </button>
        <button type="button" onClick={() => onDone(null)} className="h-10 rounded-lg px-4 hover:bg-sunken">
          {messages.cancel}
        </button>
      </div>
    </form>
  )
}

function Field({ name, label, type }: { name: string; label: string; type: 'text' | 'date' }) {
  return (
    <label className="flex min-w-0 flex-col justify-end gap-1 text-sm">
      <span>{label}</span>
      <input
        name={name}
        type={type}
        maxLength={200}
        className="h-10 w-full min-w-0 rounded-lg border border-edge bg-paper px-3 text-base"
      />
    </label>
  )
}
