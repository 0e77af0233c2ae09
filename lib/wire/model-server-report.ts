/**
 * The result of a model server test for the settings page. Contains only facts: of the server's own text only model
 * names.
 */

export type ChatOutcome =
  | { state: 'answered'; ms: number }
  /** 401 or 403: the server requires a key, or a different one. */
  | { state: 'key' }
  | { state: 'refused'; status: number }
  /** Status 200 without a readable answer. */
  | { state: 'odd' }
  | { state: 'silent' }
  /** There was no model to ask. */
  | { state: 'untried' }

/** `seen`: the model named the colour of a test image; `taken`: it accepted the image but did not. */
export type ImageOutcome = 'seen' | 'taken' | 'refused' | 'untried'

export type ModelServerReport =
  | {
      reached: false
      /** `scheme`: the server expects `https://` instead of `http://`, or the other way round. */
      reason: 'address' | 'unknown-host' | 'closed' | 'silent' | 'scheme' | 'certificate' | 'no-api' | 'key'
    }
  | {
      reached: true
      /** The value for UPSTREAM_BASE_URL. */
      baseUrl: string
      /** At most 50; excludes names with unusual characters. */
      models: string[]
      modelCount: number
      /** The model that was tested; a possible value for UPSTREAM_MODEL. */
      model: string | null
      chat: ChatOutcome
      images: ImageOutcome
    }

/** A model server found on a common port of this machine. */
export interface LocalModelServer {
  name: string
  baseUrl: string
  models: string[]
}
