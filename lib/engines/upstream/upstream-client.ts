/**
 * The client of one model server, with what it has learned about it: the model, unsupported parameters, availability.
 * It retries once if there was no response, and resends without parameters that the server says it does not support.
 * It never repeats a request whose answer has begun.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { type GroundedPrompt, ImagesRefusedError } from '@/lib/engines/engine'
import { readBody } from '@/lib/http/read-body'
import { raceAbort } from '@/lib/http/run-with-deadline'
import type { OutgoingResponse } from '@/lib/http/send-request'
import { log } from '@/lib/log'
import { reportCall, type ServiceName } from '@/lib/store/service-calls'
import { CircuitBreaker } from './circuit-breaker'
import { callServer, hasNoResponse, isConnectFailure, type ServerAddress, toApiError } from './connection'
import { readParameterRefusal } from './parameter-refusal'
import { parseEmbeddings } from './parse-embeddings'
import { canOmit, toCallerName, toUpstreamBody, type UpstreamBody } from './request-body'
import { UnsupportedParameters } from './unsupported-parameters'
import {
  errorFromRefusal,
  isContextLength,
  isServerDown,
  parseRefusal,
  type Refusal,
  refusedValueError,
  unsupportedParameterError,
  upstreamFailedError,
} from './upstream-errors'
import { hasImages, VisionSupport } from './vision-support'

/** Each retry omits one parameter that the server named; they are remembered, so later requests need no retry. */
const amendmentsMax = 4
/** A server that restarts is often back within this time. */
const connectRetryDelayMs = 150
const refusalBytesMax = 65_536
const modelListBytesMax = 4_194_304
/** Enough for 8,192 dimensions with all their digits. */
const vectorBytesMax = 262_144

export interface UpstreamSettings extends ServerAddress {
  /** The first model that the server lists if undefined. */
  model: string | undefined
  vision: 'auto' | 'on' | 'off'
  /** In the metrics; `model-server` if undefined. */
  service?: ServiceName
}

export class UpstreamClient {
  private readonly settings: UpstreamSettings
  private readonly breaker = new CircuitBreaker()
  private readonly vision: VisionSupport
  private readonly unsupported = new UnsupportedParameters()
  private listing: Promise<string> | undefined
  private listed: string | null = null

  constructor(settings: UpstreamSettings) {
    this.settings = settings
    this.vision = new VisionSupport(settings.vision)
  }

  /** Null before the server has listed its models, unless the settings name one. */
  get knownModel(): string | null {
    return this.settings.model ?? this.listed
  }

  get takesImages(): boolean {
    return this.vision.sendsImages
  }

  /**
   * @returns the successful response, with its body unread
   * @throws ImagesRefusedError; ApiError when the server cannot be reached, refuses or stays silent; the signal's
   * reason
   */
  ask(prompt: GroundedPrompt, signal: AbortSignal): Promise<OutgoingResponse> {
    return this.attempt(signal, () => this.askUntilAccepted(prompt, signal))
  }

  /** @throws ApiError as `ask`, and for a response without one vector per text */
  embed(model: string, texts: string[], signal: AbortSignal): Promise<Float32Array[]> {
    return this.attempt(signal, async () => {
      const body = JSON.stringify({ model, input: texts, encoding_format: 'float' })
      const response = await this.callWithRetry('/embeddings', body, signal)
      if (!isSuccess(response)) throw errorFromRefusal(await readWholeRefusal(response), this.settings.apiKey)
      return parseEmbeddings(await readText(response, vectorBytesMax * texts.length), texts.length)
    })
  }

  private async attempt<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const attempt = this.breaker.enter()
    const startedAt = performance.now()
    const settle = (isAnswered: boolean) => {
      if (isAnswered) attempt.succeeded()
      else attempt.failed()
      reportCall(this.settings.service ?? 'model-server', (performance.now() - startedAt) / 1000, isAnswered)
    }
    try {
      const result = await work()
      settle(true)
      return result
    } catch (error) {
      if (signal.aborted) attempt.leftEarly()
      else settle(!isServerDown(error))
      throw error
    }
  }

  private async askUntilAccepted(prompt: GroundedPrompt, signal: AbortSignal): Promise<OutgoingResponse> {
    const carriesImages = hasImages(prompt.messages)
    // The server may have refused another caller's images since this prompt was built.
    if (carriesImages && !this.vision.sendsImages) throw new ImagesRefusedError()
    const leftOut = new Set<string>()
    for (let amendments = 0; ; amendments++) {
      const model = await this.model(signal)
      const unsupported = new Set([...this.unsupported.get(model), ...leftOut])
      const body = toUpstreamBody(model, prompt.messages, prompt.settings, unsupported)
      const response = await this.callWithRetry('/chat/completions', JSON.stringify(body), signal)
      if (isSuccess(response)) {
        // Only after success: an error that echoes the caller's text may read like a statement about a parameter.
        this.unsupported.add(model, leftOut)
        return response
      }

      const refusal = await readWholeRefusal(response)
      if (isContextLength(refusal)) throw errorFromRefusal(refusal, this.settings.apiKey)
      if (carriesImages && this.vision.learn(refusal)) throw new ImagesRefusedError()
      const parameter = this.parameterToLeaveOut(refusal, body, prompt.settings, unsupported)
      if (amendments >= amendmentsMax) throw errorFromRefusal(refusal, this.settings.apiKey)
      if (parameter !== null) leftOut.add(parameter)
      else if (await this.modelHasChanged(refusal, model, signal)) leftOut.clear()
      else throw errorFromRefusal(refusal, this.settings.apiKey)
    }
  }

  /**
   * @returns null if the refusal is not about a parameter
   * @throws ApiError with the caller's name for the parameter, if its value is refused or it cannot be omitted
   */
  private parameterToLeaveOut(
    refusal: Refusal,
    { model: _, messages: __, stream: ___, ...sent }: UpstreamBody,
    settings: GroundedPrompt['settings'],
    unsupported: ReadonlySet<string>,
  ): string | null {
    const found = readParameterRefusal(refusal, Object.keys(sent))
    if (found === null) return null
    const { parameter, fault } = found
    // We set `stream_options` ourselves; without it, usage is counted here.
    const isUnsupported = fault === 'unsupported' || parameter === 'stream_options'
    const param = toCallerName(parameter, settings)
    if (!isUnsupported) throw refusedValueError(param, refusal, this.settings.apiKey)
    if (!canOmit(parameter, unsupported)) throw unsupportedParameterError(param, refusal, this.settings.apiKey)
    log().warn({ parameter }, 'the model does not support this parameter; omitting or renaming it for a while')
    return parameter
  }

  /** A server restarted with another model answers 404 to the remembered name. */
  private async modelHasChanged(refusal: Refusal, model: string, signal: AbortSignal): Promise<boolean> {
    if (this.settings.model !== undefined || (refusal.status !== 404 && refusal.code !== 'model_not_found'))
      return false
    this.listing = undefined
    if ((await this.model(signal)) === model) return false
    this.vision.forget()
    return true
  }

  private model(signal: AbortSignal): Promise<string> {
    if (this.settings.model !== undefined) return Promise.resolve(this.settings.model)
    // Shared by all waiting callers, so it must survive the first of them aborting.
    this.listing ??= this.listFirstModel().catch((error) => {
      this.listing = undefined
      throw error
    })
    return raceAbort(this.listing, signal)
  }

  private async listFirstModel(): Promise<string> {
    const response = await this.callWithRetry('/models', undefined, new AbortController().signal)
    if (!isSuccess(response)) throw errorFromRefusal(await readWholeRefusal(response), this.settings.apiKey)
    const text = await readText(response, modelListBytesMax)
    const id = parseFirstModel(text)
    if (id === undefined) throw upstreamFailedError(new Error(`no model in the server's list: ${text.slice(0, 200)}`))
    this.listed = id
    return id
  }

  /** Retries once if the server sent nothing: it may be restarting, or may have closed an idle connection. */
  private async callWithRetry(path: string, body: string | undefined, signal: AbortSignal): Promise<OutgoingResponse> {
    try {
      return await callServer(this.settings, path, body, signal)
    } catch (error) {
      if (!hasNoResponse(error)) throw toApiError(error)
      if (isConnectFailure(error)) await wait(connectRetryDelayMs, undefined, { signal })
    }
    return await callServer(this.settings, path, body, signal, true).catch((error) => {
      throw toApiError(error)
    })
  }
}

function isSuccess({ status }: OutgoingResponse): boolean {
  return status >= 200 && status < 300
}

async function readWholeRefusal(response: OutgoingResponse): Promise<Refusal> {
  // A refusal with a truncated body is still a refusal.
  const text = await readText(response, refusalBytesMax).catch((cause) => `unreadable: ${cause}`)
  return parseRefusal(response.status, response.headers, text)
}

/** @returns the text, cut at `bytesMax` */
async function readText(response: OutgoingResponse, bytesMax: number): Promise<string> {
  try {
    return (await readBody(response, bytesMax)).bytes.toString()
  } catch (error) {
    throw toApiError(error)
  }
}

/** OpenAI's `{data: [{id}]}`, a bare list (Together), or `{models: [{name}]}` (llama.cpp, Ollama). */
function parseFirstModel(text: string): string | undefined {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    return undefined
  }
  const { data, models } = Object(list)
  const entries = [list, data, models].find(Array.isArray) ?? []
  const { id, name } = Object(entries[0])
  return [id, name].find((value) => typeof value === 'string' && value !== '')
}
