/** Serves a stored image for display: never as a document, and never cached by browsers or proxies. */

/** The stored type is the client's claim, so only these are served as images. SVG is not: it can contain scripts. */
const displayedTypes = ['image/png', 'image/jpeg', 'image/jpg', 'image/webp', 'image/gif']

export function toImageResponse(type: string, bytes: Uint8Array): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': displayedTypes.includes(type) ? type : 'application/octet-stream',
      'cache-control': 'private, no-store',
      // Opened directly, it must not be a document of this origin.
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    },
  })
}
