import { existsSync } from 'node:fs'
import { aliases } from './components/next-stubs/aliases.js'

/**
 * What a worker may do, which a browser reads from the worker's script and not from the page: the decoders of foreign
 * files run there. They fetch their own parts from here and reach nothing else. HEIC, JPEG 2000 and JPEG-LS decoders
 * and what reads print are WebAssembly; the page itself may not compile any.
 */
const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Files are not documents; and where files are, Next answers an unknown name with a page, which must not run. */
const filePolicy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** What the proxy sends with pages: another site can neither load these files nor find out by them what runs here. */
const fileHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
]

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  // A third of the bytes of the page's code. Streamed answers are left alone: their Cache-Control says `no-transform`.
  compress: true,
  // Each of these is a yearly source of advisories, and the product needs none: no optimizer, no remote images.
  images: { unoptimized: true },
  // The development server writes addresses with their query; the token of the operator stays out of it.
  logging: { incomingRequests: { ignore: [/[?&]token=/] } },
  productionBrowserSourceMaps: false,
  experimental: {
    // Writing the cache takes a fifth of the processor time of a build, and only those who build again use it.
    turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID'),
    // Nothing reads them: Node is started without them, and browsers get none.
    turbopackSourceMaps: false,
    // Loading all pages and routes takes longer than the rest of a start; each is loaded by its first request instead.
    preloadEntriesOnStart: false,
  },
  turbopack: {
    resolveAlias: {
      fs: { browser: './components/next-stubs/node-fs.ts' },
      path: { browser: './components/next-stubs/node-fs.ts' },
      ...Object.fromEntries(aliases.map(({ request, stub }) => [request, { browser: stub }])),
    },
  },
  headers: async () => [
    // Of two headers of one name the later one is sent: chunks may be workers.
    ...['/_next/static/:path*', '/icons/:path*', '/favicon.ico'].map((source) => ({
      source,
      headers: [{ key: 'Content-Security-Policy', value: filePolicy }, ...fileHeaders],
    })),
    { source: '/_next/static/chunks/:path*', headers: [{ key: 'Content-Security-Policy', value: workerPolicy }] },
    {
      source: '/ocr/:path*',
      headers: [
        { key: 'Content-Security-Policy', value: workerPolicy },
        ...fileHeaders,
        // Versions stand in the address (lib/shared/ocr-asset-path.ts).
        { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' },
      ],
    },
  ],
  // Left as packages: bundling the tokenizer's tables alone takes longer than all of our own code, and pdf.js, the writer of Word
  // files and that of formulas, most of which only a browser runs, a fifth of the processor time of a build.
  serverExternalPackages: [
    '@aws-sdk/client-s3',
    '@modelcontextprotocol/server',
    'docx',
    'gpt-tokenizer',
    'katex',
    'kysely',
    'pdfjs-dist',
    'pg',
    'pino',
    'prom-client',
    'rate-limiter-flexible',
    'redis',
    'sharp',
    'undici',
  ],
  // `npm test` runs the compiler over the whole tree; a second pass here would only slow `npm start`.
  typescript: { ignoreBuildErrors: true },
}
