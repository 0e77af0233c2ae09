/** A kept picture as it is sent: to be shown, never to be opened as a page, and never left in a browser's or a proxy's store. */

/** Its type is what the caller once said; nothing else is shown under it. SVG, which can hold scripts, is none of them. */
const displayedTypes = ['image/png', 'image/jpeg', 'image/jpg', 'image/webp', 'image/gif']

export function toImageResponse(type: string, bytes: Uint8Array): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': displayedTypes.includes(type) ? type : 'application/octet-stream',
      'cache-control': 'private, no-store',
      // Opened by itself it must not be a page of this origin.
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    },
  })
}
