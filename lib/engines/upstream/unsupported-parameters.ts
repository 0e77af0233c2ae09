/** Remembers parameters that a model does not support, so that later requests omit them without a refusal first. */

/** The server may be updated under the same model name; trying again costs one refused request. */
const rememberedMs = 600_000

export class UnsupportedParameters {
  /** Expiry by model and parameter, in milliseconds of `performance.now()`. */
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
