/** Blurs the composer on touch devices, where the on-screen keyboard would cover the answer; focuses it elsewhere. */
export function focusComposer(field: HTMLTextAreaElement | null): void {
  if (window.matchMedia('(pointer: coarse)').matches) field?.blur()
  else field?.focus()
}
