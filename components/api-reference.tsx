import type { ReactNode } from 'react'
import type { FieldDescription, FieldSchema } from '@/lib/wire/request-fields'
import { fieldType } from './field-type'

interface ApiReferenceProps {
  baseUrl: string
  model: string
  fields: readonly FieldDescription[]
  refusals: readonly { status: number; codes: readonly string[] }[]
}

/** What a programmer needs to point a client here, and nothing that the client's own documentation says better. */
export function ApiReference({ baseUrl, model, fields, refusals }: ApiReferenceProps) {
  const requiredFirst = fields.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
  const of = (part: FieldDescription['part']) => requiredFirst.filter((field) => field.part === part)
  return (
    <article className="space-y-12">
      <header className="space-y-3">
        <h1 className="font-semibold text-3xl tracking-tight">The API</h1>
        <p className="text-lg text-muted leading-relaxed">
          The page you ask on uses this API, and any program written for OpenAI’s Chat Completions can use it too:
          change its address and its key.
        </p>
        <dl className="divide-y divide-line border-line border-y">
          <Fact name="Address">
            <Code>{baseUrl}</Code>
          </Fact>
          <Fact name="Model">
            <Code>{model}</Code>
          </Fact>
          <Fact name="Key">
            <Code>Authorization: Bearer sk-…</Code>
            <span className="block text-muted text-sm">
              The first start prints one; <Code>npm run keys -- create --name NAME</Code> makes another.
            </span>
          </Fact>
          <Fact name="For tools">
            <a className="prose-link" href="/api/v1/openapi.json">
              openapi.json
            </a>
          </Fact>
        </dl>
      </header>

      <Section title="Ask">
        <Example title="In a shell" text={shellExample(baseUrl, model)} />
        <Example title="In JavaScript" text={scriptExample(baseUrl, model)} />
        <Example title="In Python" text={pythonExample(baseUrl, model)} />
      </Section>

      <Section title="Read the answer">
        <p>
          The text carries marks such as <Code>[1]</Code> and ends with the references, so a client that knows nothing
          of evidence loses nothing. Beside it stand:
        </p>
        <dl className="divide-y divide-line border-line border-y">
          <Fact name="evidence">
            The numbered records with their exact quotes, where each mark stands, what was searched, and what became of
            each cited sentence when its figures were looked for in the sources.
          </Fact>
          <Fact name="annotations">The same marks as OpenAI’s url_citation, in the message.</Fact>
          <Fact name="citations">The addresses in the order of the marks; search_results beside them.</Fact>
        </dl>
        <p>
          A stream sends <Code>evidence</Code> twice: with the first chunk, so that marks can be opened while text
          arrives, and complete with the last.
        </p>
      </Section>

      <Section title="Request fields">
        <p className="text-muted">
          Null means the same as leaving a field out. Fields that are not listed are ignored.
        </p>
        <Fields title="The question" fields={of('own')} />
        <Fields title="The writing" fields={of('settings')} />
        <Fields title="Accepted, so that clients need no change" fields={of('idle')} />
      </Section>

      <Section title="Refusals">
        <p>
          Every refusal is <Code>{'{"error":{"message","type","param","code"}}'}</Code> with its status, before the
          first word; after it a stream ends with one such frame and without <Code>[DONE]</Code>. The answer’s{' '}
          <Code>x-request-id</Code> finds it in the log.
        </p>
        <dl className="divide-y divide-line border-line border-y">
          {refusals.map(({ status, codes }) => (
            <Fact key={status} name={String(status)}>
              <span className="flex flex-wrap gap-x-3 gap-y-1">
                {codes.map((code) => (
                  <Code key={code}>{code}</Code>
                ))}
              </span>
            </Fact>
          ))}
        </dl>
      </Section>
    </article>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(' ', '-')
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

/** Scrolls sideways on a narrow screen; focusable, so that the keyboard can scroll it. */
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

function Fields({ title, fields }: { title: string; fields: readonly FieldDescription[] }) {
  return (
    <div className="space-y-2">
      <h3 className="font-semibold text-lg">{title}</h3>
      <dl className="divide-y divide-line border-line border-y">
        {fields.map(({ name, isRequired, description, schema }) => (
          <div key={name} className="space-y-1 py-3">
            <dt className="flex flex-wrap items-baseline gap-x-3">
              <code className="font-medium font-mono">{name}</code>
              <span className="text-muted text-sm">
                {isRequired && 'required, '}
                {fieldType(schema)}
              </span>
            </dt>
            <dd>
              <Sentence text={description} />
              <Members schema={schema} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The members of a field that is an object of few, such as `evidence`; the larger ones are OpenAI's own. */
function Members({ schema }: { schema: FieldSchema }) {
  const members = Object.entries(schema.anyOf?.[0]?.properties ?? {}).filter(([name]) => name !== 'type')
  if (members.length === 0) return null
  return (
    <ul className="mt-2 space-y-1 border-line border-l-2 pl-4 text-sm">
      {members.map(([name, member]) => (
        <li key={name}>
          <Code>{name}</Code> <span className="text-muted">{fieldType(member)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Text whose `words between backticks` are code. */
function Sentence({ text }: { text: string }) {
  const pieces = text.split('`')
  return <>{pieces.map((piece, index) => (index % 2 === 1 ? <Code key={index}>{piece}</Code> : piece))}</>
}

function Code({ children }: { children: string }) {
  return (
    <code className="rounded bg-sunken px-1 py-0.5 font-mono text-[0.9em] [overflow-wrap:anywhere]">{children}</code>
  )
}

const question = 'Does dapagliflozin help in HFrEF?'

function shellExample(baseUrl: string, model: string): string {
  return `curl ${baseUrl}/chat/completions \\
  -H "Authorization: Bearer $EVIDENCE_CHAT_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"model": "${model}",
       "messages": [{"role": "user", "content": "${question}"}]}'`
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
  messages: [{ role: 'user', content: '${question}' }],
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
    messages=[{"role": "user", "content": "${question}"}],
)
print(answer.choices[0].message.content)`
}
