/** `sessionStorage`; where the browser forbids it, an in-memory substitute that lasts until the page is left. */
export function getSessionStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  try {
    return sessionStorage
  } catch {
    return unstored
  }
}

const held = new Map<string, string>()

const unstored = {
  getItem: (name: string) => held.get(name) ?? null,
  setItem: (name: string, value: string) => void held.set(name, value),
  removeItem: (name: string) => void held.delete(name),
  clear: () => held.clear(),
}
