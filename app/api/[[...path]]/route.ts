/** Every address below /api that is none: Next would answer it with a page, and one without a policy (`proxy.ts`). */
export { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from '@/app/api/v1/[[...path]]/route'

export const dynamic = 'force-dynamic'
