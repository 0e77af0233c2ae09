/** The table of cited studies as Markdown: what each article states, and nothing computed. */
import { formatMessage } from '@/components/i18n/format-message'
import { formatNumber, formatPlural } from '@/components/i18n/format-values'
import type { PageMessages } from '@/components/i18n/messages-en'
import { findComparedStudies } from '@/components/sources/compared-studies'
import { formatComparison } from '@/components/sources/study-arms'
import { formatShortName } from '@/components/sources/study-plots'
import { columns, listStudyRows, type StudyRow } from '@/components/sources/study-rows'
import { escapeMarkdown } from '@/lib/shared/text/markdown-text'
import type { Evidence, EvidenceItem } from '@/lib/wire/evidence'

export function toStudyTable(evidence: Evidence | null, messages: PageMessages): string[] {
  const { studies } = messages
  const items = findComparedStudies(evidence?.items ?? [])
  if (items.length === 0) return []
  const { rows, leftOutCount } = listStudyRows(items)
  const lines = [
    columns.map((column) => studies[column]),
    columns.map(() => '---'),
    ...rows.map((row) => toCells(row, messages).map((cell) => (cell ? escapeMarkdown(cell) : studies.notStated))),
  ]
  return [
    `### ${studies.table}\n`,
    `${studies.note}\n`,
    `${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`,
    ...(leftOutCount > 0 ? [`${formatPlural(messages, studies.others, leftOutCount)}\n`] : []),
    ...toPopulationList(items, messages),
  ]
}

function toPopulationList(items: readonly EvidenceItem[], { studies, sources }: PageMessages): string[] {
  const lines = items.flatMap((item) =>
    item.population === undefined
      ? []
      : [`- ${escapeMarkdown(`${formatShortName(item)} [${item.n}]${sources.separator}${item.population}`)}`],
  )
  return lines.length === 0 ? [] : [`${studies.population}:\n`, `${lines.join('\n')}\n`]
}

/** In the order of `columns`; undefined for what the article does not state. */
function toCells({ item, effect }: StudyRow, messages: PageMessages): (string | undefined)[] {
  const { studies, studyTypes, sources } = messages
  const rates = [effect.interventionRate, effect.comparatorRate].filter((rate) => rate !== undefined)
  const size =
    item.participants === undefined
      ? []
      : [formatMessage(sources.participants, { count: formatNumber(messages, item.participants) })]
  const retracted = item.retracted ? `; ${studies.retracted}` : ''
  return [
    [`${formatShortName(item)} [${item.n}]`, studyTypes[item.type], ...size].join(', ') + retracted,
    formatComparison(effect),
    effect.outcome,
    [effect.text, ...(rates.length === 2 ? [rates.join(' vs ')] : [])].join('; '),
  ]
}
