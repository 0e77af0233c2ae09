import { headers } from 'next/headers'
import { formatMessage } from '@/components/i18n/format-message'
import { OperatorHelp } from '@/components/settings/operator-help'
import { isOperatorTokenUsed } from '@/lib/platform/auth/operator-token'
import { isPerson } from '@/lib/platform/auth/page-access'
import type { Role } from '@/lib/wire/people/roles'
import { getRequestMessages } from './request-messages'

/** In place of what needs more rights: the missing role for a person, else how to get the operator's rights. */
export async function NotAllowed({ needed }: { needed: Role }) {
  const { people, operator } = await getRequestMessages()
  if (await isPerson(await headers())) return <p>{formatMessage(people.roleNeeded, { role: people.roles[needed] })}</p>
  return <OperatorHelp messages={operator} isTokenUsed={isOperatorTokenUsed()} />
}
