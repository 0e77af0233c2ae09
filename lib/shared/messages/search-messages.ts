/** Why a literature service was not searched. */
export const searchMessages = {
  search_disabled: 'Not searched: searching {source} is switched off on this server.',
  search_patient_identifiers:
    'Not searched: the question seems to contain {identifiers}, and a search of {source} leaves this server. Remove it and ask again.',
  search_question_too_long:
    'Not searched: the question is too long to be checked for patient identifiers, and a search of {source} leaves this server. Ask in at most {limit} characters.',
  search_no_terms: 'Not searched: the question contains no search term for {source}.',
  search_failed: '{source} could not be searched.',
  search_not_run: '{source} could not run the search. Try again later.',
  search_response_unreadable: 'The response of {source} could not be read.',
  search_queue_full: 'Too many searches of {source} are waiting. Try again in a moment.',
  search_unreachable: 'This server cannot reach {source}.',
  search_redirected: '{source} redirected the search to another address, which was not followed.',
  search_rate_limited: '{source} is not accepting more searches from this server at the moment. Try again in a minute.',
  search_rate_limited_for:
    '{source} is not accepting more searches from this server at the moment. Try again in {seconds} s.',
  search_server_error: '{source} reported an internal error. Try again later.',
  search_refused: '{source} rejected the search.',
  search_refused_saying: '{source} rejected the search: {what}',
  search_query_refused: '{source} cannot run this query: {what}',
  search_response_too_large: 'The response of {source} is larger than this server accepts.',
  search_response_incomplete: 'The connection to {source} was lost during its response.',
  search_timeout: '{source} did not respond within {seconds} s.',
  fetch_disabled: 'This server does not send requests to PubMed: its operator has set EVIDENCE_LIVE=off.',
  fetch_years: 'The first year is later than the last.',
  fetch_number: '{name} must be a whole number from {min} to {max}.',
  fetch_unconfirmed: 'Fetching more than {count} articles requires confirmation.',
  fetch_not_found: 'This fetch has ended or does not exist.',
  fetch_disk_full: 'The disk of this server is full. What was fetched is kept. Free some space, then continue.',
  fetch_failed:
    'The fetch failed; the cause is in the log of this server. What was fetched is kept; continue to try again.',
  fetch_import_failed:
    'The fetched articles were not all imported. They are kept on this server; continue to import the rest.',
} as const
