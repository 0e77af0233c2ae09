'use client'

import { Braces, Download, FileText, FileType, Link2, Printer } from 'lucide-react'
import { memo, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Turn } from '@/components/conversation/conversation-reducer'
import { useMessages } from '@/components/i18n/messages-provider'
import { headerItem } from '@/components/ui/button-styles'
import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'
import { Menu, menuItem } from '@/components/ui/menu'
import type { MessageNode } from '@/lib/wire/conversation'
import { type ConversationFormat, saveConversation } from './save-conversation'

/** Loaded on demand: most conversations are never shared. */
const ShareDialog = lazyWithFallback(async () => (await import('./share-dialog')).ShareDialog)

const formats = [
  { format: 'docx', Icon: FileType },
  { format: 'markdown', Icon: FileText },
  { format: 'json', Icon: Braces },
] as const

interface ExportMenuProps {
  readTurns(): readonly Turn[]
  nodes: readonly MessageNode[]
  /** The stored conversation, to load earlier turns and to share; null if it is not stored. */
  conversationId: string | null
  /** Shows the turns that are not loaded yet. */
  onWhole: ((earlier: readonly Turn[]) => void) | undefined
}

/** Exports, prints or shares the conversation. */
export const ExportMenu = memo(function ExportMenu({ readTurns, nodes, conversationId, onWhole }: ExportMenuProps) {
  const page = useMessages()
  const messages = page.exports
  const [isSharing, setIsSharing] = useState(false)
  const { state, save, print } = useExport({ readTurns, nodes, conversationId, onWhole })

  return (
    <>
      <Menu
        className={headerItem}
        label={
          <>
            <Download aria-hidden className="size-5" />
            {messages.open}
          </>
        }
      >
        <ul aria-label={messages.title}>
          {formats.map(({ format, Icon }) => (
            <li key={format}>
              <button type="button" className={menuItem} onClick={() => void save(format)}>
                <Icon aria-hidden className="size-4 text-muted" />
                {messages[format]}
              </button>
            </li>
          ))}
          <li>
            <button type="button" className={menuItem} onClick={() => void print()}>
              <Printer aria-hidden className="size-4 text-muted" />
              {messages.print}
            </button>
          </li>
          {conversationId !== null && (
            <li className="mt-1 border-line border-t pt-1">
              <button type="button" className={menuItem} onClick={() => setIsSharing(true)}>
                <Link2 aria-hidden className="size-4 text-muted" />
                {page.share.open}
              </button>
            </li>
          )}
        </ul>
      </Menu>
      {isSharing &&
        conversationId !== null &&
        // On a narrow header this is inside the menu, which closes when a dialog opens.
        createPortal(
          <ShareDialog conversationId={conversationId} onClose={() => setIsSharing(false)} />,
          document.body,
        )}
      <p aria-live="polite" className={state === 'failed' ? 'max-w-48 text-danger text-xs' : 'sr-only'}>
        {state && messages[state]}
      </p>
    </>
  )
})

/** Saves and prints the conversation, also the turns that are not loaded yet. */
function useExport({ readTurns, nodes, conversationId, onWhole }: ExportMenuProps) {
  const page = useMessages()
  const [state, setState] = useState<'creating' | 'saved' | 'failed' | null>(null)

  async function save(format: ConversationFormat) {
    setState('creating')
    try {
      const [{ loadAllTurns }, { loadSourceChanges }] = await Promise.all([
        import('./load-all-turns'),
        import('./load-source-changes'),
      ])
      const whole = await loadAllTurns(readTurns(), conversationId)
      await saveConversation(format, await loadSourceChanges(whole, nodes, conversationId), page)
      setState('saved')
    } catch {
      setState('failed')
    }
  }

  const print = useCallback(async () => {
    setState('creating')
    try {
      const { printConversation } = await import('./print-conversation')
      await printConversation(readTurns(), conversationId, onWhole)
      setState(null)
    } catch {
      setState('failed')
    }
  }, [readTurns, conversationId, onWhole])

  usePrintShortcut(readTurns, print)
  return { state, save, print }
}

/** The browser's shortcut would print only the loaded turns. */
function usePrintShortcut(readTurns: () => readonly Turn[], print: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      if (!readTurns()[0]?.parentId) return
      event.preventDefault()
      print()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [readTurns, print])
}
