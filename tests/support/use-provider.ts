/** A process whose people sign in at a real provider (tests/fakes/identity-provider.ts). */
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { POST as logout } from '@/app/api/sign-in/logout/route'
import { closePlatform } from '@/lib/platform/lifecycle/shutdown'
import { ApiError } from '@/lib/wire/errors'
import { type IdentityProvider, startIdentityProvider } from '../fakes/identity-provider'
import { home } from './provider-browser'

/**
 * Starts a provider and sets the settings of this process, before anything reads them. The provider
 * stops with the tests.
 */
export async function useProvider(): Promise<IdentityProvider> {
  const folder = await mkdtemp(join(tmpdir(), 'people-'))
  const provider = await startIdentityProvider([home], (url, init) => sendLogout(new Request(url, init)))
  Object.assign(process.env, provider.environment, {
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: '3000',
    LOG_LEVEL: 'silent',
    OIDC_RECHECK_SECONDS: '1',
  })
  after(async () => {
    await closePlatform()
    await provider.stop()
    await rm(folder, { recursive: true, force: true })
  })
  return provider
}

/** Sends a logout as the provider does. */
export function sendLogout(request: Request): Promise<Response> {
  return logout(request, { params: Promise.resolve({}) })
}

/** @returns status and message code of the ApiError with which the work fails */
export async function getRefusal(work: Promise<unknown>): Promise<[number, string | undefined]> {
  const error = await work.then(
    () => assert.fail('admitted'),
    (thrown: unknown) => thrown,
  )
  assert.ok(error instanceof ApiError)
  return [error.status, error.template?.code]
}

/** Asserts that a sign-in was refused for this reason, and set no cookie. */
export function assertRefused(response: Response, reason: string): void {
  assert.equal(response.headers.get('location'), `${home}/sign-in?refused=${reason}`)
  assert.equal(response.headers.get('set-cookie'), null)
}
