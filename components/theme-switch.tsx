'use client'

import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { themeKey } from './theme-script'
import { fill } from './words/format'
import { useWords } from './words/words'

const themes = ['system', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

const icons = { system: Monitor, light: Sun, dark: Moon }

/** Goes round system, light and dark; the choice stays in this browser. */
export function ThemeSwitch() {
  const { header } = useWords()
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'system' as const)
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
  const Icon = icons[theme]
  return (
    <button
      type="button"
      onClick={() => choose(next)}
      title={fill(header.theme, { theme: header.themes[theme] })}
      className="rounded-full p-2 text-muted hover:bg-sunken hover:text-ink"
    >
      <Icon aria-hidden className="size-5" />
      <span className="sr-only">
        {fill(header.changeTheme, { theme: header.themes[theme], next: header.themes[next] })}
      </span>
    </button>
  )
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readTheme(): Theme {
  const chosen = document.documentElement.dataset['theme']
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

function choose(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') {
    delete dataset['theme']
    localStorage.removeItem(themeKey)
  } else {
    dataset['theme'] = theme
    localStorage.setItem(themeKey, theme)
  }
  for (const listener of listeners) listener()
}
