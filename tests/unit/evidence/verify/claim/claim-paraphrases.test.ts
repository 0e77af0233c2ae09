/** Words that a paraphrase may use because its source has a word of the same meaning. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listClassWords } from '@/lib/evidence/text/drugs/drug-classes'
import { listRouteWords } from '@/lib/evidence/text/drugs/drug-routes'
import { findParaphrasedNames, isParaphrased } from '@/lib/evidence/verify/claim/paraphrases/is-paraphrased'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { assertMarked, assertUnmarked } from '../../../../support/claims/assert-marked'

/** Whether a source with the words may be paraphrased by the first of the others. */
function paraphrases(said: string, source: string): boolean {
  const tokens = tokenize(source)
  const [word] = tokenize(said)
  return isParaphrased(word as Token, {
    concepts: new Set(tokens.map(({ concept }) => concept)),
    words: new Set(tokens.map((each) => each.word)),
  })
}

test('a condition may be named by what its name says, in either order', () => {
  assert.ok(paraphrases('urine', 'bacteriuria'))
  assert.ok(paraphrases('bacteriuria', 'bacteria in the urine'))
  assert.ok(paraphrases('bloodstream', 'bacteraemia'))
  assert.ok(paraphrases('potassium', 'hypokalaemia'))
  assert.ok(paraphrases('pain', 'myalgia'))
  assert.ok(paraphrases('swallowing', 'dysphagia'))
  assert.ok(!paraphrases('urine', 'bacteraemia'))
  assert.ok(!paraphrases('sodium', 'hypokalaemia'))
  assertUnmarked([
    [
      'Group B streptococcus in the urine in this pregnancy, whatever the colony count, calls for intravenous prophylaxis in labour.',
      'sogc-2013-group-b-streptococcus',
    ],
    ['ECT was linked to muscle pain and ketamine to dissociation.', 'elekt-d-ketamine-ect'],
  ])
})

test('a treatment may be named by its route, its class or its purpose', () => {
  assert.ok(paraphrases('infused', 'given intravenously'))
  assert.ok(paraphrases('blockers', 'H2 antagonist'))
  assert.ok(paraphrases('checkpoint', 'an anti-PD-1 drug'))
  assert.ok(paraphrases('busting', 'alteplase'))
  assert.ok(paraphrases('vitamin', 'pyridoxine'))
  assert.ok(paraphrases('keyhole', 'laparoscopic surgery'))
  assert.ok(!paraphrases('infused', 'given by mouth'))
  assert.ok(!paraphrases('checkpoint', 'chemotherapy'))
  assertUnmarked([
    ['Without the omeprazole infusion, more patients bled again within 30 days.', 'lau-omeprazole-bleeding-ulcer'],
    ['To heal erosive oesophagitis, PPIs are preferred to H2 blockers.', 'acg-2022-gerd'],
    ['Vitamin B6 works no better than placebo for carpal tunnel syndrome.', 'aaos-2016-carpal-tunnel'],
  ])
  assertMarked([
    ['Without topical omeprazole, more patients bled again within 30 days.', 'lau-omeprazole-bleeding-ulcer'],
    ['To heal erosive oesophagitis, H2 blockers are preferred to PPIs.', 'acg-2022-gerd'],
  ])
})

test('a test may be named by what it measures, and an outcome by another word for it', () => {
  assert.ok(paraphrases('acuity', 'letters gained'))
  assert.ok(paraphrases('serology', 'laboratory testing'))
  assert.ok(paraphrases('impairment', 'a fall in recall'))
  assert.ok(!paraphrases('acuity', 'intraocular pressure'))
  assertUnmarked([
    [
      'With monthly injections, visual acuity improved by about the same amount on bevacizumab (8.0 letters) as on ranibizumab (8.5 letters) at one year.',
      'catt-bevacizumab-ranibizumab',
    ],
  ])
})

test('a drug may be named by its class and by how it is always given', () => {
  assert.deepEqual(listClassWords('pembrolizumab').slice(0, 3), ['immune', 'checkpoint', 'inhibitor'])
  assert.ok(listClassWords('sertraline').includes('ssri'))
  assert.ok(!listClassWords('oseltamivir').includes('protease'))
  assert.deepEqual(listRouteWords('entecavir'), ['oral'])
  assert.deepEqual(listRouteWords('enoxaparin'), ['subcutaneous', 'injection'])
  assert.deepEqual(listRouteWords('semaglutide'), [])
  assertUnmarked([
    ['Oral options for hepatitis B are entecavir 0.5 mg, TDF 300 mg or TAF 25 mg daily.', 'aasld-2018-hepatitis-b'],
    [
      'Elexacaftor-tezacaftor-ivacaftor is a triple modulator that cut exacerbations by 63%.',
      'elexacaftor-single-f508del',
    ],
  ])
  assertMarked([
    ['Inhaled options for hepatitis B are entecavir 0.5 mg, TDF 300 mg or TAF 25 mg daily.', 'aasld-2018-hepatitis-b'],
  ])
})

/** The words of a sentence that belong to names of several words which paraphrase the source. */
function listNamed(sentence: string, source: string): string[] {
  const tokens = tokenize(source)
  const words = {
    concepts: new Set(tokens.map(({ concept }) => concept)),
    words: new Set(tokens.map((each) => each.word)),
  }
  return findParaphrasedNames(tokenize(sentence), words).map(({ word }) => word)
}

test('a condition, a harm or a schedule may have another name in every specialty', () => {
  assert.ok(paraphrases('neuropathy', 'grade 3 neurotoxicity'))
  assert.ok(paraphrases('nocte', 'one tablet at night'))
  assert.ok(paraphrases('depot', 'a long-acting injectable'))
  assert.ok(paraphrases('myoma', 'uterine fibroids'))
  assert.ok(paraphrases('hypercapnia', 'a raised PaCO2'))
  assert.ok(paraphrases('strabismus', 'exotropia'))
  assert.ok(paraphrases('scabies', 'the mite'))
  assert.ok(!paraphrases('neuropathy', 'grade 3 nephrotoxicity'))
  assert.ok(!paraphrases('depot', 'a daily tablet'))
  assert.ok(!paraphrases('myoma', 'ovarian cysts'))
  assert.ok(!paraphrases('enteral', 'parenteral feeding'))
})

test('a name of several words paraphrases only as a whole', () => {
  assert.deepEqual(listNamed('Blood poisoning was rarer.', 'bacteraemia'), ['blood', 'poisoning'])
  assert.deepEqual(listNamed('It prevents glandular fever.', 'Epstein-Barr virus disease'), ['glandular', 'fever'])
  assert.deepEqual(listNamed('It caused pins and needles.', 'paraesthesia'), ['pins', 'and', 'needles'])
  assert.deepEqual(listNamed('Poisoning of the blood was rarer.', 'bacteraemia'), [])
  assert.deepEqual(listNamed('Blood poisoning was rarer.', 'pneumonia'), [])
})

test('a source needs every word of a name on the right', () => {
  assert.ok(paraphrases('cvc', 'a central venous catheter'))
  assert.ok(!paraphrases('cvc', 'a central nervous disease'))
})

test('a source may write a word apart', () => {
  assertUnmarked([
    ['Retreatment was as common after 3 days of amoxicillin as after 7 days (12.5%).', 'cap-it-amoxicillin-children'],
    [
      'In diabetics with heart disease, genital thrush was commoner with empagliflozin than with placebo (6.4% against 1.8%).',
      'empa-reg-outcome',
    ],
  ])
  assertMarked([
    ['Reinfection was as common after 3 days of amoxicillin as after 7 days (12.5%).', 'cap-it-amoxicillin-children'],
    ['Bladder infection was commoner with empagliflozin than with placebo (6.4% against 1.8%).', 'empa-reg-outcome'],
  ])
})
