import { forgetSession } from './clear-drafts'

/** What stands here was typed by whoever has left. */
export function clearScreen(): void {
  forgetSession()
  location.replace('/')
}
