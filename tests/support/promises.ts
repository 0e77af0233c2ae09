/**
 * The promises of Evidence Chat to a hospital that puts it on its network, and the tests that fail if a promise is
 * broken. `tests/unit/promises.test.ts` checks that each test exists and that `docs/security.md` lists the same
 * promises.
 */
export interface Promised {
  promise: string
  /** File below `tests/`, then a part of the test's name as its code has it. */
  keptBy: [file: string, test: string][]
}

export const promises: Record<string, Promised> = {
  P1: {
    promise: 'Only a Bearer key opens the API. Any other request gets the same 401 before its body is read.',
    keptBy: [
      ['attack/access-control.test.ts', 'says the same for near and far misses'],
      ['attack/any-bytes.test.ts', 'before a byte of them is looked at'],
    ],
  },
  P2: {
    promise: 'Keys hold 238 random bits and a checksum, are shown once and are stored as a keyed hash.',
    keptBy: [
      ['unit/platform/auth/key-format.test.ts', 'a secret is sk-, 40 random characters and a checksum'],
      ['unit/platform/auth/api-keys.test.ts', 'the secret is nowhere in the database'],
    ],
  },
  P3: {
    promise: 'Revocation and expiry take effect within a second, also for answers in progress.',
    keptBy: [['unit/platform/auth/meter.test.ts', 'when its key is revoked on the command line']],
  },
  P4: {
    promise: '300 wrong keys cost less than a second and lock out no valid key.',
    keptBy: [['attack/access-control.test.ts', '300 wrong tries cost less than a second']],
  },
  P5: {
    promise: 'No header, path spelling or Host changes who the caller is.',
    keptBy: [
      ['attack/access-control.test.ts', 'a claim to be local'],
      ['attack/access-control.test.ts', 'opens nothing under the name'],
    ],
  },
  P6: {
    promise: 'Any bytes get a completion or a well-formed 4xx, which reveals nothing internal.',
    keptBy: [
      ['attack/any-bytes.test.ts', 'at least 500 distinct ones were tried'],
      ['api/refusals.test.ts', 'hundreds of malformed bodies are each answered or refused'],
    ],
  },
  P7: {
    promise: 'One heavy caller delays another by less than 4 s and takes less than 350 MB.',
    keptBy: [
      ['fault/load.test.ts', "one caller's heaviest requests delay another under 4 s"],
      ['fault/bodies.test.ts', 'the rest are refused at once, and another key is served'],
      ['unit/platform/limits/body-budget.test.ts', 'leave room for the question of another'],
    ],
  },
  P8: {
    promise: 'One parser enforces the limits, and each refusal names its limit.',
    keptBy: [
      ['unit/platform/http/read-json-body.test.ts', 'at 65 levels of nesting, and not at 64'],
      ['unit/images/inline-images.test.ts', 'more images than the limit are refused before one is loaded'],
    ],
  },
  P9: {
    promise: 'Images are recognised by content, and lose their metadata before they leave.',
    keptBy: [
      ['unit/images/hostile.test.ts', 'is refused with the type that it seems to have'],
      ['unit/images/metadata.test.ts', 'metadata is gone from the bytes'],
    ],
  },
  P10: {
    promise:
      'Image addresses must be public. They are checked at the connection and at each redirect, and refused with one text.',
    keptBy: [
      ['unit/images/fetch-image.test.ts', 'the connection uses the address that was checked'],
      ['unit/images/fetch-image.test.ts', 'into the hospital’s network, to plain http or to nowhere'],
    ],
  },
  P11: {
    promise: 'The model server gets image bytes instead of addresses, and no field that is not on our list.',
    keptBy: [
      ['unit/engines/upstream/request-body.test.ts', 'P11: identifiers and unknown fields stay here'],
      ['unit/images/inline-images.test.ts', 'never contains an address that the client sent'],
    ],
  },
  P12: {
    promise: "The model server's key goes to the configured origin only, and is in no log and no response.",
    keptBy: [
      [
        'unit/engines/upstream/upstream-errors.test.ts',
        'a redirect is not followed, so the key is sent to no other host',
      ],
      ['unit/log.test.ts', 'is not in a line, wherever it was passed'],
    ],
  },
  P13: {
    promise: 'The page loads nothing from other hosts: CSP with a nonce, no inline script, no eval.',
    keptBy: [
      ['attack/access-control.test.ts', 'carries every header that keeps others out'],
      ['attack/access-control.test.ts', 'runs nothing without a policy'],
    ],
  },
  P14: {
    promise: 'Nothing that a model, an article, a file or a user writes can run, frame, submit or fetch anything.',
    keptBy: [
      ['e2e/security/attack.spec.ts', 'text from a model stays text'],
      ['e2e/security/attack.spec.ts', 'text of an article stays text'],
    ],
  },
  P15: {
    promise: 'External links lead to https only and open without an opener.',
    keptBy: [['e2e/security/attack.spec.ts', 'at least 150 payloads were tried']],
  },
  P16: {
    promise:
      'Browser routes refuse foreign and null origins, scripts cannot read the cookie, and no other site can read, load or frame anything without a key.',
    keptBy: [
      ['attack/access-control.test.ts', 'opens nothing from'],
      ['unit/platform/auth/sign-in.test.ts', 'with a cookie that scripts cannot read'],
      [
        'e2e/security/detection.spec.ts',
        'can observe nothing of the product that it could not observe of a closed port',
      ],
    ],
  },
  P17: {
    promise:
      'Browsers and proxies never store private responses, signing out clears the screen, and an abandoned session ends.',
    keptBy: [
      ['unit/platform/api/api-handler.test.ts', 'may be neither cached nor sniffed'],
      ['unit/platform/conversations/image-response.test.ts', 'is not cached'],
      ['e2e/settings/sign-in.spec.ts', 'signs out and clears the screen'],
      ['unit/platform/auth/sessions.test.ts', 'ends when nothing is heard of it'],
    ],
  },
  P18: {
    promise:
      'A stream ends with finish and [DONE] or with an error event, or the request was refused. A partial answer never looks whole.',
    keptBy: [['api/relay.test.ts', 'never in an answer that looks complete']],
  },
  P19: {
    promise:
      'Faults of the model server are mapped to errors. There are at most three attempts, and none after the first byte.',
    keptBy: [
      ['unit/engines/upstream/upstream-errors.test.ts', 'nothing that a server refused is sent a second time'],
      ['unit/engines/upstream/upstream-errors.test.ts', 'becomes 502 after two tries'],
    ],
  },
  P20: {
    promise: 'Every wait for the model server has a time limit.',
    keptBy: [['unit/engines/upstream/upstream-errors.test.ts', 'servers that stay silent']],
  },
  P21: {
    promise: 'When a client leaves, the model server is released within 2 s.',
    keptBy: [['fault/load.test.ts', 'is released within 2 s when the client leaves']],
  },
  P22: {
    promise: 'Slow readers slow down only themselves.',
    keptBy: [['fault/load.test.ts', 'readers who do not read cost under']],
  },
  P23: {
    promise: '200 streams at once end whole, and no answer contains the words of another.',
    keptBy: [['fault/load.test.ts', 'simultaneous streams end complete, each with its own words']],
  },
  P24: {
    promise:
      'While the model server is unreachable, the page, the model list and stored answers still work, and the page gets quotations that say so.',
    keptBy: [
      ['fault/load.test.ts', 'leaves the page, the models and stored answers as they were'],
      ['fault/load.test.ts', 'is replaced by quotations that say so'],
    ],
  },
  P25: {
    promise: 'The first answer after an outage of the model server comes within 15 s.',
    keptBy: [['fault/load.test.ts', 'is called again within 15 s of its return']],
  },
  P26: {
    promise: 'SIGTERM ends the process within 30 s, and answers in progress end with a message.',
    keptBy: [['fault/kill.test.ts', 'exits with 0 within 30 s']],
  },
  P27: {
    promise: 'kill -9 at any time loses nothing that was acknowledged.',
    keptBy: [
      ['fault/kill.test.ts', 'lose no acknowledged write'],
      ['unit/store/db.test.ts', 'synchronous'],
    ],
  },
  P28: {
    promise: 'With a full disk reading continues, writes report it, and the server recovers by itself.',
    keptBy: [
      ['fault/disk.test.ts', 'recovers by itself once there is room'],
      ['fault/disk.test.ts', 'refuses a sign-in and says why'],
    ],
  },
  P29: {
    promise: 'Backups are taken online and restores are verified. Migrations are transactional and refuse newer files.',
    keptBy: [
      ['unit/cli/data/backup.test.ts', 'restores every key that was acknowledged before it'],
      ['unit/store/migrations.test.ts', 'a step that fails halfway leaves nothing behind'],
    ],
  },
  P30: {
    promise: 'Sign-ins, key changes, requests and refusals are chained audit rows without the words of a question.',
    keptBy: [
      ['unit/platform/audit/audit.test.ts', 'a row from the middle, the front or the end'],
      ['unit/platform/audit/audit.test.ts', 'refuses to replace a row, or to empty the table'],
      ['api/audit.test.ts', 'never with their text'],
      ['api/audit.test.ts', 'exports, imports and deletions have rows of their own'],
    ],
  },
  P31: {
    promise: 'Limits per key and address say when to retry. Forwarded addresses count only when the proxy is trusted.',
    keptBy: [
      ['unit/platform/auth/admit.test.ts', 'applies to the address, says how long to wait'],
      ['unit/platform/http/client-address.test.ts', 'whatever the client writes'],
    ],
  },
  P32: {
    promise: 'There is no default key and no telemetry, and the page contacts no other host.',
    keptBy: [
      ['fault/kill.test.ts', 'the first start prints a key that works'],
      ['support/browser/fixture.ts', 'any request to another origin'],
    ],
  },
  P33: {
    promise: 'The server needs one data folder, readable by its owner only, and writes nowhere else.',
    keptBy: [['fault/kill.test.ts', 'readable by their owner only']],
  },
  P34: {
    promise: 'Packages are few, pinned and hashed. Only known ones run a script when they are installed.',
    keptBy: [['unit/cli/supply-chain.test.ts', 'fewer than 30 direct dependencies']],
  },
  P35: {
    promise: 'Every citation resolves to an article, and every quotation is exact.',
    keptBy: [['api/exactness.test.ts', 'exact']],
  },
  P36: {
    promise: 'Invisible characters are removed from questions and articles before a model reads them.',
    keptBy: [
      ['unit/shared/text/strip-invisible.test.ts', 'hidden characters are taken out of every question'],
      ['unit/shared/text/strip-invisible.test.ts', 'hidden characters are taken out of records as they come in'],
    ],
  },
  P37: {
    promise: 'An error carries a request id that is in the audit log, and reveals nothing else internal.',
    keptBy: [['api/audit.test.ts', 'a refusal is recorded under the request id that its caller got']],
  },
  P38: {
    promise: 'A value or an image that the model server refuses for one caller changes nothing for another.',
    keptBy: [
      ['unit/engines/upstream/request-body.test.ts', 'and changes nothing for another caller'],
      ['unit/engines/upstream/vision-support.test.ts', "later callers' images are still sent"],
    ],
  },
  P39: {
    promise:
      'A deletion delays no other request, overwrites every word, and is finished after the next start if interrupted.',
    keptBy: [
      ['unit/platform/conversations/delete-conversations.test.ts', 'do not delay other callers'],
      ['unit/platform/conversations/delete-conversations.test.ts', 'after a kill -9 in the middle'],
      ['unit/platform/conversations/delete-conversations.test.ts', 'leave no word in the index either'],
    ],
  },
  P40: {
    promise:
      'Every answer in prose says first where to call in an emergency and what no evidence backs. No other text is changed.',
    keptBy: [
      ['api/notices.test.ts', 'begins with the emergency line and ends with the references'],
      ['api/notices.test.ts', 'carries its notices only as data'],
    ],
  },
  P41: {
    promise: 'One wrong setting deletes no image: a folder or bucket of images belongs to one database.',
    keptBy: [
      ['unit/cli/data/backup.test.ts', 'that does not know the images in its folder deletes none'],
      ['unit/store/images/image-files.test.ts', 'images of another database stay'],
      ['unit/store/images/image-store.test.ts', 'another database deletes nothing'],
      ['api/start.test.ts', 'a database whose images are not those of the data folder is refused'],
    ],
  },
  P42: {
    promise:
      'Only the token that the server prints, a key of scope admin, or the role admin allows adding articles (so does the role librarian), testing, saving or removing model servers, and issuing, listing or revoking keys on the page. A connection from this machine is not enough.',
    keptBy: [
      ['attack/proxies.test.ts', 'may do nothing that is for the operator'],
      ['attack/access-control.test.ts', 'gives nothing for'],
      ['unit/platform/auth/operator-token.test.ts', 'was changed, invented or given for a replaced token'],
      ['unit/platform/model-server/saved-model-server.test.ts', 'only the operator can save and remove it'],
      ['unit/platform/auth/keys-route.test.ts', 'a key of another scope issues, lists and revokes nothing'],
      ['unit/platform/auth/people/provider-sign-in.test.ts', 'librarians import, admins do everything'],
      ['e2e/settings/operator-tests.ts', 'the token is then in no address, Referer, storage or log'],
    ],
  },
  P43: {
    promise:
      'Without a key only a direct connection from this machine is admitted. Any sign of a proxy requires a key.',
    keptBy: [
      ['attack/proxies.test.ts', 'gets no session without a key'],
      ['attack/access-control.test.ts', 'is not given with'],
      ['unit/platform/auth/sign-in.test.ts', 'ends behind a proxy'],
    ],
  },
  P44: {
    promise:
      'Long questions of one caller cost no other caller an answer, and a question of any length is read in linear time.',
    keptBy: [
      ['api/long-questions.test.ts', 'while three keys send questions of 1 MB, a fourth gets its answers'],
      ['unit/evidence/threads/search-pool.test.ts', 'however many searches an owner has, another owner finds a thread'],
      ['unit/evidence/question/long-questions.test.ts', 'the time grows as the length of the text does'],
    ],
  },
  P45: {
    promise: 'Nothing in the text of an answer is loaded by a program that renders Markdown, no matter who wrote it.',
    keptBy: [
      ['api/untrusted-text.test.ts', 'titles, authors, journals and quotations are text in the content'],
      ['api/untrusted-text.test.ts', 'an image in its answer becomes a link, streamed and complete alike'],
      ['unit/answer/markdown/disarm-markup.test.ts', 'no image and no HTML is left, whatever a model writes'],
    ],
  },
  P46: {
    promise: 'An article, an answer or text in an image can close no block of a prompt and start no source in it.',
    keptBy: [
      ['api/untrusted-text.test.ts', 'an article can neither close a block of the prompt nor start a source'],
      [
        'unit/answer/prompt/escape-material.test.ts',
        'whatever articles contain, the prompt has one block with one entry for each',
      ],
    ],
  },
  P47: {
    promise:
      'A database or a Redis that stops answering delays no request by more than 20 s, and is used again once it answers.',
    keptBy: [
      ['fault/unreachable.test.ts', 'a 503 that says so in bounded time'],
      ['fault/unreachable.test.ts', 'questions are answered and counted meanwhile'],
    ],
  },
  P48: {
    promise: 'An answer waits at most 40 s for text in images, and names the images that were not read.',
    keptBy: [
      ['api/images.test.ts', 'OCR of twelve pages stops at its time limit'],
      ['unit/images/ocr/ocr.test.ts', 'an image of noise is recognised as having no text'],
    ],
  },
  P49: {
    promise:
      'A title or tags that a chat program requests come without evidence. Anything that may be a question is answered as one.',
    keptBy: [
      ['api/chat-tasks.test.ts', 'with a model, which gets only the request'],
      ['unit/answer/chat-task.test.ts', 'a possible question is never treated as a chat task'],
    ],
  },
  P50: {
    promise: 'A server whose database or library file is damaged does not report that it is ready.',
    keptBy: [
      ['fault/damage.test.ts', 'is not ready once a question has met damage'],
      ['fault/damage.test.ts', 'damage that no question has met is found soon after the start'],
    ],
  },
  P51: {
    promise:
      'A file for import is read in time proportional to its length and in bounded memory, or refused with the line.',
    keptBy: [
      ['unit/evidence/import/growth.property.test.ts', 'take time in proportion to their length'],
      ['unit/evidence/import/growth.property.test.ts', 'is refused with its line'],
      ['unit/evidence/import/formats/guideline.test.ts', 'nested thousands deep keep their words'],
      ['unit/evidence/import/upload.test.ts', 'to a length that file systems accept'],
    ],
  },
  P52: {
    promise:
      'No text makes a conversation impossible to open, copy, save or share. Text that cannot be rendered stays readable.',
    keptBy: [
      ['e2e/security/rendering.spec.ts', 'with thousands of nesting levels'],
      ['e2e/security/rendering.spec.ts', 'shows its plain text and a note, and the rest of the page works'],
      ['unit/components/export/nesting.test.ts', 'no nesting keeps an answer from being copied or saved'],
    ],
  },
  P53: {
    promise:
      'At a provider only people sign in whom it vouches for and who have a role. Forged, replayed and misdirected callbacks and tokens are refused, and no return address leads elsewhere.',
    keptBy: [
      ['unit/platform/auth/people/hostile-sign-in.test.ts', 'a code that was used already'],
      ['unit/platform/auth/people/hostile-sign-in.test.ts', 'signed with the public key as a secret (HS256)'],
      ['unit/platform/auth/people/hostile-sign-in.test.ts', 'no return address leads to another server'],
      ['unit/platform/auth/people/provider-sign-in.test.ts', 'without a group sign-in is refused'],
    ],
  },
  P54: {
    promise:
      'A block and a back-channel logout take effect with the next request on every server, a removed group with the first request after OIDC_RECHECK_SECONDS (60), and after that time while an answer is open; each ends answers in progress. While the provider does not respond, sessions continue and nobody new gets in.',
    keptBy: [
      ['unit/platform/auth/people/provider-sign-in.test.ts', 'a group that was removed at the provider'],
      [
        'unit/platform/auth/people/provider-sign-in.test.ts',
        'a group is removed at the provider while an answer is open',
      ],
      ['unit/platform/auth/people/provider-sign-in.test.ts', 'while the provider does not respond, sessions continue'],
      ['unit/platform/auth/people/hostile-sign-in.test.ts', 'no hostile logout token ends a session'],
      ['unit/platform/auth/people/provider-sign-in.test.ts', 'a back-channel logout ends answers in progress on both'],
    ],
  },
  P55: {
    promise: 'A key of scope metrics reads the metrics and opens nothing else.',
    keptBy: [['api/watch.test.ts', 'a key of scope metrics can do nothing else']],
  },
  P56: {
    promise:
      'Only admins see, block, export, hand over and erase people; only auditors and admins read the audit log. Everything that a person stored, also with a key, is overwritten when the person is erased, and the audit log keeps the counts.',
    keptBy: [
      ['unit/platform/auth/people/person-data.test.ts', 'the words are gone, and the audit log keeps the counts'],
      ['unit/platform/auth/people/person-data.test.ts', 'erases what its keys stored, blocks first'],
      ['unit/platform/auth/people/person-data.test.ts', 'the export of a person contains everything'],
      ['unit/platform/auth/people/person-data.test.ts', 'clinicians do not, and only admins see people and usage'],
    ],
  },
  P57: {
    promise:
      'The feed of saved questions contains words of articles only, at an address with 256 random bits. Its owner can replace and end the address, and it is refused once its owner may not enter.',
    keptBy: [
      ['unit/platform/saved-questions/feed.test.ts', 'the feed has the words of articles only'],
      ['unit/platform/saved-questions/feed.test.ts', 'the feed of a revoked key is refused'],
    ],
  },
}
