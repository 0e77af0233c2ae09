/**
 * Preferences of this browser, one `localStorage` entry each, which never leave the machine. Theme and text size are
 * set on the root element before the first paint (`preferences-script.ts`).
 */
import { useSyncExternalStore } from 'react'

/** The first value of each is the default. */
export const preferences = {
  theme: ['system', 'light', 'dark'],
  'text-size': ['medium', 'small', 'large', 'largest'],
  'send-key': ['enter', 'modifier-enter'],
} as const

export type PreferenceName = keyof typeof preferences
export type Preference<Name extends PreferenceName> = (typeof preferences)[Name][number]

/** Attributes on the root element that the style sheet reads. */
const rootAttributes: Partial<Record<PreferenceName, string>> = { theme: 'theme', 'text-size': 'textSize' }

export function usePreference<Name extends PreferenceName>(
  name: Name,
): [Preference<Name>, (value: Preference<Name>) => void] {
  const fallback = preferences[name][0]
  const value = useSyncExternalStore(
    subscribe,
    () => readPreference(name),
    () => fallback,
  )
  return [value, (next) => savePreference(name, next)]
}

function readPreference<Name extends PreferenceName>(name: Name): Preference<Name> {
  const values: readonly Preference<Name>[] = preferences[name]
  const stored = readFromStorage(name)
  return values.find((value) => value === stored) ?? preferences[name][0]
}

function savePreference<Name extends PreferenceName>(name: Name, value: Preference<Name>): void {
  const isDefault = value === preferences[name][0]
  const attribute = rootAttributes[name]
  if (attribute && isDefault) delete document.documentElement.dataset[attribute]
  else if (attribute) document.documentElement.dataset[attribute] = value
  writeToStorage(name, isDefault ? null : value)
}

/** The names of disabled shortcuts. */
export function useDisabledShortcuts(): [readonly string[], (names: readonly string[]) => void] {
  const stored = useSyncExternalStore(
    subscribe,
    () => readFromStorage(shortcutsOff) ?? '',
    () => '',
  )
  return [stored.split(' ').filter(Boolean), (names) => writeToStorage(shortcutsOff, names.join(' ') || null)]
}

export function isShortcutDisabled(name: string): boolean {
  return (readFromStorage(shortcutsOff) ?? '').split(' ').includes(name)
}

const shortcutsOff = 'shortcuts-off'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Used when a policy forbids storage; the preferences then last until the page is left. */
const memory = new Map<string, string | null>()

export function readFromStorage(name: string): string | null {
  const held = memory.get(name)
  if (held !== undefined) return held
  try {
    return localStorage.getItem(storageKey(name))
  } catch {
    return null
  }
}

export function writeToStorage(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(storageKey(name))
    else localStorage.setItem(storageKey(name), value)
  } catch {
    memory.set(name, value)
  }
  for (const listener of listeners) listener()
}

function storageKey(name: string): string {
  return `evidence-chat:${name}`
}
