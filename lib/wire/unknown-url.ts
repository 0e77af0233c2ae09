/** The error for an unknown URL. Names the right URL where clients are known to request a wrong one. */
import { ApiError } from './errors'

const chat = 'POST /api/v1/chat/completions'
const pathCharactersMax = 200

/** Matched against the path below any base URL: many clients use one without /v1, or with it twice. */
const advice: [path: RegExp, text: string][] = [
  [/\/responses$/, 'Use POST /api/v1/responses: the base URL of a client ends in /api/v1.'],
  [/\/embeddings$/, `Embeddings are not supported; this service answers conversations at ${chat}.`],
  [/\/chat\/completions$/, `Use ${chat}: the base URL of a client ends in /api/v1.`],
  [/\/completions$/, `Legacy completions are not supported; send the prompt as a message to ${chat}.`],
]

/** @param pathname as the client sent it, of any length */
export function toUnknownUrlError(method: string, pathname: string): ApiError {
  const [, text] = advice.find(([path]) => path.test(pathname)) ?? []
  const unknown = `Unknown request URL: ${method} ${pathname.slice(0, pathCharactersMax)}.`
  return new ApiError('unknown_url', text ? `${unknown} ${text}` : unknown)
}
