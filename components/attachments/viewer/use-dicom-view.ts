'use client'

import { useEffect, useRef, useState } from 'react'
import type { Rejection } from '@/components/attachments/decode/image-job'
import type { Window } from '@/components/attachments/dicom/window-level'
import { FramePreview, type PreviewInfo } from './frame-preview'

/** Preview size; the sent image is rendered from the file itself. */
const side = 1600

/** The frame and the window in which a file is viewed, and what changes them. */
export interface DicomView {
  /** Null until the file has been opened. */
  opened: PreviewInfo | null
  refusal: Rejection | null
  /** From 0. */
  frame: number
  /** Null for colour images, which have none. */
  window: Window | null
  setFrame(frame: number): void
  setWindow(window: Window): void
  /** Moves by a number of frames, and stops at the first and the last. */
  step(by: number): void
  /** Changes the window by shares of its width. */
  adjust(widthBy: number, centerBy: number): void
}

/**
 * Opens a file with frames or windows in a worker, which renders each change.
 *
 * @param file undefined for an image without them
 * @param start the frame currently sent
 * @returns null without a file
 */
export function useDicomView(
  file: File | undefined,
  start: number,
  onDrawn: (bitmap: ImageBitmap) => void,
): DicomView | null {
  const [opened, setOpened] = useState<PreviewInfo | null>(null)
  const [refusal, setRefusal] = useState<Rejection | null>(null)
  const [frame, setFrame] = useState(start)
  const [window, setWindow] = useState<Window | null>(null)
  const session = useRef<FramePreview>(null)

  useEffect(() => {
    if (!file) return
    const opening = new FramePreview(file, setRefusal)
    session.current = opening
    void opening.opened.then((facts) => {
      setOpened(facts)
      setWindow((now) => now ?? facts.presets[0] ?? null)
    })
    return () => opening.close()
  }, [file])

  useEffect(() => {
    let isLatest = true
    // A slider can outrun the worker; ignore all but the latest frame.
    void session.current?.draw(frame, side, window ?? undefined).then((bitmap) => isLatest && onDrawn(bitmap))
    return () => {
      isLatest = false
    }
  }, [frame, window, onDrawn])

  if (!file) return null
  const last = (opened?.frames ?? 1) - 1
  return {
    opened,
    refusal,
    frame,
    window,
    setFrame,
    setWindow,
    step: (by) => setFrame((now) => Math.min(last, Math.max(0, now + by))),
    adjust: (widthBy, centerBy) => setWindow((now) => now && resize(now, widthBy, centerBy)),
  }
}

function resize({ center, width }: Window, widthBy: number, centerBy: number): Window {
  return { center: center + width * centerBy, width: Math.max(1, width * (1 + widthBy)) }
}
