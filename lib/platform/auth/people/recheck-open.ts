/**
 * Rechecks the groups of people who make no request because an answer of theirs is still being written. A person who
 * has lost the last role then has none in the database, and every server ends that person's answers: see
 * abort-registry.ts.
 */
import 'server-only'
import { config } from '@/lib/config'
import { log } from '@/lib/log'
import { database } from '@/lib/store/db'
import { getSingleton } from '@/lib/store/process-singleton'
import { findPerson } from './people'
import { recheckPerson } from './recheck'

const pollMs = 1000
/** If OIDC_RECHECK_SECONDS asks for the groups with each request, open answers ask this often. */
const secondsMin = 5

interface OpenAnswer {
  sessionId: string
}

/** Watches the session of an open answer until the returned function is called. */
export function watchOpenAnswer(sessionId: string): () => void {
  const open = getSingleton('open answers of people', () => {
    const answers = new Set<OpenAnswer>()
    setInterval(() => void recheckPeople(answers), pollMs).unref()
    return answers
  })
  const answer = { sessionId }
  open.add(answer)
  return () => void open.delete(answer)
}

async function recheckPeople(open: Set<OpenAnswer>): Promise<void> {
  if (open.size === 0) return
  try {
    await recheckSessions([...new Set([...open].map(({ sessionId }) => sessionId))])
  } catch (cause) {
    log().error(
      { err: cause },
      'the groups of people with open answers could not be read again; it is tried again in a second',
    )
  }
}

async function recheckSessions(ids: readonly string[]): Promise<void> {
  const seconds = Math.max(config().OIDC_RECHECK_SECONDS, secondsMin)
  const due = await (await database())
    .selectFrom('sessions')
    .select(['hash as id', 'grant', 'checkedAt', 'personId'])
    .where('hash', 'in', ids)
    .where('grant', 'is not', null)
    .where('checkedAt', '<=', new Date(Date.now() - seconds * 1000).toISOString())
    .execute()
  const recheck = async ({ personId, ...session }: (typeof due)[number]) => {
    const person = personId === null ? undefined : await findPerson(personId)
    if (person) await recheckPerson(session, person)
  }
  await Promise.all(due.map(recheck))
}
