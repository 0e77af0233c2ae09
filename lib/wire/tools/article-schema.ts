/** An article as a program reads it: what its record states, and its passages word for word. */
import { z } from 'zod'
import { itemSchema } from '@/lib/wire/evidence-schema'

const { id, pmid, doi, pmcid, title, journal, year, volume, pages, type, level, retracted, provenance, url } =
  itemSchema.shape

export const articleSchema = z.object({
  id,
  pmid,
  doi,
  pmcid,
  title,
  authors: z.array(z.string()).describe('"Last AB", in order; only the first author for our own summaries.'),
  journal,
  year,
  volume,
  issue: z.string().nullable(),
  pages,
  type,
  level,
  retracted,
  provenance,
  url,
  notices: itemSchema.shape.notices,
  participants: itemSchema.shape.participants,
  population: itemSchema.shape.population,
  effects: itemSchema.shape.effects.describe('Results with their measure, as printed.'),
  citation: z.string().describe('In Vancouver style.'),
  passages: z.array(
    z.object({
      label: z.string().describe('Such as "Results"; may be empty.'),
      text: z.string(),
      page: z.int().exactOptional().describe('The page of the document, where it has pages.'),
    }),
  ),
})

export type ArticleRecord = z.infer<typeof articleSchema>
