/**
 * Focuses the block that the reader was led to, so that a screen reader reads it and Tab continues from there;
 * focusable only while focused. Never while the user is typing.
 */
export function takeFocus(block: Element | null | undefined): void {
  if (!(block instanceof HTMLElement) || document.activeElement?.matches('input, textarea, select')) return
  block.tabIndex = -1
  block.addEventListener('blur', () => block.removeAttribute('tabindex'), { once: true })
  block.focus({ preventScroll: true })
}
