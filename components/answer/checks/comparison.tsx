import { formatMessage } from '@/components/i18n/format-message'
import { useMessages } from '@/components/i18n/messages-provider'
import { SourceKind, SourceTitle } from '@/components/sources/source-details'
import { detectLanguage } from '@/lib/shared/text/detect-language'
import type { EvidenceCheck, EvidenceItem } from '@/lib/wire/evidence'
import { differenceStyle } from './check-note'
import { findComparedItem, type Piece, readCheckedSentence, readComparedSentence } from './compared-sentences'

interface ComparisonProps {
  check: EvidenceCheck
  /** The whole answer. */
  content: string
  items: readonly EvidenceItem[]
}

/** A doubtful sentence above what its source says, with the words underlined that differ. */
export function Comparison({ check, content, items }: ComparisonProps) {
  const { checks } = useMessages()
  const item = findComparedItem(check, items)
  const n = check.deciding?.n ?? item?.n
  return (
    <div className="space-y-3">
      <ComparedSentence title={checks.inAnswer} pieces={readCheckedSentence(content, check)} />
      {n !== undefined && (
        <ComparedSentence
          title={formatMessage(check.deciding ? checks.inSource : checks.quotedFrom, { n })}
          pieces={readComparedSentence(check, item)}
          isQuote
        >
          {item && (
            <div className="mt-1 text-sm">
              <p className="leading-snug">
                <SourceTitle item={item} />
              </p>
              <SourceKind item={item} />
            </div>
          )}
        </ComparedSentence>
      )}
      <SourceVerdicts check={check} />
      {check.judgedBy === 'model' && <p className="text-muted text-sm">{checks.byModel}</p>}
    </div>
  )
}

interface ComparedSentenceProps {
  title: string
  pieces: readonly Piece[]
  isQuote?: boolean
  children?: React.ReactNode
}

function ComparedSentence({ title, pieces, isQuote = false, children }: ComparedSentenceProps) {
  const language = detectLanguage(pieces.map(({ text }) => text).join(''))
  return (
    <figure>
      <figcaption className="mb-1 font-semibold text-muted text-xs">{title}</figcaption>
      <blockquote
        dir="auto"
        lang={language}
        className={`border-s-2 ps-3 leading-relaxed ${isQuote ? 'border-accent font-quote' : 'border-caution'}`}
      >
        <Pieces pieces={pieces} />
      </blockquote>
      {children}
    </figure>
  )
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  let at = 0
  return pieces.map(({ text, differs }) => {
    at += text.length
    return differs ? (
      <u key={at} className={differenceStyle}>
        {text}
      </u>
    ) : (
      text
    )
  })
}

/** What each of several cited sources says about the sentence. */
function SourceVerdicts({ check: { sources } }: { check: EvidenceCheck }) {
  const { checks } = useMessages()
  if (!sources || sources.length < 2) return null
  return (
    <ul className="text-sm">
      {sources.map(({ n, verdict }) => (
        <li key={n}>{formatMessage(checks.bySource, { n, verdict: checks.verdicts[verdict] })}</li>
      ))}
    </ul>
  )
}
