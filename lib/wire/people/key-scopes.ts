/** What a key may do: ask; only read the metrics; or both, and operate the server. */
export const keyScopes = ['chat', 'metrics', 'admin'] as const

export type KeyScope = (typeof keyScopes)[number]
