/** Why a request failed. */
export const errorMessages = {
  sessionEnded: 'The session has ended. Sign in again; nothing you typed is lost.',
  signInNeeded: 'Sign in with a key. Your administrator makes one for you.',
  keyEnded: 'The key was revoked or has expired, so this answer ends here.',
  adminOnly: 'This needs a key of scope admin; this one may chat only.',
  operatorOnly:
    'Only the operator of this server may do this. At the server itself, open the address with a token that it printed when it started; from elsewhere, sign in with a key of scope admin.',
  foreignPage:
    "This request does not come from the page's own address. Open the page at {address}, or set PUBLIC_URL to the address that people use.",

  requestsAMinute: 'The limit of {limit} requests a minute is reached. Try again in {seconds} s.',
  triesAMinute: 'At most {limit} tries a minute. Try again in {seconds} s.',
  wrongKeysAMinute:
    'Too many wrong keys from this address: {limit} a minute at most. Check the key, then wait and try again.',
  answersAtOnce: '{limit} answers are under way with this key, its limit. Try again when one has ended.',
  bodiesOfKey:
    'Requests under way with this key may hold {limit} bytes in all, and this one would exceed that. Send fewer or smaller images, or try again in {seconds} s.',
  bodiesOfServer: 'The server is receiving as much as it can hold. Try again in {seconds} s.',
  filesAtOnce: '{limit} files are on their way already, the limit. Send this one when one of them has arrived.',
  requestTooSlow:
    'The request arrived at less than {bytes} bytes a second, the least that is accepted. Use a faster connection, or send fewer or smaller images.',
  requestTooLarge: 'The request is larger than the limit of {bytes} bytes. Send fewer or smaller images.',
  fileTooLarge:
    'The file is larger than the limit of {bytes} bytes (IMPORT_BYTES_MAX). Import it on the server: npm run library -- import FILE',

  noConversation: 'There is no such conversation here. It may have been deleted.',
  noPlace: 'The place of this question is not in the conversation. Reload the page to see it as it is now.',
  askedAlready: 'This answer was asked for already; read its events.',
  plainWordsNoModel: 'No language model is connected, and without one nothing can be put into plain words.',
  plainWordsNotWhole:
    'Only a whole answer that a language model wrote, and of which something was found in its sources, can be put into plain words.',
  plainWordsRetracted: 'Every source of this answer has been retracted since. Ask the question again.',
  plainWordsNotLast: 'Only the answer right before the question can be put into plain words.',
  noAnswer: 'There is no such answer in this conversation.',
  nothingToShare: 'There is nothing to share in this conversation yet.',
  notShared: 'There is nothing behind this link. Its owner may have taken it back.',
  noImport: 'No such import is under way.',

  questionNotStored:
    'The question could not be stored, so it was not asked. It is still in this window; try again in a moment.',
  answerNotStored: 'The answer could not be stored. Copy what you need, and ask again later.',
  notRecorded: 'This could not be recorded, so it was not done. Try again in a moment.',
  recordsFull: 'Requests can not be recorded at the moment. Tell the operator: the disk may be full.',
  storageFull:
    'The disk of this server or its database is full, so this was not done. Tell the operator; try again once there is room.',
  storageAway:
    'The database of this server does not answer. What you asked for may not have been done; try again in a few seconds.',
  storageBroken:
    "The database of this server can't be read or written. Tell the operator, who can look for damage with: npm run data -- check",
  answerStopped: 'The answer was stopped.',
  serverStopping: 'The server is stopping, so this answer ends here. Please ask again in a moment.',
  ourFault: 'Something went wrong on our side. Try again; if it stays, give the operator the x-request-id.',

  libraryUnreadable:
    "The evidence library ({file} in the data folder) can't be read. Rebuild it with: npm run library -- rebuild",
  librarySlow:
    'The search of the evidence library took longer than {seconds} seconds and was ended. Ask again, or with fewer words.',
  searchesWaiting:
    'Too many searches of the evidence library are waiting, so this one was not run. Nothing was answered; try again in {seconds} s.',
  searchesOfKeyWaiting:
    '{limit} searches of the evidence library are waiting with this key, its limit, so this one was not run. Try again in {seconds} s.',
  libraryBrokeOff:
    'The search of the evidence library broke off twice. Ask again; if it happens again, look for damage with: npm run library -- check',

  modelAway: 'The model server behind this service cannot be reached. Nothing was generated; try again shortly.',
  modelSilent:
    'The model server behind this service stayed silent for too long and was given up. Try again, or ask for a shorter answer.',
  modelFailed:
    'The model server behind this service failed before the answer was whole. Try again; if it persists, tell the operator of this service.',
  modelKey:
    'The model server behind this service did not let this service in. Your own key is fine; tell the operator of this service.',
  modelUnknown:
    'The model server behind this service does not know the model or address it was asked for. Your own request is fine; tell the operator of this service.',
  modelRefused:
    'The model server behind this service refused the request, and would refuse it again; tell the operator of this service.',
  modelParameter:
    "The connected model does not accept '{param}'. Leave it out, or ask the operator of this service for a model that does.",
  modelValue:
    "The connected model refuses this value of '{param}', so nothing was answered. Send another value, or leave it out.",
  modelQuota:
    'The quota of this service at its model server is used up. Retrying will not help; tell the operator of this service.',
  modelBusy: 'The model server behind this service takes no more requests for now. Try again in {seconds} seconds.',
  modelBytes:
    'The request is larger than the connected model server takes. Send fewer or smaller images, or a shorter conversation.',
  modelContext:
    'The conversation is longer than the connected model can read. Shorten the messages, or start a new conversation.',

  imageOf: 'Image {index} of {count}: {sentence}',
  imagesMax: 'The conversation holds {count} images; the limit is {limit}. Send fewer, or leave out earlier ones.',
  imageBytes: 'Image is {size} bytes; the limit is {bytes} bytes. Send a smaller copy, for example a JPEG.',
  imagePixels: 'Image is {width} x {height} pixels, {pixels} in all; the limit is {limit} pixels. Send a smaller copy.',
  imageDamaged:
    'This {format} file is damaged or incomplete and cannot be shown. Save it again, or take a screenshot of it, and send that.',
  imageMoves:
    'This image moves: it holds more than one frame. Send a single image of the frame you mean. Accepted are PNG, JPEG and WebP images, and GIF images that do not move.',
  imagesWaiting: 'Too many images are waiting to be read. Try again in a few seconds.',
} as const
