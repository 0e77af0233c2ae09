/** The least that a relay in this framework can cost: hand the upstream's body on without looking at it. */
export const dynamic = 'force-dynamic'

export async function POST(request) {
  const upstream = await fetch(`${process.env.UPSTREAM_BASE_URL}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: await request.text(),
    signal: request.signal,
    cache: 'no-store',
  })
  return new Response(upstream.body, {
    status: upstream.status,
    headers: { 'content-type': upstream.headers.get('content-type') },
  })
}
