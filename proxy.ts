/**
 * Sets the headers of pages, and exchanges the token in the operator's address for a cookie. Who may see what is decided
 * in each handler and page. Routes under /api are left out, since a matching proxy would cut their bodies at 10 MB.
 */
import { type NextRequest, NextResponse } from 'next/server.js'
import { publicUrl } from '@/lib/config'
import { isOperatorTokenUsed } from '@/lib/platform/auth/operator-token'
import { isOwnPage } from '@/lib/platform/auth/page-access'
import { signInOperator } from '@/lib/platform/auth/sign-in'

export async function proxy(request: NextRequest): Promise<NextResponse> {
  const token = request.method === 'GET' ? request.nextUrl.searchParams.get('token') : null
  return token === null ? respondWithHeaders(request) : await exchangeToken(request, token)
}

/** Answers with the same address without the token, so that it is in no page, bookmark or Referer. */
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
