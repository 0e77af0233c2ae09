'use client'

import { formatMessage } from '@/components/i18n/format-message'
import { useMessages } from '@/components/i18n/messages-provider'
import { Icon } from '@/components/ui/icon'
import { preferences, usePreference } from './preferences'

const icons = { system: 'monitor', light: 'sun', dark: 'moon' } as const

/** Cycles through system, light and dark; stored in this browser. */
export function ThemeSwitch() {
  const { header } = useMessages()
  const [theme, choose] = usePreference('theme')
  const themes = preferences.theme
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
  return (
    <button
      type="button"
      onClick={() => choose(next)}
      title={formatMessage(header.theme, { theme: header.themes[theme] })}
      className="rounded-full p-2 text-muted hover:bg-sunken hover:text-ink"
    >
      <Icon name={icons[theme]} className="size-5" />
      <span className="sr-only">
        {formatMessage(header.changeTheme, { theme: header.themes[theme], next: header.themes[next] })}
      </span>
    </button>
  )
}
