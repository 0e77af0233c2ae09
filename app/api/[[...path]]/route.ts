/**
 * The same 404 for unknown paths outside /api/v1: Next would render a page, and without a policy (proxy.ts skips /api).
 */
export { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from '@/app/api/v1/[[...path]]/route'

export const dynamic = 'force-dynamic'
