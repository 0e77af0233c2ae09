'use client'

import { createContext, memo, type ReactNode, useContext } from 'react'
import Markdown, { type Components, type ExtraProps } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import type { Pluggable } from 'unified'
import { describeTable } from '@/components/answer/markdown/describe-table'
import {
  type CitationOptions,
  remarkCitations,
  type UnverifiedSentence,
} from '@/components/answer/markdown/remark-citations'
import { remarkEscapedAddresses } from '@/components/answer/markdown/remark-escaped-addresses'
import { hasFormula, maskFormulas, remarkFormulas } from '@/components/answer/markdown/remark-formulas'
import { remarkImageLinks } from '@/components/answer/markdown/remark-image-links'
import { remarkInlineFootnotes } from '@/components/answer/markdown/remark-inline-footnotes'
import { remarkNoSetextHeadings } from '@/components/answer/markdown/remark-no-setext-headings'
import { remarkStripInvisible } from '@/components/answer/markdown/remark-strip-invisible'
import { remarkStudyBadges } from '@/components/answer/markdown/remark-study-badges'
import { formatMessage } from '@/components/i18n/format-message'
import { useMessages } from '@/components/i18n/messages-provider'
import { toArticleHref } from '@/components/sources/article-links'
import { DataTable } from '@/components/ui/data-table'
import { hasSameProps } from '@/components/ui/shallow-array-equal'
import { limitMarkdownDepth } from '@/lib/shared/text/limit-markdown-depth'
import type { EvidenceItem } from '@/lib/wire/evidence'
import { AnswerCode } from './answer-code'
import { AnswerLink } from './answer-link'
import { CheckNote, differenceStyle } from './checks/check-note'
import { Formula } from './formula'

/** The sources that citations in a block may refer to. */
export const SourcesContext = createContext<readonly EvidenceItem[]>([])

interface AnswerBlockProps {
  text: string
  base: number
  known: ReadonlySet<number>
  unverified: readonly UnverifiedSentence[]
  isBottomLine: boolean
}

/** One block of an answer's Markdown; re-rendered only when one of its props changes. */
export const AnswerBlock = memo(function AnswerBlock(props: AnswerBlockProps) {
  const { text, base, known, unverified, isBottomLine } = props
  const { answer } = useMessages()
  const items = useContext(SourcesContext)
  const limited = limitMarkdownDepth(text)
  const withFormulas = hasFormula(limited)
  const block = (
    <Markdown
      // In medicine one tilde means "about" ("~2 mg"), not a deletion.
      remarkPlugins={[
        [remarkGfm, { singleTilde: false }],
        remarkEscapedAddresses,
        [
          remarkCitations,
          {
            base,
            known,
            unverified: limited === text ? unverified : spanWholeText(limited, base, unverified),
          } satisfies CitationOptions,
        ],
        [remarkStudyBadges, items],
        [remarkImageLinks, answer],
        remarkNoSetextHeadings,
        remarkInlineFootnotes,
        ...(withFormulas ? [[remarkFormulas, limited] satisfies Pluggable] : []),
        // Must come last: offsets of unverified sentences count every character.
        remarkStripInvisible,
      ]}
      components={components}
      urlTransform={httpsOnly}
    >
      {withFormulas ? maskFormulas(limited) : limited}
    </Markdown>
  )
  return isBottomLine ? <BottomLine>{block}</BottomLine> : block
}, hasSameProps)

/** After the text was changed, offsets no longer apply: mark all of it as unverified. */
function spanWholeText(
  text: string,
  base: number,
  [sentence]: readonly UnverifiedSentence[],
): readonly UnverifiedSentence[] {
  return sentence ? [{ ...sentence, start: base, end: base + text.length }] : []
}

/** Links in model text lead to https or nowhere. */
function httpsOnly(url: string): string | null {
  return URL.canParse(url) && new URL(url).protocol === 'https:' ? url : null
}

/**
 * The elements of an answer. Nothing here loads, runs, submits or frames anything: an image becomes a link, a checkbox
 * a character, and raw HTML is never parsed. Headings start at level three, below the question.
 */
const components: Components = {
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: SmallHeading,
  h5: SmallHeading,
  h6: SmallHeading,
  a: ({ href, children }) => (href ? <AnswerLink href={href}>{children}</AnswerLink> : <span>{children}</span>),
  input: ({ checked }) => <span>{checked ? '☑ ' : '☐ '}</span>,
  p: ({ children }) => <p dir="auto">{children}</p>,
  // `dir` goes on the list rather than its items, so that the markers appear on the side with the padding.
  ul: ({ children }) => (
    <ul dir="auto" className="list-disc space-y-2 ps-5 marker:text-muted">
      {children}
    </ul>
  ),
  ol: ({ children, start }) => (
    <ol start={start} dir="auto" className="list-decimal space-y-2 ps-6 marker:text-muted">
      {children}
    </ol>
  ),
  blockquote: ({ children }) => (
    <blockquote className="space-y-3 border-line border-s-2 ps-4 text-muted">{children}</blockquote>
  ),
  hr: () => <hr className="border-line" />,
  pre: ({ children }) => <AnswerCode>{children}</AnswerCode>,
  code: Code,
  table: AnswerTable,
  th: ({ children, style }) => (
    <th scope="col" style={style} className="bg-sunken px-3 py-2 text-start font-semibold">
      {children}
    </th>
  ),
  td: ({ children, style }) => (
    <td style={style} className="border-line border-t px-3 py-2 align-top tabular-nums">
      {children}
    </td>
  ),
  // Only our own plugin creates these: figures that must not break across lines.
  span: ({ children }) => <span className="whitespace-nowrap">{children}</span>,
  cite: ({ children }) => {
    const [n, place] = String(children).split(' ')
    return <CitationMark key={place} n={Number(n)} />
  },
  mark: ({ children }) => <mark className="rounded-sm bg-caution-soft text-ink">{children}</mark>,
  u: ({ children }) => <u className={differenceStyle}>{children}</u>,
  small: UnverifiedNote,
  button: ({ value, hidden = false, children }) => (
    <CheckNote start={Number(value)} isHidden={hidden}>
      {children}
    </CheckNote>
  ),
  data: ({ children }) => (
    <span
      data-badge
      className="ms-0.5 me-1 inline-block rounded bg-sunken px-1.5 align-[0.08em] text-muted text-xs leading-5"
    >
      <Bracketed open={'\u00a0('} close=")">
        {children}
      </Bracketed>
    </span>
  ),
}

interface BracketedProps {
  open: string
  close: string
  children: ReactNode
}

/**
 * Brackets that only a copied selection has: a bare number after a figure reads as part of it. Browsers do not copy
 * what has no area, and put what is positioned, as `sr-only` is, on a line of its own.
 */
function Bracketed({ open, close, children }: BracketedProps) {
  const copiedOnly = 'text-[0px] print:hidden'
  return (
    <>
      <span className={copiedOnly}>{open}</span>
      {children}
      <span className={copiedOnly}>{close}</span>
    </>
  )
}

/** The answer in a sentence or two, before what it rests on. */
function BottomLine({ children }: { children: ReactNode }) {
  const { answer, tag } = useMessages()
  return (
    <div className="rounded-lg border-accent border-s-4 bg-accent-soft/60 py-3 ps-4 pe-4">
      <p lang={tag} className="mb-1 font-semibold text-accent text-xs tracking-wide">
        {answer.bottomLine}
      </p>
      <div className="font-medium text-lg leading-relaxed">{children}</div>
    </div>
  )
}

function UnverifiedNote({ children }: { children?: ReactNode }) {
  const { tag } = useMessages()
  return (
    <small lang={tag} className="mx-1 rounded bg-caution-soft px-1.5 py-0.5 font-semibold text-caution text-xs">
      ({children})
    </small>
  )
}

/** Only our own plugin marks code as a formula. */
function AnswerTable({ children, node }: { children?: ReactNode } & ExtraProps) {
  const { answer } = useMessages()
  return <DataTable label={formatMessage(answer.table, describeTable(node))}>{children}</DataTable>
}

function Code({ children, node }: { children?: ReactNode } & ExtraProps) {
  const formula = node?.properties['data-formula']
  if (formula !== undefined) return <Formula tex={String(children)} isDisplay={formula === 'display'} />
  return <code className="rounded bg-sunken px-1 py-0.5 font-mono text-[0.9em]">{children}</code>
}

function Heading({ children }: { children?: ReactNode }) {
  return (
    <h3 dir="auto" className="pt-2 font-semibold text-lg leading-snug">
      {children}
    </h3>
  )
}

function SmallHeading({ children }: { children?: ReactNode }) {
  return (
    <h4 dir="auto" className="pt-1 font-semibold">
      {children}
    </h4>
  )
}

/** A real link to the article, so that it works without hover and can open in its own tab. */
function CitationMark({ n }: { n: number }) {
  const { sources } = useMessages()
  const item = useContext(SourcesContext).find((each) => each.n === n)
  if (!item) return null
  return (
    <a
      href={toArticleHref(item.id, item.quote)}
      data-source={item.n}
      aria-label={formatMessage(item.retracted ? sources.citationRetracted : sources.source, { n: item.n })}
      aria-description={item.title}
      className={`mx-0.5 rounded-md px-[0.55rem] py-[0.35rem] font-semibold text-xs tabular-nums transition-colors ${
        item.retracted
          ? 'bg-danger-soft text-danger line-through hover:bg-danger hover:text-surface'
          : 'bg-accent-soft text-accent hover:bg-accent hover:text-on-accent'
      }`}
    >
      <Bracketed open="[" close="]">
        {item.n}
      </Bracketed>
    </a>
  )
}
