/** The requests of openid-client and jose, sent by our transport: bounded in time and size, without redirects. */
import { readBody } from '@/lib/http/read-body'
import { runWithDeadline } from '@/lib/http/run-with-deadline'
import { OutgoingError, sendRequest } from '@/lib/http/send-request'

/** A sign-in takes three requests; a person waits no longer for each. */
const requestMs = 5_000
/** Metadata and keys are a few kilobytes, a token with hundreds of groups less than this. */
const bytesMax = 1_048_576
const bodyless = new Set([204, 205, 304])

interface ProviderRequest {
  headers?: HeadersInit
  body?: unknown
  signal?: AbortSignal | null | undefined
}

/** @throws OutgoingError if the provider does not answer in time, or with more than a token can need */
export async function fetchFromProvider(url: string | URL, init: ProviderRequest = {}): Promise<Response> {
  const { headers, body, signal } = init
  return runWithDeadline(requestMs, signal ?? new AbortController().signal, async (limited) => {
    const response = await sendRequest({
      url: new URL(url),
      headers: Object.fromEntries(new Headers(headers)),
      ...(body === undefined || body === null ? {} : { body: String(body) }),
      signal: limited,
    })
    const { bytes, isTruncated } = await readBody(response, bytesMax)
    if (isTruncated) throw new OutgoingError('malformed', new Error(`more than ${bytesMax} bytes`))
    const given = Object.entries(response.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, each]),
    )
    const { status } = response
    return new Response(bodyless.has(status) ? null : new Uint8Array(bytes), { status, headers: given })
  })
}
