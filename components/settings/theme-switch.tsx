'use client'

import { formatMessage } from '@/components/i18n/format-message'
import { useMessages } from '@/components/i18n/messages-provider'
import { headerItem } from '@/components/ui/button-styles'
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
      aria-label={formatMessage(header.changeTheme, { theme: header.themes[theme], next: header.themes[next] })}
      className={headerItem}
    >
      <Icon name={icons[theme]} className="size-5" />
      {formatMessage(header.theme, { theme: header.themes[theme] })}
    </button>
  )
}
