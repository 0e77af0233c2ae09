/** The settings of the product that touch speed, and nothing else. */
import { fileURLToPath } from 'node:url'

/** @type {import('next').NextConfig} */
export default {
  output: 'standalone',
  outputFileTracingRoot: fileURLToPath(new URL('../../../', import.meta.url)),
  compress: true,
  poweredByHeader: false,
}
