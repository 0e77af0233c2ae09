/** Why a request failed: what happened, what was kept, what to do. */
export const errorMessages = {
  session_ended: 'The session has ended. Sign in again; nothing you typed is lost.',
  sign_in_required: 'Sign in with an access key. Your administrator can create one for you.',
  key_no_longer_valid:
    'The key was revoked or expired while the answer was being written. The answer ends here; use a valid key to ask again.',
  admin_key_required: 'This action requires an admin key; this key can only ask questions.',
  metrics_key_required: 'Metrics require a metrics or admin key; this key can only ask questions.',
  metrics_key_only: 'This key can only read metrics. Use a chat or admin key.',
  operator_required:
    'Only the operator of this server can do this. On the server itself, open the address with the token that it printed at startup; from another machine, sign in with an admin key.',
  key_is_no_person:
    'People sign in with their own account on this server; keys are for programs. Only an admin key can be used to sign in here, for when work accounts are unavailable.',
  person_without_role:
    'Your account is not in any of the groups that may use this server. Ask its administrator for access; your stored data is kept.',
  person_blocked:
    'An administrator of this server has blocked your account. Ask the administrator; your stored data is kept.',
  person_not_found: 'There is no person with this id.',
  not_a_person: 'This page is for people who signed in with their work account.',
  session_not_found: 'This session does not exist or has already ended.',
  hand_over_to_same: 'The conversations already belong to this person. Choose someone else.',
  move_while_deleting:
    'Conversations of one of these people are still being deleted, so nothing was moved. Try again in a few minutes.',
  hand_over_to_blocked:
    'This person is blocked, so nothing was moved. Choose someone else, or unblock this person first.',
  admin_key_for_admins:
    'Only an admin or a service can have an admin key. This person does not have the admin role, so no key was created.',
  key_not_claimable:
    'There is no valid key with this secret, or it belongs to someone else. Nothing was moved; check the key, or ask an administrator to hand over its history.',
  no_provider: 'This server has no sign-in provider.',
  logout_token_invalid: 'logout_token is not a valid logout token of the provider, so no session was ended.',
  role_required:
    'This requires the role {role}, which your account does not have. Ask the administrator of this server.',
  foreign_origin:
    "The request does not come from this server's own page. Open the page at {address}, or set PUBLIC_URL to the address that users open.",

  request_rate_limit: 'The limit of {limit} requests per minute has been reached. Try again in {seconds} s.',
  attempt_rate_limit: 'The limit of {limit} attempts per minute has been reached. Try again in {seconds} s.',
  wrong_key_rate_limit:
    'Too many invalid keys were sent from this address; the limit is {limit} per minute. Check the key, and try again in a minute.',
  concurrent_answers_limit:
    'This key has reached its limit of {limit} answers at the same time. Try again when one of them has finished.',
  key_body_budget:
    'The requests in progress with this key may contain {bytes} bytes in total, and this request would exceed that. Send fewer or smaller images, or try again in {seconds} s.',
  server_body_budget:
    'The server is already receiving as much data as it can hold, so this request was not processed. Try again in {seconds} s.',
  concurrent_uploads_limit:
    '{limit} files are being uploaded, which is the limit. Send this file when one of them has finished.',
  request_too_slow:
    'The request arrived at less than {bytes} bytes per second, the minimum, so it was not processed. Use a faster connection, or send fewer or smaller images.',
  request_too_large: 'The request is larger than the limit of {bytes} bytes. Send fewer or smaller images.',
  file_too_large:
    'The file is larger than the limit of {bytes} bytes (IMPORT_BYTES_MAX), so nothing was imported. Import it on the server: npm run library -- import FILE',

  conversation_not_found: 'This conversation does not exist. It may have been deleted.',
  parent_message_not_found:
    'The message that this question follows is not in the conversation. Reload the page to see the current conversation.',
  answer_already_requested: 'This answer was already requested. Read its events instead of asking again.',
  patient_summary_no_model: 'No language model is connected, so the answer cannot be rewritten for a patient.',
  patient_summary_unsuitable_answer:
    'Only a complete answer that a language model wrote, with statements that were found in its sources, can be rewritten for a patient.',
  patient_summary_all_retracted:
    'All sources of this answer have been retracted since it was written. Ask the question again.',
  patient_summary_not_last_answer: 'Only the answer directly before the question can be rewritten for a patient.',
  answer_not_found: 'This answer does not exist in this conversation.',
  answer_not_finished: 'This answer is still being written. Rate it when it is complete.',
  nothing_to_share: 'This conversation has nothing to share yet.',
  share_not_found: 'Nothing is shared at this link. Its owner may have stopped sharing.',
  saved_question_empty:
    'Nothing is left of this question once possible patient identifiers are removed. Write it without patient names and numbers.',
  saved_questions_limit:
    'You have saved {limit} questions, which is the limit. This one was not saved: remove another first.',
  saved_question_not_found: 'This saved question does not exist. It may have been removed in another window.',
  feed_not_found: 'There is no feed at this address. Its owner may have replaced or ended it.',
  key_not_found: 'There is no key with this id.',
  import_not_found: 'No import with this id is in progress.',

  question_not_stored:
    'The question could not be stored, so it was not answered. It is still in this window; try again in a moment.',
  question_images_unreachable:
    'The image storage is not responding, so the question was neither stored nor answered. It is still in this window with its images; try again in a few seconds, or ask without them.',
  question_images_refused:
    'The image storage rejected this server, so the question was neither stored nor answered. It is still in this window with its images. Ask without them, and tell the operator: the cause is in the log.',
  answer_not_stored: 'The answer could not be stored. Copy what you need, and ask again later.',
  action_not_audited: 'The audit log could not be written, so nothing was done. Try again in a moment.',
  audit_unavailable:
    'The audit log cannot be written at the moment, so requests are refused. Tell the operator: the disk may be full.',
  storage_full:
    'The disk of this server or its database is full, so nothing was done. Tell the operator, and try again when there is space.',
  storage_unreachable:
    'The database of this server is not responding. Your request may not have been carried out; try again in a few seconds.',
  storage_damaged:
    'The database of this server cannot be read or written. Tell the operator, who can check it for damage with: npm run data -- check',
  images_unreachable:
    'The image storage is not responding. Nothing was lost; try again in a few seconds, or ask without images.',
  images_refused:
    'The image storage rejected this server. Tell the operator: the cause is in the log. Questions without images can still be asked.',
  answer_stopped: 'The answer was stopped.',
  server_stopping: 'The server is shutting down, so the answer ends here. Ask again in a moment.',
  internal_error: 'An internal error occurred. Try again; if it persists, give the operator the x-request-id.',

  library_unreadable:
    'The library ({file} in the data folder) cannot be read. Rebuild it with: npm run library -- rebuild',
  library_search_timeout:
    'The library search took longer than {seconds} s and was stopped, so nothing was answered. Ask again, or with fewer words.',
  library_queue_full:
    'Too many library searches are waiting, so nothing was searched or answered. Try again in {seconds} s.',
  library_queue_full_for_key:
    'This key has reached its limit of {limit} waiting library searches, so nothing was searched or answered. Try again in {seconds} s.',
  library_search_crashed:
    'The library search failed twice, so nothing was answered. Ask again; if it happens again, check the library for damage with: npm run library -- check',

  model_unreachable:
    'The model server of this service cannot be reached. Nothing was generated; try again in a moment.',
  model_timeout:
    'The model server of this service did not respond in time, so the request was cancelled. Try again, or ask for a shorter answer.',
  model_failed:
    'The model server of this service failed before the answer was complete. Try again; if it persists, tell the operator of this service.',
  model_rejected_credentials:
    'The model server rejected the credentials of this service. Your own key is valid; tell the operator of this service.',
  model_not_found:
    'The model server does not know the configured model or address. Your own request is valid; tell the operator of this service.',
  model_rejected_request:
    'The model server rejected the request, and would reject it again. Tell the operator of this service.',
  model_unsupported_parameter:
    "The connected model does not support '{param}', so nothing was generated. Leave it out, or ask the operator of this service for a model that supports it.",
  model_invalid_value:
    "The connected model rejects this value of '{param}', so nothing was generated. Send another value, or leave it out.",
  model_quota_exhausted:
    'The quota of this service at its model server is exhausted. Retrying does not help; tell the operator of this service.',
  model_rate_limited:
    'The model server of this service accepts no more requests at the moment. Try again in {seconds} s.',
  model_request_too_large:
    'The request is larger than the connected model server accepts. Send fewer or smaller images, or a shorter conversation.',
  model_context_exceeded:
    'The conversation is longer than the context of the connected model. Shorten the messages, or start a new conversation.',

  image_error: 'Image {index} of {count}: {sentence}',
  too_many_images:
    'The conversation contains {count} images; the limit is {limit}. Send fewer images, or leave out earlier ones.',
  image_too_many_bytes: 'The image has {size} bytes; the limit is {bytes} bytes. Send a smaller copy, such as a JPEG.',
  image_too_many_pixels:
    'The image has {width} x {height} pixels, {pixels} in total; the limit is {limit} pixels. Send a smaller copy.',
  image_damaged:
    'This {format} file is damaged or incomplete and cannot be decoded. Save it again, or send a screenshot of it.',
  image_animated:
    'This image is animated: it has more than one frame. Send the frame that you mean as a single image. Accepted formats are PNG, JPEG, WebP and static GIF.',
  image_queue_full: 'Too many images are waiting to be decoded. Try again in a few seconds.',
} as const
