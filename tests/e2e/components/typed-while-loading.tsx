/** A question box whose draft is loaded in the moment in which something is typed. */
import { useEffect, useLayoutEffect, useState } from 'react'
import { useDraft } from '@/components/composer/use-draft'

const imageLimits = { imagesMax: 4, charactersMax: 1_000_000, sideMax: 1000, ocrLanguages: [] }

/** The user becomes known, and a key is pressed before the effects of that have run. */
export function TypedWhileLoading() {
  const [draftKey, setDraftKey] = useState<string>()
  const { text, write } = useDraft(imageLimits, draftKey, '')
  useEffect(() => setDraftKey('known'), [])
  useLayoutEffect(() => {
    if (draftKey !== undefined) write('Is it safe?')
  }, [draftKey, write])
  return (
    <label>
      Question <textarea value={text} onChange={(event) => write(event.target.value)} />
    </label>
  )
}
