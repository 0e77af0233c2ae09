/**
 * Collects what moved inside an answer, as the browser measures it (Layout Instability API), in `window.shifts`. Runs
 * in the browser.
 */
export function observeShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
  const shifts: string[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as LayoutShift[])
      for (const { node, previousRect, currentRect } of sources) {
        const element = node instanceof Element ? node : node?.parentElement
        if (!element?.closest('[data-place=answer]')) continue
        const [before, after] = [previousRect, currentRect].map(({ x, y }) => `${x},${y}`)
        shifts.push(`${element.tagName} ${element.textContent?.slice(0, 40)}: ${before} > ${after}`)
      }
  }).observe({ type: 'layout-shift', buffered: true })
}
