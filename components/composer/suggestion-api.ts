import type { Suggestion } from '@/lib/wire/suggestions/suggestions'

/** @returns [] when this server cannot be reached or refuses: typing goes on without suggestions */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  try {
    const response = await fetch('/api/suggestions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      credentials: 'same-origin',
      cache: 'no-store',
      signal,
    })
    if (!response.ok) return []
    const { data }: { data: Suggestion[] } = await response.json()
    return data
  } catch {
    return []
  }
}
