/** One content in several clipboard formats. */
export interface Clip {
  text: string
  /** Built by us from a sanitised tree; used by Word, mail and medical record systems. */
  html?: string
}

/** Copies a clip, also on pages served without TLS on a local network, where `navigator.clipboard` is missing. */
export async function copyClip(clip: Clip): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem(forms(clip))])
    return true
  } catch {
    return copyBySelection(clip)
  }
}

export function copyText(text: string): Promise<boolean> {
  return copyClip({ text })
}

function forms({ text, html }: Clip): Record<string, Blob> {
  const plain = { 'text/plain': new Blob([text], { type: 'text/plain' }) }
  return html === undefined ? plain : { ...plain, 'text/html': new Blob([html], { type: 'text/html' }) }
}

function copyBySelection({ text, html }: Clip): boolean {
  const active = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'sr-only'
  field.addEventListener('copy', (event) => {
    if (html === undefined) return
    event.clipboardData?.setData('text/plain', text)
    event.clipboardData?.setData('text/html', html)
    event.preventDefault()
  })
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (active instanceof HTMLElement) active.focus()
  return isCopied
}
