/**
 * One value per process. A build may load a module several times (once for each route, and once more in the command that
 * starts the server), so what must exist once (the database, limits, open streams) hangs on the global object.
 */
const held = Symbol.for('evidence-chat.once')

type Holder = typeof globalThis & { [held]?: Map<string, unknown> }

function getValues(): Map<string, unknown> {
  const holder: Holder = globalThis
  holder[held] ??= new Map()
  return holder[held]
}

/** @returns the value under this name, made on first use; each name belongs to one caller, so its type is the maker's */
export function getSingleton<T>(name: string, make: () => T): T {
  const values = getValues()
  if (!values.has(name)) values.set(name, make())
  return values.get(name) as T
}

/** @returns the value under this name, if it was made; the next `once` makes it anew */
export function dropSingleton<T>(name: string): T | undefined {
  const values = getValues()
  const value = values.get(name) as T | undefined
  values.delete(name)
  return value
}
