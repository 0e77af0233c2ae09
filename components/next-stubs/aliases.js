/**
 * Parts of Next's browser code that would be in every first view (10 kB compressed) and that this product never uses,
 * each with its replacement. The bundler replaces by the text of the import, so a unit test checks on each upgrade that
 * the installed Next still imports them in the file named here, and that no file of ours uses the same text.
 */

/** `importers`: the files below `next/dist/esm` that import `request`. */
export const aliases = [
  {
    request: '../build/polyfills/polyfill-module',
    importers: ['client/app-globals.js'],
    stub: './components/next-stubs/polyfills.ts',
  },
  {
    request: './links',
    importers: [
      'client/components/app-router.js',
      'client/components/app-router-state.js',
      'client/components/sequential-router-queue.js',
    ],
    stub: './components/next-stubs/links.ts',
  },
  {
    request: '../links',
    importers: ['client/components/segment-cache/cache.js'],
    stub: './components/next-stubs/links.ts',
  },
  { request: './builtin/global-error', importers: ['client/components/app-router.js'], stub: './app/global-error.tsx' },
  {
    request: '../components/builtin/global-error',
    importers: ['client/react-client-callbacks/error-boundary-callbacks.js'],
    stub: './app/global-error.tsx',
  },
  {
    request: './reducers/server-action-reducer',
    importers: ['client/components/router-reducer/router-reducer.js'],
    stub: './components/next-stubs/server-actions.ts',
  },
  {
    request: '../../../lib/constants',
    importers: [
      'client/components/router-reducer/fetch-server-response.js',
      'client/components/segment-cache/cache.js',
      'shared/lib/router/router.js',
    ],
    stub: './components/next-stubs/constants.ts',
  },
]
