/** Runs in the browser: draws one of the states, in the messages of the page's language. */
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { en, type Messages } from '@/components/i18n/messages-en'
import { MessagesProvider } from '@/components/i18n/messages-provider'
import { zh } from '@/components/i18n/messages-zh'
import { states } from './states'

const root = createRoot(document.querySelector('#state') ?? document.body)
const inLanguage: Record<string, Messages> = { en, 'zh-Hans': zh as Messages }

/** Draws a state in place of the one before. */
function drawState(name: keyof typeof states): void {
  const messages = inLanguage[document.documentElement.lang] ?? en
  root.render(
    <StrictMode key={name}>
      <MessagesProvider messages={messages}>
        <Suspense>{states[name](messages)}</Suspense>
      </MessagesProvider>
    </StrictMode>,
  )
}

Object.assign(window, { drawState, stateNames: Object.keys(states) })
