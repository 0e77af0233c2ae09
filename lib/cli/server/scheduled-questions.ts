/** Asks saved questions again: once a day, and when the library has changed. */

import { askAgain } from '@/lib/answer/ask-again'
import { config } from '@/lib/config'
import { openLibrary } from '@/lib/evidence/open-library'
import { log } from '@/lib/log'
import { claimDueQuestion, recordAsked } from '@/lib/platform/saved-questions/due-questions'
import type { WantedQuestion } from '@/lib/wire/saved-questions/saved-question-request'

const checkMs = 10_000
/** Asked in one round: a few milliseconds each, so that the questions of readers never wait. */
const questionsAtOnce = 20

/** Of several servers with one database, each question is asked by one. */
export function scheduleSavedQuestions(): void {
  let isRunning = false
  const check = async () => {
    if (isRunning) return
    isRunning = true
    try {
      await askDueQuestions()
    } catch (cause) {
      log().error({ err: cause }, 'a saved question was not asked; it is tried again')
    } finally {
      isRunning = false
    }
  }
  void check()
  setInterval(() => void check(), checkMs).unref()
}

/** Asks those that are due now, but only one that is sent to literature services, whose rate readers share. */
export async function askDueQuestions(): Promise<void> {
  const { signal } = new AbortController()
  for (let asked = 0; asked < questionsAtOnce; asked += 1) {
    const state = openLibrary({ recheck: true }).contentState
    const due = await claimDueQuestion(state)
    if (due === null) return
    // An owner of its own: owners take turns at the search threads, so readers are not delayed.
    const finding = await askAgain(due, due.earlier, { owner: `saved questions of ${due.owner}`, signal })
    await recordAsked(due.id, state, finding)
    if (isSearchedLive(due)) return
  }
}

function isSearchedLive({ sources }: WantedQuestion): boolean {
  return sources ? sources.some((source) => source !== 'library') : config().EVIDENCE_LIVE === 'on'
}
