'use client'

import { type ReactNode, useRef } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'
import { useComposerHeight } from './use-composer-height'
import { useKeyboardInset } from './use-keyboard-inset'

interface ComposerDockProps {
  /** Whether the page is empty: the composer is then in the middle of the page instead of at its lower edge. */
  isNew: boolean
  children: ReactNode
}

/** The place of the composer. The caution is below it before the first question, and then below each answer. */
export function ComposerDock({ isNew, children }: ComposerDockProps) {
  const { composer } = useMessages()
  const dock = useRef<HTMLDivElement>(null)
  useComposerHeight(dock, !isNew)
  useKeyboardInset()
  return (
    <div
      ref={dock}
      // Under the answers only: the panel of sources beside them has the whole height of the window.
      id="question"
      data-docked={isNew ? undefined : ''}
      className={
        isNew
          ? ''
          : 'sticky bottom-(--keyboard) z-10 -mx-4 bg-paper px-4 pb-3 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-paper before:to-transparent sm:-mx-6 sm:px-6 lg:me-90'
      }
    >
      <div className={isNew ? '' : 'composer-column'}>
        {children}
        {isNew && <p className="mt-2 text-balance px-2 text-center text-muted text-xs">{composer.caution}</p>}
      </div>
    </div>
  )
}
