/** Reads what PubMed answers to a search (ESearch), of a question or of a fetch. */
import { z } from 'zod'
import { parsePmid } from '@/lib/evidence/article/article-identity'
import { count, readJson, textOrNumber, toListSchema } from './live-source'
import type { LiveService } from './service-client'

interface PubmedSearch {
  hits: number
  /** In the order that was asked for; only the part of the list that was asked for. */
  pmids: string[]
  /** The query as PubMed understood it; '' if it does not say. */
  translation: string
  /** Names in the query that occur in no record, as PubMed prints them: `"lumocaptide"[tiab]`. */
  unknown: string[]
  unknownFields: string[]
  /** Where the history server keeps the list, if it was asked to. */
  history: { webEnv: string; queryKey: string } | null
}

/**
 * @returns the search, or PubMed's own words if it did not run it
 * @throws LiveError when the text is not an answer to a search
 */
export function readPubmedSearch(text: string, service: LiveService): PubmedSearch | { problem: string } {
  // PubMed breaks lines inside the strings of its error messages, which JSON does not allow.
  const { esearchresult: result } = readJson(text.replace(/[\r\n\t]+/g, ' '), searchAnswer, service)
  if ('ERROR' in result) return { problem: result.ERROR }
  const { webenv, querykey, errorlist, warninglist } = result
  return {
    hits: result.count,
    pmids: result.idlist.filter((id) => parsePmid(id) !== null),
    translation: result.querytranslation ?? '',
    unknown: [...(errorlist?.phrasesnotfound ?? []), ...(warninglist?.quotedphrasesnotfound ?? [])],
    unknownFields: errorlist?.fieldsnotfound ?? [],
    history: webenv && querykey ? { webEnv: webenv, queryKey: querykey } : null,
  }
}

const searchAnswer = z.object({
  esearchresult: z.union([
    z.object({ ERROR: z.string() }),
    z.object({
      count,
      idlist: toListSchema(textOrNumber),
      webenv: z.string().optional(),
      querykey: textOrNumber.optional(),
      querytranslation: z.string().optional(),
      errorlist: z
        .object({ phrasesnotfound: toListSchema(z.string()), fieldsnotfound: toListSchema(z.string()) })
        .optional(),
      warninglist: z.object({ quotedphrasesnotfound: toListSchema(z.string()) }).optional(),
    }),
  ]),
})
