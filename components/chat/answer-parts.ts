/**
 * The parts of the chat that the first answer needs: one import, because each adds its file names to the first view.
 */
export { AnswerStatus } from './answer-status'
export { AskAboutSelection } from './ask-about-selection'
export { NewQuestionButton } from './new-question-button'
export { ScrollToLatest } from './scroll-to-latest'
