'use client'

import { useEffect, useState } from 'react'
import { callApi } from '@/components/conversation/conversation-api'
import { conversationUrl } from '@/components/conversation/conversation-urls'
import { FailureDetail } from '@/components/errors/failure-detail'
import type { Failure } from '@/components/errors/request-failure'
import { toFailure } from '@/components/errors/to-request-failure'
import { formatMessage } from '@/components/i18n/format-message'
import { formatDate } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'
import { CopyButton } from '@/components/ui/copy-button'
import { Dialog } from '@/components/ui/dialog'
import type { Share } from '@/lib/wire/conversation'

interface ShareDialogProps {
  conversationId: string
  onClose(): void
}

/** Creates, shows and revokes the link by which others in the organisation read a conversation. */
export function ShareDialog({ conversationId, onClose }: ShareDialogProps) {
  const { share: messages } = useMessages()
  const { share, problem, change } = useShare(conversationId)
  return (
    <Dialog title={messages.title} close={messages.close} onClose={onClose}>
      <p className="mt-2">{messages.lead}</p>
      {problem !== null && (
        <p role="alert" className="mt-3 text-danger">
          {messages.failed} <FailureDetail failure={problem} />
        </p>
      )}
      {share && <ShareLink share={share} />}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        {share && (
          <button
            type="button"
            onClick={() => void change('DELETE')}
            className="rounded-md border border-danger bg-danger-soft px-3 py-1.5 font-semibold text-danger"
          >
            {messages.revoke}
          </button>
        )}
        <button
          type="button"
          disabled={share === undefined && problem === null}
          onClick={() => void change('POST')}
          className="rounded-md bg-accent px-3 py-1.5 font-semibold text-on-accent hover:bg-accent-strong disabled:bg-sunken disabled:text-muted"
        >
          {share ? messages.update : messages.create}
        </button>
      </div>
    </Dialog>
  )
}

/** The link of a conversation: read when the dialog opens, then created, updated or revoked. */
function useShare(conversationId: string) {
  /** Undefined until the server has answered. */
  const [share, setShare] = useState<Share | null>()
  const [problem, setProblem] = useState<Failure | null>(null)
  const url = `${conversationUrl(conversationId)}/share`

  useEffect(() => {
    callApi('GET', url)
      .then(async (response) => setShare((await response.json()).share))
      .catch((error) => setProblem(toFailure(error)))
  }, [url])

  async function change(method: 'POST' | 'DELETE') {
    try {
      const response = await callApi(method, url)
      setShare(method === 'POST' ? (await response.json()).share : null)
      setProblem(null)
    } catch (error) {
      setProblem(toFailure(error))
    }
  }

  return { share, problem, change }
}

function ShareLink({ share }: { share: Share }) {
  const { share: messages, ...page } = useMessages()
  const link = `${window.location.origin}/shared/${share.id}`
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <input
          readOnly
          dir="ltr"
          aria-label={messages.link}
          value={link}
          onFocus={({ target }) => target.select()}
          className="min-w-0 flex-1 basis-64 rounded-lg border border-edge bg-paper px-3 py-1.5 text-sm"
        />
        <CopyButton label={messages.copy} clip={() => ({ text: link })} />
      </div>
      <p className="mt-2 text-muted text-sm">
        {formatMessage(messages.sharedAt, {
          time: formatDate(page, share.sharedAt, { dateStyle: 'medium', timeStyle: 'short' }),
        })}
      </p>
    </>
  )
}
