/** Blurs the composer on touch devices, where the on-screen keyboard would cover the answer; focuses it elsewhere. */
export function focusComposer(field: HTMLTextAreaElement | null): void {
  if (isTouchDevice()) field?.blur()
  else field?.focus()
}

/** True when the main pointer is a finger, so that focusing a text field opens the on-screen keyboard. */
export function isTouchDevice(): boolean {
  return window.matchMedia('(pointer: coarse)').matches
}
