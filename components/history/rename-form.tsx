'use client'

import { useEffect, useRef } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'
import { quietButton } from '@/components/ui/button-styles'

interface RenameFormProps {
  title: string
  onSave(title: string): void
  onCancel(): void
}

export function RenameForm({ title, onSave, onCancel }: RenameFormProps) {
  const messages = useMessages().history
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const next = field.current?.value.trim()
        if (next) onSave(next)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Cancel only the form, neither an answer nor the panel.
        event.preventDefault()
        event.stopPropagation()
        onCancel()
      }}
      className="space-y-2 rounded-lg border border-edge bg-surface p-2"
    >
      <input
        ref={field}
        aria-label={messages.newTitle}
        defaultValue={title}
        maxLength={200}
        required
        dir="auto"
        className="w-full rounded border border-edge bg-paper px-2 py-1 text-sm"
      />
      <div className="flex gap-2 text-sm">
        <button type="submit" className={quietButton}>
          {messages.save}
        </button>
        <button type="button" onClick={onCancel} className={quietButton}>
          {messages.cancel}
        </button>
      </div>
    </form>
  )
}
