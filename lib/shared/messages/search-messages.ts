/** Why a literature service was not searched. */
export const searchMessages = {
  searchOff: 'Not searched: this server is set not to search {source}.',
  searchIdentifiers:
    'Not searched: the question seems to hold {identifiers}, and a search of {source} leaves this server. Take it out and ask again.',
  searchTooLong:
    'Not searched: the question is too long to be checked for identifiers, and a search of {source} leaves this server. Ask in at most {limit} characters.',
  searchNoWords: 'Not searched: the question holds no word that {source} could be searched for.',
  searchFailed: '{source} could not be searched.',
  searchNotRun: '{source} could not run the search; try again later.',
  searchUnreadable: "{source}'s answer could not be read.",
  searchWaiting: 'Too many searches wait for {source}; try again in a moment.',
  searchAway: "{source} can't be reached from this server.",
  searchSentOn: '{source} sent the search on to another address, which was not followed.',
  searchLimit: '{source} takes no more searches from this server just now; try again in a minute.',
  searchLimitFor: '{source} takes no more searches from this server just now; it asks to wait {seconds} s.',
  searchFault: '{source} has a fault of its own; try again later.',
  searchRefused: '{source} refused the search.',
  searchTooLarge: "{source}'s answer is larger than this server takes.",
  searchBrokeOff: "{source}'s answer broke off.",
  searchLate: '{source} did not answer within {seconds} s.',
} as const
