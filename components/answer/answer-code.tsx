'use client'

import { type ReactNode, useRef } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'
import { CopyButton } from '@/components/ui/copy-button'

/** Verbatim lines, such as a search string, in a box that scrolls horizontally. */
export function AnswerCode({ children }: { children?: ReactNode }) {
  const { answer } = useMessages()
  const code = useRef<HTMLPreElement>(null)
  return (
    <div>
      <pre
        ref={code}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={0}
        className="overflow-x-auto rounded-lg border border-line bg-sunken p-4 text-sm leading-normal [&_code]:bg-transparent [&_code]:p-0"
      >
        {children}
      </pre>
      <div className="mt-1 flex justify-end print:hidden">
        <CopyButton label={answer.copyCode} clip={() => ({ text: code.current?.textContent ?? '' })} />
      </div>
    </div>
  )
}
