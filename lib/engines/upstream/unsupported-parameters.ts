/** Parameters that a model was found not to support, so that later requests leave them out without being refused first. */

/** The server may be updated under the same model name; asking again costs one refused request. */
const rememberedMs = 600_000

export class UnsupportedParameters {
  /** By model and parameter: when it is forgotten, in milliseconds of `performance.now()`. */
  private readonly expiries = new Map<string, Map<string, number>>()

  get(model: string): Set<string> {
    const now = performance.now()
    const known = this.expiries.get(model) ?? new Map<string, number>()
    for (const [parameter, expiry] of known) if (expiry <= now) known.delete(parameter)
    return new Set(known.keys())
  }

  add(model: string, parameters: Iterable<string>): void {
    const known = this.expiries.get(model) ?? new Map<string, number>()
    for (const parameter of parameters) known.set(parameter, performance.now() + rememberedMs)
    this.expiries.set(model, known)
  }
}
