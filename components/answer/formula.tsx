import { useEffect, useRef } from 'react'

interface FormulaProps {
  /** TeX without its delimiters. */
  tex: string
  /** A formula in a paragraph of its own. */
  isDisplay: boolean
}

/**
 * A formula as MathML, which browsers draw without fonts or styles of their own. KaTeX is loaded with the first one;
 * until then, or if the TeX is wrong, its source is shown.
 */
export function Formula({ tex, isDisplay }: FormulaProps) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      const { default: katex } = await import('katex')
      if (!isCurrent || !place.current) return
      // The TeX comes from a model: no links or HTML commands, and bounded macros and sizes.
      const limits = { trust: false, maxExpand: 200, maxSize: 20, strict: 'ignore' } as const
      katex.render(tex, place.current, { ...limits, output: 'mathml', displayMode: isDisplay, throwOnError: true })
    }
    // The source stays where the code cannot be loaded or the TeX is wrong.
    draw().catch(() => {
      if (isCurrent && place.current) place.current.textContent = tex
    })
    return () => {
      isCurrent = false
    }
  }, [tex, isDisplay])
  return (
    <span
      ref={place}
      dir="ltr"
      className={
        isDisplay ? 'block overflow-x-auto py-1 text-center' : 'inline-block max-w-full overflow-x-auto align-middle'
      }
    >
      {tex}
    </span>
  )
}
