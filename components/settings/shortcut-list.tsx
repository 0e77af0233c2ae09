'use client'

import { useMessages } from '@/components/i18n/messages-provider'
import { Dialog } from '@/components/ui/dialog'
import { useDisabledShortcuts } from './preferences'
import { shortcuts } from './shortcuts'

/** All keyboard shortcuts, each with a checkbox that disables it. */
export function ShortcutDialog({ onClose }: { onClose(): void }) {
  const { shortcuts: labels } = useMessages()
  return (
    <Dialog title={labels.title} close={labels.close} onClose={onClose}>
      <ShortcutList />
    </Dialog>
  )
}

export function ShortcutList() {
  const { shortcuts: labels } = useMessages()
  const [off, setOff] = useDisabledShortcuts()
  return (
    <ul className="mt-3 divide-y divide-line">
      {shortcutNames.map((name) => (
        <li key={name}>
          <label className="flex items-center gap-3 py-2.5">
            <span className="min-w-0 flex-1">{labels.actions[name]}</span>
            <kbd className="rounded-md border border-line bg-sunken px-2 py-0.5 font-mono text-sm">
              {keyLabels[name]?.(labels) ?? shortcuts[name]}
            </kbd>
            <input
              type="checkbox"
              checked={!off.includes(name)}
              onChange={({ target }) => setOff(target.checked ? off.filter((each) => each !== name) : [...off, name])}
              className="size-6 accent-accent"
            />
          </label>
        </li>
      ))}
    </ul>
  )
}

type KeyLabels = ReturnType<typeof useMessages>['shortcuts']

/** Keys whose value in `shortcuts` is not what is printed on them. */
const keyLabels: { readonly [Name in keyof typeof shortcuts]?: (labels: KeyLabels) => string } = {
  stop: (labels) => labels.escape,
  recall: () => '↑',
  type: (labels) => labels.anyLetter,
}

// `Object.keys` returns string[]; these are exactly the keys of `shortcuts`.
const shortcutNames = Object.keys(shortcuts) as (keyof typeof shortcuts)[]
