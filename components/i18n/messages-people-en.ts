/** Sign-in at the provider, a person's own account, and the pages of those who run the service. Each page gets its own part. */
export const peopleEn = {
  refused: {
    title: 'You are not signed in',
    again: 'Sign in again',
    reasons: {
      provider_unavailable:
        'Your hospital’s sign-in does not respond. Wait a minute and try again; people who are signed in can go on working. If it persists, tell your IT department.',
      provider_error:
        'Your hospital’s sign-in refused this server. Tell the person who manages the server: its client, secret or redirect address may be wrong.',
      rate_limit:
        'Too many people have started to sign in from your network within a minute, so this sign-in was not started. Wait a minute and try again.',
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

  roles: { clinician: 'clinician', librarian: 'librarian', auditor: 'auditor', admin: 'admin' },

  roleNeeded: 'This needs the role {role}, which your account does not have. Ask the person who manages this server.',

  account: {
    title: 'Your account',
    failed: 'This could not be done.',
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
      one: '{count} conversation is in your account now.',
      other: '{count} conversations are in your account now.',
    },
  },

  picker: {
    find: 'Find a person by name or address',
    lastSignIn: 'last sign-in {date}',
    failed: 'The people could not be listed.',
  },

  admin: {
    title: 'Administration',
    lead: 'People, use, imports into the library and the audit log of this server.',
    link: 'Open administration',
    views: { people: 'People', usage: 'Use', imports: 'Imports', audit: 'Audit' },
    failed: 'This could not be done.',
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
      unblock: 'Lift the block',
      export: 'Save what is stored as a file',
      handOver: 'Hand conversations over to',
      choose: 'Choose a person',
      move: 'Hand over',
      erase: 'Erase',
      confirm: {
        sessions: 'Every window of {name} is signed out at once. Signing in again is still possible.',
        block: '{name} is refused from the next request on. What was stored is kept.',
        handOver: 'All conversations of {name} move to {to}. They disappear from the history of {name}.',
        erase:
          'What {name} stored is overwritten, and so is what programs stored with the keys. The keys are revoked, and name and address are deleted. This cannot be undone: first save or hand over what is still needed.',
      },
      yes: 'Yes, do it',
      no: 'Cancel',
      done: {
        sessions: 'The sessions of {name} have ended.',
        block: '{name} is blocked.',
        unblock: '{name} may enter again.',
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
      unknownModel: 'not known',
      requests: 'Requests',
      promptTokens: 'Tokens read',
      completionTokens: 'Tokens written',
    },
    audit: {
      caption: 'Audit log, latest first',
      none: 'No row matches.',
      who: 'Person, key or id',
      action: 'Action',
      from: 'From',
      to: 'To',
      filter: 'Show',
      more: 'Show earlier rows',
      at: 'Time',
      target: 'What',
      status: 'Status',
      address: 'Address',
      details: 'Details',
      verify: 'Verify the audit log',
      verifying: 'Reading every row…',
      intact: { one: 'The audit log is unchanged: {count} row.', other: 'The audit log is unchanged: {count} rows.' },
      broken: 'The audit log was changed: {fault} Keep the database as evidence and tell your security officer.',
    },
  },
} as const
