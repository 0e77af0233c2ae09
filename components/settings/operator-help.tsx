import { TriangleAlert } from 'lucide-react'
import type { Messages } from '@/components/i18n/messages-en'

interface OperatorHelpProps {
  messages: Messages['operator']
  /** True when the operator opens this page with a token; otherwise a key is needed. */
  isTokenUsed: boolean
  /** The page was opened with an invalid token. */
  isTokenRefused?: boolean
}

/** Explains how to get operator rights, in place of content that requires them. */
export function OperatorHelp({ messages, isTokenUsed, isTokenRefused = false }: OperatorHelpProps) {
  return (
    <div className="space-y-3 rounded-md border-caution border-s-4 bg-caution-soft px-4 py-3">
      {isTokenRefused && (
        <p className="flex gap-2 font-medium text-danger">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          {messages.refused}
        </p>
      )}
      <p className="font-semibold">{messages.title}</p>
      <p>{messages.what}</p>
      <p>{isTokenUsed ? messages.openAddress : messages.signIn}</p>
      <code className="block break-words rounded-md border border-line bg-paper px-3 py-2 font-mono text-sm">
        {isTokenUsed ? 'npm run keys -- operator' : 'npm run keys -- create --name NAME --scope admin'}
      </code>
    </div>
  )
}
