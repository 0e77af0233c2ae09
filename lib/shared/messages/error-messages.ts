/** Why a request failed. */
export const errorMessages = {
  session_ended: 'The session has ended. Sign in again; nothing you typed is lost.',
  sign_in_required: 'Sign in with a key. Your administrator makes one for you.',
  key_no_longer_valid: 'The key was revoked or has expired, so this answer ends here.',
  admin_key_required: 'This needs a key of scope admin; this one may chat only.',
  operator_required:
    'Only the operator of this server may do this. At the server itself, open the address with a token that it printed when it started; from elsewhere, sign in with a key of scope admin.',
  foreign_origin:
    "This request does not come from the page's own address. Open the page at {address}, or set PUBLIC_URL to the address that people use.",

  request_rate_limit: 'The limit of {limit} requests a minute is reached. Try again in {seconds} s.',
  attempt_rate_limit: 'At most {limit} tries a minute. Try again in {seconds} s.',
  wrong_key_rate_limit:
    'Too many wrong keys from this address: {limit} a minute at most. Check the key, then wait and try again.',
  concurrent_answers_limit: '{limit} answers are under way with this key, its limit. Try again when one has ended.',
  key_body_budget:
    'Requests under way with this key may hold {limit} bytes in all, and this one would exceed that. Send fewer or smaller images, or try again in {seconds} s.',
  server_body_budget: 'The server is receiving as much as it can hold. Try again in {seconds} s.',
  concurrent_uploads_limit:
    '{limit} files are on their way already, the limit. Send this one when one of them has arrived.',
  request_too_slow:
    'The request arrived at less than {bytes} bytes a second, the least that is accepted. Use a faster connection, or send fewer or smaller images.',
  request_too_large: 'The request is larger than the limit of {bytes} bytes. Send fewer or smaller images.',
  file_too_large:
    'The file is larger than the limit of {bytes} bytes (IMPORT_BYTES_MAX). Import it on the server: npm run library -- import FILE',

  conversation_not_found: 'There is no such conversation here. It may have been deleted.',
  parent_message_not_found:
    'The place of this question is not in the conversation. Reload the page to see it as it is now.',
  answer_already_requested: 'This answer was asked for already; read its events.',
  patient_summary_no_model: 'No language model is connected, and without one nothing can be put into plain words.',
  patient_summary_unsuitable_answer:
    'Only a whole answer that a language model wrote, and of which something was found in its sources, can be put into plain words.',
  patient_summary_all_retracted: 'Every source of this answer has been retracted since. Ask the question again.',
  patient_summary_not_last_answer: 'Only the answer right before the question can be put into plain words.',
  answer_not_found: 'There is no such answer in this conversation.',
  nothing_to_share: 'There is nothing to share in this conversation yet.',
  share_not_found: 'There is nothing behind this link. Its owner may have taken it back.',
  import_not_found: 'No such import is under way.',

  question_not_stored:
    'The question could not be stored, so it was not asked. It is still in this window; try again in a moment.',
  answer_not_stored: 'The answer could not be stored. Copy what you need, and ask again later.',
  action_not_audited: 'This could not be recorded, so it was not done. Try again in a moment.',
  audit_unavailable: 'Requests can not be recorded at the moment. Tell the operator: the disk may be full.',
  storage_full:
    'The disk of this server or its database is full, so this was not done. Tell the operator; try again once there is room.',
  storage_unreachable:
    'The database of this server does not answer. What you asked for may not have been done; try again in a few seconds.',
  storage_damaged:
    "The database of this server can't be read or written. Tell the operator, who can look for damage with: npm run data -- check",
  answer_stopped: 'The answer was stopped.',
  server_stopping: 'The server is stopping, so this answer ends here. Please ask again in a moment.',
  internal_error: 'Something went wrong on our side. Try again; if it stays, give the operator the x-request-id.',

  library_unreadable:
    "The evidence library ({file} in the data folder) can't be read. Rebuild it with: npm run library -- rebuild",
  library_search_timeout:
    'The search of the evidence library took longer than {seconds} seconds and was ended. Ask again, or with fewer words.',
  library_queue_full:
    'Too many searches of the evidence library are waiting, so this one was not run. Nothing was answered; try again in {seconds} s.',
  library_queue_full_for_key:
    '{limit} searches of the evidence library are waiting with this key, its limit, so this one was not run. Try again in {seconds} s.',
  library_search_crashed:
    'The search of the evidence library broke off twice. Ask again; if it happens again, look for damage with: npm run library -- check',

  model_unreachable:
    'The model server behind this service cannot be reached. Nothing was generated; try again shortly.',
  model_timeout:
    'The model server behind this service stayed silent for too long and was given up. Try again, or ask for a shorter answer.',
  model_failed:
    'The model server behind this service failed before the answer was whole. Try again; if it persists, tell the operator of this service.',
  model_rejected_credentials:
    'The model server behind this service did not let this service in. Your own key is fine; tell the operator of this service.',
  model_not_found:
    'The model server behind this service does not know the model or address it was asked for. Your own request is fine; tell the operator of this service.',
  model_rejected_request:
    'The model server behind this service refused the request, and would refuse it again; tell the operator of this service.',
  model_unsupported_parameter:
    "The connected model does not accept '{param}'. Leave it out, or ask the operator of this service for a model that does.",
  model_invalid_value:
    "The connected model refuses this value of '{param}', so nothing was answered. Send another value, or leave it out.",
  model_quota_exhausted:
    'The quota of this service at its model server is used up. Retrying will not help; tell the operator of this service.',
  model_rate_limited:
    'The model server behind this service takes no more requests for now. Try again in {seconds} seconds.',
  model_request_too_large:
    'The request is larger than the connected model server takes. Send fewer or smaller images, or a shorter conversation.',
  model_context_exceeded:
    'The conversation is longer than the connected model can read. Shorten the messages, or start a new conversation.',

  image_error: 'Image {index} of {count}: {sentence}',
  too_many_images:
    'The conversation holds {count} images; the limit is {limit}. Send fewer, or leave out earlier ones.',
  image_too_many_bytes: 'Image is {size} bytes; the limit is {bytes} bytes. Send a smaller copy, for example a JPEG.',
  image_too_many_pixels:
    'Image is {width} x {height} pixels, {pixels} in all; the limit is {limit} pixels. Send a smaller copy.',
  image_damaged:
    'This {format} file is damaged or incomplete and cannot be shown. Save it again, or take a screenshot of it, and send that.',
  image_animated:
    'This image moves: it holds more than one frame. Send a single image of the frame you mean. Accepted are PNG, JPEG and WebP images, and GIF images that do not move.',
  image_queue_full: 'Too many images are waiting to be read. Try again in a few seconds.',
} as const
