'use client'

import { Bell } from 'lucide-react'
import { formatPlural } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'

/** Leads to the saved questions, and says how many have news that the reader has not seen. */
export function NewsLink({ questions }: { questions: number }) {
  const page = useMessages()
  const { open, withNews } = page.savedQuestion
  return (
    <a
      href="/news"
      className={`mx-3 mt-2 flex items-center gap-2 rounded-lg px-2 py-1.5 text-sm hover:bg-sunken ${questions > 0 ? 'font-semibold text-accent' : ''}`}
    >
      <Bell aria-hidden className="size-4 shrink-0" />
      {questions > 0 ? formatPlural(page, withNews, questions) : open}
    </a>
  )
}
