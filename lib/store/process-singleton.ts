/**
 * One value per process. A build may load a module several times (once per route, and again in the command that starts
 * the server), so values that must exist once (the database, limits, open streams) are stored on the global object.
 */
const held = Symbol.for('evidence-chat.once')

type Holder = typeof globalThis & { [held]?: Map<string, unknown> }

function getValues(): Map<string, unknown> {
  const holder: Holder = globalThis
  holder[held] ??= new Map()
  return holder[held]
}

/** @returns the value with this name, created on first use; each name has one caller, which determines its type */
export function getSingleton<T>(name: string, make: () => T): T {
  const values = getValues()
  if (!values.has(name)) values.set(name, make())
  return values.get(name) as T
}

/** @returns the removed value, if it existed; the next `getSingleton` creates a new one */
export function dropSingleton<T>(name: string): T | undefined {
  const values = getValues()
  const value = values.get(name) as T | undefined
  values.delete(name)
  return value
}
