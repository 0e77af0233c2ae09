import { admit } from '@/lib/platform/auth/admit'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { ApiError } from '@/lib/wire/errors'
import type { Person } from './people'

/** @throws ApiError as `admit`; 403 for everyone who did not sign in at the provider */
export async function admitPerson(request: Request): Promise<{ person: Person; sessionId: string }> {
  const { person, principal } = await admit(request)
  if (!person) throw new ApiError('key_scope', serverMessage('not_a_person'))
  return { person, sessionId: principal.id }
}
