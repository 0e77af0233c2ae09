'use client'

import { type Dispatch, type RefObject, useEffect } from 'react'
import { type PanZoomAction, toCentredPoint } from './pan-zoom'

/** A notch of most wheels is 100 or 120; a touchpad sends many small movements. */
const wheelStepPx = 60

/**
 * Zooms with the wheel.
 *
 * @param onStep set where there are several frames: the wheel steps through them, and zooms with Ctrl, as a pinch does
 */
export function useWheel(
  container: RefObject<HTMLElement | null>,
  dispatch: Dispatch<PanZoomAction>,
  onStep: ((by: number) => void) | undefined,
) {
  useEffect(() => {
    const element = container.current
    if (!element) return
    let rolled = 0
    // React's wheel listeners are passive, so the page behind would scroll.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      if (onStep && !event.ctrlKey) {
        rolled += event.deltaY
        const steps = Math.trunc(rolled / wheelStepPx)
        rolled -= steps * wheelStepPx
        if (steps !== 0) onStep(steps)
        return
      }
      dispatch({ type: 'zoomed', by: Math.exp(-event.deltaY / 400), at: toCentredPoint(event, element) })
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [container, dispatch, onStep])
}
