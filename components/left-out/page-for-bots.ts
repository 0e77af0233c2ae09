import type { ReactNode } from 'react'

/**
 * Stands where Next would keep what a search engine's robot had been sent when the page fails there (next.config.js). No robot
 * is a reader here; this draws what is inside, as for anybody.
 */
export default function PageForBots({ children }: { children: ReactNode }): ReactNode {
  return children
}
