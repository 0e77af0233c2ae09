import type { SearchHit } from '@/lib/wire/conversation'

/** The text around a match, with the match highlighted and without the signs of emphasis. */
export function SearchSnippet({ hit: { snippet, marks } }: { hit: Pick<SearchHit, 'snippet' | 'marks'> }) {
  const ends = [0, ...marks.map(([, end]) => end)]
  return (
    <>
      {marks.map(([start, end], index) => (
        <span key={start}>
          {snippet.slice(ends[index], start).replaceAll('**', '')}
          <mark className="rounded-xs bg-accent-soft text-ink underline decoration-accent underline-offset-2">
            {snippet.slice(start, end)}
          </mark>
        </span>
      ))}
      {snippet.slice(ends.at(-1)).replaceAll('**', '')}
    </>
  )
}
