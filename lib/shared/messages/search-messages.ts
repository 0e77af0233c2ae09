/** Why a literature service was not searched. */
export const searchMessages = {
  search_disabled: 'Not searched: this server is set not to search {source}.',
  search_patient_identifiers:
    'Not searched: the question seems to hold {identifiers}, and a search of {source} leaves this server. Take it out and ask again.',
  search_question_too_long:
    'Not searched: the question is too long to be checked for identifiers, and a search of {source} leaves this server. Ask in at most {limit} characters.',
  search_no_terms: 'Not searched: the question holds no word that {source} could be searched for.',
  search_failed: '{source} could not be searched.',
  search_not_run: '{source} could not run the search; try again later.',
  search_response_unreadable: "{source}'s answer could not be read.",
  search_queue_full: 'Too many searches wait for {source}; try again in a moment.',
  search_unreachable: "{source} can't be reached from this server.",
  search_redirected: '{source} sent the search on to another address, which was not followed.',
  search_rate_limited: '{source} takes no more searches from this server just now; try again in a minute.',
  search_rate_limited_for: '{source} takes no more searches from this server just now; it asks to wait {seconds} s.',
  search_server_error: '{source} has a fault of its own; try again later.',
  search_refused: '{source} refused the search.',
  search_response_too_large: "{source}'s answer is larger than this server takes.",
  search_response_incomplete: "{source}'s answer broke off.",
  search_timeout: '{source} did not answer within {seconds} s.',
} as const
