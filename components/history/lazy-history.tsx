'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'
import { HeaderActions } from '@/components/layout/header-actions'
import { historyPanelKey, sidePanelQuery } from '@/components/settings/history-panel-state'
import { readFromStorage, writeToStorage } from '@/components/settings/preferences'
import { headerItem } from '@/components/ui/button-styles'
import { Icon } from '@/components/ui/icon'
import type { HistoryProps } from './history'

/**
 * The button that opens the history panel, and the panel, loaded on first use. The browser remembers whether it is
 * open, not its content.
 */
export function LazyHistory(props: Omit<HistoryProps, 'isBeside' | 'onClose'>) {
  const messages = useMessages()
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const [isBeside, setIsBeside] = useState(false)
  const [History, setHistory] = useState<ComponentType<HistoryProps> | null>(null)
  const [isMissing, setIsMissing] = useState(false)

  useEffect(() => {
    const query = window.matchMedia(sidePanelQuery)
    const update = () => setIsBeside(query.matches)
    update()
    setIsOpen(query.matches && readFromStorage(historyPanelKey) === 'open')
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [])

  useEffect(() => {
    if (!isOpen || History) return
    import('./history').then(
      (loaded) => setHistory(() => loaded.History),
      () => setIsMissing(true),
    )
  }, [isOpen, History])

  useEffect(() => {
    // The style sheet makes room for the panel; on load, `preferences-script` did so before the first paint.
    if (isOpen !== null) document.documentElement.toggleAttribute('data-history', isOpen && isBeside && !isMissing)
  }, [isOpen, isBeside, isMissing])

  function show(next: boolean) {
    setIsOpen(next)
    setIsMissing(false)
    if (isBeside) writeToStorage(historyPanelKey, next ? 'open' : 'closed')
  }

  // Before hydration there is no header to render the button in.
  if (isOpen === null) return null
  return (
    <>
      <HeaderActions slot="start" narrowSlot="menuStart">
        <button type="button" aria-expanded={isOpen} onClick={() => show(!isOpen)} className={headerItem}>
          <Icon name="panel" className="size-5 rtl:-scale-x-100" />
          {messages.header.conversations}
        </button>
      </HeaderActions>
      {isOpen && isMissing && (
        <p role="alert" className="px-4 pt-3 text-center text-danger text-sm">
          {messages.history.notLoaded}
        </p>
      )}
      {isOpen && History && <History {...props} isBeside={isBeside} onClose={() => show(false)} />}
    </>
  )
}
