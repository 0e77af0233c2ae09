/**
 * Components in states that a user meets rarely, or that take a whole journey to reach; each is drawn from props alone.
 */

import { type ReactNode, useState } from 'react'
import { AuditTable } from '@/components/admin/audit-table'
import { PeopleList } from '@/components/admin/people-list'
import { UsageTable } from '@/components/admin/usage-view'
import { Answer } from '@/components/answer/answer'
import { Comparison } from '@/components/answer/checks/comparison'
import { PlainAnswer } from '@/components/answer/plain-answer'
import { ReferencesMenu } from '@/components/answer/references-menu'
import { DicomNotes } from '@/components/attachments/dicom-notes'
import { OpenError } from '@/components/chat/open-error'
import { EditingBanner } from '@/components/composer/editing-banner'
import { PicoForm } from '@/components/composer/pico-form'
import type { Answer as AnswerState, Turn as TurnState } from '@/components/conversation/conversation-reducer'
import { createFailure, type FailureKind } from '@/components/errors/request-failure'
import { AnswerFeedback } from '@/components/feedback/answer-feedback'
import { FeedbackStatus } from '@/components/feedback/feedback-status'
import { ReasonForm } from '@/components/feedback/reason-form'
import { HistoryItem } from '@/components/history/history-item'
import { HistoryList } from '@/components/history/history-list'
import { RenameForm } from '@/components/history/rename-form'
import { RetractedAnswers } from '@/components/history/retracted-answers'
import type { Messages } from '@/components/i18n/messages-en'
import { CheckUnavailable } from '@/components/identifiers/check-unavailable'
import { IdentifierWarning } from '@/components/identifiers/identifier-warning'
import { FetchForm } from '@/components/library/fetch/fetch-form'
import { FetchList } from '@/components/library/fetch/fetch-list'
import { GuidelineForm } from '@/components/library/guideline-form'
import { ImportList } from '@/components/library/import-list'
import { FeedAddress } from '@/components/saved-questions/feed-address'
import { QuestionNews } from '@/components/saved-questions/question-news'
import { ModelServerReport } from '@/components/settings/model-server-report'
import { OperatorHelp } from '@/components/settings/operator-help'
import { AccountFacts } from '@/components/settings/own-account'
import { DifferingResults } from '@/components/sources/differing-results-list'
import { ImageReadings } from '@/components/sources/image-readings'
import { SearchLog } from '@/components/sources/search-log'
import { SearchedAs } from '@/components/sources/searched-as'
import { SourceNotices } from '@/components/sources/source-notices'
import { StudyTable } from '@/components/sources/study-table'
import { AnswerPlaceholder } from '@/components/transcript/answer-placeholder'
import { FailureNotice } from '@/components/transcript/failure-notice'
import { RetractedSources } from '@/components/transcript/retracted-sources'
import { SearchProgress } from '@/components/transcript/search-progress'
import { SourceChangeList } from '@/components/transcript/source-changes'
import { TemporaryNotice } from '@/components/transcript/temporary-notice'
import { VersionStepper } from '@/components/transcript/version-stepper'
import { PartHeadingContext } from '@/components/ui/landmark-name'
import type { ConversationSummary } from '@/lib/wire/conversation'
import type { EvidenceEffect } from '@/lib/wire/evidence'
import type { FeedbackChoice } from '@/lib/wire/feedback'
import type { FetchRun } from '@/lib/wire/fetch-run'
import type { ImportRun } from '@/lib/wire/import-run'
import type { ListedAuditRow, ListedPerson, OwnAccount } from '@/lib/wire/people/listed-person'
import type { FindingChangeKind, FoundSource } from '@/lib/wire/saved-questions/saved-question'
import { doubtfulAnswer, doubtfulEvidence, doubtfulText } from '../../fixtures/doubtful-answer'
import { evidence, item } from '../../fixtures/sample-answer'
import { study } from '../../fixtures/study-item'
import { TypedWhileLoading } from './typed-while-loading'

const ignore = () => {}
/** Longer than any window is wide, as names of files, models and keys can be. */
const long = 'm'.repeat(120)

const failureKinds: FailureKind[] = [
  'page',
  'unreachable',
  'broken',
  'interrupted',
  'gone',
  'signedOut',
  'tooLarge',
  'notAccepted',
  'tooMany',
  'server',
]

const resolve = async () => true

const savedQuestion = {
  id: 'saved',
  question: 'Does hydrocortisone reduce mortality in septic shock?',
  createdAt: '2026-01-02T03:04:05Z',
  askedAt: '2026-01-03T03:04:05Z',
  main: null,
  news: [],
}

const foundSource: FoundSource = {
  id: 'card:adrenal',
  pmid: null,
  doi: '10.1056/NEJMoa1705835',
  title: 'Adjunctive Glucocorticoid Therapy in Patients with Septic Shock',
  journal: 'N Engl J Med',
  year: 2018,
  type: 'randomized-trial',
  url: 'https://doi.org/10.1056/NEJMoa1705835',
  quote: 'Hydrocortisone did not lower 90-day mortality.',
}

function SampleNews({ kind, messages: { news } }: { kind: FindingChangeKind; messages: Messages }) {
  const after = kind === 'retracted' ? null : { ...foundSource, id: 'other', title: long, journal: null, year: null }
  const change = { kind, before: foundSource, after }
  const at = '2026-01-03T03:04:05Z'
  const entries = [
    { id: '1', at, isNew: true, sources: [foundSource, { ...foundSource, id: 'third', quote: '' }], change },
    { id: '2', at, isNew: false, sources: [], change },
  ]
  return (
    <ul>
      <QuestionNews saved={{ ...savedQuestion, main: foundSource, news: entries }} messages={news} onRemove={resolve} />
    </ul>
  )
}

const conversation: ConversationSummary = {
  id: 'one',
  title: 'Does prone positioning lower mortality in severe ARDS?',
  isPinned: false,
  isRunning: false,
  questionCount: 3,
  createdAt: '2026-01-02T03:04:05Z',
  updatedAt: '2026-01-02T03:04:05Z',
}

const done = async () => {}
const at = '2026-01-02T03:04:05Z'
const person: ListedPerson = {
  id: 'one',
  name: 'Dr Anna Berg',
  email: `${long}@hospital.example`,
  roles: ['clinician', 'admin'],
  createdAt: at,
  lastSignInAt: at,
  blockedAt: null,
  sessions: 2,
  conversations: 14,
}
const account: OwnAccount = {
  id: 'one',
  name: 'Dr Anna Berg',
  email: null,
  roles: ['clinician'],
  sessions: [
    { id: 'here', browser: `Browser ${long}`, createdAt: at, expiresAt: at, isCurrent: true },
    { id: 'there', browser: null, createdAt: at, expiresAt: at, isCurrent: false },
  ],
}
const auditRow: ListedAuditRow = {
  sequence: 7,
  at,
  action: 'sign-in',
  actor: 'person_one',
  name: 'Dr Anna Berg',
  target: `GET /api/${long}`,
  status: 200,
  address: '10.1.2.3',
  details: '{"roles":"clinician"}',
}

const run: ImportRun = {
  id: 'run',
  name: `${long}.ris`,
  state: 'done',
  startedAt: '2026-01-02T03:04:05Z',
  bytes: 12_345,
  bytesReceived: 12_345,
  progress: null,
  receipt: {
    format: 'ris',
    bytes: 12_345,
    sha256: 'a'.repeat(64),
    read: 3,
    added: 1,
    updated: 1,
    unchanged: 0,
    refused: 1,
    refusals: [
      { reason: { text: 'TI (the title) is missing', template: null }, count: 1, places: [{ record: 2, line: 9 }] },
    ],
    notes: [{ text: 'The file ends inside its last article.', template: null }],
    resumedAfter: 0,
    seconds: 2,
  },
}
const running: ImportRun = {
  ...run,
  id: 'running',
  state: 'running',
  receipt: null,
  progress: { read: 20, added: 20, share: 0.4, perSecond: 10, secondsLeft: 3 },
}

const fetchRun: FetchRun = {
  id: 'fetch',
  order: { field: null, query: long, fromYear: 2016, toYear: null, max: 20_000, isAtNight: false },
  state: 'fetching',
  startedAt: '2026-01-02T03:04:05Z',
  step: {
    hits: 9_123_456,
    fetched: 4_000,
    total: 20_000,
    missing: { count: 3, pmids: ['90000001', '90000002'] },
    unlisted: 2,
    secondsLeft: 40,
    resumesAt: null,
  },
  receipts: [],
  failure: null,
}
const fetchRuns: FetchRun[] = [
  fetchRun,
  { ...fetchRun, id: 'listing', state: 'listing', step: { ...fetchRun.step, hits: null } },
  { ...fetchRun, id: 'night', step: { ...fetchRun.step, resumesAt: '2026-01-02T03:04:05Z' } },
  { ...fetchRun, id: 'paused', state: 'paused' },
  { ...fetchRun, id: 'failed', state: 'failed', failure: { text: 'PubMed rejected the search.', template: null } },
  { ...fetchRun, id: 'cancelled', state: 'cancelled' },
  {
    ...fetchRun,
    id: 'done',
    order: { ...fetchRun.order, field: 'cardiology' },
    state: 'done',
    receipts: run.receipt ? [run.receipt] : [],
  },
]

const hazardRatio = (low: number, high: number): EvidenceEffect => ({
  outcome: 'death from any cause',
  measure: 'HR',
  estimate: Math.sqrt(low * high),
  low,
  high,
  text: `HR (${low} to ${high})`,
})
/** The first lowers the risk, the second shows no clear difference, the third raises it. */
const differing = [hazardRatio(0.5, 0.7), hazardRatio(0.8, 1.2), hazardRatio(1.1, 1.4)].map((effect, index) =>
  study(index + 1, [effect], { quote: 'Deaths differed.' }),
)

const wrongChoice: FeedbackChoice = { rating: 'down', reason: 'wrong', comment: long }
const ratedTurn: TurnState = {
  id: 'question',
  parentId: null,
  question: { text: 'Is it safe?', images: [] },
  answerId: 'answer',
  answer: {
    status: 'done',
    finishReason: 'stop',
    text: 'It is. [1]',
    evidence,
    feedback: { ...wrongChoice, at: '2026-01-02T03:04:05Z' },
  },
  isStored: true,
}

/** Pressing the button ends the answer, and with it a verifier model has changed two of its verdicts. */
function RevisedAnswer() {
  const [isDone, setIsDone] = useState(false)
  const [first, second, third, ...others] = doubtfulEvidence.checks
  if (!first || !second || !third) throw new Error('The answer has checks.')
  const live = [first, second, { ...third, status: 'supported' as const, verdict: 'supported' as const }, ...others]
  const revised = { ...second, status: 'supported' as const, verdict: 'supported' as const, judgedBy: 'model' as const }
  const writing = { status: 'writing', text: doubtfulText, evidence: { ...doubtfulEvidence, checks: [] }, checks: live }
  const done = { ...doubtfulAnswer, evidence: { ...doubtfulEvidence, checks: [first, revised, third, ...others] } }
  return (
    <>
      <button type="button" onClick={() => setIsDone(true)}>
        End
      </button>
      <Answer answer={isDone ? done : (writing as AnswerState)} isInSight />
    </>
  )
}

const earlierSentence = 'Prone positioning lowered mortality by 97.3% [1].'

export const states = {
  ...Object.fromEntries(
    failureKinds.map((kind) => [
      `an answer that failed: ${kind}`,
      () => <FailureNotice failure={createFailure(kind)} hasText={false} onRetry={ignore} onEdit={ignore} />,
    ]),
  ),
  'a failed answer with its reason and the time to wait': () => (
    <FailureNotice
      failure={createFailure('server', {
        retryAfterS: 90,
        serverMessage: { text: long, template: null, code: 'server_error' },
      })}
      hasText
      onRetry={ignore}
    />
  ),
  'a conversation that cannot be opened': () => <OpenError failure={createFailure('gone')} onRetry={ignore} />,
  'an answer without formatting': () => <PlainAnswer text={`${long}\n**not bold**`} />,
  'an answer with doubtful sentences': () => <Answer answer={doubtfulAnswer} isInSight />,
  'an answer being checked while it is written': () => (
    <Answer
      answer={{
        status: 'writing',
        text: doubtfulText,
        evidence: { ...doubtfulEvidence, checks: [] },
        checks: doubtfulEvidence.checks.slice(0, 1),
      }}
      isInSight
    />
  ),
  'a check of an earlier version, which has no verdict': () => (
    <Answer
      answer={{
        ...doubtfulAnswer,
        text: earlierSentence,
        evidence: {
          ...doubtfulEvidence,
          checks: [{ start: 0, end: earlierSentence.length, items: [1], status: 'not-found', missing: ['97.3%'] }],
        },
      }}
      isInSight
    />
  ),
  'an answer that a verifier model checks again when it is written': () => <RevisedAnswer />,
  'doubtful sentences beside those of their sources': () => (
    <>
      {doubtfulEvidence.checks.map((check) => (
        <Comparison key={check.start} check={check} content={doubtfulText} items={doubtfulEvidence.items} />
      ))}
    </>
  ),
  'the question as it was searched': () => <SearchedAs text={`${long} in heart failure`} onAsk={ignore} />,
  'a search in progress': () => (
    <AnswerPlaceholder>
      <SearchProgress
        steps={[
          { source: 'library', hits: 3, ms: 12 },
          { source: 'pubmed', hits: null, ms: null },
        ]}
      />
    </AnswerPlaceholder>
  ),
  'a temporary conversation': () => <TemporaryNotice />,
  'a question being edited': () => <EditingBanner onCancel={ignore} />,
  'versions of an answer': () => (
    <>
      <VersionStepper versions={{ ids: ['a', 'b'], index: 0 }} label="Versions of this answer" onStep={ignore} />
      <VersionStepper versions={{ ids: ['a', 'b'], index: 1 }} label="Versions of this question" onStep={ignore} />
    </>
  ),
  'sources that changed since the earlier answer': () => (
    <SourceChangeList
      conversationId={null}
      answerId="answer"
      known={{
        searchedAt: '2026-01-02T03:04:05Z',
        added: [item],
        gone: [{ ...item, n: 2, title: long }],
        retracted: [item],
      }}
    />
  ),
  'an answer of which two sources were retracted': () => (
    <RetractedSources
      evidence={{ ...evidence, items: [item, { ...item, n: 2 }].map((each) => ({ ...each, retracted: true })) }}
    />
  ),
  'references to download': () => <ReferencesMenu evidence={evidence} />,
  'search details': () => (
    <SearchLog
      evidence={{
        ...evidence,
        searched: [
          { source: 'library', query: long, hits: 3, at: '2026-01-02T03:04:05Z' },
          { source: 'pubmed', query: '', hits: 0, error: 'PubMed did not answer.' },
        ],
      }}
    />
  ),
  'notices of a source': () => (
    <SourceNotices
      type="guideline"
      year={2001}
      notices={[
        { kind: 'retraction', pmid: '1' },
        { kind: 'erratum', pmid: '2' },
        { kind: 'updated', pmid: '3' },
        { kind: 'concern', pmid: null },
      ]}
    />
  ),
  'studies side by side': () => <StudyTable evidence={{ ...evidence, items: differing }} />,
  'studies with differing results': () => <DifferingResults evidence={{ ...evidence, items: differing }} />,
  'two answers with the same parts': () =>
    ['first', 'second'].map((name) => (
      <PartHeadingContext key={name} value={name}>
        <h2 id={name}>{name}</h2>
        <DifferingResults evidence={{ ...evidence, items: differing }} />
        <StudyTable evidence={{ ...evidence, items: differing }} />
      </PartHeadingContext>
    )),
  'how the images were read': () => (
    <ImageReadings
      asked={2}
      evidence={{
        ...evidence,
        images: [
          { index: 0, read: 'model', text: 'Potassium 5.7 mmol/L' },
          { index: 1, read: 'none', text: '' },
        ],
      }}
    />
  ),
  'notes on a DICOM image': () => (
    <>
      <DicomNotes dicom={{ modality: 'CT', removed: ['patientName', 'birthDate'], burnedIn: 'yes' }} />
      <DicomNotes dicom={{ modality: 'CT', removed: [], burnedIn: 'unknown' }} />
    </>
  ),
  'possible patient identifiers': () => (
    <>
      <CheckUnavailable />
      <IdentifierWarning
        title="Possible patient identifiers"
        note="Nothing was sent."
        found={[
          { kind: 'name', asWritten: 'John Smith' },
          { kind: 'record-number', asWritten: long },
        ]}
        before="Replace"
        after="with a placeholder"
        all="Replace all"
        onRemove={ignore}
        onDismiss={ignore}
      />
    </>
  ),
  'a question typed while its draft is loaded': () => <TypedWhileLoading />,
  'question builder': () => <PicoForm text="" onText={ignore} onClose={ignore} />,
  ...Object.fromEntries(
    (['opposite', 'opposed', 'replaced', 'retracted'] as const).map((kind) => [
      `news of a saved question: ${kind}`,
      (messages: Messages) => <SampleNews kind={kind} messages={messages} />,
    ]),
  ),
  'a saved question that was not asked yet': ({ news }) => (
    <ul>
      <QuestionNews saved={{ ...savedQuestion, askedAt: null }} messages={news} onRemove={resolve} />
    </ul>
  ),
  'a saved question that nothing answers': ({ news }) => (
    <ul>
      <QuestionNews saved={savedQuestion} messages={news} onRemove={resolve} />
    </ul>
  ),
  'address of a feed': ({ news }) => (
    <FeedAddress url={`https://x/${long}`} messages={news.feed} onIssue={resolve} onEnd={resolve} />
  ),
  'the list of conversations': () => (
    <HistoryList
      currentId="one"
      onOpen={ignore}
      onGone={ignore}
      history={{
        conversations: [conversation, { ...conversation, id: 'two', title: long, isPinned: true, isRunning: true }],
        hasMore: true,
        hasFailed: true,
        questionsWithNews: 2,
        retracted: [],
        deleted: [{ id: 'three', title: long }],
        justDeleted: 'three',
        reload: ignore,
        showMore: ignore,
        rename: ignore,
        pin: ignore,
        remove: ignore,
        restore: ignore,
      }}
    />
  ),
  'answers that cite a retracted article': () => (
    <RetractedAnswers
      onOpen={ignore}
      answers={[
        { conversation: { id: 'one', title: conversation.title }, answer: 'first', source: 'Trial 1' },
        { conversation: { id: 'two', title: long }, answer: 'second', source: long },
      ]}
    />
  ),
  'a conversation being renamed': () => <RenameForm title={long} onSave={ignore} onCancel={ignore} />,
  'an item of the list of conversations': () => (
    <ul>
      <HistoryItem
        shownTitle={conversation.title}
        period="today"
        conversation={conversation}
        isCurrent
        onOpen={ignore}
        onRename={ignore}
        onPin={ignore}
        onDelete={ignore}
      />
    </ul>
  ),
  'imports in every state': ({ library, tag }) => (
    <ImportList
      imports={{
        runs: [run, running, { ...run, id: 'refused', state: 'refused' }, { ...run, id: 'failed', state: 'failed' }],
        mayImport: true,
        sending: [{ key: 1, name: long, bytes: 100, sentBytes: 40 }],
        problems: [{ name: long, failure: createFailure('tooLarge') }],
      }}
      messages={library.import}
      tag={tag}
      onStop={ignore}
      onStopSending={ignore}
    />
  ),
  'fetches in every state': ({ library, tag }) => (
    <FetchList runs={fetchRuns} messages={library} tag={tag} isAllowed onChange={ignore} />
  ),
  'a field to fetch': ({ library, tag }) => (
    <FetchForm messages={library} tag={tag} onCount={async () => null} onStart={async () => true} />
  ),
  'details of a guideline': ({ library }) => (
    <GuidelineForm name={`${long}.md`} messages={library.import.guideline} onDone={ignore} />
  ),
  'report on a reachable model server': ({ settings }) => (
    <ModelServerReport
      hasKey={false}
      messages={settings.model}
      report={{
        reached: true,
        baseUrl: 'http://127.0.0.1:11434/v1',
        models: [long, 'llama'],
        modelCount: 20,
        model: long,
        chat: { state: 'answered', ms: 800 },
        images: 'seen',
      }}
    />
  ),
  'report on a model server that refuses the request': ({ settings }) => (
    <ModelServerReport
      hasKey
      messages={settings.model}
      report={{
        reached: true,
        baseUrl: `http://${long}/v1`,
        models: [],
        modelCount: 0,
        model: 'one',
        chat: { state: 'refused', status: 400 },
        images: 'untried',
      }}
    />
  ),
  'report on an unreachable model server': ({ settings }) => (
    <ModelServerReport hasKey={false} messages={settings.model} report={{ reached: false, reason: 'closed' }} />
  ),
  'what a reader says about an answer': () => (
    <>
      <AnswerFeedback turn={ratedTurn} conversationId="one" />
      <FeedbackStatus
        given={{ choice: wrongChoice, state: 'failed', failure: createFailure('unreachable') }}
        hasReasons
        isAsking
        formId="why"
        onAsk={ignore}
        onRetry={ignore}
        onUndo={ignore}
      />
      <ReasonForm id="why" choice={wrongChoice} onSave={ignore} onClose={ignore} />
    </>
  ),
  'people, one of them blocked': ({ people }) => (
    <PeopleList
      people={[person, { ...person, id: 'two', name: long, blockedAt: at, roles: [] }]}
      messages={people}
      onAct={done}
    />
  ),
  'use by person and day': ({ people }) => (
    <UsageTable
      rows={[
        {
          owner: 'person_one',
          name: long,
          day: '2026-01-02',
          model: 'llama',
          requests: 12,
          promptTokens: 34_567,
          completionTokens: 890,
        },
      ]}
      messages={people.admin.usage}
    />
  ),
  'rows of the audit': ({ people }) => <AuditTable rows={[auditRow]} messages={people.admin.audit} />,
  'an account with two sessions': ({ people }) => <AccountFacts account={account} messages={people} onEnd={done} />,
  'a page without operator rights': ({ operator }) => (
    <>
      <OperatorHelp messages={operator} isTokenUsed isTokenRefused />
      <OperatorHelp messages={operator} isTokenUsed={false} />
    </>
  ),
} satisfies Record<string, (messages: Messages) => ReactNode>
