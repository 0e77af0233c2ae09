/**
 * Lets Node run this project's TypeScript directly: resolves `@/lib/x` and extensionless relative imports to `.ts`
 * files, and `server-only` (a guard for the bundler) to an empty module. Preloaded by `node --import`.
 */
import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const root = new URL('../../', import.meta.url)

// Code without types, as V8 has compiled it, is kept for the next start; a folder that cannot be written does no harm.
enableCompileCache(fileURLToPath(new URL('.next/cache/compiled', root)))

function projectFile(specifier: string, parentUrl: string | undefined): URL | undefined {
  if (specifier.startsWith('@/')) return new URL(specifier.slice(2), root)
  // Only our own TypeScript: the built server in a subfolder has its own relative imports.
  const isOurs = parentUrl?.startsWith(root.href) && parentUrl.endsWith('.ts') && !parentUrl.includes('/node_modules/')
  if (isOurs && specifier.startsWith('.')) return new URL(specifier, parentUrl)
  return undefined
}

/**
 * Extensions of imports that are written out; any other import names a `.ts` file. Asking the disk would cost more than
 * reading it.
 */
const writtenOut = /\.(?:ts|js|mjs|json)$/

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === 'server-only') return { url: 'data:text/javascript,', shortCircuit: true }
    const file = projectFile(specifier, context.parentURL)
    if (!file) return nextResolve(specifier, context)
    return { url: writtenOut.test(file.pathname) ? file.href : `${file.href}.ts`, shortCircuit: true }
  },
})
