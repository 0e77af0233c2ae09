/** A kept picture as it is sent. The browser may keep it for its reader alone, and asks each time whether it still may show it. */

export function pictureResponse(request: Request, hash: string, type: string, bytes: Uint8Array): Response {
  const etag = `"${hash}"`
  const headers = { etag, 'cache-control': 'private, no-cache' }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(bytes), {
    // Opened by itself it must not be a page of this origin.
    headers: { ...headers, 'content-type': type, 'content-security-policy': "default-src 'none'; sandbox" },
  })
}
