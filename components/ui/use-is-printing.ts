import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether the page is being laid out for paper. What only paper needs is drawn then and not before, so that it is
 * neither searched nor read aloud on the screen.
 */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(() => window.matchMedia('print').matches)
  useEffect(() => {
    const media = window.matchMedia('print')
    // Printing does not wait for a later render.
    const update = () => flushSync(() => setIsPrinting(media.matches))
    media.addEventListener('change', update)
    return () => media.removeEventListener('change', update)
  }, [])
  return isPrinting
}
