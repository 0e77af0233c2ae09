/** The page that says why a sign-in at the provider was refused. Rendered on the server. */
export const peopleEn = {
  refused: {
    title: 'You are not signed in',
    again: 'Sign in again',
    reasons: {
      provider_unavailable:
        'Your hospital’s sign-in does not answer. Wait a minute and try again; those who are signed in can go on working. If it lasts, tell your IT department.',
      provider_error:
        'Your hospital’s sign-in refused this server. Tell the person who manages the server: its client, secret or redirect address may be wrong.',
      declined:
        'The sign-in was cancelled or your hospital’s sign-in did not allow it. Nothing was changed; try again.',
      expired:
        'This sign-in had been used already, or took longer than 15 minutes. Start again here, not with the Back button.',
      cookies:
        'This browser did not send the cookie of the sign-in. Allow cookies for this address and sign in again, in the same browser and within 15 minutes.',
      clock:
        'The clocks of this server and of your hospital’s sign-in differ by more than a minute. Tell the person who manages the server: its clock must be set.',
      token:
        'The answer of your hospital’s sign-in could not be verified, so nobody was signed in. Try again; if it happens twice, tell the person who manages the server.',
      no_role:
        'You signed in, but your account is in none of the groups that may use this server. Ask the person who manages it for access.',
      too_many_groups:
        'Your account is in so many groups that your hospital’s sign-in left them out. Tell the person who manages the server: it should read roles instead of groups.',
      blocked:
        'An administrator of this server has blocked your account. Ask the person who manages it; what you stored is kept.',
    },
  },
}

export type PeopleMessages = typeof peopleEn
