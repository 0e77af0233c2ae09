'use client'

import { FileUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FailureDetail } from '@/components/errors/failure-detail'
import { formatMessage } from '@/components/i18n/format-message'
import { formatBytes, isolateBidi } from '@/components/i18n/format-values'
import type { Messages } from '@/components/i18n/messages-en'
import { FetchSection } from './fetch/fetch-section'
import { GuidelineForm } from './guideline-form'
import { ImportList } from './import-list'
import { type GuidelineFacts, useImports } from './use-imports'
import { usePageDrop } from './use-page-drop'

interface ImportPageProps {
  library: Messages['library']
  tag: string
  bytesMax: number
  /** Whether this user may import, as known when the page was requested. */
  mayImport: boolean
  /** Whether the operator allows requests to PubMed. */
  mayFetch: boolean
  /** Shown instead of the file field where importing is not allowed. */
  notAllowed: ReactNode
}

/** A department's own guideline may not state its title, owner and date. */
const guidelineName = /\.(?:md|markdown|txt|pdf|docx)$/i

/** Uploads files and lists their imports, also after a reload. */
export function ImportPage({ library, tag, bytesMax, mayImport, mayFetch, notAllowed }: ImportPageProps) {
  const messages = library.import
  const { imports, send, stopSending, stop, refresh } = useImports(mayImport)
  const [guidelines, setGuidelines] = useState<readonly File[]>([])
  const [tooLarge, setTooLarge] = useState<readonly string[]>([])
  const size = formatBytes({ tag }, bytesMax)

  function take(files: Iterable<File>) {
    const all = [...files]
    const fitting = all.filter((file) => file.size <= bytesMax)
    setTooLarge(all.filter((file) => file.size > bytesMax).map(({ name }) => name))
    setGuidelines((held) => [...held, ...fitting.filter(({ name }) => guidelineName.test(name))])
    for (const file of fitting) if (!guidelineName.test(file.name)) void send(file, null)
  }

  const isOver = usePageDrop((files) => {
    if (imports.mayImport) take(files)
  })

  function endGuideline(file: File, about: GuidelineFacts | null) {
    setGuidelines((held) => held.filter((each) => each !== file))
    if (about) void send(file, about)
  }

  return (
    <div className="mt-6 space-y-10">
      {imports.mayImport ? <UploadField isOver={isOver} size={size} messages={messages} onFiles={take} /> : notAllowed}
      <Problems tooLarge={tooLarge} size={size} problems={imports.problems} messages={messages} />
      {guidelines.map((file) => (
        <GuidelineForm
          key={`${file.name} ${file.lastModified}`}
          name={file.name}
          messages={messages.guideline}
          onDone={(about) => endGuideline(file, about)}
        />
      ))}
      {imports.mayImport && (
        <FetchSection messages={library} tag={tag} isAllowed={mayFetch} onImport={() => void refresh()} />
      )}
      <ImportList imports={imports} messages={messages} tag={tag} onStop={stop} onStopSending={stopSending} />
    </div>
  )
}

interface UploadFieldProps {
  /** Whether files are dragged over the page. */
  isOver: boolean
  /** The largest file, in words. */
  size: string
  messages: Messages['library']['import']
  onFiles(files: Iterable<File>): void
}

function UploadField({ isOver, size, messages, onFiles }: UploadFieldProps) {
  return (
    <label
      className={`flex cursor-pointer flex-col items-center gap-2 rounded-2xl border-2 border-dashed px-4 py-10 text-center has-focus-visible:outline-2 has-focus-visible:outline-accent ${isOver ? 'border-accent bg-accent-soft' : 'border-edge bg-surface hover:bg-sunken'}`}
    >
      <FileUp aria-hidden className="size-8 text-accent" />
      <span className="font-semibold text-lg">{isOver ? messages.dropNow : messages.choose}</span>
      <span className="text-muted">{messages.drop}</span>
      <span className="text-muted text-sm">{formatMessage(messages.sizeMax, { size })}</span>
      <input
        type="file"
        multiple
        className="sr-only"
        onChange={({ target }) => {
          onFiles(target.files ?? [])
          // Allow choosing the same file again.
          target.value = ''
        }}
      />
    </label>
  )
}

interface ProblemsProps {
  /** Names of files. */
  tooLarge: readonly string[]
  size: string
  problems: ReturnType<typeof useImports>['imports']['problems']
  messages: Messages['library']['import']
}

/** The files that were not imported, each with the reason. */
function Problems({ tooLarge, size, problems, messages }: ProblemsProps) {
  return (
    <div role="alert" className="space-y-2 empty:hidden">
      {tooLarge.map((name) => (
        <p key={name} className="text-danger">
          {formatMessage(messages.tooLarge, { name: isolateBidi(name), size })}
        </p>
      ))}
      {problems.map(({ name, failure }) => (
        <p key={name} className="text-danger">
          {failure.kind === 'unreachable' ? (
            formatMessage(messages.unreachable, { name: isolateBidi(name) })
          ) : (
            <>
              {isolateBidi(name)}
              {messages.separator}
              <FailureDetail failure={failure} />
            </>
          )}
        </p>
      ))}
    </div>
  )
}
