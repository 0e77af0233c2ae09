/** What each tool does: a chat request, or a part of one, for the pipeline that answers everything else. */
import type { CallToolResult } from '@modelcontextprotocol/server'
import { answer, searchEvidence } from '@/lib/answer/answer'
import { checkStatement, type StatementCheck } from '@/lib/answer/check/check-statement'
import { toReason } from '@/lib/answer/check/judge-sentence'
import { toSourceUrl } from '@/lib/answer/reference-list'
import type { ClaimVerdict } from '@/lib/evidence/verify/check-claim'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import type { Evidence, EvidenceItem } from '@/lib/wire/evidence'
import { type ChatRequest, parseChatRequest } from '@/lib/wire/request'
import { collect } from '@/lib/wire/response'
import {
  type AskArguments,
  type CheckClaimResult,
  type SearchEvidenceArguments,
  toChatBody,
} from '@/lib/wire/tools/tool-schemas'
import { toArticleRecord, toArticleText, toArticleUri } from './articles'
import type { McpCaller } from './caller'
import { meterWork, type ToolRun } from './run-tool'

export async function callSearchEvidence(
  caller: McpCaller,
  run: ToolRun,
  asked: SearchEvidenceArguments,
): Promise<CallToolResult> {
  const chat = parseQuestion(asked, run)
  caller.recordQuestion(chat)
  let evidence: Evidence | null = null
  for await (const event of followProgress(caller.meter(searchEvidence(chat, { ...caller, ...run })), run)) {
    if (event.type === 'end') evidence = event.evidence
  }
  const items = evidence?.items ?? []
  return {
    content: [{ type: 'text', text: toSearchText(evidence) }, ...items.map(toResourceLink)],
    structuredContent: { evidence },
  }
}

export async function callAsk(caller: McpCaller, run: ToolRun, asked: AskArguments): Promise<CallToolResult> {
  const chat = parseQuestion(asked, run)
  caller.recordQuestion(chat)
  const events = followProgress(caller.meter(answer(chat, { ...caller, ...run })), run)
  const { choices, evidence } = await collect(events, chat)
  const [choice] = choices
  const text = choice?.message.content ?? ''
  return {
    content: [{ type: 'text', text }],
    structuredContent: { text, finish_reason: choice?.finish_reason ?? 'stop', evidence: evidence ?? null },
  }
}

export async function callGetArticle(caller: McpCaller, { id }: { id: string }): Promise<CallToolResult> {
  const article = await meterWork(caller, async () => toArticleRecord(id))
  return { content: [{ type: 'text', text: toArticleText(article) }], structuredContent: article }
}

export async function callCheckClaim(
  caller: McpCaller,
  { signal }: ToolRun,
  { sentence, sources }: { sentence: string; sources?: string[] | undefined },
): Promise<CallToolResult> {
  const checked = await meterWork(caller, () =>
    checkStatement(sentence, sources ?? null, { owner: caller.owner, signal }),
  )
  const result = toCheckResult(checked)
  return { content: [{ type: 'text', text: toCheckText(result) }], structuredContent: result }
}

function parseQuestion(asked: AskArguments, { wantsProgress }: ToolRun): ChatRequest {
  const chat = parseChatRequest(toChatBody(asked))
  return wantsProgress ? { ...chat, evidence: { ...chat.evidence, progress: true } } : chat
}

/** Passes the events on, and reports each step of the search and the first words. */
async function* followProgress(events: AsyncIterable<AnswerEvent>, run: ToolRun): AsyncGenerator<AnswerEvent> {
  for await (const event of events) {
    if (event.type === 'search') {
      const { source, hits } = event.step
      await run.reportProgress(hits === null ? `Searching ${source}` : `Searched ${source}: ${hits} hits`)
    }
    if (event.type === 'sources')
      await run.reportProgress(`Writing the answer from ${event.evidence.items.length} sources`)
    yield event
  }
}

function toSearchText(evidence: Evidence | null): string {
  if (!evidence || evidence.items.length === 0) return 'No article was found.'
  const heading = evidence.abstained ? 'No article answers the question as asked. These are the nearest ones:\n\n' : ''
  return heading + evidence.items.map(toItemText).join('\n\n')
}

function toItemText({ n, title, journal, year, type, retracted, quote, url }: EvidenceItem): string {
  const facts = [journal, year, type, retracted ? 'RETRACTED' : null].filter((fact) => fact !== null)
  return `[${n}] ${title} (${facts.join(', ')})\n"${quote}"\n${url}`
}

function toResourceLink({ id, title }: EvidenceItem) {
  return { type: 'resource_link' as const, uri: toArticleUri(id), name: id, title, mimeType: 'text/plain' }
}

function toCheckResult({ verdict, sources, searched }: StatementCheck): CheckClaimResult {
  const ids = sources.map(({ article }) => article.id)
  return {
    ...toVerdictFields(verdict, ids),
    sources: sources.map(({ article, verdict: own }) => ({
      id: article.id,
      title: article.title,
      url: toSourceUrl(article),
      retracted: article.retraction !== null,
      ...toVerdictFields(own, ids),
    })),
    searched,
  }
}

/** @param ids of the sources that the verdict counts from 1 */
function toVerdictFields(
  verdict: ClaimVerdict | null,
  ids: string[],
): Pick<CheckClaimResult, 'verdict' | 'missing' | 'reason' | 'reasonTemplate' | 'deciding' | 'differences'> {
  if (!verdict) return { verdict: null, missing: [] }
  const { deciding, differences } = verdict
  const id = deciding ? ids[deciding.n - 1] : undefined
  return {
    verdict: verdict.verdict,
    missing: verdict.missing,
    ...toReason(verdict.reason),
    ...(deciding && id !== undefined && { deciding: { id, text: deciding.text } }),
    ...(differences && { differences }),
  }
}

function toCheckText({ verdict, reason, deciding, sources }: CheckClaimResult): string {
  if (sources.length === 0) return 'No article was found to check the sentence against.'
  if (verdict === null) return 'The sentence contains nothing that can be checked.'
  const lines = [
    `Verdict: ${verdict}`,
    ...(reason ? [reason] : []),
    ...(deciding ? [`Deciding sentence (${deciding.id}): "${deciding.text}"`] : []),
    ...sources.map(
      ({ id, title, url, retracted, verdict: own }) =>
        `- ${own ?? 'nothing to check'}: ${title} (${id}${retracted ? ', RETRACTED' : ''}) ${url}`,
    ),
  ]
  return lines.join('\n')
}
