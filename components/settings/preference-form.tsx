'use client'

import { useId } from 'react'
import type { Messages } from '@/components/i18n/messages-en'
import { useMessages } from '@/components/i18n/messages-provider'
import { LanguageOptions } from './language-options'
import { LanguageSelect } from './language-select'
import { type Preference, type PreferenceName, preferences, usePreference } from './preferences'
import { ShortcutList } from './shortcut-list'

type PreferenceMessages = Messages['settings']['preferences']

/** Preferences of this browser; nothing here is sent anywhere. */
export function PreferenceForm({ messages }: { messages: PreferenceMessages }) {
  const { header, shortcuts: labels } = useMessages()
  const languageId = useId()
  return (
    <div className="space-y-6">
      <div>
        <label htmlFor={languageId} className="block font-medium">
          {header.language}
        </label>
        <LanguageSelect id={languageId} className="mt-1.5 h-11 rounded-lg border border-edge bg-surface px-3 text-ink">
          <LanguageOptions />
        </LanguageSelect>
      </div>
      <Choice name="theme" title={messages.theme} options={messages.themes} />
      <Choice name="text-size" title={messages.textSize} options={messages.textSizes} />
      <Choice name="send-key" title={messages.sendKey} options={messages.sendKeys} />
      <fieldset>
        <legend className="font-medium">{labels.title}</legend>
        <p className="mt-1 text-muted text-sm">{messages.shortcutsHint}</p>
        <ShortcutList />
      </fieldset>
    </div>
  )
}

interface ChoiceProps<Name extends PreferenceName> {
  name: Name
  title: string
  options: Readonly<Record<Preference<Name>, string>>
}

function Choice<Name extends PreferenceName>({ name, title, options }: ChoiceProps<Name>) {
  const [chosen, choose] = usePreference(name)
  const values: readonly Preference<Name>[] = preferences[name]
  const order = Object.keys(options)
  return (
    <fieldset>
      <legend className="font-medium">{title}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {values
          .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
          .map((value) => (
            <label
              key={value}
              className="relative flex min-h-11 items-center gap-2 rounded-lg border border-line bg-surface px-3.5 py-2 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name={name}
                value={value}
                checked={chosen === value}
                onChange={() => choose(value)}
                className="size-4 accent-accent focus-visible:outline-none"
              />
              {options[value]}
            </label>
          ))}
      </div>
    </fieldset>
  )
}
