/** Chooses the coding of a response by the Accept-Encoding of its request (RFC 9110, 12.5.3). */

/** Another name that clients use for a coding. */
const aliases: Readonly<Record<string, string>> = { gzip: 'x-gzip' }

/**
 * A weight of 0 forbids a coding, and named codings take precedence over `*`.
 *
 * @param accepted the header Accept-Encoding; '' if the request has none
 * @param offered codings such as `br` and `gzip`, the preferred one first
 * @returns the first offered coding that the client accepts; undefined if it accepts none of them
 */
export function chooseCoding<T extends string>(accepted: string, offered: readonly T[]): T | undefined {
  const codings = accepted.toLowerCase().split(',').map(parseCoding)
  const isAccepted = (offer: T) => {
    const coding =
      codings.find(({ name }) => name === offer || name === aliases[offer]) ?? codings.find(({ name }) => name === '*')
    return coding !== undefined && coding.weight > 0
  }
  return offered.find(isAccepted)
}

function parseCoding(coding: string): { name: string; weight: number } {
  const [name = '', ...parameters] = coding.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return { name, weight: weight === undefined ? 1 : Number(weight.slice(2)) }
}
