/**
 * Arguments and results of the tools that agents call. The arguments are the fields of a chat request under the same
 * names, so that one parser checks both; the results contain `evidence` exactly as a chat completion does.
 */
import { z } from 'zod'
import { studyTypes } from '@/lib/shared/study-types'
import {
  checkDifferencesSchema,
  checkSchema,
  evidenceSchema,
  itemSchema,
  messageTemplateSchema,
  searchSchema,
} from '@/lib/wire/evidence-schema'
import { checkVerdicts, evidenceSources, minSupports } from '@/lib/wire/evidence-values'

const questionLengthMax = 100_000
const sentenceLengthMax = 4_000
const idLengthMax = 600
const articlesMax = 8
const turnsMax = 50

const question = z.string().min(1).max(questionLengthMax)
const articleId = z.string().min(1).max(idLengthMax)

const filters = {
  from_year: z.int().min(1800).max(2200).optional().describe('Only articles of this year or later.'),
  types: z.array(z.enum(studyTypes)).max(studyTypes.length).optional().describe('Only these study types.'),
  sources: z
    .array(z.enum(evidenceSources))
    .min(1)
    .max(evidenceSources.length)
    .optional()
    .describe('What to search. By default the library, and PubMed and Europe PMC if the question asks for them.'),
  max_sources: z.int().min(1).max(50).optional().describe('The most articles to use.'),
}

export const searchEvidenceInput = z.object({
  question: question.describe('A medical question in English, German, French, Spanish or Chinese.'),
  ...filters,
})

export const askInput = z.object({
  question: question.describe('The question, without anything that identifies a patient.'),
  earlier: z
    .array(z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(questionLengthMax) }))
    .max(turnsMax)
    .optional()
    .describe('The turns that precede the question, oldest first.'),
  ...filters,
  references: z.enum(['inline', 'none']).optional().describe('Whether the text ends with a list of references.'),
  min_support: z.enum(minSupports).optional().describe('Leaves out sentences with less support than this.'),
})

export const getArticleInput = z.object({
  id: articleId.describe('The `id` of a source, as in `evidence.items`, such as `card:dapa-hf`.'),
})

export const checkClaimInput = z.object({
  sentence: z.string().min(1).max(sentenceLengthMax).describe('One sentence, without citation marks or Markdown.'),
  sources: z
    .array(articleId)
    .min(1)
    .max(articlesMax)
    .optional()
    .describe('The `id` of each article that should support the sentence. If absent, articles are searched for.'),
})

export const searchEvidenceOutput = z.object({
  evidence: evidenceSchema.nullable().describe('Its spans and checks are empty. Null if there was nothing to search.'),
})

export const askOutput = z.object({
  text: z.string().describe('The answer in Markdown, with citations [n].'),
  finish_reason: z.string(),
  evidence: evidenceSchema
    .nullable()
    .describe('The sources, and the check of each cited sentence. Null for small talk.'),
})

const sentenceCheck = {
  verdict: z.enum(checkVerdicts).nullable().describe('Null if the sentence contains nothing that can be checked.'),
  missing: checkSchema.shape.missing,
  reason: checkSchema.shape.reason,
  reasonTemplate: messageTemplateSchema.exactOptional(),
  deciding: z
    .object({ id: z.string(), text: z.string().describe('Verbatim in the article.') })
    .exactOptional()
    .describe('The sentence of an article on which the verdict rests; absent if none decides.'),
  differences: z
    .object({ sentence: checkDifferencesSchema.shape.answer, source: checkDifferencesSchema.shape.source })
    .exactOptional()
    .describe('Where the sentence and the deciding sentence differ: UTF-16 offsets, end exclusive.'),
}

export const checkClaimOutput = z.object({
  ...sentenceCheck,
  sources: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        url: z.string(),
        retracted: itemSchema.shape.retracted,
        ...sentenceCheck,
      }),
    )
    .describe('The verdict of each article alone.'),
  searched: z.array(searchSchema).describe('Empty if `sources` were given.'),
})

export type SearchEvidenceArguments = z.output<typeof searchEvidenceInput>
export type AskArguments = z.output<typeof askInput>
export type CheckClaimResult = z.output<typeof checkClaimOutput>

/** @returns the body of the chat request that asks the same */
export function toChatBody(asked: AskArguments): object {
  const { question: content, earlier = [], ...evidence } = asked
  return { messages: [...earlier, { role: 'user', content }], evidence }
}
