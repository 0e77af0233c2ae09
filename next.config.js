/** @type {import('next').NextConfig} */
export default {
  output: 'standalone',
  poweredByHeader: false,
  // A third of the bytes of the page's code. Streamed answers are left alone: their Cache-Control says `no-transform`.
  compress: true,
  // Each of these is a yearly source of advisories, and the product needs none: no optimizer, no remote images.
  images: { unoptimized: true },
  productionBrowserSourceMaps: false,
  // Left as packages: bundling the tokenizer's tables alone takes longer than all of our own code.
  serverExternalPackages: [
    'gpt-tokenizer',
    'kysely',
    'pg',
    'pino',
    'rate-limiter-flexible',
    'redis',
    'sharp',
    'undici',
  ],
  // `npm test` runs the compiler over the whole tree; a second pass here would only slow `npm start`.
  typescript: { ignoreBuildErrors: true },
}
