import { useMessages } from '@/components/i18n/messages-provider'
import { quietButton } from '@/components/ui/button-styles'

interface EarlierTurnsProps {
  /** Shows a few more turns, or all for null. */
  onEarlier(from?: null): void
}

/** Shown above the first loaded turn; says on paper that earlier ones are missing. */
export function EarlierTurns({ onEarlier }: EarlierTurnsProps) {
  const { transcript } = useMessages()
  return (
    <>
      <p className="flex flex-wrap justify-center gap-2 pt-6 print:hidden">
        <button type="button" onClick={() => onEarlier()} className={quietButton}>
          {transcript.earlier}
        </button>
        <button type="button" onClick={() => onEarlier(null)} className={quietButton}>
          {transcript.allEarlier}
        </button>
      </p>
      <p className="hidden font-semibold print:block">{transcript.notPrinted}</p>
    </>
  )
}
