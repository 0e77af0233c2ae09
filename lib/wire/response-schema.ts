/** Response schemas for the published API description. The types keep each schema in step with the code. */
import type { ChatCompletionDeleted } from 'openai/resources/chat/completions'
import type { Model } from 'openai/resources/models'
import { z } from 'zod'
import type { MessageTemplate } from '@/lib/shared/messages/server-messages'
import { studyTypes } from '@/lib/shared/study-types'
import type { ErrorBody } from './errors'
import {
  answerNoticeKinds,
  checkVerdicts,
  type Evidence,
  type EvidenceEffect,
  type EvidenceItem,
  evidenceSources,
  searchOutcomes,
} from './evidence'
import type { ModelList } from './models'
import type { EvidenceFields } from './response'

const offset = z.int().min(0)
const span = z.tuple([offset, offset])
const nullable = <T extends z.ZodType>(field: T) => field.nullable()

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

const effect: z.ZodType<EvidenceEffect> = z.object({
  outcome: z.string().exactOptional().describe('The outcome measured; absent if only the effect could be read.'),
  measure: z.string().describe('Such as `HR`, in the terms of the article.'),
  estimate: z.number(),
  low: z.number().exactOptional(),
  high: z.number().exactOptional(),
  ciLevel: z.number().exactOptional().describe('Confidence level of the interval in percent.'),
  text: z.string().describe('Verbatim from the article, character for character.'),
})

const item: z.ZodType<EvidenceItem> = z.object({
  n: z.int().min(1).describe('The number of its citations in the text: [n].'),
  id: z.string().describe('Identifies the article, such as `pmid:31535829`.'),
  pmid: nullable(z.string()),
  doi: nullable(z.string()),
  pmcid: nullable(z.string()),
  title: z.string(),
  authors: nullable(z.string()),
  journal: nullable(z.string()),
  year: nullable(z.int()),
  volume: nullable(z.string()),
  pages: nullable(z.string()),
  type: z.enum(studyTypes),
  level: z
    .union([z.literal('G'), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.null()])
    .describe(
      'G guideline, 1 systematic review, 2 randomised trial, 3 cohort, 4 case-control or case report, 5 opinion.',
    ),
  retracted: z.boolean(),
  provenance: z
    .enum(['summary', 'abstract', 'guideline'])
    .describe("summary: the library's own summary; abstract: the authors' words; guideline: a department's document."),
  quote: z.string().describe('Verbatim from the article, character for character.'),
  section: z.string(),
  url: z.string(),
  spans: z.array(span).describe('Positions of its citations in the content: UTF-16 offsets, end exclusive.'),
  context: z
    .object({ before: z.string(), after: z.string() })
    .exactOptional()
    .describe('The text before and after the quotation in its passage.'),
  participants: z.int().exactOptional(),
  population: z
    .string()
    .exactOptional()
    .describe('The study population, if the article states it in a separate field.'),
  effects: z
    .array(effect)
    .exactOptional()
    .describe('Results with their measure; for an imported article only those in `quote`.'),
  match: z
    .object({
      coverage: z.number().min(0).max(1).describe("The share of the question's weight that the article covers."),
      missing: z.array(z.string()).describe('Parts of the question that the article does not mention.'),
      population: z
        .object({
          relation: z.enum(['excluded', 'different']),
          asked: z.string().describe("The population asked about, in the user's words."),
          quote: z.string().describe('The sentence of the article that says so; empty if only its title does.'),
        })
        .exactOptional()
        .describe('The article excluded the population asked about, or studied another. Absent otherwise.'),
    })
    .exactOptional()
    .describe('Why the article was selected.'),
  notices: z
    .array(
      z.object({
        kind: z
          .enum(['retraction', 'concern', 'erratum', 'updated', 'preprint'])
          .describe('updated: a newer version of the article has been published.'),
        pmid: nullable(z.string()).describe('PMID of the notice or of the newer version.'),
      }),
    )
    .exactOptional()
    .describe('What to know about the article before relying on it; absent if there is nothing.'),
  live: z
    .boolean()
    .exactOptional()
    .describe('True if the article was fetched from PubMed or Europe PMC and is not in the library. Absent otherwise.'),
})

const check = z.object({
  start: offset,
  end: offset,
  items: z.array(z.int()).describe('The sources that the sentence cites; empty for a claim without a citation.'),
  status: z
    .enum(['quoted', 'figures-found', 'supported', 'not-found'])
    .describe('The result of comparing the sentence with its sources; not-found for every verdict that is a doubt.'),
  missing: z.array(z.string()).describe('Figures or words that no cited source contains.'),
  verdict: z
    .enum(checkVerdicts)
    .exactOptional()
    .describe(
      'quoted: verbatim in a source; supported: a source states the same; partly: a part has no support; contradicted: a source states the opposite; overstated: the source claims less; other-population: the source is about other people; not-found: no source states it; uncited: a claim without a citation.',
    ),
  reason: z.string().exactOptional().describe('Why the sentence is doubtful; absent if it is not.'),
  reasonTemplate: messageTemplateSchema.exactOptional(),
  deciding: z
    .object({ n: z.int(), text: z.string() })
    .exactOptional()
    .describe('The sentence of a source on which the verdict rests, verbatim.'),
  differences: z
    .object({ answer: z.array(span), source: z.array(span) })
    .exactOptional()
    .describe('Where the sentence and the deciding sentence differ: UTF-16 offsets in the content and in its text.'),
  sources: z
    .array(z.object({ n: z.int(), verdict: z.enum(checkVerdicts) }))
    .exactOptional()
    .describe('The verdict on each cited source, if there are several.'),
  judgedBy: z.literal('model').exactOptional().describe('model: a verifier model gave the verdict.'),
})

export const evidenceSchema: z.ZodType<Evidence> = z.object({
  version: z.literal(1),
  engine: z.enum(['extractive', 'upstream']),
  abstained: z.boolean().describe('No source answers the question; `outcome` says whether any is related.'),
  outcome: z
    .enum(searchOutcomes)
    .exactOptional()
    .describe('answer: a source answers; related: the sources are the nearest, on something else; none: no source.'),
  searchedAs: z
    .string()
    .exactOptional()
    .describe('The question as it was searched, complete without the turns before it.'),
  searched: z.array(
    z.object({
      source: z.enum(evidenceSources),
      query: z.string(),
      hits: offset,
      at: z.string().exactOptional().describe('ISO 8601 UTC; a cached result has the time of the original search.'),
      error: z.string().exactOptional().describe('Why this source was not searched.'),
      errorTemplate: messageTemplateSchema.exactOptional(),
    }),
  ),
  items: z.array(item),
  checks: z.array(check),
  images: z
    .array(
      z.object({
        index: offset.describe('Among all images of the conversation, from 0; those of the last question come last.'),
        read: z
          .enum(['model', 'ocr', 'none'])
          .describe(
            'model: shown to the model; ocr: only its text was read by OCR; none: neither, or it contains no text.',
          ),
        text: z.string().exactOptional().describe('The OCR text; empty if OCR found none, absent if it did not run.'),
      }),
    )
    .exactOptional(),
  notices: z
    .array(
      z.object({
        kind: z
          .enum(answerNoticeKinds)
          .describe(
            'medical-emergency, self-harm: whom to call; model-away: quotations instead of a written answer; ocr: only the text of an image was read; images-unread: an image was not read; question-cut: only the beginning and the end of a long question were searched for; history-cut: the model did not get the oldest messages; search-language: some words of the question were not searched for; population: a source excluded the population asked about or studied another; not-backed: no source supports the answer; plain-words: rewritten for a patient; left-out: what the rewriting omits.',
          ),
        text: z.string().describe("In the answer's language, without Markdown."),
      }),
    )
    .exactOptional()
    .describe(
      'Notices of the server about the answer. They also precede every answer in prose; for tool calls and JSON (`response_format`) they are only here. Absent if there are none.',
    ),
})

const evidenceFields = {
  evidence: evidenceSchema.exactOptional(),
  citations: z.array(z.string()).exactOptional().describe('URLs; the one at index n - 1 belongs to the citations [n].'),
  search_results: z
    .array(z.object({ title: z.string(), url: z.string(), date: z.string().exactOptional(), snippet: z.string() }))
    .exactOptional(),
} satisfies { [Field in keyof EvidenceFields]: z.ZodType<EvidenceFields[Field]> }

const tokenDetails = z.record(z.string(), offset).describe('As counted by the connected model server.')
const usage = z.object({
  prompt_tokens: offset,
  completion_tokens: offset,
  total_tokens: offset,
  prompt_tokens_details: tokenDetails.exactOptional(),
  completion_tokens_details: tokenDetails.exactOptional(),
})
const finishReason = z.enum(['stop', 'length', 'tool_calls', 'content_filter', 'function_call'])
const logprobs = z
  .object({ content: z.array(z.unknown()).nullable(), refusal: z.array(z.unknown()).nullable() })
  .nullable()
const annotations = z.array(
  z.object({
    type: z.literal('url_citation'),
    url_citation: z.object({
      start_index: offset,
      end_index: offset.describe('Exclusive.'),
      title: z.string(),
      url: z.string(),
      content: z.string().exactOptional(),
    }),
  }),
)
const functionCall = z
  .object({ name: z.string(), arguments: z.string() })
  .describe('Deprecated form of `tool_calls`, for requests with `functions`.')
const toolCall = z.discriminatedUnion('type', [
  z.object({
    id: z.string(),
    type: z.literal('function'),
    function: z.object({ name: z.string(), arguments: z.string() }),
  }),
  z.object({
    id: z.string(),
    type: z.literal('custom'),
    custom: z.object({ name: z.string(), input: z.string() }),
  }),
])

const head = { id: z.string(), created: z.int().describe('Unix time in seconds.'), model: z.string() }

export const completionSchema = z.object({
  ...head,
  object: z.literal('chat.completion'),
  choices: z.array(
    z.object({
      index: offset,
      finish_reason: finishReason,
      logprobs,
      message: z.object({
        role: z.literal('assistant'),
        content: z.string().nullable(),
        refusal: z.string().nullable(),
        annotations,
        tool_calls: z.array(toolCall).exactOptional(),
        function_call: functionCall.exactOptional(),
      }),
    }),
  ),
  usage,
  ...evidenceFields,
})

const searchStep = z.object({
  source: z.enum(evidenceSources),
  hits: offset.nullable().describe('Null while the source is being searched.'),
  ms: offset.nullable(),
  error: z.string().exactOptional(),
  errorTemplate: messageTemplateSchema.exactOptional(),
})

export const chunkSchema = z.object({
  ...head,
  object: z.literal('chat.completion.chunk'),
  choices: z.array(
    z.object({
      index: offset,
      finish_reason: finishReason.nullable(),
      logprobs,
      delta: z.object({
        role: z.literal('assistant').exactOptional(),
        content: z.string().exactOptional(),
        refusal: z.string().nullable().exactOptional(),
        annotations: annotations.exactOptional().describe('All at once, in a separate chunk before the last.'),
        tool_calls: z.array(z.record(z.string(), z.unknown())).exactOptional(),
        function_call: functionCall.partial().exactOptional(),
      }),
    }),
  ),
  usage: usage.nullable().exactOptional(),
  search: searchStep
    .exactOptional()
    .describe('The progress of the search; only with `evidence.progress`, in chunks without choices.'),
  checks: z
    .array(check)
    .exactOptional()
    .describe(
      'Checks of sentences that have just been completed; only with `evidence.live_checks`, in chunks without choices. `evidence.checks` of the last chunk contains all of them.',
    ),
  ...evidenceFields,
})

export const storedCompletionSchema = completionSchema.extend({ metadata: z.record(z.string(), z.string()) })

const page = {
  object: z.literal('list'),
  first_id: nullable(z.string()),
  last_id: nullable(z.string()),
  has_more: z.boolean(),
}

export const storedListSchema = z.object({ ...page, data: z.array(storedCompletionSchema) })

export const storedMessagesSchema = z.object({
  ...page,
  data: z.array(
    z.object({
      id: z.string(),
      role: z.enum(['system', 'developer', 'user', 'assistant', 'tool', 'function']),
      content: nullable(z.string()),
      content_parts: nullable(z.array(z.record(z.string(), z.unknown()))),
      refusal: nullable(z.string()),
    }),
  ),
})

export const deletedSchema: z.ZodType<ChatCompletionDeleted> = z.object({
  object: z.literal('chat.completion.deleted'),
  id: z.string(),
  deleted: z.boolean(),
})

export const modelSchema: z.ZodType<Model> = z.object({
  id: z.string(),
  object: z.literal('model'),
  created: z.int(),
  owned_by: z.string(),
})

export const modelListSchema: z.ZodType<ModelList> = z.object({ object: z.literal('list'), data: z.array(modelSchema) })

export const errorSchema: z.ZodType<ErrorBody> = z.object({
  error: z.object({
    message: z.string().describe('What happened, the limit, and what to do.'),
    type: z.string(),
    param: z.string().nullable().describe('The offending field, such as `messages[0].role`.'),
    code: z.string().nullable(),
    template: messageTemplateSchema.exactOptional(),
  }),
})
