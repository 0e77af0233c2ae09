/** Which of two figures belongs to which arm, whatever a sentence calls the arms. */
import { test } from 'node:test'
import { assertMarks } from '../../../../support/claims/assert-marked'

test('where the arm of one figure is known, the other figure belongs to the other arm', () => {
  const alive = (one: string, other: string) =>
    `At 10 years ${one} were living after the sentinel procedure and ${other} after taking out the rest.`
  const bled = (one: string, other: string) =>
    `Side effects made ${one} come off semaglutide and ${other} come off placebo.`
  assertMarks([
    [alive('83.6%', '86.3%'), 'z0011-axillary-dissection', true],
    [alive('86.3%', '83.6%'), 'z0011-axillary-dissection', false],
    [bled('8.2%', '16.6%'), 'select', true],
    [bled('16.6%', '8.2%'), 'select', false],
    [
      'Gastric cancer was found in 23 of those treated and in 10 of those on placebo.',
      'choi-h-pylori-gastric-cancer',
      true,
    ],
    [
      'Gastric cancer was found in 10 of those treated and in 23 of those on placebo.',
      'choi-h-pylori-gastric-cancer',
      false,
    ],
  ])
})

test('arms are known by their times, by how many drugs they have and by names in brackets', () => {
  const died = (one: string, other: string) =>
    `By day 30, ${one} of those who had endoscopy early and ${other} of those who had it later had died.`
  const bled = (one: string, other: string) => `Severe bleeding: ${one} on both drugs, ${other} on aspirin only.`
  const failed = (one: string, other: string) =>
    `Each 100 women had ${one} failures a year using an implant or IUD and ${other} using a pill, patch or ring.`
  assertMarks([
    [died('6.6%', '8.9%'), 'lau-urgent-endoscopy', true],
    [died('8.9%', '6.6%'), 'lau-urgent-endoscopy', false],
    [bled('0.1%', '0.5%'), 'thales', true],
    [bled('0.5%', '0.1%'), 'thales', false],
    [failed('4.55', '0.27'), 'winner-choice-larc', true],
    [failed('0.27', '4.55'), 'winner-choice-larc', false],
  ])
})

test('a change over time, and a figure that is a multiple of another, keep their arms', () => {
  assertMarks([
    ['Any complication: 11.0% before the checklist, 7.0% since.', 'haynes-surgical-checklist', false],
    ['Any complication fell from 11.0% before the checklist to 7.0% since.', 'haynes-surgical-checklist', false],
    [
      'On usual practice 7.0% had a complication, against 11.0% of those who had the new list.',
      'haynes-surgical-checklist',
      true,
    ],
    [
      'Severe exacerbations on a short-acting reliever alone came to 0.20 per year, almost three times those on as-needed budesonide-formoterol.',
      'sygma-1',
      false,
    ],
  ])
})

test('the results that name the subject decide over one on the same outcome that does not', () => {
  assertMarks([
    ['Acyclovir added to prednisolone raised the recovery rate further.', 'sullivan-bells-palsy', true],
    ['Prednisolone raised the recovery rate.', 'sullivan-bells-palsy', false],
    ['Advice guided by C-reactive protein shortened antibiotic treatment too.', 'adapt-sepsis-procalcitonin', true],
    ['Advice guided by procalcitonin shortened antibiotic treatment.', 'adapt-sepsis-procalcitonin', false],
    ['Giving fluoxetine for six months after a stroke led to more bone fractures.', 'focus-fluoxetine', false],
  ])
})
