'use client'

import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import type { Attachments } from '@/components/attachments/use-attachments'
import { useMessages } from '@/components/i18n/messages-provider'
import { Icon } from '@/components/ui/icon'
import { AddMenu } from './lazy-parts'

/** Below an answer and on phones the tools are icons with a tooltip. */
export const toolLabel = 'whitespace-nowrap max-sm:sr-only in-data-docked:sr-only'

const toolButton =
  'inline-flex min-h-10 items-center gap-2 rounded-full px-2.5 py-2 text-muted text-sm hover:bg-sunken hover:text-ink'

interface ComposerToolsProps {
  images: Attachments
  /** Whether the menu opens above its button. */
  isAbove: boolean
  isTouchOnly: boolean
  /** Whether the form that builds a question is open. */
  isBuilding: boolean
  onBuild(isBuilding: boolean): void
  /** More tools. */
  children: ReactNode
}

/** The buttons that add images and build a question. */
export function ComposerTools({ images, isAbove, isTouchOnly, isBuilding, onBuild, children }: ComposerToolsProps) {
  const { composer, questionBuilder } = useMessages()
  const adder = useRef<HTMLButtonElement>(null)
  const [isAdding, setIsAdding] = useState(false)
  const closeMenu = useCallback(() => setIsAdding(false), [])
  const menuId = useId()
  return (
    <div className="composer-tools flex items-center gap-1 sm:gap-2">
      <button
        ref={adder}
        type="button"
        title={composer.addImages}
        aria-expanded={isAdding}
        aria-controls={menuId}
        onClick={() => setIsAdding(!isAdding)}
        className={toolButton}
      >
        <Icon name="image" className="size-5" />
        <span className={toolLabel}>{composer.addImages}</span>
      </button>
      {isAdding && (
        <AddMenu
          id={menuId}
          limits={images.limits}
          isAbove={isAbove}
          isTouchOnly={isTouchOnly}
          opener={adder}
          onFiles={images.add}
          onClose={closeMenu}
        />
      )}
      <button
        type="button"
        title={questionBuilder.open}
        aria-expanded={isBuilding}
        onClick={() => onBuild(!isBuilding)}
        className={toolButton}
      >
        <Icon name="checks" className="size-5" />
        <span className={toolLabel}>{questionBuilder.open}</span>
      </button>
      {children}
    </div>
  )
}
