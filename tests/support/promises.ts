/**
 * What Evidence Chat promises a hospital that puts it on its network, and the tests that would fail if it stopped being
 * true. `tests/unit/promises.test.ts` holds each line to a test that is really there.
 */
export interface Promised {
  promise: string
  /** File below `tests/`, then a part of the test's name as its code has it. */
  keptBy: [file: string, test: string][]
}

export const promises: Record<string, Promised> = {
  P1: {
    promise: 'Only a Bearer key opens the API; all else is 401 before the body is read, in the same words.',
    keptBy: [
      ['attack/doors.test.ts', 'says the same for near and far misses'],
      ['attack/any-bytes.test.ts', 'before a byte of them is looked at'],
    ],
  },
  P2: {
    promise: 'Keys hold 238 random bits and a checksum, are shown once and stored as a keyed hash.',
    keptBy: [
      ['unit/platform/auth/key-format.test.ts', 'a secret is sk-, 40 random characters and a checksum'],
      ['unit/platform/auth/api-keys.test.ts', 'the secret is nowhere in the database'],
    ],
  },
  P3: {
    promise: 'Revocation and expiry act within a second, for open answers too.',
    keptBy: [['unit/platform/auth/meter.test.ts', 'when its key is revoked on the command line']],
  },
  P4: {
    promise: '300 wrong tries cost less than a second and lock no good key out.',
    keptBy: [['attack/doors.test.ts', '300 wrong tries cost less than a second']],
  },
  P5: {
    promise: 'No header, path spelling or Host changes who you are.',
    keptBy: [
      ['attack/doors.test.ts', 'a claim to be local'],
      ['attack/doors.test.ts', 'opens nothing under the name'],
    ],
  },
  P6: {
    promise: 'Any bytes get a completion or a well-formed 4xx, without a word of our inside.',
    keptBy: [
      ['attack/any-bytes.test.ts', 'at least 500 distinct ones were tried'],
      ['api/refusals.test.ts', 'hundreds of odd bodies are each answered or refused'],
    ],
  },
  P7: {
    promise: 'One heavy caller delays another by under 4 s and takes under 350 MB.',
    keptBy: [
      ['fault/load.test.ts', "one caller's heaviest requests delay another under 4 s"],
      ['fault/bodies.test.ts', 'the rest are refused at once, and another key is served'],
      ['unit/platform/limits/body-budget.test.ts', 'leave room for the question of another'],
    ],
  },
  P8: {
    promise: 'One reader enforces the limits, and each refusal names its limit.',
    keptBy: [
      ['unit/platform/http/read-json-body.test.ts', 'at 65 levels of nesting, and not at 64'],
      ['unit/images/inline-images.test.ts', 'more images than the limit are refused before one is loaded'],
    ],
  },
  P9: {
    promise: 'Images are known by content, and lose their metadata before they leave.',
    keptBy: [
      ['unit/images/hostile.test.ts', 'is refused by what it seems to be'],
      ['unit/images/metadata.test.ts', 'metadata is gone from the bytes'],
    ],
  },
  P10: {
    promise: 'Image addresses are public ones, checked at the connection, again at each redirect, refused in one text.',
    keptBy: [
      ['unit/http/safe-fetch.test.ts', 'the connection goes where the check looked'],
      ['unit/http/safe-fetch.test.ts', 'into the house, to plain http, or to nowhere'],
    ],
  },
  P11: {
    promise: 'The model server gets bytes instead of addresses, and no field that we do not know.',
    keptBy: [
      ['unit/engines/upstream/request-body.test.ts', 'P11: identifiers and unknown fields stay here'],
      ['unit/images/inline-images.test.ts', 'never carries an address of the client any more'],
    ],
  },
  P12: {
    promise: 'The upstream key goes to the configured origin only, and is never seen again.',
    keptBy: [
      [
        'unit/engines/upstream/upstream-errors.test.ts',
        'a redirect is not followed, so the key stays where it belongs',
      ],
      ['unit/log.test.ts', 'is not in a line, wherever it was said'],
    ],
  },
  P13: {
    promise: 'The page loads nothing from elsewhere: nonce CSP, no inline script, no eval.',
    keptBy: [
      ['attack/doors.test.ts', 'carries every header that keeps others out'],
      ['attack/doors.test.ts', 'runs nothing where there is none'],
    ],
  },
  P14: {
    promise: 'Nothing that a model, an article, a file or a user writes can run, frame, submit or fetch.',
    keptBy: [
      ['e2e/security/attack.spec.ts', 'what a model writes stays text'],
      ['e2e/security/attack.spec.ts', 'what an article holds stays text'],
    ],
  },
  P15: {
    promise: 'External links lead to https only and open without an opener.',
    keptBy: [['e2e/security/attack.spec.ts', 'at least 150 were tried']],
  },
  P16: {
    promise:
      'Browser routes refuse foreign and null origins; the cookie cannot be read by scripts; no other site can read, load or frame anything without a key.',
    keptBy: [
      ['attack/doors.test.ts', 'opens nothing from'],
      ['unit/platform/auth/sign-in.test.ts', 'with a cookie that scripts cannot read'],
      ['e2e/security/detection.spec.ts', 'can observe nothing of the product that it could not of a closed port'],
    ],
  },
  P17: {
    promise:
      'Private answers are never stored by browsers or proxies, signing out clears the screen, and who leaves is signed out.',
    keptBy: [
      ['unit/platform/api/api-handler.test.ts', 'may be neither cached nor sniffed'],
      ['unit/platform/conversations/image-response.test.ts', 'stored nowhere'],
      ['e2e/settings/sign-in.spec.ts', 'signs out and clears the screen'],
      ['unit/platform/auth/sessions.test.ts', 'ends when nothing is heard of it'],
    ],
  },
  P18: {
    promise: 'A stream ends with finish and [DONE], with an error event, or was refused; never half as if whole.',
    keptBy: [['api/relay.test.ts', 'never an answer that looks whole']],
  },
  P19: {
    promise: 'Faults of the model server are mapped; at most three tries, none after the first byte.',
    keptBy: [
      ['unit/engines/upstream/upstream-errors.test.ts', 'nothing that a server refused is sent a second time'],
      ['unit/engines/upstream/upstream-errors.test.ts', 'becomes 502 after two tries'],
    ],
  },
  P20: {
    promise: 'Silence of the model server is bounded at every stage.',
    keptBy: [['unit/engines/upstream/upstream-errors.test.ts', 'servers that stay silent']],
  },
  P21: {
    promise: 'A client that leaves frees the model server within 2 s.',
    keptBy: [['fault/load.test.ts', 'is let go within 2 s when the client leaves']],
  },
  P22: {
    promise: 'Slow readers slow only themselves.',
    keptBy: [['fault/load.test.ts', 'readers who do not read cost under']],
  },
  P23: {
    promise: '200 streams at once end whole, and no answer meets the words of another.',
    keptBy: [['fault/load.test.ts', 'streams at once end whole, each with its own words']],
  },
  P24: {
    promise:
      'With the model server away the page, the models and stored answers still work, and the page gets quotations that say so.',
    keptBy: [
      ['fault/load.test.ts', 'leaves the page, the models and stored answers as they were'],
      ['fault/load.test.ts', 'is stood in for by quotations that say so'],
    ],
  },
  P25: {
    promise: 'The first answer after an outage comes within 15 s.',
    keptBy: [['fault/load.test.ts', 'is asked again within 15 s of its return']],
  },
  P26: {
    promise: 'SIGTERM ends within 30 s, and open answers end in words.',
    keptBy: [['fault/stop.test.ts', 'exits with 0 within 30 s']],
  },
  P27: {
    promise: 'kill -9 at any time loses nothing that was acknowledged.',
    keptBy: [
      ['fault/kill.test.ts', 'kills lose no acknowledged write'],
      ['unit/store/db.test.ts', 'synchronous'],
    ],
  },
  P28: {
    promise: 'With a full disk reading goes on, writes say so, and it recovers by itself.',
    keptBy: [
      ['fault/disk.test.ts', 'recovers by itself once there is room'],
      ['fault/disk.test.ts', 'refuses a sign-in and says why'],
    ],
  },
  P29: {
    promise: 'Backups are taken online and restores are proved; migrations are transactional and refuse newer files.',
    keptBy: [
      ['unit/cli/data/backup.test.ts', 'brings back every key that was acknowledged before it'],
      ['unit/store/migrations.test.ts', 'a step that fails halfway leaves nothing behind'],
    ],
  },
  P30: {
    promise: 'Sign-ins, key changes, requests and refusals are chained rows without the words of a question.',
    keptBy: [
      ['unit/platform/audit/audit.test.ts', 'a row from the middle, the front or the end'],
      ['unit/platform/audit/audit.test.ts', 'refuses to replace a row, or to empty the table'],
      ['api/audit.test.ts', 'never with its words'],
      ['api/audit.test.ts', 'exports, imports and deletions are rows of that name'],
    ],
  },
  P31: {
    promise: 'Limits per key and address say when to come again; forwarded addresses count only when trusted.',
    keptBy: [
      ['unit/platform/auth/admit.test.ts', 'comes by address, says how long'],
      ['unit/platform/http/client-address.test.ts', 'whatever the client writes'],
    ],
  },
  P32: {
    promise: 'No default key, no telemetry; the page asks no other host.',
    keptBy: [
      ['api/start.test.ts', 'the first start prints a key that works'],
      ['support/browser/fixture.ts', 'any request to another origin'],
    ],
  },
  P33: {
    promise: 'It needs one data folder, readable by its owner only, and nothing else to write to.',
    keptBy: [['api/start.test.ts', 'readable by their owner only']],
  },
  P34: {
    promise: 'Packages are few, pinned and hashed; only known ones run a script when installed.',
    keptBy: [['unit/cli/supply-chain.test.ts', 'fewer than 30 direct dependencies']],
  },
  P35: {
    promise: 'Every mark resolves to a record, and every quotation is exact.',
    keptBy: [['api/exactness.test.ts', 'exact']],
  },
  P36: {
    promise: 'Hidden characters are taken out of questions and records before a model reads them.',
    keptBy: [
      ['unit/shared/text/strip-invisible.test.ts', 'hidden characters are taken out of every question'],
      ['unit/shared/text/strip-invisible.test.ts', 'hidden characters are taken out of records as they come in'],
    ],
  },
  P37: {
    promise: 'An error carries a request id that is in the audit, and nothing else of the inside.',
    keptBy: [['api/audit.test.ts', 'a refusal is a row under the id that its caller was given']],
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
      'A deletion holds up no other request, overwrites every word, and is finished after the next start if interrupted.',
    keptBy: [
      ['unit/platform/conversations/conversations.test.ts', 'let others be served meanwhile'],
      ['unit/platform/conversations/conversations.test.ts', 'after a kill -9 in the middle'],
      ['unit/platform/conversations/conversations.test.ts', 'leave no word in the index either'],
    ],
  },
  P40: {
    promise:
      'Every answer in prose says first where to call in an emergency and what no evidence backs; no other text is changed.',
    keptBy: [
      ['api/notices.test.ts', 'begins with the emergency line and ends with the references'],
      ['api/notices.test.ts', 'stays clean, and carries its notices as data'],
    ],
  },
  P41: {
    promise: 'One wrong setting deletes no picture: a folder of pictures belongs to one database.',
    keptBy: [
      ['unit/cli/data/backup.test.ts', 'that does not know the pictures in its folder deletes none'],
      ['unit/store/image-files.test.ts', 'pictures of another database stay'],
      ['api/start.test.ts', 'a database whose pictures are not those of the data folder is refused'],
    ],
  },
  P42: {
    promise:
      'Only who has the token that the server prints, or a key of scope admin, may add records or test model servers; a connection from this machine is not enough.',
    keptBy: [
      ['attack/proxies.test.ts', 'may do nothing that is for the operator'],
      ['attack/doors.test.ts', 'gives nothing for'],
      ['unit/platform/auth/operator-token.test.ts', 'was changed, invented or given for a replaced token'],
      ['e2e/settings/operator.spec.ts', 'the token is then in no address, Referer, storage or log'],
    ],
  },
  P43: {
    promise: 'Without a key only a direct connection of this machine gets in; any sign of a proxy asks for one.',
    keptBy: [
      ['attack/proxies.test.ts', 'gets no session without a key'],
      ['attack/doors.test.ts', 'is not given with'],
      ['unit/platform/auth/sign-in.test.ts', 'ends where a proxy stands between'],
    ],
  },
  P44: {
    promise:
      'No caller costs another an answer by long questions, and a question of any length is read in linear time.',
    keptBy: [
      ['api/long-questions.test.ts', 'while three keys send questions of 1 MB, a fourth gets its answers'],
      ['unit/evidence/threads/search-pool.test.ts', 'however many searches an owner has, another owner finds a thread'],
      ['unit/evidence/question/long-questions.test.ts', 'the time grows as the length of the text does'],
    ],
  },
  P45: {
    promise: 'Nothing in the text of an answer is loaded by a program that draws Markdown, whoever wrote it.',
    keptBy: [
      ['api/untrusted-text.test.ts', 'titles, authors, journals and quotations are text in the content'],
      ['api/untrusted-text.test.ts', 'an image in what it writes is a link, streamed and whole alike'],
      ['unit/answer/markdown/disarm-markup.test.ts', 'no image and no HTML is left, whatever a model writes'],
    ],
  },
  P46: {
    promise: 'A record, an answer or a text in an image closes no block of a prompt and begins no source there.',
    keptBy: [
      ['api/untrusted-text.test.ts', 'a record closes no block of the prompt and begins no source'],
      ['unit/answer/prompt-text.test.ts', 'whatever records hold, the prompt has one block with one entry for each'],
    ],
  },
  P47: {
    promise:
      'A database or a Redis that goes silent holds up no request for longer than 20 s, and is used again once it answers.',
    keptBy: [
      ['fault/away.test.ts', 'a 503 that says so in bounded time'],
      ['fault/away.test.ts', 'questions are answered and counted meanwhile'],
    ],
  },
  P48: {
    promise: 'An answer waits 40 s at most for text in images, and names the images that were not read.',
    keptBy: [
      ['api/images.test.ts', 'twelve pages are given up when their time is over'],
      ['unit/images/ocr/ocr.test.ts', 'an image of noise is known to hold no text'],
    ],
  },
  P49: {
    promise: 'A title or tags that a chat program asks for come without evidence; what may be a question never does.',
    keptBy: [
      ['api/chat-tasks.test.ts', 'with a model, which gets nothing but the request'],
      ['unit/answer/chat-task.test.ts', 'what may be a question is never taken for one'],
    ],
  },
  P50: {
    promise: 'A server whose database or library file is damaged does not say that it is ready.',
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
      ['unit/evidence/import/upload.test.ts', 'is cut to what a file system takes'],
    ],
  },
  P52: {
    promise:
      'No text makes a conversation impossible to open, copy, save or share; what cannot be drawn stays readable.',
    keptBy: [
      ['e2e/security/rendering.spec.ts', 'whose answers nest thousands of levels'],
      ['e2e/security/rendering.spec.ts', 'shows its plain text and a note, and the rest of the page works'],
      ['unit/components/export/nesting.test.ts', 'no nesting keeps an answer from being copied or saved'],
    ],
  },
}
