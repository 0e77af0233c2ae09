/**
 * Sign-in at the provider, a person's own account, and the pages of those who run the service. Each page gets its own
 * part.
 */
export const peopleEn = {
  refused: {
    title: 'You are not signed in',
    again: 'Sign in again',
    reasons: {
      provider_unavailable:
        'Your hospital’s sign-in service is not responding. Wait a minute and try again; signed-in users can continue. If it persists, tell your IT department.',
      provider_error:
        'Your hospital’s sign-in service rejected this server. Tell the administrator of this server: its client, secret or redirect address may be wrong.',
      rate_limit:
        'Too many people have started to sign in from your network within a minute, so this sign-in was not started. Wait a minute and try again.',
      declined:
        'The sign-in was cancelled, or your hospital’s sign-in service did not allow it. Nothing was changed; try again.',
      expired:
        'This sign-in has already been used, or took longer than 15 minutes. Start again here, not with the Back button.',
      cookies:
        'This browser did not send the sign-in cookie. Allow cookies for this address and sign in again, in the same browser and within 15 minutes.',
      clock:
        'The clocks of this server and of your hospital’s sign-in service differ by more than a minute. Tell the administrator of this server to correct its clock.',
      token:
        'The response of your hospital’s sign-in service could not be verified, so you were not signed in. Try again; if it happens again, tell the administrator of this server.',
      no_role:
        'You signed in, but your account is not in any of the groups that may use this server. Ask its administrator for access.',
      too_many_groups:
        'Your account is in so many groups that your hospital’s sign-in service left them out. Tell the administrator of this server: it should read roles instead of groups.',
      blocked:
        'An administrator of this server has blocked your account. Ask the administrator; your stored data is kept.',
    },
  },

  roles: { clinician: 'clinician', librarian: 'librarian', auditor: 'auditor', admin: 'admin' },

  roleNeeded: 'This requires the role {role}, which your account does not have. Ask the administrator of this server.',

  account: {
    title: 'Your account',
    failed: 'The request failed. Try again.',
    loading: 'Loading your account…',
    who: 'Signed in as {name}, with the roles: {roles}',
    sessions: 'Where you are signed in',
    current: 'this browser',
    unknownBrowser: 'unknown browser',
    since: 'since {date}',
    end: 'End',
    endOf: 'End the session since {date}',
    ended: 'The session has ended.',
    claim: 'Your earlier conversations',
    claimLead:
      'If you used this server with an access key before, enter that key to move what you asked with it to your account.',
    key: 'Access key',
    move: 'Move conversations',
    moved: {
      one: '{count} conversation is now in your account.',
      other: '{count} conversations are now in your account.',
    },
  },

  picker: {
    find: 'Find a person by name or address',
    lastSignIn: 'last sign-in {date}',
    failed: 'The list of people could not be loaded.',
  },

  admin: {
    title: 'Administration',
    lead: 'People, usage, imports into the library and the audit log of this server.',
    link: 'Open administration',
    views: { people: 'People', usage: 'Usage', imports: 'Imports', audit: 'Audit' },
    failed: 'The request failed. Try again.',
    loading: 'Loading…',
    other: 'Also here:',
    keys: 'Access keys',
    people: {
      none: 'Nobody has signed in with a work account yet.',
      noneFound: 'Nobody has this name or address.',
      more: 'Show more people',
      find: 'Find by name or address',
      noRole: 'no role',
      blocked: 'blocked',
      lastSignIn: 'Last sign-in {date}',
      sessionCount: { one: '{count} session', other: '{count} sessions' },
      conversationCount: { one: '{count} conversation', other: '{count} conversations' },
      actionsOf: 'Actions for {name}',
      sessions: 'End all sessions',
      block: 'Block',
      unblock: 'Unblock',
      export: 'Save stored data as a file',
      handOver: 'Hand conversations over to',
      choose: 'Choose a person',
      move: 'Hand over',
      erase: 'Erase',
      confirm: {
        sessions: '{name} is signed out of every window at once, and can sign in again.',
        block: '{name} loses access from the next request on. Stored data is kept.',
        handOver: 'All conversations of {name} move to {to}. They disappear from the history of {name}.',
        erase:
          'Everything that {name} stored is overwritten, including what programs stored with this person’s keys. The keys are revoked, and name and address are deleted. This cannot be undone: first save or hand over what is still needed.',
      },
      yes: 'Confirm',
      no: 'Cancel',
      done: {
        sessions: 'The sessions of {name} have ended.',
        block: '{name} is blocked.',
        unblock: '{name} has access again.',
        handOver: 'The conversations of {name} were handed over.',
        erase: '{name} was erased.',
      },
    },
    usage: {
      caption: 'Requests and tokens by person or key, day (UTC) and model, last 30 days',
      none: 'Nothing was asked in the last 30 days.',
      day: 'Day',
      owner: 'Person or key',
      model: 'Model',
      quotations: 'none (quotations)',
      unknownModel: 'unknown',
      requests: 'Requests',
      promptTokens: 'Tokens read',
      completionTokens: 'Tokens written',
    },
    audit: {
      caption: 'Audit log, latest first',
      none: 'No rows match.',
      who: 'Person, key or id',
      action: 'Action',
      from: 'From',
      to: 'To',
      filter: 'Show',
      more: 'Show earlier rows',
      at: 'Time',
      target: 'Target',
      status: 'Status',
      address: 'Address',
      details: 'Details',
      verify: 'Verify the audit log',
      verifying: 'Reading every row…',
      intact: { one: 'The audit log is unchanged: {count} row.', other: 'The audit log is unchanged: {count} rows.' },
      broken: 'The audit log was changed: {fault} Preserve the database as evidence and tell your security officer.',
    },
  },
} as const
