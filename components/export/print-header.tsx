'use client'

import { memo, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatMessage } from '@/components/i18n/format-message'
import { useMessages } from '@/components/i18n/messages-provider'
import { formatMoment } from './exported-turn'

/**
 * When the page was printed and what to keep in mind, on paper only. Formatting a date with each word costs too much.
 */
export const PrintHeader = memo(function PrintHeader() {
  const messages = useMessages()
  const { printedAt, caution } = messages.exports
  const [at, setAt] = useState(() => new Date())
  useEffect(() => {
    const onPrint = () => flushSync(() => setAt(new Date()))
    window.addEventListener('beforeprint', onPrint)
    return () => window.removeEventListener('beforeprint', onPrint)
  }, [])
  return (
    <p className="hidden text-muted text-sm print:block">
      {messages.product}. {formatMessage(printedAt, { time: formatMoment(messages, at.toISOString()), caution })}
    </p>
  )
})
