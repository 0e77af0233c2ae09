'use client'

/** The parts of the composer that the first view does not need. */
import type { AddMenuProps } from '@/components/attachments/add-menu'
import { useMessages } from '@/components/i18n/messages-provider'
import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'
import { UncheckedNotice } from './unchecked-notice'

/** Loaded when the user reaches for the button. Without its code, a plain file input. */
export const AddMenu = lazyWithFallback(
  async () => (await import('@/components/attachments/add-menu')).AddMenu,
  ({ onFiles, id }: AddMenuProps) => (
    <input id={id} type="file" multiple onChange={({ target }) => onFiles([...(target.files ?? [])])} />
  ),
)

/** Loaded with the first file. */
export const AttachmentList = lazyWithFallback(
  async () => (await import('@/components/attachments/attachment-list')).AttachmentList,
  ImagesMissing,
)

/** Loaded with the first typed character. */
export const ComposerNotices = lazyWithFallback(
  async () => (await import('./composer-notices')).ComposerNotices,
  UncheckedNotice,
)

/** Loaded on demand: most questions are typed directly. */
export const PicoForm = lazyWithFallback(
  async () => (await import('./pico-form')).PicoForm,
  () => <p className={notice}>{useMessages().questionBuilder.notLoaded}</p>,
)

/** Loaded with the first typed character. Without its code there are no suggestions. */
export const Suggestions = lazyWithFallback(async () => (await import('./suggestions')).Suggestions)

const notice = 'p-2 text-danger text-sm'

/** Says that the code for images could not be loaded. */
export function ImagesMissing() {
  return (
    <p role="alert" className={notice}>
      {useMessages().images.missing}
    </p>
  )
}
