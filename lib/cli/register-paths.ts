/**
 * Lets Node run this project's TypeScript directly: resolves `@/lib/x` and extensionless relative imports to `.ts` files,
 * and `server-only` (a guard for the bundler) to an empty module. Preloaded by `node --import`.
 */
import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'

const root = new URL('../../', import.meta.url)

function projectFile(specifier: string, parentUrl: string | undefined): URL | undefined {
  if (specifier.startsWith('@/')) return new URL(specifier.slice(2), root)
  // Only our own TypeScript: the built server in a subfolder has its own relative imports.
  const isOurs = parentUrl?.startsWith(root.href) && parentUrl.endsWith('.ts') && !parentUrl.includes('/node_modules/')
  if (isOurs && specifier.startsWith('.')) return new URL(specifier, parentUrl)
  return undefined
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === 'server-only') return { url: 'data:text/javascript,', shortCircuit: true }
    const file = projectFile(specifier, context.parentURL)
    if (!file) return nextResolve(specifier, context)
    const withExtension = new URL(`${file.href}.ts`)
    return nextResolve(existsSync(file) ? file.href : withExtension.href, context)
  },
})
