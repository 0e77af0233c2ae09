import '../../support/library/starter-library'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answer } from '@/lib/answer/answer'
import { parseChatRequest } from '@/lib/wire/request'

const { signal } = new AbortController()

async function ask(...turns: string[]) {
  const messages = turns.flatMap((content, index) => [
    { role: 'user', content },
    ...(index < turns.length - 1 ? [{ role: 'assistant', content: 'See above.' }] : []),
  ])
  let text = ''
  let notices: { kind: string; text: string }[] = []
  for await (const event of answer(parseChatRequest({ messages }), { owner: 'test', signal })) {
    if (event.type === 'delta') text += event.content ?? ''
    if (event.type === 'end') notices = event.evidence?.notices ?? []
  }
  return { text, notice: notices.find(({ kind }) => kind === 'drug-allergy')?.text }
}

test('an answer that quotes penicillin for a patient allergic to it says so before the first quotation', async () => {
  const { text, notice = '' } = await ask('First-line antibiotic for cellulitis?', 'allergic to penicillin')
  assert.match(
    notice,
    /^The question mentions an allergy to penicillin\. Sources 3 and 4 concern this drug or its class: penicillin/,
  )
  assert.match(notice, /No source here says anything about such patients\./)
  assert.ok(text.startsWith(`> ${notice}`))
})

test('the sentence on desensitisation is quoted before the one that advises penicillin', async () => {
  const { text, notice = '' } = await ask('Treatment of syphilis?', 'pregnant and penicillin allergic')
  assert.match(notice, /Source 1 addresses such patients\./)
  assert.ok(text.indexOf('need desensitisation') < text.indexOf('benzathine penicillin'))
})

test('a drug of the same class is named', async () => {
  const { notice = '' } = await ask('Osteoporosis in a woman who cannot take bisphosphonates')
  assert.match(notice, /says that the patient cannot take bisphosphonates\. .*: bisphosphonates, zoledronic acid\./)
})

test('an answer opens with a source that names an alternative', async () => {
  const open = async (question: string) => {
    const { text } = await ask(question)
    return text.replace(/^>.*\n+/, '').split('\n')[0] ?? ''
  }
  assert.match(await open('osteoporosis cannot take bisphosphonates'), /denosumab/)
  assert.match(await open('Lyme disease treatment doxycycline allergy'), /azithromycin/)
  assert.match(await open('cellulitis penicillin allergy'), /trimethoprim-sulfamethoxazole/)
  // Dexamethasone is no alternative to penicillin.
  assert.match(await open('strep throat penicillin allergic'), /penicillin V/)
})

test('the notice is in Chinese for a Chinese question', async () => {
  const { notice } = await ask('蜂窝织炎患者青霉素过敏，用什么抗生素？')
  assert.match(notice ?? '', /^问题提到患者对青霉素过敏。来源 /)
})

test('a question about an allergy, or without one, has no notice', async () => {
  assert.equal((await ask('Does penicillin allergy delabelling work?')).notice, undefined)
  assert.equal((await ask('Which antibiotic for cellulitis?')).notice, undefined)
})
