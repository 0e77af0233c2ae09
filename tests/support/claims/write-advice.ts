/** Writes sentences about the recommendations of guidelines in fixed forms: for what they advise, and against it. */
import type { Article } from '@/lib/evidence/article/article'
import type { Claim, ClaimedArticle } from './read-claims'
import { capitalize, uncapitalize } from './write-results'

/** Written of what is advised and of the case that it is advised for. */
type Form = (thing: string, forCase: string) => string

export const affirmingForms: Record<string, Form> = {
  'is recommended': (thing, forCase) => `${capitalize(thing)} is recommended for ${forCase}.`,
  'should receive': (thing, forCase) => `Patients with ${forCase} should receive ${thing}.`,
  'calls for': (thing, forCase) => `${capitalize(forCase)} calls for ${thing}.`,
  'do not omit': (thing, forCase) => `In ${forCase}, do not omit ${thing}.`,
  'not be withheld': (thing, forCase) => `${capitalize(thing)} should not be withheld in ${forCase}.`,
  'must not be forgotten': (thing, forCase) => `${capitalize(thing)} must not be forgotten in ${forCase}.`,
}

export const refusingForms: Record<string, Form> = {
  'do not give': (thing, forCase) => `Do not give ${thing} for ${forCase}.`,
  avoid: (thing, forCase) => `In ${forCase}, avoid ${thing}.`,
  'advises against': (thing, forCase) => `The guideline advises against ${thing} for ${forCase}.`,
  'advice is against': (thing, forCase) => `Its advice is against ${thing} in ${forCase}.`,
  'is contraindicated': (thing, forCase) => `${capitalize(thing)} is contraindicated in ${forCase}.`,
  'should be withheld': (thing, forCase) => `In ${forCase}, ${thing} should be withheld.`,
  'no need': (thing, forCase) => `There is no need for ${thing} in ${forCase}.`,
  'no call': (thing, forCase) => `There is no call for ${thing} in ${forCase}.`,
  'no place': (thing, forCase) => `${capitalize(thing)} has no place in ${forCase}.`,
  'wrong choice': (thing, forCase) => `${capitalize(thing)} is the wrong choice in ${forCase}.`,
  'not what it recommends': (thing, forCase) =>
    `${capitalize(thing)} is not what the guideline recommends for ${forCase}.`,
  'nobody should get': (thing, forCase) => `Nobody with ${forCase} should be given ${thing}.`,
}

interface Recommendation {
  forCase: string
  thing: string
}

/** @returns for each guideline the sentences on its recommendations of the form "Case: thing" */
export function writeAdvice(articles: readonly Article[]): ClaimedArticle[] {
  const write = (forms: Record<string, Form>, isTrue: boolean, { thing, forCase }: Recommendation) =>
    Object.entries(forms).map(
      ([kind, form]): Claim => ({ sentence: form(thing, forCase), isTrue, kind, language: 'en', isCited: true }),
    )
  return articles.flatMap((article) => {
    const claims = readRecommendations(article).flatMap((each) => [
      ...write(affirmingForms, true, each),
      ...write(refusingForms, false, each),
    ])
    return claims.length > 0 ? [{ article, claims }] : []
  })
}

/** "Case: thing (grade)", of which the thing is a name. */
const line = /^([^:;()]{3,80}): ([^:;]{5,160}?)(?: \([^()]*\))?\.?$/
const denies = /\b(?:not?|avoid|against|only|unless|withdraw|may|is|are)\b/i
/** Opens a phrase that is not the name of a thing. */
const opensOtherwise =
  /^(?:treat|start|begin|add|give|stop|consider|extend|assess|taper|stay|clear|prescribe|attempt|estimate|observe|complete|return|use|offer|test|suggested|recommended|lowering|five|one|two|least|about|increase|reduce|repeat|check|screen|keep|delay|less|more|below|above|\d)/i

function readRecommendations({ passages }: Article): Recommendation[] {
  return passages.flatMap(({ section, text }) =>
    section === 'recommendation' ? text.split('\n').flatMap((written) => toRecommendation(written) ?? []) : [],
  )
}

function toRecommendation(written: string): Recommendation | null {
  const [, forCase = '', thing = ''] = line.exec(written) ?? []
  if (thing === '' || denies.test(thing) || opensOtherwise.test(thing)) return null
  return { forCase: uncapitalize(forCase), thing: uncapitalize(thing) }
}
