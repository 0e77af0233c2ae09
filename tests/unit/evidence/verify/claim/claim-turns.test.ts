/** Sentences in two forms that differ in one turn, "{true form|false form}": the first is not marked, the second is. */
import { test } from 'node:test'
import { assertMarked, assertUnmarked } from '../../../../support/claims/assert-marked'

const turn = /\{([^{}|]*)\|([^{}|]*)\}/g

/** @param turned pairs of a sentence with turns and its card */
function assertTurned(turned: readonly (readonly [sentence: string, card: string])[]): void {
  assertUnmarked(turned.map(([sentence, card]) => [sentence.replace(turn, '$1'), card]))
  assertMarked(turned.map(([sentence, card]) => [sentence.replace(turn, '$2'), card]))
}

test('a difference is claimed where there was none', () => {
  assertTurned([
    [
      'Death at 3 months {did not differ|differed} significantly between alteplase and placebo (17% vs 21%).',
      'ninds-tpa',
    ],
    [
      'Cure rates {did not differ|differed} between clindamycin and co-trimoxazole (80.3% and 77.7%, p=0.52).',
      'miller-clindamycin-tmp-smx',
    ],
    [
      'Omega-3 supplementation made {no|a significant} difference to progression to late AMD over 10 years.',
      'areds2-10-year',
    ],
    [
      'Restricting intravenous fluid in septic shock made {no|a significant} difference to 90-day mortality.',
      'classic',
    ],
  ])
  assertUnmarked([
    [
      'Neither 90-day mortality (19% vs 18%) nor symptomatic intracranial hemorrhage (6% vs 3%) differed significantly between thrombectomy and standard care.',
      'dawn',
    ],
  ])
})

test('a wide difference that was not tested is denied', () => {
  assertTurned([
    [
      'Grade 3 or worse adverse events {were|were not} more common when the radioligand was added to standard care (52.7% vs 38.0%).',
      'vision-lutetium-psma-617',
    ],
    [
      'Halving the duration of FOLFOX {reduced|did not reduce} grade 2 or worse neurotoxicity from 47.7% to 16.6%.',
      'idea-stage-iii-colon',
    ],
    [
      'MAb114 {lowered|did not lower} 28-day mortality compared with ZMapp in Ebola virus disease.',
      'palm-ebola-antibodies',
    ],
    [
      'Grade 3 or 4 adverse events {were|were not} more frequent with lorlatinib (77% vs 57%).',
      'crown-lorlatinib-5-year',
    ],
  ])
})

test('a fall in one part of a composite is not the fall that a sentence denies', () => {
  assertTurned([
    ['Dapagliflozin {lowered|did not lower} the kidney or cardiovascular death composite (9.2% vs 14.5%).', 'dapa-ckd'],
  ])
})

test('less of what a result names as reduced is claimed', () => {
  assertTurned([
    ['Across five trials, thrombectomy {reduced|increased} disability at 90 days after large-vessel stroke.', 'hermes'],
    ['Major bleeding was {no|significantly} more frequent.', 'manage-dabigatran-mins'],
  ])
})

test('advice is turned into its opposite', () => {
  assertTurned([
    [
      'The USPSTF recommends {against |}combined estrogen and progestin for preventing chronic conditions after menopause (grade D).',
      'uspstf-hormone-therapy-2022',
    ],
    ["Ringer's lactate is {preferred|not preferred} to saline.", 'acg-2024-acute-pancreatitis'],
    [
      'A direct oral anticoagulant is {preferred|not preferred} to warfarin unless there is moderate-severe rheumatic mitral stenosis or a mechanical valve.',
      'acc-aha-2023-atrial-fibrillation',
    ],
    [
      'Stage 2 hypertension should {be|not be} treated from the outset with two first-line drug classes.',
      'aha-acc-2025-high-blood-pressure',
    ],
  ])
  assertUnmarked([
    [
      'Warfarin-related haemorrhage with an INR of 2 or more calls for four-factor prothrombin complex concentrate plus 5 to 10 mg of intravenous vitamin K, rather than plasma.',
      'aha-asa-2022-intracerebral-haemorrhage',
    ],
  ])
})

test('the opposite of a result is claimed for a good outcome, or for all outcomes', () => {
  assertTurned([
    [
      'Neoadjuvant ipilimumab plus nivolumab {improved|worsened} 12-month event-free survival compared with adjuvant nivolumab (83.7% vs 57.2%).',
      'nadina-neoadjuvant-melanoma',
    ],
    ['Memantine {improved|worsened} sMMSE by 1.2 points over placebo.', 'domino-ad'],
    [
      'Septic patients on vasopressors who received intravenous vitamin C did {worse|better} than those given placebo.',
      'lovit',
    ],
    [
      'Remdesivir {shortened|did not shorten} the time to recovery from a median of 15 to 10 days in adults hospitalised with COVID-19.',
      'actt-1-remdesivir',
    ],
    [
      'Alteplase 3 to 4.5 hours after stroke onset {increased|reduced} the proportion with an excellent outcome (52.4% vs 45.2%).',
      'ecass-iii',
    ],
  ])
})

test('a result worded with a noun is the same result', () => {
  assertUnmarked([
    [
      'Combining doxazosin with finasteride led to a reduction in progression of BPH by two thirds, far more than either drug alone.',
      'mtops',
    ],
    [
      'There was a reduction in the Hamilton Anxiety score with duloxetine by 3.13 points more than placebo.',
      'slee-gad-nma',
    ],
    [
      'There was no significant increase in serious adverse events with active treatment, which were fewer than on placebo (358 vs 448).',
      'hyvet',
    ],
    ['Rituximab was the better drug (67% vs 42%) in patients who had relapsed.', 'rave-rituximab-18-month'],
  ])
})

test('a dose is not that of the drug which is replaced', () => {
  assertTurned([
    [
      'Non-responders on acute testing were given {carvedilol instead of propranolol|propranolol instead of carvedilol}, starting at 6.25 mg and going up to 25 mg a day.',
      'predesci-beta-blocker-cirrhosis',
    ],
  ])
})

test('a shown effect is denied by words that once left it open', () => {
  assertTurned([
    [
      'The composite of stroke, embolism, MI, or death from vascular or unknown causes {was|was not} more frequent on rivaroxaban than on a vitamin K antagonist (560 vs 446 events).',
      'invictus-rivaroxaban-rheumatic-af',
    ],
    ['Serious pneumonia {was|was not} more common on colchicine, at 0.9% against 0.4%.', 'colcot-colchicine-mi'],
    [
      'Giving alteplase between 3 and 4.5 hours after the onset of ischaemic stroke {increased|did not increase} the likelihood of an excellent functional outcome at 90 days, from 45.2% with placebo to 52.4%.',
      'ecass-iii',
    ],
    [
      'Prophylactic tranexamic acid at caesarean {lowered|did not lower} calculated blood loss over 1000 ml or transfusion (26.7% vs 31.6%).',
      'traap2-txa-caesarean',
    ],
    [
      'Despite a nonsignificant primary outcome, cooled newborns were {more|not more} likely to survive free of neurologic abnormality.',
      'toby-cooling',
    ],
  ])
})

test('a firmer grade is claimed', () => {
  assertTurned([
    [
      'In severe active Takayasu arteritis, the panel {conditionally|strongly} favors high-dose glucocorticoids alongside methotrexate, azathioprine, or a TNF inhibitor.',
      'acr-vf-2021-giant-cell-arteritis',
    ],
    [
      'Fidaxomicin is {conditionally|strongly} preferred over a standard vancomycin course for a first episode in adults.',
      'idsa-shea-2021-cdi',
    ],
  ])
})

test('the other arm may be one without treatment, and a treatment may come out ahead', () => {
  assertTurned([
    [
      'Those on {placebo or no statin|statins} had more deaths from any cause than those on {statins|placebo or no statin}.',
      'chou-statins-primary-prevention',
    ],
    ['{Rivaroxaban|Enoxaparin} came out ahead of {enoxaparin|rivaroxaban} for major bleeding.', 'einstein-pe'],
  ])
})

test('a result is denied or turned round in words of its own', () => {
  assertTurned([
    [
      'Bleeding that had nothing to do with bypass surgery was {commoner|rarer} on ticagrelor than on clopidogrel.',
      'plato',
    ],
    [
      'Peanut allergy was {rarer|more frequent} in children who ate peanut than in those who avoided it.',
      'leap-peanut',
    ],
    [
      'Inducing labour at 39 weeks {lowered the caesarean rate|left the caesarean rate unchanged} in low-risk nulliparous women.',
      'arrive-induction-39-weeks',
    ],
    ['Treating hypertension after the age of 80 {prolonged|did not prolong} life.', 'hyvet'],
    ['Adding very low dose rivaroxaban to aspirin carried {a|no} penalty in major bleeding.', 'compass'],
    ['Denosumab protected the spine {and the hip|but did nothing for the hip}.', 'freedom'],
    ['Patients on the intensive policy {gained|did not gain} weight.', 'ukpds-33'],
    ['As-needed budesonide-formoterol gave {poorer|better} symptom control than daily budesonide.', 'sygma-1'],
    ['Valproate alone kept {fewer|more} patients free of relapse than lithium did.', 'balance-lithium-valproate'],
  ])
  assertUnmarked([
    [
      'Doubling the length of the steroid course did not keep children with nephrotic syndrome free of relapse.',
      'prednos-childhood-nephrotic',
    ],
    ['A 0.45-point gain falls short of what is usually proposed as clinically meaningful.', 'clarity-ad-lecanemab'],
  ])
})

test('the result line that has every word for the outcome decides, whatever else a sentence names', () => {
  assertTurned([
    ['Prednisolone made {a|no} difference to recovery at 9 months.', 'sullivan-bells-palsy'],
    [
      'Lenacapavir {protected|failed to protect} young women in South Africa and Uganda from HIV.',
      'purpose-1-lenacapavir',
    ],
    [
      'Hydrocortisone {lowered the number of|made no difference to how many} patients with severe pneumonia who {had to|went on to} be intubated.',
      'cape-cod-hydrocortisone-cap',
    ],
    ['At 6 months, events were {more frequent|fewer} in the invasive arm.', 'ischemia'],
    [
      '{The 150 mg dose|Both doses} of dabigatran significantly lowered stroke or embolism compared with warfarin.',
      're-ly',
    ],
  ])
  assertUnmarked([
    [
      'Low blood pressure and slow heart rate were both seen more often with perioperative metoprolol.',
      'poise-metoprolol',
    ],
    ['Women taking spironolactone had less troublesome acne after six months.', 'safa-spironolactone-acne'],
  ])
})

test('a difference is clear only if rates without a test differ by more than a little', () => {
  assertTurned([
    [
      'Adding chemotherapy improved invasive disease-free survival {slightly|significantly} (84.3% vs 83.3%).',
      'tailorx-21-gene',
    ],
    [
      'Etanercept with methotrexate was {no|significantly} better than triple therapy on DAS28 at 48 weeks.',
      'racat-triple-therapy-ra',
    ],
    [
      'Antihypertensive treatment {did not significantly reduce|significantly reduced} stroke in people aged 80 or over.',
      'hyvet',
    ],
  ])
})
