import { existsSync } from 'node:fs'
import { aliases } from './components/next-stubs/aliases.js'

/**
 * The policy of workers, in which decoders of untrusted files run. A browser applies the policy of the worker's script,
 * not that of the page. Workers fetch their own parts from this server and nothing else. The HEIC, JPEG 2000 and
 * JPEG-LS decoders and Tesseract are WebAssembly, which the page itself may not compile.
 */
const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/**
 * For static files, which are not documents. Next answers an unknown name among them with a page, which must not run.
 */
const filePolicy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** As proxy.ts sends with pages: another site can neither load these files nor find out with them what runs here. */
const fileHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
]

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  // Shrinks the page's code to a third. Streamed answers are left alone: their Cache-Control says `no-transform`.
  compress: true,
  // The image optimizer is a frequent subject of security advisories, and the product does not need it.
  images: { unoptimized: true },
  // The development server logs addresses with their query; the operator's token must not be in the log.
  logging: { incomingRequests: { ignore: [/[?&]token=/] } },
  productionBrowserSourceMaps: false,
  experimental: {
    // Writing the cache takes a fifth of the processor time of a build, and only a later build uses it.
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
        // The address contains the versions (lib/shared/ocr-asset-path.ts).
        { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' },
      ],
    },
  ],
  // Not bundled: the tokenizer's tables alone take longer than all of our own code; pdf.js, docx and KaTeX, most of
  // which only a browser runs, take a fifth of the processor time of a build.
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
