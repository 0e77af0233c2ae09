/**
 * Tests whether this browser stores cookies of this page; `navigator.cookieEnabled` is true even where Chromium blocks
 * all of them.
 */
export function areCookiesEnabled(): boolean {
  const probe = 'evidence-chat-probe'
  const write = (value: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on pages served without TLS.
    document.cookie = `${probe}=${value}; samesite=strict`
  }
  write('1')
  const isTaken = document.cookie.includes(probe)
  write('; max-age=0')
  return isTaken
}
