'use client'

import { Suspense } from 'react'
import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'
import type { AddMenuProps } from './add-menu'

const loadMenu = () => import('./add-menu')

/** Loaded when the user reaches for the button, to keep it out of the first view. */
const LoadedMenu = lazyWithFallback(async () => (await loadMenu()).AddMenu, BarePicker)

export function LazyAddMenu(props: AddMenuProps) {
  return (
    <Suspense fallback={null}>
      <LoadedMenu {...props} />
    </Suspense>
  )
}

/** Fallback when the chunk fails to load: a plain file input. */
function BarePicker({ onFiles, id }: AddMenuProps) {
  return <input id={id} type="file" multiple onChange={({ target }) => onFiles([...(target.files ?? [])])} />
}
