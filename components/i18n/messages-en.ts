import { studyTypeNamesEn } from '@/lib/shared/messages/study-type-names-en'
import { libraryEn } from './messages-library-en'

/**
 * The page's messages in English; `messages-zh.ts` has the same shape. Braces mark placeholders (`formatMessage`); an
 * object of `one` and `other` is a message with a count (`formatPlural`). Write short, plain messages that blame nobody:
 * what happened, what was kept, what to do.
 */
export const en = {
  locale: 'en',
  tag: 'en',
  product: 'Evidence Chat',
  description: 'Answers clinical questions from articles that you can open and check.',

  header: {
    skip: 'Skip to content',
    language: 'Language',
    newQuestion: 'New question',
    conversations: 'Conversations',
    settings: 'Settings',
    library: 'Library',
    theme: 'Theme: {theme}',
    changeTheme: 'Theme: {theme}. Switch to {next}.',
    themes: { system: 'system', light: 'light', dark: 'dark' },
  },

  shortcuts: {
    title: 'Keyboard shortcuts',
    close: 'Close keyboard shortcuts',
    escape: 'Esc',
    actions: {
      list: 'Show keyboard shortcuts',
      question: 'Go to the question box',
      new: 'Start a new question',
      previousMark: 'Go to the previous citation',
      nextMark: 'Go to the next citation',
      stop: 'Stop the answer',
      recall: 'In an empty question box: restore the last question',
    },
  },

  welcome: {
    title: 'Ask a clinical question. ',
    promise: 'See the evidence behind each answer.',
    extractive:
      'Answers quote the articles in this library. Each statement has a citation that opens the exact passage.',
    upstream:
      'A language model writes answers from the articles in this library. Each citation opens the exact passage.',
    samples: 'Questions this library can answer',
    /** In other locales: the language in which questions must be written. Empty in English. */
    askInEnglish: '',
    library: 'Library',
    libraryUnavailable: 'not available',
    articles: { one: '{count} article', other: '{count} articles' },
    engine: 'Engine',
    engineExtractive: 'quotations only, no language model connected',
    engineUpstream: 'language model',
    connect: 'Connect a model',
    live: 'PubMed and Europe PMC',
    liveModes: { off: 'off', ask: 'only when requested', on: 'on' },
    developers: 'For developers',
    apiDocumentation: 'API documentation',
    temporary: 'Temporary conversation',
    temporaryHint: 'Nothing is stored. The conversation is lost when you close or reload this page.',
  },

  /** The questions are in `sample-questions.ts`; `meaning` translates them, empty in English. */
  samples: {
    apixaban: { field: 'Cardiology', meaning: '' },
    proning: { field: 'Critical care', meaning: '' },
    tirzepatide: { field: 'Endocrinology', meaning: '' },
    appendicitis: { field: 'Surgery', meaning: '' },
    peanut: { field: 'Paediatrics', meaning: '' },
    backPain: { field: 'Primary care', meaning: '' },
  },

  composer: {
    form: 'Ask a question',
    question: 'Your question',
    ask: 'Ask',
    stop: 'Stop',
    placeholder: 'Ask a clinical question',
    followUp: 'Ask a follow-up question',
    live: 'Also search PubMed and Europe PMC',
    liveShort: 'PubMed',
    liveHint: 'Sends keywords from your questions to PubMed and Europe PMC',
    addImages: 'Add images',
    imageOnly: 'If you enter no text, this question is sent: “{question}”',
    imageQuestion: 'Please read the text and numbers in this image and summarise the evidence about them.',
    edit: 'Edit',
    stopHint: 'Esc stops the answer',
    askNext: 'Ask when this answer is ready',
    willAsk: 'Your question will be sent when this answer is ready.',
    sendHint: 'Enter to send, Shift + Enter for a new line',
    modifierHint: 'Ctrl or ⌘ + Enter to send, Enter for a new line',
    caution: 'For health professionals. Do not enter patient identifiers. Check the original article before you act.',
  },

  images: {
    list: 'Images',
    ofQuestion: 'Images in this question',
    steps: {
      waiting: 'Waiting',
      reading: 'Reading…',
      loading: 'Loading the decoder…',
      opening: 'Opening…',
      resizing: 'Resizing…',
    },
    preparing: 'Preparing images.',
    ready: { one: '{count} image ready.', other: '{count} images ready.' },
    refused: { one: '{count} file not added.', other: '{count} files not added.' },
    progress: 'Preparing {name}',
    size: '{width} × {height}, {size}',
    describe: 'Description of {name} (optional)',
    describeHint: 'What the image shows (optional)',
    remove: 'Remove {name}',
    retry: 'Try again: {name}',
    retryShort: 'Try again',
    open: 'Open {name}',
    pasted: 'Pasted image',
    missing:
      'The part of this page that opens images could not be loaded. Check the connection, then add the files again.',
    notes: {
      location: 'Location and camera data removed',
      details: 'Camera data removed',
      firstFrame: 'First frame of an animation',
      firstPage: 'First page only',
    },
    menu: {
      files: 'Choose files…',
      folder: 'Choose a folder…',
      camera: 'Take a photo…',
      formats: 'JPEG, PNG, WebP, GIF, AVIF, BMP, TIFF, HEIC; DICOM, with or without a file extension; pages of a PDF.',
      limits:
        'Up to {count} images per question, {size} in total. Each image is re-encoded with at most {side} pixels per side. This removes location and camera data, but not names that are visible in the image.',
      ways: 'You can also paste an image, or drop files anywhere on this page.',
    },
    drop: 'Drop files to add them to your question',
    dropHint:
      'Images, DICOM or PDF; up to {count} images. Location and camera data are removed, but not names that are visible in an image.',
    refusals: {
      tooMany: 'A question can have at most {imagesMax} images.',
      tooManyMore: 'This file and {more} more were not added: a question can have at most {imagesMax} images.',
      tooLarge: 'Together, the images exceed {size}, the limit for one question.',
      fileTooLarge: 'This file exceeds {size}, the limit for one file.',
      tooManyPixels:
        'This image has {width} × {height} pixels. The limits are {side} pixels per side and {megapixels} megapixels in total. Save a smaller copy.',
      empty: 'This file is empty.',
      svg: 'SVG and web files are not accepted, because they can contain scripts. Save the image as PNG.',
      unknown:
        'This file is not an image, a DICOM file or a PDF that can be read. Its content is checked, not its name.',
      damaged: 'This file is damaged or incomplete. Get a new copy from its source.',
      noImage: 'This DICOM file contains no image; it may be a report or an index.',
      encrypted: 'This PDF is password-protected. Save a copy without a password.',
      unsupported: 'Images compressed with {what} cannot be opened here. Export the view as JPEG or PNG.',
      notDecoded: 'This browser could not open the image. Try again, or save it as JPEG.',
      stopped: 'Opening this file took too long and was stopped.',
      notLoaded:
        'The part of this page that opens such files could not be loaded. Check the connection, then try again.',
    },
  },

  /** Text recognised in images, and its redaction. */
  imageText: {
    waiting: 'Text recognition will start shortly.',
    running: 'Recognising text, {share}.',
    askNow: 'You do not have to wait: the server recognises what is still missing.',
    progress: 'Recognising text in {name}',
    failed: 'This browser could not recognise the text. The server will do so when you ask.',
    none: 'No text was found in this image.',
    recognised: { one: 'Text recognised: {count} word', other: 'Text recognised: {count} words' },
    label: 'Text recognised in {name}',
    identifiers: 'Possible patient identifiers in {name}',
    note: 'Nothing has been sent. Areas that you redact are black in the image that is sent and stored, and their text is removed.',
    found: 'The image {name} may contain patient identifiers.',
    redact: 'Redact ',
    redactAs: ', replacing it with ',
    redactAll: 'Redact all',
    viewImage: 'View image',
    done: 'Redacted in the image and in its text.',
    undo: 'Undo',
    redacted: 'redacted',
    redactArea: 'Redact an area',
    redactAreaHint:
      'Drag over the area to hide. With the keyboard: arrow keys move the frame, Shift + arrow keys resize it, Enter redacts.',
    frame: 'Redaction frame',
    inAnswer: { one: 'Read from the image', other: 'Read from the images' },
    image: 'Image {number}.',
    byModel: 'Shown to the model.',
    byOcr: 'Text recognised by OCR: letters and numbers may be wrong.',
    notRead: 'Not read.',
    documentWords: { one: 'Page text: {count} word', other: 'Page text: {count} words' },
    ofDocument: 'The text of this page, taken from the document. It is sent as shown here.',
    hint: 'Recognised by OCR in this browser; letters and numbers may be wrong. The text is sent as shown here.',
  },

  viewer: {
    title: 'Image {name}',
    close: 'Close image',
    sizes: 'Original: {original}. Sent: {sent}.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    rotate: 'Rotate right',
    invert: 'Invert',
    brightness: 'Brightness',
    contrast: 'Contrast',
    reset: 'Reset',
    keys: 'Keys: + and − zoom, arrow keys pan, R rotates, I inverts, 0 resets',
    scale: '{mm} mm',
    scaleAtDetector: '{mm} mm at the detector; the actual size is smaller',
  },

  dicom: {
    frame: 'Frame',
    preset: 'Window (width / level)',
    ownWindow: 'Custom',
    width: 'Width',
    center: 'Level',
    use: 'Send this view',
    adjust: 'Frame and window of {name}',
    adjustShort: 'Frame and window',
    presets: {
      file: 'From the file',
      whole: 'Full range',
      brain: 'Brain',
      stroke: 'Stroke',
      lung: 'Lung',
      bone: 'Bone',
      softTissue: 'Soft tissue',
      liver: 'Liver',
    },
    removed: 'Not sent: {names}.',
    nothingRemoved: 'No patient data in the file header.',
    maybeBurnedIn: 'Check whether the image itself shows patient data.',
    burnedIn: 'According to the file, the image itself shows patient data. That data would be sent.',
    identities: {
      patientName: 'patient name',
      patientId: 'patient ID',
      birthDate: 'date of birth or age',
      sex: 'sex',
      address: 'address and phone number',
      notes: 'notes about the patient',
      institution: 'institution',
      people: 'staff names',
      dates: 'dates and times',
      numbers: 'study and device numbers',
    },
  },

  pdf: {
    title: 'Pages of {name}',
    lead: 'Select the pages to send. Each page is sent as an image with its text.',
    toLibrary: 'Add the whole document to the library instead',
    page: 'Page {n}',
    pageOf: 'Page {n} of {count}',
    withText: 'with text',
    none: 'No pages selected',
    choose: 'Select pages of {name}',
    chooseShort: 'Select pages',
    add: { one: 'Add {count} page', other: 'Add {count} pages' },
    room: { one: 'You can add {count} page.', other: 'You can add {count} pages.' },
    cancel: 'Cancel',
  },

  identifiers: {
    title: 'Possible patient identifiers',
    note: 'Nothing has been sent. This check runs only in your browser, and you can send the question as it is.',
    found: 'The question may contain patient identifiers: {kinds}.',
    replaced: 'Replaced in the question.',
    replace: 'Replace ',
    with: ' with ',
    replaceAll: 'Replace all',
    dismiss: 'Not a patient identifier',
    undo: 'Undo',
    notChecked: 'This has not been checked for patient identifiers. Read it again before you send it.',
    kinds: {
      name: 'name',
      'birth-date': 'date of birth',
      'record-number': 'record number',
      'national-number': 'identity number',
      phone: 'phone number',
      email: 'email address',
      address: 'address',
    },
  },

  /** The form that builds a PICO question. */
  questionBuilder: {
    open: 'Build a question',
    close: 'Close the question builder',
    kind: 'Question type',
    kinds: { therapy: 'Treatment', harm: 'Harm', diagnosis: 'Diagnosis', prognosis: 'Prognosis' },
    parts: {
      therapy: {
        population: 'Patients',
        intervention: 'Treatment',
        comparator: 'Compared with',
        outcome: 'Outcome',
      },
      harm: { population: 'Patients', intervention: 'Exposure', comparator: 'Compared with', outcome: 'Harm' },
      diagnosis: { population: 'Patients', intervention: 'Test', comparator: 'Compared with', outcome: 'Condition' },
      prognosis: {
        population: 'Patients',
        intervention: 'Prognostic factor',
        comparator: 'Compared with',
        outcome: 'Outcome',
      },
    },
    edited: 'You have edited the question.',
    rewrite: 'Rewrite it from these fields',
    notLoaded: 'The question builder could not be loaded. Check the connection and reload the page.',
  },

  status: {
    searching: 'Question sent. Searching.',
    found: 'Found {sources}. Waiting for the answer.',
    writing: 'Writing the answer.',
    ready: 'Answer ready.',
    readyWith: 'Answer ready, {sources}.',
    stopped: 'Stopped. The text received so far is kept.',
    failed: '{title}. Your question is kept.',
    sources: { one: '{count} source', other: '{count} sources' },
    noSources: 'no sources',
    retracted: '{sources}, {count} retracted',
  },

  transcript: {
    log: 'Questions and answers',
    latest: 'Jump to the end',
    searching: 'Searching…',
    searchingIn: '{source}: searching…',
    searched: { one: '{source}: {count} article in {ms} ms', other: '{source}: {count} articles in {ms} ms' },
    notSearched: '{source}: not available',
    writing: 'Sources found. Writing the answer…',
    earlier: 'Show earlier questions',
    notPrinted:
      'This printout does not include earlier questions of this conversation. To print them all, choose “Print or save as PDF” in the page’s Export menu.',
    loading: 'Opening the conversation…',
    editQuestion: 'Edit this question',
    editSearch: 'Edit this search',
    searchAgain: 'Search again',
    questionVersions: 'Versions of this question',
    answerVersions: 'Versions of this answer',
    version: '{index} of {count}',
    previous: 'Previous version',
    next: 'Next version',
    editing: 'Editing this question. The original question and its answer are kept.',
    cancelEdit: 'Cancel editing',
    plain:
      'Part of this page could not be loaded, so answers appear without formatting and links. Copy what you need, then reload the page.',
    plainAnswer: 'This message could not be displayed with formatting. Its plain text is shown instead.',
  },

  answer: {
    stopped: 'You stopped this answer. It is incomplete.',
    length: 'The answer reached its length limit and is incomplete.',
    filtered: 'The model’s provider withheld part of this answer.',
    copy: 'Copy answer',
    copied: 'Copied',
    copyFailed: 'Could not copy',
    askAgain: 'Ask again',
    plainLanguage: 'Plain language',
    bottomLine: 'Bottom line',
    plainLanguageQuestion: 'Rewrite the answer above in plain language for a patient',
    byModel: 'Written by a language model from these sources. Open the citations to check it.',
    image: '[Image]',
    imageOf: '[Image: {description}]',
    table: 'Table',
    copyTable: 'Copy table',
    saveCsv: 'Save as CSV',
    copyCode: 'Copy code',
    link: {
      title: 'Open this link?',
      note: 'This link is part of the answer text and does not come from an article in the library. It leads to {host}:',
      open: 'Open in a new tab',
      stay: 'Stay on this page',
    },
    notFound: 'not found in the source',
    numbers: { one: 'number not found in the source: {numbers}', other: 'numbers not found in the source: {numbers}' },
  },

  followUps: {
    title: 'Suggested questions',
    // Titles have their own quotation marks.
    outcome: 'What did {title} report on {outcome}?',
    population: 'And in this group: {population}?',
    unused: 'What did {title} find?',
  },
  exports: {
    open: 'Export',
    title: 'Export this conversation',
    references: 'References',
    formats: {
      ris: 'RIS (EndNote, Zotero, Mendeley)',
      nbib: 'NBIB (PubMed)',
      bibtex: 'BibTeX',
      csv: 'Table (CSV)',
      vancouver: 'Text (Vancouver)',
    },
    markdown: 'Text (Markdown)',
    docx: 'Word document',
    json: 'Data (JSON)',
    print: 'Print or save as PDF',
    creating: 'Creating the file…',
    saved: 'The file is in your downloads folder.',
    exportedAt: 'Exported {time}',
    incomplete: 'This answer is incomplete.',
    generating: 'This answer was still being written.',
    failed: 'The file could not be created. Check the connection and try again.',
  },

  share: {
    open: 'Share by link…',
    title: 'Share this conversation',
    lead: 'Anyone who can use this server can open the link and read the conversation with its sources. They cannot ask questions in it or see what you ask later, and you can revoke the link at any time.',
    close: 'Close',
    link: 'Link to this conversation',
    copy: 'Copy link',
    sharedAt: 'The link shows questions and answers up to {time}.',
    create: 'Create link',
    update: 'Include later questions',
    revoke: 'Revoke link',
    failed: 'The link could not be changed.',
    readOnly: 'Shared conversation as of {time}. You can read and export it, but not continue it.',
  },

  history: {
    title: 'Conversations',
    close: 'Close the list of conversations',
    search: 'Search conversations',
    today: 'Today',
    yesterday: 'Yesterday',
    week: 'Last 7 days',
    pinned: 'Pinned',
    none: 'Your conversations will appear here.',
    noHits: 'No conversation contains these words.',
    noHitsWithin: 'No conversation from this period contains these words.',
    within: 'Date',
    withins: { any: 'Any time', week: 'Last 7 days', month: 'Last 30 days', year: 'Last year' },
    hits: { one: '{count} match', other: '{count} matches' },
    places: { title: 'Title', question: 'Question', answer: 'Answer', source: 'Source' },
    more: 'Show older conversations',
    options: 'Options for {title}',
    generating: 'Writing an answer',
    rename: 'Rename',
    newTitle: 'New title',
    save: 'Save',
    cancel: 'Cancel',
    pin: 'Pin to top',
    unpin: 'Unpin',
    delete: 'Delete',
    deleted: 'Deleted: “{title}”',
    undo: 'Undo',
    recentlyDeleted: 'Deleted in the last hour ({count})',
    restore: 'Restore “{title}”',
    all: 'All conversations',
    exportAll: 'Export all (JSON)',
    deleteAll: 'Delete all…',
    deleteAllTitle: 'Delete all conversations?',
    deleteAllText:
      'All your questions, answers and images on this server will be deleted immediately. This cannot be undone.',
    failed: 'The request failed. Check the connection and try again.',
    notLoaded: 'The list of conversations could not be loaded. Check the connection and try again.',
  },

  sources: {
    none: 'No sources',
    heading: 'Sources ({count})',
    notCited: 'Found, but not cited ({count})',
    source: 'Source {n}',
    citationRetracted: 'Source {n}, retracted',
    before: 'Source {n}: ',
    close: 'Close source {n}',
    quotedOf: 'Quotation from source {n}: ',
    summaryOf: 'Library summary of',
    notices: {
      retraction: 'This article has been retracted. Do not rely on it.',
      concern: 'The journal has published an expression of concern about this article.',
      erratum: 'A correction to this article has been published.',
      updated: 'There is a newer version of this article.',
      preprint: 'Preprint: not peer-reviewed.',
    },
    notice: 'Notice in PubMed',
    newerVersion: 'Newer version in PubMed',
    aged: {
      one: 'Guideline from {year}, {count} year old. Check for a newer version.',
      other: 'Guideline from {year}, {count} years old. Check for a newer version.',
    },
    fromSummary: '{section}, word for word from the library’s summary',
    fromArticle: '{section}, word for word from the article',
    inLibrary: 'Article in the library',
    shortNames: { summary: 'Library summary', abstract: 'Library', guideline: 'Library' },
    live: 'from a live search, not in the library',
    asRetrieved: 'Article as retrieved',
    newTab: ' (opens in a new tab)',
    links: { pubmed: 'PubMed', doi: 'DOI', 'full-text': 'Full text', 'pubmed-search': 'Search PubMed for this title' },
    searched: { library: 'Library', pubmed: 'PubMed', 'europe-pmc': 'Europe PMC' },
    results: { one: '{count} result', other: '{count} results' },
    notAvailable: 'not available',
    separator: ': ',
    matches: 'How each article matches the question',
    covers: 'covers {share} of the question (words weighted by importance)',
    missing: '; does not mention: {words}',
    sort: 'Sort sources',
    byNumber: 'By number',
    byDesign: 'By study design',
    participants: 'n = {count}',
  },

  /** How an answer was searched, in a clinician's words. */
  searchLog: {
    title: 'How this was searched',
    as: 'Searched as',
    where: 'Where',
    when: 'When',
    found: 'Found',
    kept: 'Kept',
    comma: ', ',
    articles: {
      one: '{count} article shares words with the question',
      other: '{count} articles share words with the question',
    },
    closest: {
      one: 'the article that answers best ({cited} cited)',
      other: 'the {count} articles that answer best ({cited} cited), at most three by one author',
    },
    nearest: {
      one: 'the nearest article ({cited} cited); it does not answer the question as asked',
      other: 'the {count} nearest articles ({cited} cited); none answers the question as asked',
    },
    none: 'none: no article answers the question',
    record: 'Queries and match of each article',
  },

  liveSearch: {
    region: 'Search of PubMed and Europe PMC',
    failed: '{names} could not be searched.',
    without: 'This answer rests on the other sources alone.',
    again: 'Try again',
    search: 'Search PubMed and Europe PMC',
    sent: 'Asks the question again with both services. The search words leave this server; never include patient identifiers.',
  },

  /** Table of the cited studies. */
  studies: {
    compare: { one: 'Compare the cited source', other: 'Compare the {count} cited sources' },
    table: 'Cited sources side by side',
    note: 'Values are quoted from the articles; nothing is calculated across studies. Outcomes and populations differ.',
    study: 'Source and design',
    participants: 'Participants',
    population: 'Population',
    effect: 'Effect and interval',
    others: { one: 'and {count} more in the stored text', other: 'and {count} more in the stored text' },
    notStated: 'not stated in the stored text',
    retracted: 'Retracted',
    kinds: {
      HR: 'Hazard ratios on a logarithmic scale',
      OR: 'Odds ratios on a logarithmic scale',
      RR: 'Risk ratios on a logarithmic scale',
    },
    plotNote:
      'Each line shows the {kind} of one study with its interval; the dashed line at 1 means no difference. The studies are not pooled, and their outcomes and comparators differ.',
    beyond: 'An arrow means that the interval extends beyond the scale.',
  },

  conflictingResults: {
    title: 'Sources with conflicting results',
    note: 'The articles report different directions of effect on these outcomes. Populations, doses and comparators differ: read each article before you weigh them.',
    lower: 'Interval below 1: less likely',
    unclear: 'Interval includes 1: no clear difference',
    higher: 'Interval above 1: more likely',
  },
  versionChanges: {
    title: 'Sources compared with the previous version',
    searchedAt: 'The previous search was on {time}.',
    same: 'Same sources as in the previous version.',
    retracted: { one: '{count} source retracted since then', other: '{count} sources retracted since then' },
    added: { one: '{count} new source', other: '{count} new sources' },
    gone: { one: '{count} source no longer found', other: '{count} sources no longer found' },
    mark: '[{n}]',
    formerMark: 'was [{n}]',
  },
  studyTypes: studyTypeNamesEn,

  failure: {
    region: 'The answer failed',
    kept: 'Your question is kept.',
    keptWithText: 'Your question and the text received so far are kept. The answer is incomplete.',
    retry: 'Try again',
    retryIn: 'Try again in {seconds} s',
    edit: 'Edit question',
    page: {
      title: 'Something went wrong on this page',
      detail: 'The page could not continue.',
      advice: 'Try again. If it happens again, contact the operator of this server.',
    },
    unreachable: {
      title: 'The server could not be reached',
      detail: 'It did not respond.',
      advice: 'Check the connection, then try again.',
    },
    interrupted: {
      title: 'The server stopped while writing this answer',
      detail: 'The text written up to that point is kept.',
      advice: 'Ask again to get the complete answer.',
    },
    gone: {
      title: 'Conversation not found',
      detail: 'It was deleted, or it belongs to someone else.',
      advice: 'Ask a new question, or choose another conversation.',
    },
    broken: {
      title: 'The answer was interrupted',
      detail: 'The connection was lost while the answer was being written.',
      advice: 'Try again to get the complete answer.',
    },
    signedOut: {
      title: 'You are not signed in',
      detail: 'The server no longer recognises this page.',
      advice: 'Sign in, then try again.',
    },
    tooLarge: {
      title: 'The question is too large',
      detail: 'It exceeds the server’s size limit.',
      advice: 'Edit it: remove an image or some text.',
    },
    notAccepted: {
      title: 'The question was not accepted',
      detail: 'The server could not read it.',
      advice: 'Edit it and ask again.',
    },
    tooMany: {
      title: 'Too many questions',
      detail: 'The server limits the number of questions per minute.',
      advice: 'Wait a moment, then try again.',
    },
    server: {
      title: 'The server could not answer',
      detail: 'An error occurred on the server.',
      advice: 'Try again. If it happens again, contact the operator of this server.',
    },
  },

  signIn: {
    title: 'Sign in',
    hint: 'Other computers can reach this server, so it requires an access key. Keys begin with “sk-”; ask the operator of this server for one.',
    key: 'Access key',
    submit: 'Sign in',
    busy: 'Signing in…',
    wrongKey: 'This key is not valid: it is mistyped, expired or revoked. Check it and try again.',
    unreachable: 'The server could not be reached. Check the connection and try again.',
    unreachableGate: 'The server could not be reached. Reload the page to try again.',
    wait: 'Please wait…',
    signOut: 'Sign out',
    stillSignedIn:
      'You are still signed in, because the server could not be reached. Try again before you leave this computer.',
  },

  cookies: {
    title: 'This browser does not accept cookies from this page',
    why: 'Without a cookie, the server cannot identify you, so you cannot ask questions or open conversations.',
    advice: 'Allow cookies for this address in the browser settings, then reload the page.',
  },

  notFound: {
    heading: 'Not found',
    title: 'There is nothing at this address',
    advice:
      'The page or article may have been removed, or the link may be incomplete. To find an article, ask your question again and open its citation.',
    ask: 'Ask a question',
  },

  pageError: {
    title: 'This page could not be displayed',
    advice:
      'Any question that you have not sent is kept in this tab. Try again. If it happens again, contact the operator of this server.',
    adviceWithNumber:
      'Any question that you have not sent is kept in this tab. Try again. If it happens again, contact the operator of this server and quote the number {number}.',
    retry: 'Try again',
  },

  /** Shown in place of content for the operator only. */
  operator: {
    title: 'Operator access required',
    what: 'Only the operator of this server can add articles and test model servers. Asking questions does not require this access.',
    refused: 'The token in this address is not valid. It may have been replaced.',
    openAddress:
      'Open the operator’s address, which contains a token. The server printed it at startup (see the output of npm start or docker compose logs). To print it again, run this on the server:',
    signIn: 'Sign in with a key that has the admin scope. To create one, run this on the server:',
  },

  /** The settings page; rendered on the server, and each form gets only its own part. */
  settings: {
    title: 'Settings',
    facts: {
      title: 'This server',
      engine: 'Engine',
      extractive: 'Quotations from the library; no language model is connected.',
      upstream: 'Language model at {host}',
      model: 'Model',
      firstModel: 'the first model that the server lists',
      images: 'Images',
      vision: {
        auto: 'sent to the model; the answer says if the model cannot read them',
        on: 'read by the model',
        off: 'not sent to the model; only their text is read, by OCR',
      },
      noVision: 'only their text is read, by OCR; anything else needs a model that reads images',
      library: 'Library',
      live: 'PubMed and Europe PMC',
      liveModes: {
        off: 'off; nothing is searched outside this machine',
        ask: 'off unless a question requests it; its search terms then leave this machine',
        on: 'on; the search terms of each question leave this machine',
      },
      data: 'Stored data',
      sqlite: 'in the server’s data folder, readable only by the user that runs the server',
      postgres: 'keys, sessions and usage in PostgreSQL; library and secrets in the data folder',
      questions: 'Questions',
      notLogged: 'never written to the log',
      logged: 'written to the log: LOG_QUESTIONS is on',
      change: 'To change these, edit .env or the server’s environment; docs/operations.md lists all settings.',
    },
    model: {
      title: 'Connect a language model',
      lead: 'You can use any server with an OpenAI-compatible API: Ollama, LM Studio, llama.cpp, vLLM, SGLang or a gateway. Nothing is sent until you press a button, and then only to the address shown.',
      find: 'Find model servers on this machine',
      finding: 'Searching…',
      findHint:
        'Checks the default ports of Ollama, LM Studio, llama.cpp, vLLM and SGLang on the machine that runs this server.',
      foundNone:
        'No model server responded on ports 11434, 1234, 8080, 8000 and 30000. Start one, or enter its address below.',
      found: '{name} at {address}',
      models: { one: '{count} model', other: '{count} models' },
      use: 'Test {name}',
      address: 'Address',
      addressHint: 'For example http://127.0.0.1:11434/v1',
      key: 'API key (if the server requires one)',
      keyHint: 'Sent only to this address and never stored.',
      modelName: 'Model (optional)',
      modelHint: 'If empty, the first model that the server lists.',
      test: 'Test this address',
      testing: 'Testing… This can take a minute if the model has to be loaded first.',
      reached: 'The server responded at {address}',
      reachedNone: 'The server responded, but lists no models',
      listed: 'Models',
      more: '{models} and {count} more',
      chat: 'Chat',
      chatStates: {
        answered: 'responded in {seconds} s',
        key: 'rejected: the server requires an API key or a different one',
        refused: 'rejected with status {status}',
        odd: 'returned success, but no readable text',
        silent: 'no response within 45 s',
        untried: 'not tested: the server lists no model',
      },
      images: 'Images',
      imageStates: {
        seen: 'read: the model named the colour of a test image',
        taken: 'accepted, but described incorrectly; try it with your own images',
        refused: 'not accepted',
        untried: 'not tested',
      },
      unreached: {
        address:
          'This is not the address of a model server. It must begin with http:// or https:// and contain no user name, password or “?”.',
        'unknown-host': 'This host does not exist, or access to it is not allowed.',
        closed: 'Nothing is listening at this address. Check the port and make sure that the model server is running.',
        silent: 'A server is listening at this address but does not respond.',
        scheme:
          'A server is listening at this address, but with another protocol. Try https:// instead of http://, or vice versa.',
        certificate:
          'The certificate of this address is not trusted. To trust your organisation’s own certificate authority, set NODE_EXTRA_CA_CERTS.',
        'no-api': 'A server responded, but it does not provide an OpenAI-compatible API.',
        key: 'The server requires an API key or a different one.',
      },
      next: 'To use this model, add these lines to the .env file in the product’s folder and restart the server:',
      keyLine: 'Replace the dots with your API key.',
      copy: 'Copy lines',
      copied: 'Copied',
      refused: 'The test could not be run.',
    },
    preferences: {
      title: 'This browser',
      lead: 'Stored only in this browser.',
      theme: 'Theme',
      themes: { system: 'System', light: 'Light', dark: 'Dark' },
      textSize: 'Text size',
      textSizes: { small: 'Small', medium: 'Medium', large: 'Large', largest: 'Largest' },
      sendKey: 'Send a question with',
      sendKeys: { enter: 'Enter', 'modifier-enter': 'Ctrl or ⌘ + Enter' },
      shortcutsHint: 'Single-key shortcuts work when you are not typing. Turn off any that get in your way.',
    },
  },

  /** The offline page; cached by the browser, rendered on the server. */
  offline: {
    title: 'The server cannot be reached',
    advice:
      'This device is offline, or the server is not running. Any question that you have not sent is kept in its tab. Check the connection, then try again.',
    retry: 'Try again',
  },
  library: libraryEn,

  /** The page of one article; rendered on the server. */
  article: {
    provenance: { summary: 'Library summary of', abstract: 'Abstract of', guideline: 'Guideline document' },
    studyType: 'Study type',
    participants: 'Participants',
    specialty: 'Specialty',
    checked: 'Last checked',
    noLinks: 'This article has no PubMed ID or DOI, so there is no link to the original.',
    summaryNote:
      'The text below was written for this library from the published article. It is not the authors’ wording: check the original before you rely on a detail.',
    quoteMissing: 'The quoted words are no longer in the stored text of this article.',
    quotedInAnswer: 'Quoted in the answer: ',
    library: 'Library',
    headings: 'MeSH headings',
    keywords: 'Keywords',
    find: 'Find articles about {word}',
    noText:
      'Only the title of this article is stored. Without an abstract, there is nothing to quote. To add the text, import the article in PubMed format or XML.',
    exportHeading: 'Export this article',
    kind: {
      heading: 'What kind of evidence is this?',
      canShow: 'What it can show',
      cannotShow: 'What it cannot show',
      levels: 'Oxford 2011 level of this design: {levels}.',
      treatment: '{level} for treatment',
      prognosis: '{level} for prognosis',
      caution:
        'The level applies to the design, not to this study. A review has it only if it includes the appropriate type of study; poor conduct lowers it, and a large effect raises it. It does not grade the certainty of the evidence.',
      source: 'Oxford Centre for Evidence-Based Medicine, 2011',
      designs: {
        guideline: {
          can: 'What an expert group recommends for a type of patient, after weighing benefits, harms and costs.',
          cannot:
            'How strong the underlying studies are: each recommendation has its own evidence. Guidelines become outdated and may not fit your patient or setting.',
        },
        'systematic-review': {
          can: 'What all studies on a question show together, identified and appraised by a stated method.',
          cannot:
            'More than the included studies: weak or unpublished trials bias the overall result too. Check its date and its risk-of-bias assessment.',
        },
        'meta-analysis': {
          can: 'A single estimate from several studies, more precise than that of any one of them.',
          cannot:
            'Whether the studies were reliable and similar enough to be pooled; a pooled estimate can hide disagreement between them.',
        },
        'randomized-trial': {
          can: 'Whether a treatment causes a difference in patients like those enrolled, over the follow-up period.',
          cannot: 'Rare or late harms, effects in excluded patients, and often anything beyond the planned comparison.',
        },
        'clinical-trial': {
          can: 'What happened to patients who received a treatment according to a protocol.',
          cannot:
            'Whether the treatment was the cause, unless patients were randomised; the stored text does not say that they were.',
        },
        cohort: {
          can: 'What happens over time to people with and without an exposure: prognosis, harms, and rare outcomes in large groups.',
          cannot: 'Causation with certainty: the groups may differ in ways that were not measured.',
        },
        'case-control': {
          can: 'Which exposures were more common in people with a disease, including a rare one.',
          cannot: 'How often the disease occurs. Recall bias and the choice of controls can mislead.',
        },
        'case-report': {
          can: 'That something can happen: the first signal of a harm, or an unusual course.',
          cannot: 'How often it happens, or whether one thing caused the other.',
        },
        review: {
          can: 'The authors’ overview of a subject, useful as background.',
          cannot: 'That nothing was left out: the studies were not selected by a stated method.',
        },
        other: {
          can: 'The study design is not stated; the passages show what was done.',
          cannot: 'How much weight to give it before you have read the original.',
        },
      },
    },
  },

  /** The API documentation; rendered on the server. Text `between backticks` is code. */
  api: {
    heading: 'API',
    title: 'API documentation',
    lead: 'The chat page uses this API. Any program written for OpenAI’s Chat Completions can use it too: change its base URL and its API key.',
    address: 'Base URL',
    model: 'Model',
    key: 'API key',
    keyHint: 'The server prints one at its first start; `npm run keys -- create --name NAME` creates another.',
    forTools: 'For tools',
    ask: 'Ask',
    inShell: 'Shell',
    inJavaScript: 'JavaScript',
    inPython: 'Python',
    read: 'Read the answer',
    readLead:
      'The text contains citations such as `[1]` and ends with the references, so a client that does not know the evidence fields loses nothing. The response also contains:',
    evidence:
      'The numbered sources with their exact quotations, the position of each citation, the searches, whether the numbers in each cited sentence were found in its sources, and the notices that precede an answer in prose.',
    annotations: 'The same citations as OpenAI’s url_citation, in the message.',
    citations: 'The URLs of the sources in the order of their numbers; search_results has more about them.',
    stream:
      'A stream sends `evidence` twice: with the first chunk, so that citations can be opened while text arrives, and complete with the last. If the request sets `evidence.live_checks`, chunks without choices carry `checks`: the result for each cited sentence as soon as it is complete.',
    fields: 'Request fields',
    fieldsLead: 'Null is the same as omitting a field. Fields that are not listed are ignored.',
    questionFields: 'Question',
    generationFields: 'Generation',
    ignoredFields: 'Accepted for compatibility, without effect',
    required: 'required, ',
    errors: 'Errors',
    errorsLead:
      'Every error is `{envelope}` with its HTTP status, as long as no text has been sent. After that, the stream ends with one such frame and without `[DONE]`. Use the `x-request-id` of the response to find the request in the log.',
    types: {
      or: ' or ',
      oneOf: 'one of {values}',
      list: 'list: {of}',
      values: 'values',
      text: 'text',
      whole: 'integer',
      number: 'number',
      boolean: 'true or false',
      object: 'object',
      itemsMax: ', at most {count} items',
      charactersMax: ', at most {count} characters',
      fromTo: ', {from} to {to}',
      from: ', {from} or more',
      to: ', {to} or less',
    },
  },
} as const

export type Messages = typeof en

/** The messages sent to the browser with every page. */
export type PageMessages = Omit<
  Messages,
  'api' | 'article' | 'library' | 'offline' | 'operator' | 'samples' | 'settings'
>

/** The same shape with texts of another locale. A count has the plural categories of that locale. */
export type Translation<Text> = Text extends string
  ? string
  : Text extends { readonly one: string; readonly other: string }
    ? { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>
    : { readonly [Name in keyof Text]: Translation<Text[Name]> }
