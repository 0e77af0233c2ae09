import type { Failure } from './failure'
import { useWords } from './words/words'

/** What happened: in the server's own words, which are English, or else in the page's. */
export function FailureDetail({ failure }: { failure: Failure }) {
  const words = useWords()
  return failure.detail === null ? words.failure[failure.kind].detail : <span lang="en">{failure.detail}</span>
}
