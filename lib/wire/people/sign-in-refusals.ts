/** The reasons for which a sign-in at the provider is refused, as the address of the page /sign-in carries them. */
export const signInRefusalReasons = [
  'provider_unavailable',
  'provider_error',
  'rate_limit',
  'declined',
  'expired',
  'cookies',
  'clock',
  'token',
  'no_role',
  'too_many_groups',
  'blocked',
] as const

export type SignInRefusalReason = (typeof signInRefusalReasons)[number]
