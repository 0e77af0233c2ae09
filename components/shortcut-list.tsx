'use client'

import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useShortcutsOff } from './preferences'
import { shortcuts } from './shortcuts'
import { useWords } from './words/words'

/** All keys of the page, each with its switch. */
export function ShortcutDialog({ onClose }: { onClose(): void }) {
  const { keys } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onClose={onClose}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-2xl border border-line bg-surface p-0 text-ink shadow-2xl backdrop:bg-black/40"
    >
      <div className="p-5 sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={headingId} className="font-semibold text-xl tracking-tight">
            {keys.title}
          </h2>
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className="-m-1.5 rounded-full p-2 text-muted hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden className="size-5" />
            <span className="sr-only">{keys.close}</span>
          </button>
        </div>
        <ShortcutList />
      </div>
    </dialog>
  )
}

export function ShortcutList() {
  const { keys } = useWords()
  const [off, setOff] = useShortcutsOff()
  return (
    <ul className="mt-3 divide-y divide-line">
      {shortcutNames.map((name) => (
        <li key={name}>
          <label className="flex items-center gap-3 py-2.5">
            <span className="min-w-0 flex-1">{keys.actions[name]}</span>
            <kbd className="rounded-md border border-line bg-sunken px-2 py-0.5 font-mono text-sm">
              {name === 'stop' ? keys.escape : shortcuts[name]}
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

// The keys of an object are strings to the compiler; these are exactly its own.
const shortcutNames = Object.keys(shortcuts) as (keyof typeof shortcuts)[]
