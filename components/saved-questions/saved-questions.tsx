'use client'

import type { Messages } from '@/components/i18n/messages-en'
import { Outcome } from '@/components/settings/outcome'
import { FeedAddress } from './feed-address'
import { QuestionForm } from './question-form'
import { QuestionNews } from './question-news'
import { useSavedQuestions } from './use-saved-questions'

/** The saved questions with what is new about each, a form for another one, and the address of the feed. */
export function SavedQuestions({ messages }: { messages: Messages['news'] }) {
  const { listed, changed, change } = useSavedQuestions()
  const refused = { refused: messages.failed }
  return (
    <div className="space-y-10">
      <QuestionForm messages={messages} onSave={(question) => change('POST', '', { question })} />
      {changed && (
        <Outcome tried={changed} messages={refused}>
          {() => null}
        </Outcome>
      )}
      {listed ? (
        <Outcome tried={listed} messages={refused}>
          {({ data, feedUrl }) => (
            <>
              <section aria-labelledby="saved-questions">
                <h2 id="saved-questions" className="mb-3 font-semibold text-xl tracking-tight">
                  {messages.list}
                </h2>
                {data.length === 0 && <p className="text-muted">{messages.none}</p>}
                <ul className="space-y-4">
                  {data.map((each) => (
                    <QuestionNews
                      key={each.id}
                      saved={each}
                      messages={messages}
                      onRemove={() => change('DELETE', `/${encodeURIComponent(each.id)}`)}
                    />
                  ))}
                </ul>
              </section>
              <FeedAddress
                url={feedUrl}
                messages={messages.feed}
                onIssue={() => change('POST', '/feed')}
                onEnd={() => change('DELETE', '/feed')}
              />
            </>
          )}
        </Outcome>
      ) : (
        <p className="text-muted">{messages.loading}</p>
      )}
    </div>
  )
}
