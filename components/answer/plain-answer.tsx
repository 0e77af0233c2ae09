import { useMessages } from '@/components/i18n/messages-provider'

/** An answer without formatting, under a note that says so. */
export function PlainAnswer({ text }: { text: string }) {
  const { transcript } = useMessages()
  return (
    <div data-place="answer" className="space-y-4">
      <p className="rounded-md border-caution border-s-4 bg-caution-soft px-3 py-2 text-sm">{transcript.plainAnswer}</p>
      <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text}
      </p>
    </div>
  )
}
