/** What asks and reads answers, gathered so that it comes as one: each part alone would stand in the first view with its address. */
export { toFailure } from '@/components/errors/to-request-failure'
export { buildAskRequest } from './chat-request'
export { readGenerationLog, stopAnswer, streamAnswer } from './fetch-answer'
export { streamIntoTurn } from './stream-into-turn'
