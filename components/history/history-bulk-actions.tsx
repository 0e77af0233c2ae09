'use client'

import { Download, Settings2, Trash2 } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { callApi } from '@/components/conversation/conversation-api'
import { conversationsUrl } from '@/components/conversation/conversation-urls'
import { useMessages } from '@/components/i18n/messages-provider'
import { quietButton } from '@/components/ui/button-styles'
import { Menu, menuItem } from '@/components/ui/menu'

interface HistoryBulkActionsProps {
  isEmpty: boolean
  onDeleted(): void
}

/** Actions on all conversations: export or delete. */
export function HistoryBulkActions({ isEmpty, onDeleted }: HistoryBulkActionsProps) {
  const messages = useMessages().history
  const dialog = useRef<HTMLDialogElement>(null)

  return (
    <div className="border-line border-t p-2">
      <Menu
        side="above"
        className="inline-flex items-center gap-2 rounded-lg px-2 py-1.5 text-muted text-sm hover:bg-sunken hover:text-ink"
        label={
          <>
            <Settings2 aria-hidden className="size-4" />
            {messages.all}
          </>
        }
      >
        <ul>
          <li>
            <a href={`${conversationsUrl}/export`} download className={menuItem}>
              <Download aria-hidden className="size-4 text-muted" />
              {messages.exportAll}
            </a>
          </li>
          <li>
            <button
              type="button"
              disabled={isEmpty}
              onClick={() => dialog.current?.showModal()}
              className={`${menuItem} text-danger disabled:text-muted`}
            >
              <Trash2 aria-hidden className="size-4" />
              {messages.deleteAll}
            </button>
          </li>
        </ul>
      </Menu>
      <DeleteAllDialog dialog={dialog} onDeleted={onDeleted} />
    </div>
  )
}

interface DeleteAllDialogProps {
  dialog: RefObject<HTMLDialogElement | null>
  onDeleted(): void
}

function DeleteAllDialog({ dialog, onDeleted }: DeleteAllDialogProps) {
  const { history: messages } = useMessages()
  const [hasFailed, setHasFailed] = useState(false)

  async function deleteAll() {
    try {
      await callApi('DELETE', conversationsUrl)
      setHasFailed(false)
      dialog.current?.close()
      onDeleted()
    } catch {
      setHasFailed(true)
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby="delete-all-title"
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.stopPropagation()
      }}
      className="m-auto max-w-md space-y-3 rounded-2xl border border-line bg-surface p-6 text-ink shadow-lg backdrop:bg-black/40"
    >
      <h2 id="delete-all-title" className="font-semibold text-lg">
        {messages.deleteAllTitle}
      </h2>
      <p>{messages.deleteAllText}</p>
      {hasFailed && (
        <p role="alert" className="text-danger">
          {messages.failed}
        </p>
      )}
      <div className="flex justify-end gap-3 pt-2">
        <button type="button" className={quietButton} onClick={() => dialog.current?.close()}>
          {messages.cancel}
        </button>
        <button
          type="button"
          onClick={() => void deleteAll()}
          className="rounded-md border border-danger bg-danger-soft px-3 py-1.5 font-semibold text-danger"
        >
          {messages.delete}
        </button>
      </div>
    </dialog>
  )
}
