import { libraryEn } from './en-library'

/**
 * Every word of the page in English; `zh.ts` has the same shape. Braces hold what varies (`fill`), an object of `one`
 * and `other` is a sentence with a count (`plural`). Short, plain, no blame: what happened, what was kept, what to do.
 */
export const en = {
  language: 'en',
  tag: 'en',
  product: 'Evidence Chat',
  description: 'Clinical questions answered from records that can be opened and checked.',

  header: {
    skip: 'Skip to the content',
    language: 'Language',
    newQuestion: 'New question',
    settings: 'Settings',
    library: 'Library',
    theme: 'Theme: {theme}',
    changeTheme: 'Theme: {theme}. Change to {next}.',
    themes: { system: 'system', light: 'light', dark: 'dark' },
  },

  keys: {
    title: 'Keyboard shortcuts',
    close: 'Close the list of shortcuts',
    escape: 'Esc',
    actions: {
      list: 'Show this list',
      question: 'Go to the question box',
      new: 'Start a new question',
      previousMark: 'Go to the previous mark',
      nextMark: 'Go to the next mark',
      stop: 'Stop the answer',
    },
  },

  welcome: {
    title: 'Ask a clinical question. ',
    promise: 'See what each answer rests on.',
    extractive:
      'Answers are quoted from the records in this library. Each statement carries a mark that opens the exact passage.',
    upstream:
      'Answers are written by a language model from the records in this library. Each mark opens the exact passage.',
    samples: 'Questions this library can answer',
    /** Where the page speaks another language than the records: which one a question must be written in. Empty in English. */
    askInEnglish: '',
    library: 'Library',
    libraryClosed: 'not open',
    records: { one: '{count} record', other: '{count} records' },
    engine: 'Engine',
    engineExtractive: 'quotes only, no language model connected',
    engineUpstream: 'language model',
    connect: 'Connect a model',
    live: 'PubMed and Europe PMC',
    liveModes: { off: 'off', ask: 'only when asked for', on: 'on' },
    programs: 'For programs',
    apiDescription: 'API description',
    bringBack: 'Bring the last conversation back',
  },

  /** The questions themselves are asked as they stand in `samples.ts`; `meaning` translates them, empty in English. */
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
    addImages: 'Add images',
    imageOnly: 'Without words, this is asked: “{question}”',
    imageQuestion: 'Please read the text and figures in this image and say what the evidence is about them.',
    editIt: 'Edit it',
    stopHint: 'Esc stops the answer',
    sendHint: 'Enter asks, Shift + Enter starts a new line',
    modifierHint: 'Ctrl or ⌘ + Enter asks, Enter starts a new line',
    caution: 'For health professionals. Do not enter patient identifiers. Verify in the original before you act.',
  },

  images: {
    list: 'Images',
    ofQuestion: 'Images of this question',
    steps: {
      waiting: 'Waiting',
      reading: 'Reading…',
      loading: 'Fetching the converter…',
      opening: 'Opening…',
      shrinking: 'Drawing anew…',
    },
    preparing: 'Preparing images.',
    ready: { one: '{count} image ready.', other: '{count} images ready.' },
    refused: { one: '{count} file not added.', other: '{count} files not added.' },
    progress: 'Preparing {name}',
    size: '{width} × {height}, {size}',
    describe: 'Description of {name} (optional)',
    describeHint: 'What it shows (optional)',
    remove: 'Remove {name}',
    retry: 'Try again: {name}',
    retryShort: 'Try again',
    open: 'Open {name}',
    pasted: 'Pasted image',
    missing:
      'The part of this page that opens pictures could not be loaded. Check the connection, then add the files again.',
    notes: {
      location: 'Location and camera details removed',
      details: 'Camera details removed',
      firstFrame: 'First frame of a moving picture',
      firstPage: 'First page of several',
    },
    menu: {
      files: 'Choose files…',
      folder: 'Choose a folder…',
      camera: 'Take a photo…',
      formats: 'JPEG, PNG, WebP, GIF, AVIF, BMP, TIFF, HEIC; DICOM, also without an ending; PDF by page.',
      limits:
        'Up to {count} images with one question, {size} together. Each is drawn anew, at most {side} pixels long: place and camera details go; names written in a picture stay.',
      ways: 'You can also paste a picture, or drop files anywhere on this page.',
    },
    drop: 'Drop files to add them to your question',
    dropHint:
      'Pictures, DICOM or PDF, up to {count} images. Place and camera details are removed; names written in a picture are not.',
    refusals: {
      tooMany: 'At most {imagesMax} images go with one question.',
      tooManyMore: 'This file and {more} more were not added: at most {imagesMax} images go with one question.',
      tooLarge: 'Together the images are larger than {size}, the most one question can carry.',
      fileTooLarge: 'This file is larger than {size}, the most that can be opened here.',
      tooManyPixels:
        'This picture has {width} × {height} pixels. At most {side} a side and {megapixels} megapixels in all can be opened. Save a smaller copy.',
      empty: 'This file is empty.',
      svg: 'SVG and web files are not taken, since they can carry programs. Save it as PNG.',
      unknown: 'This is not a picture, DICOM file or PDF that can be read. Its name does not matter, its content does.',
      damaged: 'This file is damaged or cut off. Get it again from where it came.',
      noImage: 'This DICOM file holds no picture: it may be a report or an index.',
      encrypted: 'This PDF is locked with a password. Save a copy without one.',
      unsupported: 'Pictures packed as {what} cannot be opened here. Export the view as JPEG or PNG.',
      notDrawn: 'This browser could not draw the picture. Try again, or save it as JPEG.',
      stopped: 'Opening this took too long and was stopped.',
      notLoaded: 'The part of this page that opens it could not be loaded. Check the connection, then try again.',
    },
  },

  viewer: {
    title: 'Picture {name}',
    close: 'Close the picture',
    sizes: 'Original {original}. Sent as {sent}.',
    zoomIn: 'Nearer',
    zoomOut: 'Farther',
    turn: 'Turn to the right',
    invert: 'Invert',
    brightness: 'Brightness',
    contrast: 'Contrast',
    reset: 'As it was',
    keys: 'Keys: + and − zoom, arrows move, R turns, I inverts, 0 as it was',
    scale: '{mm} mm',
    scaleAtDetector: '{mm} mm at the detector; the body part is smaller',
  },

  dicom: {
    frame: 'Frame',
    preset: 'Window (width / level)',
    ownWindow: 'Set by hand',
    width: 'Width',
    center: 'Level',
    use: 'Send this view',
    adjust: 'Frame and window of {name}',
    adjustShort: 'Frame and window',
    presets: {
      file: 'From the file',
      whole: 'Whole range',
      brain: 'Brain',
      stroke: 'Stroke',
      lung: 'Lung',
      bone: 'Bone',
      softTissue: 'Soft tissue',
      liver: 'Liver',
    },
    removed: 'Stays in this browser: {names}.',
    nothingRemoved: 'The file names no patient.',
    maybeBurnedIn: 'Look whether a name is written in the picture itself.',
    burnedIn: 'The file says that names are written in the picture itself. They would be sent.',
    identities: {
      patientName: 'patient name',
      patientId: 'patient number',
      birthDate: 'date of birth or age',
      sex: 'sex',
      address: 'address and phone',
      notes: 'notes on the patient',
      institution: 'institution',
      people: 'names of staff',
      dates: 'dates and times',
      numbers: 'numbers of study and device',
    },
  },

  pdf: {
    title: 'Pages of {name}',
    lead: 'Choose the pages to send. Each goes as a picture with its text.',
    toLibrary: 'Add the whole document to the library instead',
    page: 'Page {n}',
    pageOf: 'Page {n} of {count}',
    withText: 'with its text',
    none: 'No page chosen yet',
    choose: 'Choose pages of {name}',
    chooseShort: 'Choose pages',
    add: { one: 'Add {count} page', other: 'Add {count} pages' },
    full: { one: 'There is room for {count} page.', other: 'There is room for {count} pages.' },
    cancel: 'Cancel',
  },

  identifiers: {
    title: 'This may name a patient',
    note: 'Nothing was sent. This check runs in your browser only; you can send the question as it is.',
    found: 'The question may name a patient: {kinds}.',
    takenOut: 'Taken out of the question.',
    replace: 'Replace ',
    by: ' by ',
    takeAllOut: 'Take all out',
    noPatient: 'This is no patient',
    putBack: 'Put it back',
    notChecked:
      'The check for patient identifiers could not be loaded. Read the question once more before you send it.',
    kinds: {
      name: 'name',
      'birth-date': 'date of birth',
      'record-number': 'record number',
      'national-number': 'identity number',
      phone: 'phone number',
      email: 'e-mail address',
      address: 'address',
    },
  },

  builder: {
    open: 'Build a question',
    close: 'Close the question builder',
    kind: 'Kind of question',
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
    byHand: 'You changed the question by hand.',
    writeAgain: 'Write it again from these fields',
    notLoaded: 'The question builder could not be loaded. Check the connection and reload.',
  },

  status: {
    searching: 'Question sent. Searching.',
    found: 'Found {sources}. Waiting for the answer.',
    writing: 'The answer is being written.',
    ready: 'Answer ready.',
    readyWith: 'Answer ready, {sources}.',
    stopped: 'Stopped. What had arrived is kept.',
    failed: '{title}. Your question is kept.',
    sources: { one: '{count} source', other: '{count} sources' },
    noSources: 'no sources',
    retracted: '{sources}, {count} retracted',
  },

  transcript: {
    log: 'Questions and answers',
    latest: 'End of the answer',
    searching: 'Searching the library…',
    writing: 'Sources found. Writing the answer…',
    plain:
      'A part of this page could not be loaded, so answers come without formatting and links. Copy what you need, then reload the page.',
  },

  answer: {
    stopped: 'You stopped this answer. It is not complete.',
    length: 'The answer reached its length limit and is not complete.',
    filtered: 'The model’s provider withheld a part of this answer.',
    copy: 'Copy answer',
    copied: 'Copied',
    copyRefused: 'Copying was refused',
    again: 'Ask again',
    byModel: 'Written by a language model from these sources. Open the marks to check it.',
    image: '[Image]',
    imageOf: '[Image: {description}]',
    table: 'Table',
    copyTable: 'Copy table',
    saveCsv: 'Save as CSV',
    copyCode: 'Copy code',
    notFound: 'not found in the source',
    figures: { one: 'figure not found in the source: {figures}', other: 'figures not found in the source: {figures}' },
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
    print: 'Print, or save as PDF',
    making: 'Making the file…',
    saved: 'The file is in your downloads.',
    exportedAt: 'Exported {time}',
    notComplete: 'This answer is not complete.',
    underWay: 'This answer was still being written.',
    failed: 'The file could not be made. Check the connection and try again.',
  },

  sources: {
    none: 'No sources',
    heading: 'Sources ({count})',
    notCited: 'Found, but not cited ({count})',
    source: 'Source {n}',
    mark: 'Source {n}: {title}',
    markRetracted: 'Source {n}: retracted, {title}',
    before: 'Source {n}: ',
    close: 'Close source {n}',
    quoted: 'Quoted passage',
    quotedOf: ' of source {n}',
    summaryOf: 'Library summary of',
    retracted: 'This article has been retracted. Do not rely on it.',
    fromSummary: '{section}, in the library’s summary, word for word',
    fromRecord: '{section}, in the record, word for word',
    record: 'Record in the library',
    newTab: ' (opens in a new tab)',
    links: { pubmed: 'PubMed', doi: 'DOI', 'full-text': 'Full text' },
    search: 'How this was searched',
    searched: { library: 'Library', pubmed: 'PubMed', 'europe-pmc': 'Europe PMC' },
    hits: { one: '{count} hit', other: '{count} hits' },
    notReached: 'not reached',
    separator: ': ',
    keptOf: '{kept} kept as relevant, {cited} cited.',
    whyKept: 'Why each was kept',
    holds: 'holds {share} of what is asked, by weight of the words;',
    lacks: 'does not mention: {words}',
    sort: 'Order of the sources',
    byMark: 'By mark',
    byStrength: 'By design',
    participants: 'n = {count}',
  },

  /** The cited studies side by side. */
  studies: {
    compare: { one: 'Compare the cited source', other: 'Compare the {count} cited sources' },
    table: 'Cited sources side by side',
    note: 'From the records of the sources, as they state it; nothing is computed across studies. Outcomes and populations differ.',
    study: 'Source and design',
    participants: 'Participants',
    population: 'Population',
    effect: 'Effect with its interval',
    others: { one: 'and {count} more in the record', other: 'and {count} more in the record' },
    notStated: 'not stated in the record',
    retracted: 'Retracted',
    kinds: {
      HR: 'Hazard ratios on a logarithmic scale',
      OR: 'Odds ratios on a logarithmic scale',
      RR: 'Risk ratios on a logarithmic scale',
    },
    plotNote:
      'Each line is one study’s own {kind} with its interval; the dashed line at 1 is no difference. The studies are not pooled, and their outcomes and comparisons differ.',
  },

  studyTypes: {
    guideline: 'Guideline',
    'systematic-review': 'Systematic review',
    'meta-analysis': 'Meta-analysis',
    'randomized-trial': 'Randomised controlled trial',
    'clinical-trial': 'Clinical trial',
    cohort: 'Cohort study',
    'case-control': 'Case-control study',
    'case-report': 'Case report',
    review: 'Review',
    other: 'Study type not stated',
  },

  failure: {
    region: 'The answer failed',
    kept: 'Your question is kept.',
    keptWithText: 'Your question and what had arrived are kept; the answer is not complete.',
    retry: 'Try again',
    retryIn: 'Try again in {seconds} s',
    edit: 'Edit question',
    page: {
      title: 'Something went wrong on this page',
      detail: 'The page could not go on.',
      advice: 'Try again; if it happens again, tell whoever runs this server.',
    },
    unreachable: {
      title: 'The server could not be reached',
      detail: 'No answer came from it.',
      advice: 'Check the connection, then try again.',
    },
    broken: {
      title: 'The answer broke off',
      detail: 'The connection was lost while the answer was being written.',
      advice: 'Try again to get the whole answer.',
    },
    signedOut: {
      title: 'You are not signed in',
      detail: 'The server does not know this page any more.',
      advice: 'Sign in, then try again.',
    },
    tooLarge: {
      title: 'The question is too large',
      detail: 'It carries more than the server takes.',
      advice: 'Edit it: remove an image or some text.',
    },
    notAccepted: {
      title: 'The question was not accepted',
      detail: 'The server could not read it.',
      advice: 'Edit it and ask again.',
    },
    tooMany: {
      title: 'Too many questions at once',
      detail: 'The server limits how many it takes in a minute.',
      advice: 'Wait a moment, then try again.',
    },
    server: {
      title: 'The server could not answer',
      detail: 'Something failed there.',
      advice: 'Try again; if it happens again, tell whoever runs this server.',
    },
  },

  signIn: {
    title: 'Sign in',
    hint: 'This server is open to more than one computer, so it asks for an access key. It begins with “sk-”; whoever runs the server can give you one.',
    key: 'Access key',
    submit: 'Sign in',
    busy: 'Signing in…',
    wrongKey: 'This key is not valid here: it is mistyped, expired or revoked. Check it and try again.',
    unreachable: 'The server could not be reached. Check the connection and try again.',
    unreachableGate: 'The server could not be reached. Reload the page to try again.',
    moment: 'One moment …',
  },

  notFound: {
    heading: 'Not found',
    title: 'There is nothing at this address',
    advice:
      'The page or record may have been removed, or the link may be incomplete. Records are named by the marks of an answer: ask the question again to find it.',
    ask: 'Ask a question',
  },

  pageError: {
    title: 'This page could not be shown',
    advice:
      'A question you were writing is kept in this tab. Try again; if it happens again, tell whoever runs this server.',
    adviceWithNumber:
      'A question you were writing is kept in this tab. Try again; if it happens again, tell whoever runs this server and give the number {number}.',
    retry: 'Try again',
  },

  /** The settings page; drawn on the server, and its forms get only their own part. */
  settings: {
    title: 'Settings',
    facts: {
      title: 'This server',
      engine: 'Engine',
      extractive: 'Quotes from the library; no language model is connected.',
      upstream: 'Language model at {host}',
      model: 'Model',
      firstModel: 'the first that the server lists',
      images: 'Pictures',
      vision: {
        auto: 'tried with the model; said when it cannot read them',
        on: 'read by the model',
        off: 'not sent to the model',
      },
      noVision: 'checked and kept out of the answer; reading them needs a model',
      library: 'Library',
      live: 'PubMed and Europe PMC',
      liveModes: {
        off: 'off; nothing is searched outside this machine',
        ask: 'off until a question asks for it; search words then leave this machine',
        on: 'on; the search words of each question leave this machine',
      },
      data: 'Kept data',
      sqlite: 'in the data folder of this server, readable by its user only',
      postgres: 'keys, sessions and usage in PostgreSQL; library and secrets in the data folder',
      questions: 'Questions',
      notLogged: 'never written to the log',
      logged: 'written to the log: LOG_QUESTIONS is on',
      change: 'These are set in .env or in the environment of the server; README lists them all.',
    },
    model: {
      title: 'Connect a language model',
      lead: 'Any server that speaks OpenAI’s API will do: Ollama, LM Studio, llama.cpp, vLLM, SGLang, a gateway. Nothing is sent before you press a button, and then only to the address shown.',
      operatorOnly:
        'Only whoever runs this server may try addresses: at the machine itself, or signed in with a key of scope admin.',
      find: 'Look for model servers on this machine',
      finding: 'Looking…',
      findHint:
        'Asks the usual ports of Ollama, LM Studio, llama.cpp, vLLM and SGLang on the machine that runs this server.',
      foundNone: 'None answered at ports 11434, 1234, 8080, 8000 and 30000. Start one, or give its address below.',
      found: '{name} at {address}',
      models: { one: '{count} model', other: '{count} models' },
      use: 'Test {name}',
      address: 'Address',
      addressHint: 'Such as http://127.0.0.1:11434/v1',
      key: 'Key (if the server wants one)',
      keyHint: 'Sent to this address only, and kept nowhere.',
      modelName: 'Model (optional)',
      modelHint: 'The first that the server lists, when left empty.',
      test: 'Test this address',
      testing: 'Testing… a model that must be loaded first can take a minute.',
      reached: 'The server answers at {address}',
      reachedNone: 'The server answers, but lists no model',
      listed: 'Models',
      more: '{models} and {count} more',
      chat: 'Chat',
      chatStates: {
        answered: 'answered in {seconds} s',
        key: 'refused: it wants a key, or another one',
        refused: 'refused with status {status}',
        silent: 'no answer in 45 s',
        untried: 'not tried: there is no model to ask',
      },
      images: 'Pictures',
      imageStates: {
        seen: 'read: it named the colour of a test picture',
        taken: 'taken, but not described rightly; try it with pictures of your own',
        refused: 'not taken',
        untried: 'not tried',
      },
      unreached: {
        address:
          'This is not an address of a model server. It must begin with http:// or https:// and hold no name, password or “?”.',
        'unknown-host': 'There is no such machine, or it may not be asked.',
        closed: 'Nothing listens there. Check the port, and that the model server is started.',
        silent: 'Something listens there but does not answer.',
        certificate:
          'The certificate of this address is not trusted. NODE_EXTRA_CA_CERTS can name your house’s own authority.',
        'no-api': 'Something answers there, but it does not speak OpenAI’s API.',
        key: 'The server wants a key, or another one.',
      },
      next: 'To use it, put these lines into the file .env beside the product and start it again:',
      keyLine: 'Put your key in place of the dots.',
      copy: 'Copy the lines',
      copied: 'Copied',
      refused: 'The test could not be made.',
    },
    preferences: {
      title: 'This browser',
      lead: 'Kept in this browser only.',
      theme: 'Theme',
      themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
      textSize: 'Text size',
      textSizes: { small: 'Small', medium: 'Medium', large: 'Large', largest: 'Largest' },
      sendKey: 'Send a question with',
      sendKeys: { enter: 'Enter', 'modifier-enter': 'Ctrl or ⌘ + Enter' },
      shortcutsHint: 'Single keys work where nothing is being typed. Switch off what gets in the way.',
    },
  },

  /** Kept by the browser and shown when the server is out of reach; drawn on the server. */
  offline: {
    title: 'The server cannot be reached',
    advice:
      'This device is offline, or the server is not running. What you were writing is kept in its tab. Check the connection, then try again.',
    retry: 'Try again',
  },
  library: libraryEn,

  /** The page of one record; drawn on the server. */
  record: {
    provenance: { summary: 'Library summary of', abstract: 'Abstract of', guideline: 'Guideline document' },
    notices: {
      concern: 'The journal has published an expression of concern about this article.',
      erratum: 'A correction to this article has been published.',
      updated: 'A newer version of this article exists.',
    },
    retractionNotice: 'Retraction notice',
    studyType: 'Study type',
    participants: 'Participants',
    field: 'Field',
    checked: 'Checked',
    noLinks: 'This record carries no PubMed or DOI number, so there is no link to the original.',
    summaryNote:
      'The text below was written for this library from the published article. It is not the authors’ own wording: check the original before you rely on a detail.',
    quoteMissing: 'The quoted words do not stand in this record as it is stored now.',
    quotedInAnswer: 'Quoted in the answer: ',
    library: 'Library',
    notice: 'Notice in PubMed',
    newerVersion: 'Newer version in PubMed',
    headings: 'MeSH headings',
    keywords: 'Keywords',
    find: 'Find records about {word}',
    noText:
      'This record is a pointer: it holds no abstract, so nothing of it is quoted. Import the record as PubMed format or XML to get its text.',
    exportHeading: 'Export this record',
    kind: {
      heading: 'What kind of evidence is this?',
      canTell: 'What it can tell',
      cannotTell: 'What it cannot tell',
      levels: 'Oxford 2011 level of this design: {levels}.',
      treatment: '{level} for treatment',
      prognosis: '{level} for prognosis',
      caution:
        'A level belongs to the design, not to this study: a review has it for the fitting kind of studies only, weak conduct lowers it, large effects raise it. It is no grade of certainty.',
      source: 'Oxford Centre for Evidence-Based Medicine, 2011',
      designs: {
        guideline: {
          can: 'What an expert group recommends, weighing benefit, harm and cost for a kind of patient.',
          cannot:
            'How sound the studies behind it are: each recommendation rests on its own. It ages, and may not fit your patient or setting.',
        },
        'systematic-review': {
          can: 'What all studies on a question show together, found and judged by a stated method.',
          cannot:
            'More than the studies it includes: weak or unpublished trials bias the sum as well. Look at its date and its judgement of bias.',
        },
        'meta-analysis': {
          can: 'One estimate from several studies, more precise than each.',
          cannot:
            'Whether the studies were alike enough to be pooled, or sound; a pooled figure can hide that they disagree.',
        },
        'randomized-trial': {
          can: 'Whether a treatment causes a difference, in patients like those enrolled and over the time observed.',
          cannot: 'Rare or late harms, effects in those who were excluded, and often more than the planned comparison.',
        },
        'clinical-trial': {
          can: 'What happened to patients given a treatment under a plan.',
          cannot:
            'Whether the treatment was the cause, unless patients were allotted by chance; the record does not say that they were.',
        },
        cohort: {
          can: 'What happens over time to people with and without an exposure: prognosis, harms, rare outcomes in many people.',
          cannot: 'Cause with certainty: the groups may differ in ways that were not measured.',
        },
        'case-control': {
          can: 'Which exposures were commoner in people with a disease, also a rare one.',
          cannot: 'How often the disease occurs; recall and the choice of controls can mislead.',
        },
        'case-report': {
          can: 'That something can happen: a first sign of a harm or an unusual course.',
          cannot: 'How often it happens, or whether one thing caused the other.',
        },
        review: {
          can: 'An overview of a subject by its authors, useful for background.',
          cannot: 'That nothing was left out: the choice of studies follows no stated method.',
        },
        other: {
          can: 'The record does not state its design; the passages show what was done.',
          cannot: 'How it should be weighed before the original has been read.',
        },
      },
    },
  },

  /** The description of the API; drawn on the server. Text `between backticks` is code. */
  api: {
    heading: 'API',
    title: 'The API',
    lead: 'The page you ask on uses this API, and any program written for OpenAI’s Chat Completions can use it too: change its address and its key.',
    address: 'Address',
    model: 'Model',
    key: 'Key',
    keyHint: 'The first start prints one; `npm run keys -- create --name NAME` makes another.',
    forTools: 'For tools',
    ask: 'Ask',
    inShell: 'In a shell',
    inJavaScript: 'In JavaScript',
    inPython: 'In Python',
    read: 'Read the answer',
    readLead:
      'The text carries marks such as `[1]` and ends with the references, so a client that knows nothing of evidence loses nothing. Beside it stand:',
    evidence:
      'The numbered records with their exact quotes, where each mark stands, what was searched, and what became of each cited sentence when its figures were looked for in the sources.',
    annotations: 'The same marks as OpenAI’s url_citation, in the message.',
    citations: 'The addresses in the order of the marks; search_results beside them.',
    stream:
      'A stream sends `evidence` twice: with the first chunk, so that marks can be opened while text arrives, and complete with the last.',
    fields: 'Request fields',
    fieldsLead: 'Null means the same as leaving a field out. Fields that are not listed are ignored.',
    ownFields: 'The question',
    settingFields: 'The writing',
    idleFields: 'Accepted, so that clients need no change',
    required: 'required, ',
    refusals: 'Refusals',
    refusalsLead:
      'Every refusal is `{envelope}` with its status, before the first word; after it a stream ends with one such frame and without `[DONE]`. The answer’s `x-request-id` finds it in the log.',
    types: {
      or: ' or ',
      oneOf: 'one of {values}',
      list: 'list: {of}',
      values: 'values',
      text: 'text',
      whole: 'whole number',
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

export type Words = typeof en

/** The words that go to the browser with every page. */
export type PageWords = Omit<Words, 'api' | 'library' | 'offline' | 'record' | 'settings'>

/** The same shape with texts of another language. A count has the forms that the language needs. */
export type Translation<Text> = Text extends string
  ? string
  : Text extends { readonly one: string; readonly other: string }
    ? { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>
    : { readonly [Name in keyof Text]: Translation<Text[Name]> }
