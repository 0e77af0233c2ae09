import type { Failure } from './failure'
import { ServerSentence } from './server-sentence'
import { useWords } from './words/words'

/** What happened: as the server said it, or else in the page's own words. */
export function FailureDetail({ failure: { kind, said } }: { failure: Failure }) {
  const { failure } = useWords()
  return said === null ? failure[kind].detail : <ServerSentence {...said} />
}
