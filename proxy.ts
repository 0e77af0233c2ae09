/**
 * Sets the headers of pages, and nothing else: who may see what is decided in each handler and page. Routes under /api
 * are left out, since a matching proxy would cut their bodies at 10 MB.
 */
import { type NextRequest, NextResponse } from 'next/server.js'
import { publicUrl } from '@/lib/config'

export function proxy(request: NextRequest): NextResponse {
  const nonce = crypto.randomUUID()
  const policy = contentSecurityPolicy(nonce)
  // Both are overwritten, never merged: a nonce that came with the request would be one an attacker knows.
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  headers.set('x-nonce', nonce)
  const response = NextResponse.next({ request: { headers } })
  for (const [name, value] of Object.entries(pageHeaders(policy))) response.headers.set(name, value)
  return response
}

export const config = {
  matcher: '/((?!api(?:/|$)|_next/static/|ocr/|icons/|favicon\\.ico$).*)',
}

function contentSecurityPolicy(nonce: string): string {
  // biome-ignore lint/style/noProcessEnv: not a setting; the bundler puts the build's own mode here.
  const isDevelopment = process.env.NODE_ENV === 'development'
  // The development server evaluates code and injects styles to reload them; a build does neither.
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    // What opens pictures (the worker's own policy comes with its script, next.config.js), and what says that we are away.
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

function pageHeaders(policy: string): Record<string, string> {
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    // RFC 6797: only where the address is https; a server on plain http must not promise more.
    ...(publicUrl().startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000' } : {}),
  }
}
