/**
 * The evidence behind an answer on the wire. The published API description and the types of `evidence.ts` both derive
 * from these schemas, so each field is written once. The browser imports only their types: its bundle does not contain
 * Zod.
 */
import { z } from 'zod'
import type { MessageTemplate } from '@/lib/shared/messages/server-messages'
import { studyTypes } from '@/lib/shared/study-types'
import { answerNoticeKinds, checkVerdicts, evidenceDepths, evidenceSources, searchOutcomes } from './evidence-values'

const offset = z.int().min(0)
const span = z.tuple([offset, offset])

export const messageTemplateSchema: z.ZodType<MessageTemplate> = z
  .object({
    code: z.string().describe('Identifies the message, such as `model_rate_limited`.'),
    get params() {
      return z
        .record(z.string(), z.union([z.string(), z.number(), messageTemplateSchema]))
        .describe('The values in the message: texts, numbers, or the template of a message inside it.')
    },
  })
  .describe('The message as data, for clients that show it in another language. Absent if the message has none.')

/** One result of a study as its article prints it. */
export const effectSchema = z.object({
  outcome: z.string().exactOptional().describe('The outcome measured; absent if only the effect could be read.'),
  isAsked: z
    .literal(true)
    .exactOptional()
    .describe('The question names this outcome. These effects come first; absent on all others.'),
  intervention: z
    .string()
    .exactOptional()
    .describe('The first arm of the comparison, with its dose if the article states it; absent if not known.'),
  comparator: z.string().exactOptional().describe('The second arm; absent if not known.'),
  interventionRate: z.string().exactOptional().describe('How often the outcome occurred in the first arm, as printed.'),
  comparatorRate: z.string().exactOptional().describe('The same in the second arm.'),
  measure: z.string().describe('Such as `HR` or `mean difference`, in the terms of the article.'),
  estimate: z.number().describe('A ratio below 1 means fewer outcomes in the first arm.'),
  low: z.number().exactOptional(),
  high: z.number().exactOptional(),
  ciLevel: z
    .number()
    .exactOptional()
    .describe('Confidence level of the interval in percent; absent if the article does not state it.'),
  text: z.string().describe('The effect as printed: a verbatim part of the stored passage.'),
})

export const populationDifferenceSchema = z.object({
  relation: z
    .enum(['excluded', 'different', 'partly', 'regimen'])
    .describe(
      'partly: some of the people asked about may be among those excluded; regimen: the study gave a drug in another dose, interval or form than the one asked about.',
    ),
  asked: z.string().describe("The population or the regimen asked about, in the user's words."),
  quote: z.string().describe('The sentence of the article that says so; empty if only its title does.'),
})

/** How well an article matches the question, so that a reader can see why it was selected. */
export const matchSchema = z.object({
  coverage: z.number().min(0).max(1).describe("The share of the question's weight that the article covers."),
  missing: z
    .array(z.string())
    .describe("Parts of the question that the article does not mention, in the user's words."),
  population: populationDifferenceSchema
    .exactOptional()
    .describe(
      'The article excluded the population asked about or a part of it, or studied another one or another regimen. Absent otherwise.',
    ),
})

/** Something to know about an article before relying on it, as far as its sources state it. */
export const noticeSchema = z.object({
  kind: z
    .enum(['retraction', 'concern', 'erratum', 'updated', 'preprint'])
    .describe('updated: a newer version of the article has been published.'),
  pmid: z.string().nullable().describe('PMID of the notice or of the newer version; null if none is given.'),
})

/** One numbered source of an answer. Identifiers that were never seen are null, never guessed. */
export const itemSchema = z.object({
  n: z.int().min(1).describe('The number of its citations in the text: [n].'),
  id: z.string().describe('Identifies the article in the library, such as `card:dapa-hf` or `pmid:31535829`.'),
  pmid: z.string().nullable(),
  doi: z.string().nullable(),
  pmcid: z.string().nullable(),
  title: z.string(),
  authors: z.string().nullable().describe('First author and "et al." as cited.'),
  journal: z.string().nullable(),
  year: z.int().nullable(),
  volume: z.string().nullable(),
  pages: z.string().nullable(),
  type: z.enum(studyTypes),
  level: z
    .union([z.literal('G'), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.null()])
    .describe(
      'G guideline, 1 systematic review, 2 randomised trial, 3 cohort, 4 case-control or case report, 5 opinion.',
    ),
  retracted: z.boolean(),
  provenance: z
    .enum(['summary', 'abstract', 'full-text', 'guideline'])
    .describe(
      "summary: the library's own summary; abstract, full-text: the authors' words; guideline: a department's document.",
    ),
  depth: z
    .enum(evidenceDepths)
    .exactOptional()
    .describe('The part of the article that the quotation is from; absent in answers of older versions.'),
  quote: z.string().describe('Verbatim from the article, character for character.'),
  section: z.string().describe('Label of the section that holds the quotation, such as "Results".'),
  page: z
    .int()
    .exactOptional()
    .describe('The page of the document on which the quoted passage begins; absent where the source has no pages.'),
  url: z
    .string()
    .describe(
      'PubMed, else DOI, else Europe PMC; without any of them, the page of a document on this server, or a search for the title of an article at PubMed.',
    ),
  spans: z
    .array(z.tuple([offset, offset]))
    .describe('Positions of its citations in the content: UTF-16 offsets, end exclusive.'),
  context: z
    .object({ before: z.string(), after: z.string() })
    .exactOptional()
    .describe(
      'The text before and after the quotation in its passage, cut at a word; empty at the edges of the passage.',
    ),
  participants: z.int().exactOptional().describe('Number of participants, if the article states it.'),
  population: z
    .string()
    .exactOptional()
    .describe('The study population, if the article states it in a separate field.'),
  effects: z
    .array(effectSchema)
    .exactOptional()
    .describe('Results with their measure; for an imported article only those in `quote`. Absent if none was read.'),
  doses: z
    .array(z.string())
    .exactOptional()
    .describe('Sentences of the article that state a dose, verbatim; absent if none does.'),
  harms: z
    .array(z.string())
    .exactOptional()
    .describe('Sentences of the article that state harms, verbatim; absent if none does.'),
  match: matchSchema.exactOptional().describe('Why the article was selected.'),
  notices: z
    .array(noticeSchema)
    .exactOptional()
    .describe('What to know about the article before relying on it; absent if there is nothing.'),
  live: z
    .boolean()
    .exactOptional()
    .describe('True if the article was fetched from PubMed or Europe PMC and is not in the library. Absent otherwise.'),
})

export const searchSchema = z.object({
  source: z.enum(evidenceSources),
  query: z.string().describe('The executed query in readable form.'),
  hits: offset,
  at: z
    .string()
    .exactOptional()
    .describe('When this source was searched, ISO 8601 UTC; a cached result has the time of the original search.'),
  error: z
    .string()
    .exactOptional()
    .describe('Why this source was not searched, in English; the others still answered.'),
  errorTemplate: messageTemplateSchema.exactOptional(),
})

/** The progress of one source. */
export const searchStepSchema = z.object({
  source: z.enum(evidenceSources),
  hits: offset.nullable().describe('Null while the source is being searched.'),
  ms: offset.nullable().describe('Null while the source is being searched.'),
  error: z.string().exactOptional(),
  errorTemplate: messageTemplateSchema.exactOptional(),
})

/** The sentence of a source on which a verdict rests. */
export const decidingSentenceSchema = z.object({
  n: z.int().describe('The `n` of the source.'),
  text: z.string().describe('Verbatim in the source.'),
})

/** The words in doubt, and what the deciding sentence has in their place. */
export const checkDifferencesSchema = z.object({
  answer: z.array(span).describe('In the content of the answer: UTF-16 offsets, end exclusive.'),
  source: z
    .array(span)
    .describe('In the text of the deciding sentence: UTF-16 offsets, end exclusive; empty if no sentence decides.'),
})

/** The verdict on one of several sources that a sentence cites. */
export const sourceVerdictSchema = z.object({ n: z.int(), verdict: z.enum(checkVerdicts) })

/** The check of one sentence that cites a source, or that makes a claim without citing one. */
export const checkSchema = z.object({
  start: offset,
  end: offset,
  items: z
    .array(z.int())
    .describe('The `n` of each source that the sentence cites; empty for a claim without a citation.'),
  status: z
    .enum(['quoted', 'figures-found', 'supported', 'not-found'])
    .describe(
      'quoted: verbatim in a source; figures-found: supported, and every figure is in a source; supported: no figures, but a source states the same; not-found: every verdict that is a doubt.',
    ),
  missing: z.array(z.string()).describe('Figures or words that no cited source contains.'),
  verdict: z
    .enum(checkVerdicts)
    .exactOptional()
    .describe(
      'The best verdict over the cited sources. quoted: verbatim in a source; supported: a source states the same; partly: a part has no support; contradicted: a source states the opposite; overstated: the source claims less; other-population: the source is about other people; not-found: no source states it; uncited: a claim without a citation. Absent in answers of earlier versions.',
    ),
  reason: z.string().exactOptional().describe('Why the sentence is doubtful, in English; absent if it is not.'),
  reasonTemplate: messageTemplateSchema.exactOptional(),
  deciding: decidingSentenceSchema
    .exactOptional()
    .describe('The sentence of a source on which the verdict rests; absent if none decides.'),
  differences: checkDifferencesSchema.exactOptional(),
  sources: z
    .array(sourceVerdictSchema)
    .exactOptional()
    .describe('The verdict on each cited source, if there are several.'),
  judgedBy: z
    .literal('model')
    .exactOptional()
    .describe('model: a verifier model gave the verdict; absent if the rules did.'),
})

export const imageSchema = z.object({
  index: offset.describe('Among all images of the conversation, from 0; those of the last question come last.'),
  read: z
    .enum(['model', 'ocr', 'none'])
    .describe('model: shown to the model; ocr: only its text was read by OCR; none: neither, or it contains no text.'),
  text: z.string().exactOptional().describe('The OCR text; empty if OCR found none, absent if it did not run.'),
})

/** A notice of the server about an answer. Printed before every answer in prose, and in no other. */
export const answerNoticeSchema = z.object({
  kind: z
    .enum(answerNoticeKinds)
    .describe(
      'medical-emergency, self-harm: whom to call; drug-allergy: the conversation says that the patient is allergic to a drug, does not tolerate it or cannot take it, and which sources concern it or its class; model-away: quotations instead of a written answer; ocr: only the text of an image was read; images-unread: an image was not read, or the server no longer has it; lab-values: the laboratory values that were read in the question and its images, and the clinical terms that were searched with it; question-cut: only the beginning and the end of a long question were searched for; history-cut: the model did not get the oldest messages; search-language: some words of the question were not searched for; population: a source excluded the population asked about or studied another; not-backed: no source supports the answer; plain-words: rewritten for a patient; left-out: what the rewriting omits.',
    ),
  text: z.string().describe("In the answer's language, without Markdown."),
})

/** A source that points the other way from another one on the same question. */
export const opposingSchema = z.object({
  n: z.int().describe('The `n` of the source.'),
  against: z.int().describe('The `n` of the source that it opposes.'),
  quote: z.string().describe('The sentence of the first source that says so, verbatim.'),
})

/** The `evidence` object of the final chunk or the whole answer. */
export const evidenceSchema = z.object({
  version: z.literal(1),
  engine: z.enum(['extractive', 'upstream']).describe('The engine that wrote the text.'),
  abstained: z.boolean().describe('No source answers the question; `outcome` says whether any is related.'),
  outcome: z
    .enum(searchOutcomes)
    .exactOptional()
    .describe(
      'answer: a source answers; related: the sources are the nearest, on something else; none: no source. Absent if nothing was searched.',
    ),
  searchedAs: z
    .string()
    .exactOptional()
    .describe('The question as it was searched, complete without earlier turns; absent if nothing was searched.'),
  libraryVersion: z
    .int()
    .exactOptional()
    .describe(
      'The last change of the library that was searched. Servers that share a library answer alike from the same version. Absent for a library of one server, and if the library was not searched.',
    ),
  searched: z.array(searchSchema),
  items: z.array(itemSchema),
  opposing: z
    .array(opposingSchema)
    .exactOptional()
    .describe('Sources that point the other way; the text names them too. Absent if there are none.'),
  checks: z.array(checkSchema),
  leftOut: offset
    .exactOptional()
    .describe(
      'Number of sentences left out of the text for lack of support; only with `evidence.min_support`. The text says so too.',
    ),
  images: z.array(imageSchema).exactOptional(),
  notices: z
    .array(answerNoticeSchema)
    .exactOptional()
    .describe(
      'Notices of the server about the answer, in the order printed before it. They also precede every answer in prose; for tool calls and JSON (`response_format`) they are only here. Absent if there are none.',
    ),
})
