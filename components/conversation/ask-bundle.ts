/** What asks and reads answers, gathered so that it comes as one: each part alone would stand in the first view with its address. */
export { failureFrom } from '@/components/errors/failure-from'
export { askAndRead, readLog, stopStored } from './read-answer'
export { readInto } from './read-into'
export { requestFor } from './sent-messages'
