'use client'

import { useCallback, useEffect, useState } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { isolateBidi } from '@/components/i18n/format-values'
import type { Messages } from '@/components/i18n/messages-en'
import { type ApiResult, callServer } from '@/components/settings/call-server'
import { Outcome } from '@/components/settings/outcome'
import type { ListedPerson } from '@/lib/wire/people/listed-person'
import { PeopleList, type PersonAction } from './people-list'

/** Loads the people and carries out what the admin chooses. */
export function PeopleView({ messages }: { messages: Messages['people'] }) {
  const [listed, setListed] = useState<ApiResult<{ data: ListedPerson[] }>>()
  const [done, setDone] = useState<{ text: string; result: ApiResult<unknown> }>()
  const refused = { refused: messages.admin.failed }
  const load = useCallback(async () => setListed(await callServer('GET', '/api/people')), [])
  useEffect(() => void load(), [load])

  async function act(person: ListedPerson, action: PersonAction) {
    const result = await carryOut(person.id, action)
    setDone({
      text: formatMessage(messages.admin.people.done[action.kind], { name: isolateBidi(person.name) }),
      result,
    })
    await load()
  }

  return (
    <>
      <div aria-live="polite" className="mb-4 empty:hidden">
        {done && (
          <Outcome tried={done.result} messages={refused}>
            {() => <p className="font-medium">{done.text}</p>}
          </Outcome>
        )}
      </div>
      {listed ? (
        <Outcome tried={listed} messages={refused}>
          {({ data }) => <PeopleList people={data} messages={messages} onAct={act} />}
        </Outcome>
      ) : (
        <p className="text-muted">{messages.admin.loading}</p>
      )}
    </>
  )
}

function carryOut(id: string, action: PersonAction): Promise<ApiResult<unknown>> {
  const address = `/api/people/${encodeURIComponent(id)}`
  switch (action.kind) {
    case 'sessions':
      return callServer('DELETE', `${address}/sessions`)
    case 'block':
      return callServer('PUT', address, { blocked: true })
    case 'unblock':
      return callServer('PUT', address, { blocked: false })
    case 'handOver':
      return callServer('POST', `${address}/hand-over`, { to: action.to })
    case 'erase':
      return callServer('DELETE', address)
  }
}
