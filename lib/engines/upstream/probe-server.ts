/**
 * Tests a model server before it goes into the settings: whether it is reachable, which models it has, whether one
 * answers, how fast, and whether it accepts images. Runs only at the operator's request. Reports facts; no text from
 * the server is passed on except model names.
 */
import type { ChatOutcome, ImageOutcome, LocalModelServer, ModelServerReport } from '@/lib/wire/model-server-report'
import { ProbeError, type ProbeReply, sendProbeRequest } from './probe-request'

const listTimeoutMs = 5_000
const localTimeoutMs = 1_000
/** A model that is not loaded yet may take this long to produce its first token. */
const chatTimeoutMs = 45_000
const listBytesMax = 1_048_576
const chatBytesMax = 262_144
const modelsMax = 50
const addressCharactersMax = 2048

/** Default ports, from each server's documentation. */
const usualPorts = [
  { name: 'Ollama', port: 11434 },
  { name: 'LM Studio', port: 1234 },
  { name: 'llama.cpp', port: 8080 },
  { name: 'vLLM', port: 8000 },
  { name: 'SGLang', port: 30000 },
]

/** Asks each default port of this machine for its models; omits whatever is not a model server or needs a key. */
export async function findLocalModelServers(signal: AbortSignal, places = usualPorts): Promise<LocalModelServer[]> {
  const found = await Promise.all(
    places.map(async ({ name, port }) => {
      const base = new URL(`http://127.0.0.1:${port}/v1`)
      const list = await listModels(base, undefined, localTimeoutMs, signal).catch(() => undefined)
      signal.throwIfAborted()
      const models = list && parseModels(list.body)
      return models ? [{ name, baseUrl: formatAddress(base), models: models.slice(0, modelsMax) }] : []
    }),
  )
  return found.flat()
}

/**
 * @param address as typed: with or without scheme, with or without `/v1`
 * @param model the model to test; the first one listed if undefined
 */
export async function probeModelServer(
  { address, key, model }: { address: string; key: string | undefined; model: string | undefined },
  signal: AbortSignal,
): Promise<ModelServerReport> {
  const bases = parseBaseUrls(address)
  if (bases.length === 0) return { reached: false, reason: 'address' }
  let answer: ProbeReply | undefined
  for (const base of bases) {
    try {
      answer = await listModels(base, key, listTimeoutMs, signal)
    } catch (error) {
      if (!(error instanceof ProbeError)) throw error
      return { reached: false, reason: error.fault }
    }
    const models = parseModels(answer.body)
    if (models) return report(base, models, key, model, signal)
  }
  if (answer && isKeyRefusal(answer.status)) return { reached: false, reason: 'key' }
  const wantsHttps = answer?.isRedirectedToHttps && bases[0]?.protocol === 'http:'
  return { reached: false, reason: wantsHttps ? 'scheme' : 'no-api' }
}

async function report(
  base: URL,
  models: string[],
  key: string | undefined,
  wanted: string | undefined,
  signal: AbortSignal,
): Promise<ModelServerReport> {
  const model = wanted || models[0] || null
  const listed = { baseUrl: formatAddress(base), models: models.slice(0, modelsMax), modelCount: models.length, model }
  if (model === null) return { reached: true, ...listed, chat: { state: 'untried' }, images: 'untried' }
  const { chat } = await ask(base, key, model, 'Reply with one word: ready', signal)
  const images = chat.state === 'answered' ? await askAboutImage(base, key, model, signal) : 'untried'
  return { reached: true, ...listed, chat, images }
}

function listModels(base: URL, key: string | undefined, timeoutMs: number, signal: AbortSignal) {
  return sendProbeRequest(appendPath(base, '/models'), { key, timeoutMs, bytesMax: listBytesMax, signal })
}

async function ask(base: URL, key: string | undefined, model: string, content: unknown, signal: AbortSignal) {
  const body = { model, messages: [{ role: 'user', content }], max_tokens: 32 }
  const options = { key, timeoutMs: chatTimeoutMs, bytesMax: chatBytesMax, signal }
  const url = appendPath(base, '/chat/completions')
  try {
    let reply = await sendProbeRequest(url, { ...options, body })
    // Newer OpenAI models accept only `max_completion_tokens`; the reply is short enough without a limit.
    if (reply.status === 400)
      reply = await sendProbeRequest(url, { ...options, body: { ...body, max_tokens: undefined } })
    return { chat: toOutcome(reply), text: extractText(reply.body) ?? '' }
  } catch (error) {
    if (!(error instanceof ProbeError)) throw error
    return { chat: { state: 'silent' } satisfies ChatOutcome, text: '' }
  }
}

function toOutcome({ status, body, ms }: ProbeReply): ChatOutcome {
  if (status === 200 && extractText(body) !== undefined) return { state: 'answered', ms }
  if (status === 200) return { state: 'odd' }
  return isKeyRefusal(status) ? { state: 'key' } : { state: 'refused', status }
}

/** A red square of 64 x 64 pixels: large enough for every vision model's smallest tile. */
const redSquare =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEXgEBBZ7e9PAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRYhe3BgQAAAADDoPlT3+AEVQEAAAB0DRBAAAGx1LfoAAAAAElFTkSuQmCC'

/** Many servers accept an image for a text-only model, so the question can only be answered by seeing the image. */
async function askAboutImage(
  base: URL,
  key: string | undefined,
  model: string,
  signal: AbortSignal,
): Promise<ImageOutcome> {
  const content = [
    { type: 'text', text: 'Which colour is this image? Reply with one word.' },
    { type: 'image_url', image_url: { url: redSquare } },
  ]
  const { chat, text } = await ask(base, key, model, content, signal)
  if (chat.state !== 'answered') return chat.state === 'refused' || chat.state === 'odd' ? 'refused' : 'untried'
  return /\b(red|crimson|scarlet)\b|红/i.test(text) ? 'seen' : 'taken'
}

/** Candidate base URLs: most servers serve the API below `/v1`, so that comes first if no path was typed. */
function parseBaseUrls(address: string): URL[] {
  const typed = address.trim().replace(/\/+$/, '')
  const isOdd = typed === '' || typed.length > addressCharactersMax || /[\s\\\p{Cc}]/u.test(typed)
  const url = isOdd ? null : URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `http://${typed}`)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password || url.search || url.hash)
    return []
  if (/\/v\d+$/.test(url.pathname)) return [url]
  return url.pathname === '/' ? [appendPath(url, '/v1'), url] : [url, appendPath(url, '/v1')]
}

function appendPath(base: URL, path: string): URL {
  const url = new URL(base)
  url.pathname = url.pathname.replace(/\/+$/, '') + path
  return url
}

/** In the form used in the settings. */
function formatAddress(base: URL): string {
  return base.href.replace(/\/$/, '')
}

function isKeyRefusal(status: number): boolean {
  return status === 401 || status === 403
}

/** @returns names in the server's order; undefined if the body is not a list of models */
function parseModels(body: unknown): string[] | undefined {
  const { data, models } = Object(body)
  const list = [body, data, models].find(Array.isArray)
  if (!list) return undefined
  const names = list.map((entry: unknown) => {
    const { id, name } = Object(entry)
    return id ?? name
  })
  // Names go to the page and into a settings file, so only the characters of model names are allowed.
  return names.filter((name): name is string => typeof name === 'string' && /^[\w.:/@+-]{1,200}$/.test(name))
}

function extractText(body: unknown): string | undefined {
  const [choice] = Array.isArray(Object(body).choices) ? Object(body).choices : []
  const { content, reasoning_content, reasoning } = Object(Object(choice).message)
  // A reasoning model may spend its few tokens on reasoning; that still counts as an answer.
  return [content, reasoning_content, reasoning].find((text) => typeof text === 'string')
}
