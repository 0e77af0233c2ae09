/**
 * Sets the headers of pages, and exchanges the token in the operator's URL for a cookie. Each handler and page
 * authorises access itself. Excludes routes under /api, since Next truncates bodies at 10 MB where a proxy matches.
 */
import { type NextRequest, NextResponse } from 'next/server.js'
import { getPublicUrl } from '@/lib/config'
import { isOperatorTokenUsed } from '@/lib/platform/auth/operator-token'
import { isOwnPage } from '@/lib/platform/auth/page-access'
import { signInOperator } from '@/lib/platform/auth/sign-in'

export async function proxy(request: NextRequest): Promise<NextResponse> {
  const token = request.method === 'GET' ? request.nextUrl.searchParams.get('token') : null
  return token === null ? respondWithHeaders(request) : await exchangeToken(request, token)
}

/** Redirects to the same URL without the token, so that it is in no page, bookmark or Referer. */
async function exchangeToken(request: NextRequest, token: string): Promise<NextResponse> {
  const url = request.nextUrl.clone()
  url.searchParams.delete('token')
  const isMeant = isOperatorTokenUsed() && isOwnPage(request.headers)
  const cookies = isMeant ? await signInOperator(request, token) : []
  if (cookies === null) Object.assign(url, { pathname: '/settings', search: '?operator=refused', hash: 'model' })
  const response = NextResponse.redirect(url, 303)
  for (const [name, value] of Object.entries(pageHeaders("default-src 'none'"))) response.headers.set(name, value)
  response.headers.set('referrer-policy', 'no-referrer')
  for (const cookie of cookies ?? []) response.headers.append('set-cookie', cookie)
  return response
}

function respondWithHeaders(request: NextRequest): NextResponse {
  const nonce = crypto.randomUUID()
  const policy = contentSecurityPolicy(nonce)
  // Overwrite both headers: a nonce sent with the request would be known to an attacker.
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
  // biome-ignore lint/style/noProcessEnv: not a setting; the bundler inlines the build mode here.
  const isDevelopment = process.env.NODE_ENV === 'development'
  // The development server evaluates code and injects styles for reloading; a build does neither.
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The worker that decodes images (its own policy comes with its script, next.config.js), and the offline service
    // worker.
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
    // RFC 6797: only over https; a server on plain http must not send it.
    ...(getPublicUrl().startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000' } : {}),
  }
}
