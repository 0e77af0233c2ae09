/** What a test of a model server found, for the settings page. Facts only: nothing that the server wrote but model names. */

export type ChatOutcome =
  | { state: 'answered'; ms: number }
  /** 401 or 403: it wants a key, or another one. */
  | { state: 'key' }
  | { state: 'refused'; status: number }
  /** It said 200 and gave no answer to read. */
  | { state: 'odd' }
  | { state: 'silent' }
  /** No model to ask. */
  | { state: 'untried' }

/** `seen`: it named the colour of a test picture; `taken`: it accepted the picture and did not. */
export type ImageOutcome = 'seen' | 'taken' | 'refused' | 'untried'

export type ModelServerReport =
  | {
      reached: false
      /** `scheme`: it listens, and wants `https://` where `http://` was typed, or the other way round. */
      reason: 'address' | 'unknown-host' | 'closed' | 'silent' | 'scheme' | 'certificate' | 'no-api' | 'key'
    }
  | {
      reached: true
      /** What UPSTREAM_BASE_URL must be. */
      baseUrl: string
      /** At most 50; names with odd characters are left out. */
      models: string[]
      modelCount: number
      /** The one that was asked; what UPSTREAM_MODEL may be. */
      model: string | null
      chat: ChatOutcome
      images: ImageOutcome
    }

/** A model server that listens at a usual port of the machine that runs this product. */
export interface LocalModelServer {
  name: string
  baseUrl: string
  models: string[]
}
