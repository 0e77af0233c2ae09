import type { ReactNode } from 'react'
import { sampleQuestions } from '@/components/chat/sample-questions'
import { formatMessage } from '@/components/i18n/format-message'
import type { Messages } from '@/components/i18n/messages-en'
import type { FieldDescription, FieldSchema } from '@/lib/wire/request-fields'
import { describeFieldType } from './field-type'

type ApiMessages = Messages['api']

interface ApiReferenceProps {
  messages: ApiMessages
  baseUrl: string
  model: string
  fields: readonly FieldDescription[]
  refusals: readonly { status: number; codes: readonly { code: string; meaning: string }[] }[]
}

/** What a developer needs to point a client here, and nothing that the client's own documentation covers better. */
export function ApiReference({ messages, baseUrl, model, fields, refusals }: ApiReferenceProps) {
  const requiredFirst = fields.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
  const of = (part: FieldDescription['part']) => requiredFirst.filter((field) => field.part === part)
  return (
    <article className="space-y-12">
      <header className="space-y-3">
        <h1 className="font-semibold text-3xl tracking-tight">{messages.title}</h1>
        <p className="text-lg text-muted leading-relaxed">{messages.lead}</p>
        <Connection messages={messages} baseUrl={baseUrl} model={model} />
      </header>

      <Section id="ask" title={messages.ask}>
        <Example title={messages.inShell} text={shellExample(baseUrl, model)} />
        <Example title={messages.inJavaScript} text={scriptExample(baseUrl, model)} />
        <Example title={messages.inPython} text={pythonExample(baseUrl, model)} />
      </Section>

      <Section id="read-the-answer" title={messages.read}>
        <p>
          <Sentence text={messages.readLead} />
        </p>
        <dl className="divide-y divide-line border-line border-y">
          <Fact name="evidence">{messages.evidence}</Fact>
          <Fact name="annotations">{messages.annotations}</Fact>
          <Fact name="citations">{messages.citations}</Fact>
        </dl>
        <p>
          <Sentence text={messages.stream} />
        </p>
      </Section>

      <Section id="request-fields" title={messages.fields}>
        <p className="text-muted">{messages.fieldsLead}</p>
        <Fields messages={messages} title={messages.questionFields} fields={of('own')} />
        <Fields messages={messages} title={messages.generationFields} fields={of('settings')} />
        <Fields messages={messages} title={messages.ignoredFields} fields={of('ignored')} />
      </Section>

      <Section id="refusals" title={messages.errors}>
        <p>
          <Sentence
            text={formatMessage(messages.errorsLead, { envelope: '{"error":{"message","type","param","code"}}' })}
          />
        </p>
        <Refusals refusals={refusals} />
      </Section>
    </article>
  )
}

/** The values that a client needs: the address, the model and the key. */
function Connection({ messages, baseUrl, model }: Pick<ApiReferenceProps, 'messages' | 'baseUrl' | 'model'>) {
  return (
    <dl className="divide-y divide-line border-line border-y">
      <Fact name={messages.address}>
        <Code>{baseUrl}</Code>
      </Fact>
      <Fact name={messages.model}>
        <Code>{model}</Code>
      </Fact>
      <Fact name={messages.key}>
        <Code>Authorization: Bearer sk-…</Code>
        <span className="block text-muted text-sm">
          <Sentence text={messages.keyHint} />
        </span>
      </Fact>
      <Fact name={messages.forTools}>
        <a className="prose-link" href="/api/v1/openapi.json">
          <Code>openapi.json</Code>
        </a>
      </Fact>
    </dl>
  )
}

function Refusals({ refusals }: Pick<ApiReferenceProps, 'refusals'>) {
  return (
    <dl className="divide-y divide-line border-line border-y">
      {refusals.map(({ status, codes }) => (
        <Fact key={status} name={String(status)}>
          <ul className="space-y-1">
            {codes.map(({ code, meaning }) => (
              <li key={code}>
                <Code>{code}</Code>{' '}
                <span lang="en" className="text-sm">
                  <Sentence text={meaning} />
                </span>
              </li>
            ))}
          </ul>
        </Fact>
      ))}
    </dl>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="space-y-4">
      <h2 id={id} className="scroll-mt-20 font-semibold text-2xl tracking-tight">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[8rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

/** Scrolls horizontally on narrow screens; focusable, so that it scrolls by keyboard. */
function Example({ title, text }: { title: string; text: string }) {
  return (
    <figure className="space-y-1.5">
      <figcaption className="font-medium text-muted text-sm">{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <pre tabIndex={0} className="overflow-x-auto rounded-lg border border-line bg-sunken p-4 font-mono text-sm">
        <code>{text}</code>
      </pre>
    </figure>
  )
}

interface FieldsProps {
  messages: ApiMessages
  title: string
  fields: readonly FieldDescription[]
}

function Fields({ messages, title, fields }: FieldsProps) {
  return (
    <div className="space-y-2">
      <h3 className="font-semibold text-lg">{title}</h3>
      <dl className="divide-y divide-line border-line border-y">
        {fields.map(({ name, isRequired, description, schema }) => (
          <div key={name} className="space-y-1 py-3">
            <dt className="flex flex-wrap items-baseline gap-x-3">
              <code className="font-medium font-mono">{name}</code>
              <span className="text-muted text-sm">
                {isRequired && messages.required}
                {describeFieldType(messages.types, schema)}
              </span>
            </dt>
            <dd>
              <span lang="en">
                <Sentence text={description} />
              </span>
              <Members messages={messages} schema={schema} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The members of a small object field such as `evidence`; larger ones are OpenAI's own. */
function Members({ messages, schema }: { messages: ApiMessages; schema: FieldSchema }) {
  const members = Object.entries(schema.anyOf?.[0]?.properties ?? {}).filter(([name]) => name !== 'type')
  if (members.length === 0) return null
  return (
    <ul className="mt-2 space-y-1 border-line border-s-2 ps-4 text-sm">
      {members.map(([name, member]) => (
        <li key={name}>
          <Code>{name}</Code> <span className="text-muted">{describeFieldType(messages.types, member)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Renders `text in backticks` as code. */
function Sentence({ text }: { text: string }) {
  const pieces = text.split('`')
  return <>{pieces.map((piece, index) => (index % 2 === 1 ? <Code key={index}>{piece}</Code> : piece))}</>
}

function Code({ children }: { children: string }) {
  return (
    <code className="rounded bg-sunken px-1 py-0.5 font-mono text-[0.9em] [overflow-wrap:anywhere]">{children}</code>
  )
}

function shellExample(baseUrl: string, model: string): string {
  return `curl ${baseUrl}/chat/completions \\
  -H "Authorization: Bearer $EVIDENCE_CHAT_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"model": "${model}",
       "messages": [{"role": "user", "content": "${sampleQuestions.apixaban}"}]}'`
}

function scriptExample(baseUrl: string, model: string): string {
  return `import OpenAI from 'openai'

const client = new OpenAI({
  baseURL: '${baseUrl}',
  apiKey: process.env.EVIDENCE_CHAT_KEY,
})
const stream = await client.chat.completions.create({
  model: '${model}',
  stream: true,
  messages: [{ role: 'user', content: '${sampleQuestions.apixaban}' }],
})
for await (const { choices } of stream) {
  process.stdout.write(choices[0]?.delta.content ?? '')
}`
}

function pythonExample(baseUrl: string, model: string): string {
  return `import os
from openai import OpenAI

client = OpenAI(
    base_url="${baseUrl}",
    api_key=os.environ["EVIDENCE_CHAT_KEY"],
)
answer = client.chat.completions.create(
    model="${model}",
    messages=[{"role": "user", "content": "${sampleQuestions.apixaban}"}],
)
print(answer.choices[0].message.content)`
}
