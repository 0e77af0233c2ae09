'use client'

import { useId } from 'react'
import type { View } from '@/components/attachments/decode/image-job'
import { formatRejection } from '@/components/attachments/decode/rejection-message'
import { useMessages } from '@/components/i18n/messages-provider'
import type { DicomView } from './use-dicom-view'

interface DicomControlsProps {
  view: DicomView
  /** Sends this view. */
  onShow(view: View): void
}

/** Frame and window controls of a DICOM file. */
export function DicomControls({ view, onShow }: DicomControlsProps) {
  const messages = useMessages()
  const { dicom } = messages
  const { opened, refusal, frame, window, setFrame, setWindow } = view
  if (refusal) return <p className="text-danger text-sm">{formatRejection(messages, refusal)}</p>
  if (!opened) return <p className="text-muted text-sm">{messages.images.steps.opening}</p>
  const reach = Math.max(...opened.presets.map(({ center, width }) => Math.abs(center) + width), 256)
  return (
    <div className="space-y-3 text-sm">
      {opened.frames > 1 && (
        <Range label={dicom.frame} value={frame + 1} min={1} max={opened.frames} onChange={(n) => setFrame(n - 1)} />
      )}
      {window && (
        <>
          <label className="block">
            <span className="block pb-1 font-medium">{dicom.preset}</span>
            <select
              value={opened.presets.findIndex((each) => each.center === window.center && each.width === window.width)}
              onChange={({ target }) => setWindow(opened.presets[Number(target.value)] ?? window)}
              className="w-full rounded-lg border border-edge bg-surface px-2 py-1.5"
            >
              <option value={-1} hidden>
                {dicom.ownWindow}
              </option>
              {opened.presets.map((each, index) => (
                <option key={`${each.name}${each.center}/${each.width}`} value={index}>
                  {each.label ?? dicom.presets[each.name]} ({Math.round(each.width)} / {Math.round(each.center)})
                </option>
              ))}
            </select>
          </label>
          <Range
            label={dicom.width}
            value={Math.round(window.width)}
            min={1}
            max={Math.ceil(reach * 2)}
            onChange={(width) => setWindow({ center: window.center, width })}
          />
          <Range
            label={dicom.center}
            value={Math.round(window.center)}
            min={-Math.ceil(reach)}
            max={Math.ceil(reach)}
            onChange={(center) => setWindow({ center, width: window.width })}
          />
        </>
      )}
      <p className="text-muted text-xs">{dicom.keys}</p>
      <button
        type="button"
        onClick={() => onShow({ frame, ...(window ? { window } : {}) })}
        className="w-full rounded-full bg-accent px-4 py-2 font-semibold text-on-accent hover:bg-accent-strong"
      >
        {dicom.use}
      </button>
    </div>
  )
}

interface RangeProps {
  label: string
  value: number
  min: number
  max: number
  onChange(value: number): void
}

/** A slider for quick changes and a number field for exact values. */
function Range({ label, value, min, max, onChange }: RangeProps) {
  const id = useId()
  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <input
          id={id}
          type="number"
          value={value}
          min={min}
          max={max}
          onChange={({ target }) => onChange(Math.min(max, Math.max(min, Math.round(target.valueAsNumber || min))))}
          className="w-24 rounded border border-edge bg-surface px-2 py-0.5 text-end tabular-nums"
        />
      </div>
      <input
        type="range"
        aria-label={label}
        value={value}
        min={min}
        max={max}
        onChange={({ target }) => onChange(Number(target.value))}
        className="h-6 w-full accent-accent"
      />
    </div>
  )
}
