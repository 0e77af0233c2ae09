'use client'

import { Suspense } from 'react'
import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'
import type { AddMenuProps } from './add-menu'

const loadMenu = () => import('./add-menu')

/** Comes when a reader reaches for the button, so that the first view does not carry it. */
const LoadedMenu = lazyWithFallback(async () => (await loadMenu()).AddMenu, BarePicker)

export function LazyAddMenu(props: AddMenuProps) {
  return (
    <Suspense fallback={null}>
      <LoadedMenu {...props} />
    </Suspense>
  )
}

/** The network failed between page and click: files can still be chosen. */
function BarePicker({ onFiles, id }: AddMenuProps) {
  return <input id={id} type="file" multiple onChange={({ target }) => onFiles([...(target.files ?? [])])} />
}
