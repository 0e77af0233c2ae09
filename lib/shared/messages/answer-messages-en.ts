import type { LabValue } from '@/lib/shared/lab-values/read-lab-values'
import type { AnswerMessages } from './answer-message-shape'
import { studyTypeNamesEn } from './study-type-names-en'

export const answerMessagesEn: AnswerMessages = {
  modelUnavailable:
    'The language model cannot be reached at the moment. This answer quotes the articles that were found. Ask again later for a written answer.',
  notBacked:
    'No article that was searched answers this question. The following text comes from the language model alone and is not supported by evidence.',
  leftOut: (count) =>
    count === 1
      ? 'One sentence was left out because its sources do not support it.'
      : `${count} sentences were left out because their sources do not support them.`,
  questionCut: ({ characters, edgeCharacters }) => {
    const edge = edgeCharacters.toLocaleString('en-US')
    return `The question has ${characters.toLocaleString('en-US')} characters. Only the first ${edge} and the last ${edge} were used for the search.`
  },
  historyCut: (count) =>
    count === 1
      ? 'This conversation is longer than the language model can read: its oldest message was left out.'
      : `This conversation is longer than the language model can read: its ${count} oldest messages were left out.`,
  recordsInEnglish: {
    searched: (words) =>
      `The articles in the library are mostly in English. Only “${words}” was searched for, so the following may not answer the whole question.`,
    notUnderstood: (words) =>
      `The question was translated to search articles in English. Not recognised, and not searched for: ${words.join(', ')}.`,
    askInEnglish:
      'The articles in the library are mostly in English, and words in another script match none of them. Ask in English, or add the English names of drugs and diseases.',
    connectModel: 'A connected language model can translate the question for the search (EVIDENCE_REWRITE).',
  },

  images: {
    because: {
      extractive: 'no model that reads images is connected',
      upstream: 'the connected model did not accept images',
      late: 'OCR took too long; ask again, or send fewer images',
    },
    which: (numbers, isAll, isEarlier) => {
      const earlier = isEarlier ? 'earlier ' : ''
      const { length } = numbers
      if (isAll) return length === 1 ? `the ${earlier}image` : `the ${length} ${earlier}images`
      const list = new Intl.ListFormat('en').format(numbers.map(String))
      return `${earlier}${length === 1 ? 'image' : 'images'} ${list}`
    },
    read: (which, count, because) =>
      `Only the text of ${which} was read, by OCR: ${because}. Letters and figures may be misread; check them against the ${count === 1 ? 'image' : 'images'}.`,
    empty: (which, count, because) =>
      `OCR found no text in ${which}, and what ${count === 1 ? 'it shows' : 'they show'} was not read: ${because}.`,
    pages: (which, _, because) => `Only the text of ${which} was read, from the document: ${because}.`,
    unread: (which, count, because, isAlone) => {
      const what = `${which.charAt(0).toUpperCase()}${which.slice(1)} ${count === 1 ? 'was' : 'were'}`
      const rests = isAlone ? ' This answer is based only on the text of the question.' : ''
      return `${what} received but not read: ${because}.${rests}`
    },
    lost: (count) =>
      count === 1
        ? 'The server no longer has an image of this conversation, so it was not read. Send it again if the answer needs it.'
        : `The server no longer has ${count} images of this conversation, so they were not read. Send them again if the answer needs them.`,
    labValues: (fromImages, typed, searched) => {
      const toText = ({ name, value, unit, interval, level, perhaps }: LabValue) => {
        const notes = [
          ...(level === 'high' || level === 'low' ? [level] : []),
          ...(perhaps === null ? [] : [`uncertain, perhaps ${perhaps}`]),
          ...(interval === null ? [] : [`interval ${interval}`]),
        ]
        return `${[name, value, unit].filter((part) => part !== '').join(' ')}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`
      }
      const read = fromImages.length > 0 ? [`Values read by OCR: ${fromImages.map(toText).join('; ')}.`] : []
      const asked = typed.length > 0 ? [`Values in the question: ${typed.map(toText).join('; ')}.`] : []
      const terms = searched.length > 0 ? ` Searched with the question: ${searched.join(', ')}.` : ''
      return `${[...read, ...asked].join(' ')}${terms}`
    },
    askBack: (excerpt, suggestions) => [
      'What would you like to know about this image?',
      ...(excerpt === '' ? [] : [`Text read in it: “${excerpt}”`]),
      suggestions.length === 0
        ? 'Send the image again with a question.'
        : `Send the image again with a question, for example:\n\n${suggestions.map((each) => `- ${each}`).join('\n')}`,
    ],
  },

  comma: ', ',
  studyTypes: studyTypeNamesEn,
  warnings: {
    retraction: 'retracted',
    concern: 'with an expression of concern',
    updated: 'with a newer version',
    erratum: null,
    preprint: 'preprint without peer review',
  },
  describe: (type, year, participants) => {
    const size = participants === null ? null : `n = ${participants.toLocaleString('en-US')}`
    const parts = [type.charAt(0).toLowerCase() + type.slice(1), year, size]
    return `(${parts.filter((part) => part !== null).join(', ')})`
  },

  populationDiffers: {
    excluded: (sources, { asked, quote }) =>
      `${nameSources(sources)} excluded the population asked about (${asked})${quoteAfterColon(quote)}`,
    different: (sources, { asked, quote }) =>
      `${nameSources(sources)} studied a different population from the one asked about (${asked})${quoteAfterColon(quote)}`,
    partly: (sources, { quote }) =>
      `Who was excluded from ${nameSources(sources).toLowerCase()}${quoteAfterColon(quote)}`,
    regimen: (sources, { asked, quote }) =>
      `${nameSources(sources)} studied a different dose, interval or form from the one asked about (${asked})${quoteAfterColon(quote)}`,
  },
  refusedDrug: {
    stated: {
      allergy: (drug, isEarlier) => `${nameTurn(isEarlier)} mentions an allergy to ${drug}.`,
      intolerance: (drug, isEarlier) => `${nameTurn(isEarlier)} mentions an intolerance to ${drug}.`,
      refused: (drug, isEarlier) => `${nameTurn(isEarlier)} says that the patient cannot take ${drug}.`,
    },
    concerned: (sources, names, hasClass) =>
      `${nameSources(sources)} ${sources.length === 1 ? 'concerns' : 'concern'} this drug${hasClass ? ' or its class' : ''}: ${names.join(', ')}.`,
    addressed: (sources) => `${nameSources(sources)} ${sources.length === 1 ? 'addresses' : 'address'} such patients.`,
    spared: (sources) => `${nameSources(sources)} ${sources.length === 1 ? 'leaves' : 'leave'} out such patients.`,
    notAddressed: 'No source here says anything about such patients.',
    limit: (isAllergy) =>
      `Only names of drugs were compared${isAllergy ? '; cross-reactions with other classes were not considered' : ''}.`,
    uncompared: 'The following text was not compared with it.',
  },
  sentenceSpace: ' ',

  quotes: {
    noModel: 'No language model is connected',
    modelUnavailable: 'The language model could not be reached',
    heading: 'What the sources say',
    further: 'Also reported',
    otherDrugs: (drugs) => `Other treatments (not about ${drugs.join(' or ')})`,
    population: {
      excluded: 'Population asked about not included:',
      different: 'Different population:',
      partly: 'Who was excluded:',
      regimen: 'Different dose, interval or form:',
    },
    composite:
      '*Combined outcome: this result counts what you ask about together with other events, and does not show how that changed on its own.*',
    uncovered: (terms) => `### Not covered by these sources\n\nNo source above covers: ${terms.join(', ')}.`,
    uncoveredSubjects: (terms) => `**No source below covers ${alternatives.format(terms)}.**`,
    related: 'Related evidence',
    relatedOnly: (lacks) => {
      const each = lacks.map(({ sources, missing }) => {
        const does = sources.length === 1 ? 'does' : 'do'
        return `${nameSources(sources).toLowerCase()} ${does} not cover ${alternatives.format(missing)}`
      })
      const differs = each.length > 0 ? each.join('; ') : 'each matches the question only in part'
      return `**No source answers this question as you asked it.** These are the nearest, and they differ: ${differs}.`
    },
    lacking: {
      treatment: (subject) => `treatment of ${subject}`,
      diagnosis: (subject) => `diagnosis of ${subject}`,
      results: 'results',
    },
    copied: (noModel) =>
      `*Every sentence in quotation marks is copied word for word from a source. ${noModel}, so nothing was summarised or inferred for this question.*`,
    hello:
      'Hello. I answer clinical evidence questions by quoting articles from my library, each with its source. Ask, for example, how a treatment affects mortality in a group of patients.',
    welcome: 'You are welcome. Ask a follow-up, such as “What dose was used?”, or another clinical question.',
    noErrands:
      'I only search articles of medical evidence. I cannot look up rotas, codes or people, write or print anything, or place orders.',
    cannotTalk: (noModel) => `*${noModel}, so I can quote articles but not hold a conversation.*`,
    switchedOff:
      'The search was switched off for this request (evidence.mode is off), so there is nothing to quote. Switch it on, or connect a language model.',
    notInLibrary: 'Not in the library',
    noSource: 'No source found',
    nothing:
      'No article found answers this question, so nothing is quoted. This does not mean that no evidence exists.',
    searched: 'What was searched:',
    sourceNames: { library: 'Library', pubmed: 'PubMed', 'europe-pmc': 'Europe PMC' },
    searchLine: (source, query, outcome) => `- ${source}: ${query === '' ? '' : `“${query}”, `}${outcome}`,
    noWords: 'contains no word of the question',
    notSearched: ({ text }) => `could not be searched (${text})`,
    hits: (count) => {
      if (count === 0) return 'no article shares a word with the question'
      return `${count} ${count === 1 ? 'article shares' : 'articles share'} words with the question, none close enough`
    },
    nearest: 'Closest titles, which may be about something else:',
    nearestLine: (title, origin) => `- ${title}${origin.length > 0 ? ` (${origin.join(', ')})` : ''}`,
    noAnswer: (noModel) => `*${noModel}, so no answer was written from general knowledge.*`,
  },

  opposing: {
    heading: 'Opposing evidence',
    line: (n, against, quote) => `Source ${n} points the other way from source ${against}: “${quote}” [${n}]`,
  },

  references: {
    summaryOf: 'Library summary of: ',
    incomplete: ' (metadata incomplete)',
    retracted: 'Retracted article: ',
  },

  patientSummary: {
    check:
      'In plain language. A language model rewrote an answer from the same sources. Its figures and drug names were checked against them; its wording was not. A clinician should check this text before giving it to a patient.',
    doubted: (count) =>
      `Omitted because not found in the cited sources: ${count} ${count === 1 ? 'sentence' : 'sentences'} of that answer.`,
    retracted: (numbers) => `Omitted because retracted after that answer was written: source ${numbers}.`,
  },
}

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' })

/** What the first of the sources says of whom it studied; '' where only its title says so. */
function quoteAfterColon(quote: string): string {
  return quote === '' ? '.' : `: “${quote}”`
}

function nameTurn(isEarlier: boolean): string {
  return isEarlier ? 'An earlier message' : 'The question'
}

function nameSources(sources: readonly number[]): string {
  return `${sources.length === 1 ? 'Source' : 'Sources'} ${new Intl.ListFormat('en').format(sources.map(String))}`
}
