import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { readQuestion } from '@/lib/answer/turn/read-question'
import { labelPageText } from '@/lib/wire/images/document-page-text'
import { labelImageText } from '@/lib/wire/images/image-text'
import { lostImageText } from '@/lib/wire/images/lost-image'

const ask = (content: string) => readQuestion([{ role: 'user', content }])

test('the last user turn is the question, and the one before it is the previous question', () => {
  const messages: ChatCompletionMessageParam[] = [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: 'Dapagliflozin in HFrEF?' },
    { role: 'assistant', content: 'It helps [1].' },
    {
      role: 'user',
      content: [
        { type: 'text', text: 'And in' },
        { type: 'text', text: 'pregnancy?' },
      ],
    },
  ]
  const question = readQuestion(messages)
  assert.equal(question.text, 'And in\npregnancy?')
  assert.deepEqual(question.earlier, ['Dapagliflozin in HFrEF?'])
})

// A guideline page has more words than the question, so the search would find the page's subject instead.
test('attached document pages are sent to the model but not searched for', () => {
  const content = [
    { type: 'text', text: 'Does prone positioning help in ARDS?' },
    { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } },
    { type: 'text', text: labelPageText(1, 12, 'Apixaban 5 mg twice daily.') },
  ] satisfies ChatCompletionMessageParam['content']
  assert.equal(readQuestion([{ role: 'user', content }]).text, 'Does prone positioning help in ARDS?')
  const pageOnly = readQuestion([{ role: 'user', content: content.slice(1) }])
  assert.match(pageOnly.text, /Apixaban 5 mg/)
})

test('OCR text of an image is searched with the question, without its figures and units', () => {
  const content = [
    { type: 'text', text: 'What should be done about this?' },
    { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } },
    { type: 'text', text: labelImageText(1, 'Discharge 12/03/2026\natrial fibrillation, 70 mg') },
  ] satisfies ChatCompletionMessageParam['content']
  const question = readQuestion([{ role: 'user', content }])
  assert.deepEqual(
    [question.text, question.imageText],
    ['What should be done about this?', 'Discharge atrial fibrillation'],
  )
})

const labSheet = (rows: string) =>
  [
    { type: 'text', text: 'Is dapagliflozin safe with this?' },
    { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } },
    { type: 'text', text: labelImageText(1, rows) },
  ] satisfies ChatCompletionMessageParam['content']

test('a laboratory sheet is searched by the clinical terms for its abnormal values, and by none of its own words', () => {
  const content = labSheet(
    'Clinical Chemistry\nPatient name: Maria Lopez\nPotassium 5.9 mmol/L 3.5 - 5.3\nSodium 140 mmol/L 133 - 146\neGFR 28 mL/min/1.73m2',
  )
  const question = readQuestion([{ role: 'user', content }])
  assert.deepEqual(question.labFindings, ['hyperkalaemia', 'severe renal impairment'])
  assert.equal(question.imageText, undefined)
  assert.deepEqual(
    question.labValues?.map(({ value, level }) => `${value} ${level}`),
    ['5.9 high', '140 normal', '28 low'],
  )
})

test('an image alone is not a question, whether or not it has text', () => {
  const read = labSheet('Potassium 5.9 mmol/L').slice(1)
  const { imagesAlone, smallTalk, text } = readQuestion([{ role: 'user', content: read }])
  assert.deepEqual([imagesAlone, smallTalk, text], ['Potassium 5.9 mmol/L', null, ''])
  const unread = readQuestion([{ role: 'user', content: read.slice(0, 1) }])
  assert.deepEqual([unread.imagesAlone, unread.smallTalk], ['', null])
  assert.equal(readQuestion([{ role: 'user', content: labSheet('Potassium 5.9 mmol/L') }]).imagesAlone, undefined)
})

test('the server uses the language of the last turn', () => {
  assert.equal(ask('SGLT2 抑制剂对 HFrEF 的死亡率').language, 'zh')
  assert.equal(ask('Does 黄芪 (astragalus) slow chronic kidney disease?').language, 'en')
  assert.equal(ask('心不全の患者にSGLT2阻害薬は有効ですか').language, 'en')
  const turns = ['达格列净有效吗？', 'And in pregnancy?'].map((content) => ({ role: 'user' as const, content }))
  assert.equal(readQuestion(turns).language, 'en')
  assert.equal(readQuestion(turns.toReversed()).language, 'zh')
})

test('a conversation without a user turn has no question', () => {
  assert.deepEqual(readQuestion([{ role: 'system', content: 'x' }]), {
    text: '',
    earlier: [],
    language: 'en',
    smallTalk: 'greeting',
  })
})

for (const text of [
  'hi',
  'Hello there!',
  'Who are you?',
  'What can you do?',
  'ping',
  'Say hello',
  '你好',
  '您好！',
  '你好，你是谁？',
  '早上好',
  '在吗',
  '你能做什么',
  '你会什么？',
  '你是机器人吗？',
  '怎么用',
  '你是誰',
  '請問你是誰',
]) {
  test(`"${text}" is a greeting`, () => assert.equal(ask(text).smallTalk, 'greeting'))
}

for (const text of [
  'Thanks a lot',
  'ok',
  '谢谢',
  '非常感谢你的帮助！',
  '好的，谢谢',
  '再见',
  '謝謝',
  'Thanks, that helps',
  'OK great, that was very useful.',
  'Cheers mate',
]) {
  test(`"${text}" is thanks`, () => assert.equal(ask(text).smallTalk, 'thanks'))
}

for (const text of [
  'HFrEF and SGLT2 inhibitors',
  'Help me choose an anticoagulant in AF with CKD',
  'Hello, does apixaban beat warfarin in AF?',
  'What can you do for refractory gout?',
  'Thanks. And in children?',
  'Great, what dose?',
  'OK that is clear, but is it safe in pregnancy?',
  'test accuracy of troponin',
  '你好，达格列净能降低心衰死亡率吗？',
  '谢谢，那么孕妇呢？',
  '早期肠内营养',
  '好转率',
  '你是否推荐阿司匹林',
  '怎么用利伐沙班',
  '测试灵敏度',
  '行冠脉CT',
]) {
  test(`"${text}" is searched`, () => assert.equal(ask(text).smallTalk, null))
}

test('the placeholder of a lost image is not part of the question', () => {
  const content = [lostImageText, 'Does apixaban cause bleeding?'].map((text) => ({ type: 'text' as const, text }))
  assert.equal(readQuestion([{ role: 'user', content }]).text, 'Does apixaban cause bleeding?')
})
