/** @type {import('next').NextConfig} */
export default {
  output: 'standalone',
  poweredByHeader: false,
  // Chat answers are streamed and small; compressing them is the front proxy's choice (WIRE: gzip may hold chunks back).
  compress: false,
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
