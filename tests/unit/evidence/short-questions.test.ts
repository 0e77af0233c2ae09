import '../../support/library/starter-library'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askConversation } from '../../support/questions/ask-in-process'

/** How an answer has to open, without a language model, for questions as they are typed on a ward or in a practice. */
const openings: [question: string, opening: RegExp][] = [
  ['treatment of gout flare', /^Flares: colchicine, NSAID or glucocorticoid/],
  ['What should I give for a gout attack?', /^Choose corticosteroids, NSAIDs or colchicine/],
  ['H pylori treatment', /bismuth quadruple therapy/],
  ['H pylori eradication first line', /bismuth quadruple therapy/],
  ['flumazenil in mixed OD risky?', /flumazenil reverses sedation but can cause seizures/],
  ['rhinitis when to do allergy testing', /^Specific IgE testing/],
  ['emergency contraception on carbamazepine', /^Enzyme-inducing drugs: copper IUD/],
  ['hep B pregnant high viral load', /HBV DNA above 200,000/],
  ['T1 diabetic, when do I start ACR screening', /type 1 diabetes of 5 years or more/],
  ['back pain in GP, xray or MRI?', /no routine imaging/],
  ['downsides of PSA testing', /More cancers were diagnosed/],
  ['bronchiolitis treatment', /^AAP \(2014\) advises supportive care/],
  ['depression first line', /^ACP \(2016\) recommends either cognitive behavioural therapy/],
  ['eczema child treatment', /^AAD \(2014\): in atopic dermatitis use moisturisers/],
  ['smoking cessation best', /^USPSTF \(2021\): ask every adult/],
  ['HRT breast cancer risk', /breast-cancer risk: non-hormonal treatment/],
  ['opioid overdose naloxone dose', /naloxone can restore breathing/],
  ['provoked DVT how long', /for 3 months \(strong\)/],
  ['how long treat pneumonia', /^Treat for 5 days and reassess/],
  ['cellulitis duration', /for 5 days, longer if not improving/],
  ['systolic target in intracerebral haemorrhage', /target of 140 mm Hg/],
  ['BP target in 80-year-old', /Overall treatment goal below 130\/80/],
  ['sinusitis antibiotics', /watchful waiting \(with follow-up\) or an antibiotic/],
  ['malaria severe artesunate', /from 22% to 15% compared with quinine/],
  ['severe malaria in a 4 year old, artesunate?', /^In African children/],
  ['nose bleed txa soaked pledget', /^Topical tranexamic acid/],
  ['pt woke up with hemiparesis, last seen well 10 h ago, can I lyse?', /^When stroke onset is unknown/],
  ['group A strep necrotising fasciitis antibiotics', /^Necrotising infection: surgery plus vancomycin/],
  ['newborn 38 weeks yellow at 18 hours - what to do', /^AAP \(2022\): check newborns/],
  ['na 112 with seizures: bolus or infusion of 3% saline', /boluses of 3% saline/],
  ['How long to anticoagulate a provoked DVT?', /for 3 months \(strong\)/],
  ['CHA2DS2-VASc 1 man, anticoagulate?', /score 1 in men/],
  ['82 year old BP 168/84, treat?', /^Age 60 or older/],
  ['anaphylaxis in an 8-year-old, adrenaline dose', /300 micrograms at 6 to 12 years/],
  ['olanzapine for cisplatin vomiting dose', /^Intervention: olanzapine 10 mg/],
  ['ear wax what to use', /cerumenolytic drops, irrigation or manual removal/],
  ['gout attack, pred vs NSAID', /^For acute gout ACP \(2017\) recommends a corticosteroid/],
  ['antibiotics for acute otitis media in 3 year old, needed?', /^Severe signs/],
  ['apixaban or warfarin in AF 78yo CHADSVASC 4', /Direct oral anticoagulant rather than warfarin/],
  ['stopping denosumab what happens', /bone loss follows if denosumab is stopped/],
  ['calcium gluconate dose hyperkalaemia', /calcium gluconate 10% 30 mL/],
]

for (const [question, opening] of openings) {
  test(`an answer to "${question}" opens with what is asked`, async () => {
    const { content } = await askConversation([question])
    assert.match(content.match(/“([^”]*)”/)?.[1]?.replaceAll('\\', '') ?? '', opening)
  })
}

test('an article that lacks one of the two words of a question does not answer', async () => {
  for (const question of ['preop fasting', 'MRSA screening', 'Graves relapse']) {
    const { evidence } = await askConversation([question])
    assert.notEqual(evidence?.outcome, 'answer', question)
  }
})

test('an article on another disease or injury of the same place does not answer', async () => {
  for (const question of ['groin hernia repair', 'ACL tear surgery or rehab']) {
    const { evidence } = await askConversation([question])
    assert.notEqual(evidence?.outcome, 'answer', question)
  }
})
