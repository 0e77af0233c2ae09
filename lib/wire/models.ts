/** The models that clients may request: one. The operator decides which engine answers for it. */
import type { Model } from 'openai/resources/models'
import { ApiError } from './errors'

export const serviceModel = 'Service-V1'

export type ModelList = { object: 'list'; data: Model[] }

/** The day this model was first offered, in Unix seconds, as in OpenAI's model objects. */
const created = Date.UTC(2026, 10, 1) / 1000

const models: Model[] = [{ id: serviceModel, object: 'model', created, owned_by: 'evidence-chat' }]

export function listModels(): ModelList {
  return { object: 'list', data: models }
}

/**
 * @param id the requested model id
 * @throws ApiError `model_not_found`
 */
export function findModel(id: string): Model {
  const model = models.find((candidate) => candidate.id === id)
  if (model) return model
  throw new ApiError('model_not_found', `This model does not exist. The model of this service is '${serviceModel}'.`)
}
