'use client'

import { Camera, FileImage, FolderOpen, type LucideIcon } from 'lucide-react'
import { type InputHTMLAttributes, type RefObject, useEffect, useRef } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatBytes, formatNumber } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'
import type { ImageLimits } from './attachment-reducer'

export interface AddMenuProps {
  id: string
  limits: ImageLimits
  /** Opens above the button when the composer is at the bottom of the window, else below it. */
  isAbove: boolean
  /** Touch devices have a camera; with a mouse, a filter by extension would hide DICOM files that have none. */
  isTouchOnly: boolean
  /** The button that opened the menu; focus returns to it. */
  opener: RefObject<HTMLButtonElement | null>
  onFiles(files: File[]): void
  onClose(): void
}

const phoneTypes = 'image/*,.heic,.heif,.tif,.tiff,.dcm,application/dicom,application/pdf'

const itemClass =
  'flex w-full items-center gap-3 rounded-lg px-3 py-2 text-start font-medium hover:bg-sunken focus:bg-sunken'

/** The ways to add files, with their limits. */
export function AddMenu({ id, limits, isAbove, isTouchOnly, opener, onFiles, onClose }: AddMenuProps) {
  const messages = useMessages()
  const { menu } = messages.images
  const panel = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    panel.current?.querySelector('button')?.focus()
    const onPointerDown = ({ target }: PointerEvent) => {
      const isInside = target instanceof Node && (panel.current?.contains(target) || opener.current?.contains(target))
      if (!isInside) onClose()
    }
    window.addEventListener('pointerdown', onPointerDown)
    return () => window.removeEventListener('pointerdown', onPointerDown)
  }, [onClose, opener])

  function onChosen(files: FileList | null) {
    onClose()
    opener.current?.focus()
    if (files) onFiles([...files])
  }

  return (
    <fieldset
      ref={panel}
      id={id}
      aria-label={messages.composer.addImages}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Escape also cancels a running answer.
        event.preventDefault()
        onClose()
        opener.current?.focus()
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !panel.current?.contains(relatedTarget) && relatedTarget !== opener.current) onClose()
      }}
      className={`absolute start-0 max-h-[60dvh] overflow-y-auto in-data-docked:start-auto in-data-docked:end-0 ${isAbove ? 'bottom-full mb-2' : 'top-full mt-2'} z-20 w-80 max-w-full rounded-xl border border-edge bg-surface p-1.5 shadow-lg`}
    >
      <Choice
        label={menu.files}
        icon={FileImage}
        onChosen={onChosen}
        {...(isTouchOnly ? { accept: phoneTypes } : {})}
      />
      {isTouchOnly ? (
        <Choice label={menu.camera} icon={Camera} onChosen={onChosen} accept="image/*" capture="environment" />
      ) : (
        <Choice label={menu.folder} icon={FolderOpen} onChosen={onChosen} webkitdirectory="" />
      )}
      <div className="mt-1 space-y-1 border-line border-t px-3 pt-2 pb-1 text-muted text-xs leading-relaxed">
        <p>{menu.formats}</p>
        <p>
          {formatMessage(menu.limits, {
            count: limits.imagesMax,
            size: formatBytes(messages, (limits.charactersMax * 3) / 4),
            side: formatNumber(messages, limits.sideMax),
          })}
        </p>
        {!isTouchOnly && <p>{menu.ways}</p>}
      </div>
    </fieldset>
  )
}

interface ChoiceProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'accept' | 'capture'> {
  label: string
  icon: LucideIcon
  webkitdirectory?: ''
  onChosen(files: FileList | null): void
}

/** A button and its file input, which must stay mounted until the picker closes. */
function Choice({ label, icon: Icon, onChosen, ...picker }: ChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" onClick={() => input.current?.click()} className={itemClass}>
        <Icon aria-hidden className="size-5 text-muted" />
        {label}
      </button>
      <input ref={input} type="file" multiple hidden {...picker} onChange={({ target }) => onChosen(target.files)} />
    </>
  )
}
