'use client'

import { BellPlus } from 'lucide-react'
import { useState } from 'react'
import { FailureDetail } from '@/components/errors/failure-detail'
import { toFailure } from '@/components/errors/to-request-failure'
import { useMessages } from '@/components/i18n/messages-provider'
import { type ApiResult, callServer } from '@/components/settings/call-server'
import { quietButton } from '@/components/ui/button-styles'
import type { EvidenceSearch } from '@/lib/wire/evidence'
import { savedQuestionCharactersMax } from '@/lib/wire/saved-questions/saved-question'

interface SaveQuestionProps {
  /** Complete without earlier turns; empty if nothing was searched. */
  question: string
  searched: readonly EvidenceSearch[]
}

/** Saves a question, so that it is asked again. */
export function SaveQuestion({ question, searched }: SaveQuestionProps) {
  const { savedQuestion: messages, signIn } = useMessages()
  const [tried, setTried] = useState<ApiResult<unknown>>()
  const [isBusy, setIsBusy] = useState(false)
  if (question === '' || question.length > savedQuestionCharactersMax) return null
  if (tried && 'done' in tried)
    return (
      <a ref={takeFocus} href="/news" className="prose-link print:hidden">
        {messages.saved}
      </a>
    )

  async function save() {
    if (isBusy) return
    setIsBusy(true)
    const sources = [...new Set(searched.map(({ source }) => source))]
    const isLive = sources.some((source) => source !== 'library')
    setTried(await callServer('POST', '/api/saved-questions', { question, ...(isLive && { sources }) }))
    setIsBusy(false)
  }

  return (
    <>
      <button type="button" title={messages.hint} onClick={() => void save()} className={`print:hidden ${quietButton}`}>
        <BellPlus aria-hidden className="size-4" />
        {messages.save}
      </button>
      {tried && (
        <p role="alert" className="basis-full text-danger">
          {messages.failed} {tried.refused ? <FailureDetail failure={toFailure(tried.refused)} /> : signIn.unreachable}
        </p>
      )}
    </>
  )
}

/** The link replaces the button, which had the focus. The same function in each rendering, so that it runs once. */
function takeFocus(link: HTMLAnchorElement | null): void {
  link?.focus({ preventScroll: true })
}
