import { type ComponentType, type LazyExoticComponent, Suspense } from 'react'
import { serverLanguage } from '@/components/i18n/lazy-server-messages'
import type { Language } from '@/components/i18n/locales'
import { useWords } from '@/components/i18n/messages-provider'
import { lazily } from './lazy-with-fallback'

interface ServerSentenceProps {
  /** As the server said it, in English. */
  text: string
  /** Of the refusal that it belongs to. */
  code?: string | null
}

/** What the server said, in the reader's language as far as the page knows the sentence, or else its code. */
export function ServerSentence(props: ServerSentenceProps) {
  const Said = saidIn(useWords().language)
  if (!Said) return props.text
  return (
    <Suspense fallback={null}>
      <Said {...props} />
    </Suspense>
  )
}

const said: Record<Exclude<Language, 'en'>, LazyExoticComponent<ComponentType<ServerSentenceProps>>> = {
  zh: lazily(() => saying('zh'), InEnglish),
}

async function saying(language: Exclude<Language, 'en'>): Promise<ComponentType<ServerSentenceProps>> {
  const translate = await serverLanguage(language)
  return ({ text, code = null }) => translate(text, code) ?? <InEnglish text={text} />
}

function saidIn(language: Language) {
  return language === 'en' ? null : said[language]
}

function InEnglish({ text }: ServerSentenceProps) {
  return <span lang="en">{text}</span>
}
