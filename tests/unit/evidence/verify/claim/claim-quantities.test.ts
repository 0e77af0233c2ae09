/** How many had an outcome, and how a study was done, in words. */
import { test } from 'node:test'
import { assertMarks } from '../../../../support/claims/assert-marked'

test('"none", "most" and "all" of an arm are compared with its rate', () => {
  assertMarks([
    ['No woman had a caesarean after induction.', 'arrive-induction-39-weeks', true],
    ['Nobody given eradication treatment developed gastric cancer.', 'choi-h-pylori-gastric-cancer', true],
    ['Few people given eradication treatment developed gastric cancer.', 'choi-h-pylori-gastric-cancer', false],
    ['Most patients on esketamine were in remission at week 8.', 'escape-trd-esketamine', true],
    ['Most patients on esketamine were not in remission at week 8.', 'escape-trd-esketamine', false],
    ['There were no deaths on dapagliflozin.', 'dapa-ckd', true],
    ['All patients on dapagliflozin died.', 'dapa-ckd', true],
    ['No one given lenacapavir acquired HIV.', 'purpose-1-lenacapavir', false],
  ])
})

test('who knew the treatment is read in whatever words', () => {
  assertMarks([
    ['Neither the patients nor the psychiatrists knew which drug was being given.', 'escape-trd-esketamine', true],
    ['The patients knew which drug they were given; the raters did not.', 'escape-trd-esketamine', false],
    ['Parents did not know which group their child was in.', 'leap-peanut', true],
    ['The trial was not blinded.', 'leap-peanut', false],
  ])
})

test('whether a trial was stopped, planned, powered or sponsored, and the drug taken, may be denied', () => {
  assertMarks([
    ['The trial was not stopped early.', 'rose', true],
    ['The trial was stopped for futility.', 'rose', false],
    ['The trial ran its full course.', 'dapa-ckd', true],
    ['The trial was not allowed to run its full course.', 'dapa-ckd', false],
    ['The long-term analyses were not post hoc.', 'poet-endocarditis-oral', true],
    ['The long-term analyses were post hoc, not planned in advance.', 'poet-endocarditis-oral', false],
    ['The trial ruled out even a small difference in mortality.', 'lau-urgent-endoscopy', true],
    ['The trial could not rule out a small difference in mortality.', 'lau-urgent-endoscopy', false],
    ['The trial was independent of the manufacturer.', 'escape-trd-esketamine', true],
    ['The trial was sponsored by the manufacturer.', 'escape-trd-esketamine', false],
    ['Adherence to the tablets was good.', 'purpose-1-lenacapavir', true],
    ['Adherence to the tablets was low.', 'purpose-1-lenacapavir', false],
  ])
})

test('how many had something is also compared with a share in a sentence', () => {
  assertMarks([
    ['Hardly anyone on rifaximin had an adverse event.', 'rifaximin-hepatic-encephalopathy', true],
    ['Most people on rifaximin had an adverse event.', 'rifaximin-hepatic-encephalopathy', false],
    ['Nobody assigned to naltrexone failed to start it.', 'xbot-naltrexone-vs-buprenorphine', true],
    ['No patient in the antibiotic group had needed an operation by 90 days.', 'coda-appendicitis-antibiotics', true],
    ['Few people with Bell’s palsy recover without treatment.', 'sullivan-bells-palsy', true],
    ['Most people with Bell’s palsy recover without treatment.', 'sullivan-bells-palsy', false],
    ['Most adults treated with antibiotics had had a recurrence by 5 years.', 'appac-5-year-appendicitis', true],
  ])
})
