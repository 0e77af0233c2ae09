import '../../../support/library/starter-library'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retrieve } from '@/lib/evidence/retrieve'

const asker = { owner: 'test', signal: new AbortController().signal }

async function ask(...turns: string[]) {
  const question = { text: turns.at(-1) ?? '', earlier: turns.slice(0, -1) }
  const { found, uncovered } = await retrieve(question, { mode: 'auto', references: 'inline', sourcesMax: 8 }, asker)
  const best = found[0]?.sentences.toSorted((a, b) => b.score - a.score)[0]
  return { id: found[0]?.article.id, quoted: best?.passage.text.slice(best.start, best.end) ?? '', uncovered }
}

test('a turn that names only a group asks for the effect in it, and stays with the study', async () => {
  for (const [turns, id, quoted] of [
    [['finerenone in HFpEF', 'any hyperkalaemia?', 'what about women?'], 'finearts-hf', /rate ratio 0\.84/],
    [['dapagliflozin in CKD', 'any ketoacidosis?', 'what about women?'], 'dapa-ckd', /HR 0\.61/],
    [['tranexamic acid in trauma', 'dose?', 'in the elderly?'], 'crash-2', /lowered all-cause death/],
    [['tranexamic acid in trauma', 'pregnancy?'], 'crash-2', /lowered all-cause death/],
    [['apixaban AF', 'bleeding?', 'elderly?'], 'aristotle', /superior to warfarin/],
    [['dexamethasone in covid', 'pregnant women?'], 'recovery-dexamethasone', /cut 28-day deaths/],
    [['RSV vaccine', 'in pregnancy?'], 'matisse-maternal-rsv', /weeks of pregnancy/],
  ] as const) {
    const found = await ask(...turns)
    assert.equal(found.id, `card:${id}`, turns.join(' | '))
    assert.match(found.quoted, quoted, turns.join(' | '))
  }
  assert.deepEqual((await ask('finerenone in HFpEF', 'any hyperkalaemia?', 'what about women?')).uncovered, ['women'])
})

test('a turn on another drug or a named finding does not ask for the dose or the harms of the turn before', async () => {
  for (const [turns, quoted] of [
    [
      ['Spironolactone for HFpEF?', 'hyperkalaemia rate?', 'finerenone instead?'],
      /finerenone lowered the combined rate/,
    ],
    [['rituximab in ANCA vasculitis?', 'side effects?', 'what about cyclophosphamide instead'], /noninferior/],
    [['pantoprazole in ventilated?', 'dose?', 'C diff?'], /^Clostridioides difficile infection/],
  ] as const)
    assert.match((await ask(...turns)).quoted, quoted, turns.join(' | '))
})

test('the sentence on the group that a turn names is quoted first', async () => {
  for (const [turns, quoted] of [
    [['doxypep', 'dose?', 'what about women?'], /separate trial in cisgender women/],
    [['terlipressin for hepatorenal syndrome', 'harms?', 'if creatinine over 5?'], /creatinine is 5 mg\/dL or more/],
    [['insomnia treatment', 'daridorexant?', 'in the elderly?'], /39% were 65 or older/],
    [['statins in primary prevention', 'does it reduce stroke?', 'over 75?'], /few data above 75 years/],
    [['aspirin primary prevention', 'bleeding?', 'what about the over 70s?'], /did not lower cardiovascular events/],
  ] as const)
    assert.match((await ask(...turns)).quoted, quoted, turns.join(' | '))
})

test('a follow-up keeps the comparison, the age and the aim of the first turn', async () => {
  for (const [turns, id] of [
    [['rivaroxaban for PE', 'compared with warfarin?', 'what dose?'], 'einstein-pe'],
    [['shingles vaccine in over 70s', 'how well does it work?'], 'zoe-70-recombinant-zoster'],
    [['metformin to prevent diabetes', 'if he cannot take it?'], 'dpp'],
    [['are steroids recommended in ARDS?', 'and proning - how many hrs a day?'], 'ats-2024-ards'],
  ] as const)
    assert.equal((await ask(...turns)).id, `card:${id}`, turns.join(' | '))
})

test('the recommendation for the situation of the question is quoted first', async () => {
  for (const [question, quoted] of [
    ['H pylori still positive after bismuth quad. what regimen next?', /^After failed bismuth/],
    ['PMR relapse on taper, go back to which dose?', /^Relapse: return/],
    ['Mammogram at 78 - any point carrying on?', /^Age 75 or older/],
    ['rabies post exposure vaccine, patient on rituximab', /^Immunosuppressed: five doses/],
    ['48F leaks when she coughs and runs, wants a tablet for it. do any work?', /no systemic drugs/],
    ['Candida glabrata vaginitis not clearing with fluconazole, what next', /^C\. glabrata vaginitis: boric acid/],
    ['veoza and LFTs, are they needed?', /liver tests before starting/],
  ] as const)
    assert.match((await ask(question)).quoted, quoted, question)
})

test('an adult described by signs is answered from adults, and a value outside those studied by another source', async () => {
  const sinusitis = await ask('61F purulent nasal discharge and cheek pain 5 days. does she need amoxicillin?')
  assert.match(sinusitis.id ?? '', /adult-sinusitis|garbutt/)
  const vertigo = await ask('33F room spins for seconds when rolling over in bed. what to do')
  assert.equal(vertigo.id, 'card:aao-hns-2017-bppv')
})

test('a finding that a follow-up asks about and no source mentions is named', async () => {
  for (const [first, finding] of [
    ['osimertinib adjuvant overall survival', 'rash'],
    ['denosumab in osteoporosis', 'jaw osteonecrosis'],
    ['tofacitinib in rheumatoid arthritis', 'shingles'],
  ] as const)
    assert.deepEqual((await ask(first, `${finding}?`)).uncovered, [finding])
  assert.deepEqual((await ask('ketamine or ECT in resistant depression', 'cognitive side effects?')).uncovered, [])
  assert.deepEqual((await ask('DOACs against warfarin in atrial fibrillation', 'and the gut bleeds?')).uncovered, [])
})
