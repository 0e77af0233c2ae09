/** What asks and reads answers, gathered so that it comes as one: each part alone would stand in the first view with its address. */
export { failureFrom } from '@/components/errors/to-request-failure'
export { requestFor } from './chat-request'
export { askAndRead, readLog, stopStored } from './fetch-answer'
export { readInto } from './stream-into-turn'
