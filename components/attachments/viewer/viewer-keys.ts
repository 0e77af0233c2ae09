import type { Dispatch, KeyboardEvent } from 'react'
import type { PanZoomAction } from './pan-zoom'
import type { DicomView } from './use-dicom-view'

/** Screen pixels that an arrow key moves the image by. */
const stepPx = 40

const panZoomKeys: Record<string, PanZoomAction> = {
  '+': { type: 'zoomed', by: 1.25 },
  '=': { type: 'zoomed', by: 1.25 },
  '-': { type: 'zoomed', by: 0.8 },
  ArrowLeft: { type: 'moved', x: stepPx, y: 0 },
  ArrowRight: { type: 'moved', x: -stepPx, y: 0 },
  ArrowUp: { type: 'moved', x: 0, y: stepPx },
  ArrowDown: { type: 'moved', x: 0, y: -stepPx },
  r: { type: 'turned' },
  i: { type: 'inverted' },
  0: { type: 'reset' },
}

/** Of a DICOM file: frames, the width of the window, and its level. */
const dicomKeys: Record<string, (view: DicomView) => void> = {
  PageUp: (view) => view.step(-1),
  PageDown: (view) => view.step(1),
  '[': (view) => view.adjust(-0.1, 0),
  ']': (view) => view.adjust(0.1, 0),
  ',': (view) => view.adjust(0, -0.05),
  '.': (view) => view.adjust(0, 0.05),
}

/**
 * Applies a keyboard shortcut of the image viewer, unless a field has the focus.
 *
 * @param dicomView null for an image without frames or windows
 */
export function applyViewerKey(event: KeyboardEvent, dispatch: Dispatch<PanZoomAction>, dicomView: DicomView | null) {
  // Stop Escape here: it also cancels a running answer.
  event.stopPropagation()
  if (isField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
  const action = panZoomKeys[event.key]
  const dicomAction = dicomView && dicomKeys[event.key]
  if (!action && !dicomAction) return
  event.preventDefault()
  if (dicomAction) dicomAction(dicomView)
  else if (action) dispatch(action)
}

function isField(target: EventTarget): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  )
}
