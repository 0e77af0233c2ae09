/** The chat screen: the question box, and the conversation around the answers. */
export const chatEn = {
  welcome: {
    title: 'Ask a clinical question',
    extractive: 'Answers quote published studies and guidelines; each statement opens its source passage.',
    upstream: 'A language model writes from published studies and guidelines; each statement opens its source.',
    samples: 'Try one of these',
    temporary: 'Temporary conversation',
    temporaryHint: 'Nothing is stored. The conversation is lost when you close or reload this page.',
  },

  /** The questions are in `sample-questions.ts`; `meaning` translates them, empty in English. */
  samples: {
    apixaban: { field: 'Cardiology', meaning: '' },
    proning: { field: 'Critical care', meaning: '' },
    tirzepatide: { field: 'Endocrinology', meaning: '' },
    backPain: { field: 'Primary care', meaning: '' },
  },

  composer: {
    form: 'Ask a question',
    question: 'Your question',
    ask: 'Ask',
    stop: 'Stop',
    placeholder: 'Ask a clinical question',
    followUp: 'Ask a follow-up',
    live: 'Also search PubMed and Europe PMC',
    liveShort: 'PubMed',
    liveHint: 'Sends keywords from your questions to PubMed and Europe PMC',
    addImages: 'Add images',
    imageAsk: 'What would you like to know about the image?',
    imageExamples: 'For example:',
    stopHint: 'Esc stops the answer',
    askNext: 'Ask when this answer is ready',
    willAsk: 'Your question will be sent when this answer is ready.',
    sendHint: 'Enter to send, Shift + Enter for a new line',
    modifierHint: 'Ctrl or ⌘ + Enter to send, Enter for a new line',
    /** Shown while typing. `kinds` follow the suggestion. */
    suggestions: {
      title: 'Suggestions',
      available: {
        one: '{count} suggestion. Press the down arrow to choose it.',
        other: '{count} suggestions. Press the down arrow to choose one.',
      },
      kinds: { concept: 'name', title: 'article in the library', question: 'asked before' },
    },
    askAbout: 'Ask about this',
    aboutPassage: 'About “{passage}”: ',
    caution: 'For health professionals. Do not enter patient identifiers. Check the original article before you act.',
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
    /** Asked when a question with possible identifiers is sent. */
    choice: {
      title: 'Send this question?',
      remove: 'Remove them and send',
      send: 'Send as it is',
      back: 'Go back',
    },
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
    reconnecting: 'Connection lost. Reconnecting…',
    sources: { one: '{count} source', other: '{count} sources' },
    noSources: 'no sources',
    retracted: '{sources}, {count} retracted',
    doubts: '{doubts}.',
  },

  outline: { open: 'Outline', title: 'Outline of the conversation' },

  transcript: {
    log: 'Questions and answers',
    /** After the question, in the name of a landmark. */
    repeat: '(repeat {count})',
    latest: 'Jump to the end',
    searching: 'Searching…',
    searchingIn: '{source}: searching…',
    searched: { one: '{source}: {count} article in {ms} ms', other: '{source}: {count} articles in {ms} ms' },
    notSearched: '{source}: not available',
    writing: 'Sources found. Writing the answer…',
    earlier: 'Show earlier questions',
    allEarlier: 'Show all',
    notPrinted:
      'This printout does not include earlier questions of this conversation. To print them all, choose “Print or save as PDF” in the page’s Export menu.',
    loading: 'Opening the conversation…',
    foldQuestion: 'Show less of the question',
    unfoldQuestion: 'Show the whole question',
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
} as const
