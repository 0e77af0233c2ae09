'use client'

import { ScanText } from 'lucide-react'
import { useId } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatNumber, formatPlural } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'
import { progressBar } from '@/components/ui/progress-bar-styles'
import type { OcrState } from './attachment-reducer'
import { DoubtfulFigures } from './doubtful-figures'

interface ImageTextEditorProps {
  name: string
  ocr: OcrState
  /** The text that is sent; undefined until OCR ends. */
  text: string | undefined
  /** True when the text comes from the document itself rather than from OCR. */
  isFromDocument: boolean
  /** Starts expanded. */
  isOpen?: boolean
  onCorrect(text: string): void
}

/** The text of an image, to compare and correct. */
export function ImageTextEditor({ name, ocr, text, isFromDocument, isOpen = false, onCorrect }: ImageTextEditorProps) {
  const messages = useMessages()
  const hintId = useId()
  const { imageText: labels } = messages
  if (text === undefined) return <OcrStatus name={name} ocr={ocr} />
  if (text === '' && ocr.state === 'read' && ocr.result.text === '')
    return <p className="text-muted text-xs">{labels.none}</p>
  return (
    <details open={isOpen} className="text-sm">
      <summary className="inline-flex min-h-6 cursor-pointer items-center gap-1.5 rounded font-medium text-muted hover:text-ink">
        <ScanText aria-hidden className="size-4" />
        {formatPlural(
          messages,
          isFromDocument ? labels.documentWords : labels.recognised,
          text.match(/\S+/g)?.length ?? 0,
        )}
      </summary>
      <textarea
        aria-label={formatMessage(labels.label, { name })}
        aria-describedby={hintId}
        rows={Math.min(12, Math.max(3, text.split('\n').length))}
        dir="auto"
        spellCheck={false}
        value={text}
        onChange={({ target }) => onCorrect(target.value)}
        className="mt-1 block w-full resize-y rounded-lg border border-edge bg-surface px-2 py-1 leading-snug"
      />
      <p id={hintId} className="mt-1 text-muted text-xs">
        {isFromDocument ? labels.ofDocument : labels.hint}
      </p>
      {!isFromDocument && <DoubtfulFigures text={text} />}
    </details>
  )
}

function OcrStatus({ name, ocr }: Pick<ImageTextEditorProps, 'name' | 'ocr'>) {
  const messages = useMessages()
  const { imageText: labels } = messages
  if (ocr.state === 'failed') return <p className="text-caution text-xs">{labels.failed}</p>
  const share = ocr.state === 'running' ? ocr.share : 0
  const percent = formatNumber(messages, Math.round(share * 100) / 100, { style: 'percent' })
  return (
    <div className="text-muted text-xs">
      <p>
        {ocr.state === 'running' ? formatMessage(labels.running, { share: percent }) : labels.waiting} {labels.askNow}
      </p>
      <progress
        aria-label={formatMessage(labels.progress, { name })}
        value={share}
        className={`mt-1 h-1.5 max-w-60 ${progressBar}`}
      />
    </div>
  )
}
