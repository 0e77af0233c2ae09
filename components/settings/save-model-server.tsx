'use client'

import { useState } from 'react'
import type { ModelServerReport } from '@/lib/wire/model-server-report'
import type { ApiResult } from './call-server'
import { type ModelServerInput, removeModelServer, saveModelServer } from './model-server-api'
import type { ModelMessages } from './model-server-report'
import { Outcome } from './outcome'
import { SettingsButton } from './settings-button'

/** Saves a tested model server; questions are answered with it at once. */
export function SaveModelServer({ typed, messages }: { typed: ModelServerInput; messages: ModelMessages }) {
  const [isBusy, setIsBusy] = useState(false)
  const [saved, setSaved] = useState<ApiResult<{ report: ModelServerReport; isSaved: boolean; isUsed: boolean }>>()

  async function save() {
    setIsBusy(true)
    setSaved(await saveModelServer(typed))
    setIsBusy(false)
  }

  return (
    <div className="space-y-2">
      <SettingsButton isMain disabled={isBusy} onClick={() => void save()}>
        {isBusy ? messages.saving : messages.save}
      </SettingsButton>
      <div aria-live="polite">
        {saved && (
          <Outcome tried={saved} messages={messages}>
            {({ isSaved, isUsed }) => (
              <p>{isSaved ? (isUsed ? messages.saved : messages.savedUnused) : messages.notSaved}</p>
            )}
          </Outcome>
        )}
      </div>
    </div>
  )
}

/** Says that a saved model server is in use, and ends that. */
export function SavedModelServer({ text, messages }: { text: string; messages: ModelMessages }) {
  const [isBusy, setIsBusy] = useState(false)
  const [removed, setRemoved] = useState<ApiResult<null>>()

  async function remove() {
    setIsBusy(true)
    setRemoved(await removeModelServer())
    setIsBusy(false)
  }

  const isRemoved = removed !== undefined && 'done' in removed
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3 rounded-2xl border border-line bg-sunken px-5 py-3">
      <p aria-live="polite" className="min-w-0 flex-1 basis-64">
        {isRemoved ? messages.removed : text}
      </p>
      {!isRemoved && (
        <SettingsButton disabled={isBusy} onClick={() => void remove()}>
          {messages.remove}
        </SettingsButton>
      )}
      {removed && (
        <Outcome tried={removed} messages={messages}>
          {() => null}
        </Outcome>
      )}
    </div>
  )
}
