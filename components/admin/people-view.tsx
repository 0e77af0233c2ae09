'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { isolateBidi } from '@/components/i18n/format-values'
import type { Messages } from '@/components/i18n/messages-en'
import { type ApiResult, callServer } from '@/components/settings/call-server'
import { Outcome } from '@/components/settings/outcome'
import { useDebounced } from '@/components/settings/use-debounced'
import { usePages } from '@/components/settings/use-pages'
import type { ListedPerson } from '@/lib/wire/people/listed-person'
import { MoreRows } from './more-rows'
import { PeopleList } from './people-list'
import type { PersonAction } from './person-actions'

interface DoneAction {
  text: string
  result: ApiResult<unknown>
}

/** Finds people and carries out what the admin chooses. */
export function PeopleView({ messages }: { messages: Messages['people'] }) {
  const [wanted, setWanted] = useState('')
  const [done, setDone] = useState<DoneAction>()
  const find = useDebounced(wanted).trim()
  const pages = usePages<ListedPerson>(`/api/people?${new URLSearchParams({ find })}`)
  const id = useId()
  const { failed, loading, people: texts } = messages.admin

  async function act(person: ListedPerson, action: PersonAction) {
    const result = await carryOut(person.id, action)
    setDone({ text: formatMessage(texts.done[action.kind], { name: isolateBidi(person.name) }), result })
    await pages.reload()
  }

  return (
    <>
      <ActionReport done={done} refused={failed} />
      <label htmlFor={`${id}-find`} className="block font-medium text-sm">
        {texts.find}
      </label>
      <input
        id={`${id}-find`}
        type="search"
        autoComplete="off"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        className="mt-1 mb-4 h-11 w-full max-w-sm rounded-lg border border-edge bg-paper px-3"
      />
      {pages.listed ? (
        <Outcome tried={pages.listed} messages={{ refused: failed }}>
          {({ data, next }) => (
            <>
              {data.length === 0 && <p className="text-muted">{find === '' ? texts.none : texts.noneFound}</p>}
              {data.length > 0 && <PeopleList people={data} messages={messages} onAct={act} />}
              <MoreRows pages={pages} next={next} messages={{ more: texts.more, refused: failed }} />
            </>
          )}
        </Outcome>
      ) : (
        <p className="text-muted">{loading}</p>
      )}
    </>
  )
}

/** Takes the focus after an action, since the buttons that were used are gone. */
function ActionReport({ done, refused }: { done: DoneAction | undefined; refused: string }) {
  const report = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (done) report.current?.focus()
  }, [done])
  return (
    <div ref={report} tabIndex={-1} aria-live="polite" className="mb-4 outline-none empty:hidden">
      {done && (
        <Outcome tried={done.result} messages={{ refused }}>
          {() => <p className="font-medium">{done.text}</p>}
        </Outcome>
      )}
    </div>
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
      return callServer('POST', `${address}/hand-over`, { to: action.to.id })
    case 'erase':
      return callServer('DELETE', address)
  }
}
