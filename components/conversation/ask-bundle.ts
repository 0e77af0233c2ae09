/**
 * One chunk for asking and reading answers: as separate dynamic imports, the URL of each module would be part of the
 * first view.
 */
export { toFailure } from '@/components/errors/to-request-failure'
export { buildAskRequest } from './chat-request'
export { readGenerationLog, stopAnswer, streamAnswer } from './fetch-answer'
export { streamIntoTurn } from './stream-into-turn'
