import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { findChatTask } from '@/lib/answer/chat-task'
import { writeTaskReply } from '@/lib/engines/write-task-reply'
import { parseChatRequest } from '@/lib/wire/request'
import { conversation, question, tasks } from '../../fixtures/chat-tasks'
import { measureCpuMs } from '../../support/measure-cpu'

const find = (messages: unknown, fields: object = {}) => findChatTask(parseChatRequest({ messages, ...fields }))

describe('requests that chat programs make for themselves are recognised', () => {
  for (const { name, messages, fields, expected } of tasks) {
    it(name, () => {
      const chat = parseChatRequest({ messages, ...fields })
      const task = findChatTask(chat)
      assert.equal(task?.question, question)
      const reply = writeTaskReply(task, chat.settings)
      assert.deepEqual(typeof expected === 'string' ? reply : JSON.parse(reply), expected)
    })
  }
})

// A question mistaken for a program's own request would be answered without evidence, and without saying so.
describe('a possible question is never treated as a chat task', () => {
  const user = (content: string) => [{ role: 'user', content }]
  const questions: Record<string, ChatCompletionMessageParam[] | object[]> = {
    'a question': user(question),
    'a title for a paper': user('Suggest a title for my paper on dapagliflozin in heart failure, in ten words.'),
    'follow-up after a disease': user(
      'Which follow-up is recommended after pulmonary embolism? Only guidelines, please.',
    ),
    'follow-up questions for a patient': user('Suggest 3 follow-up questions to ask a patient with chest pain.'),
    'a question about tags': user('Provide evidence on RFID tags in hospitals, in 100 words.'),
    'search queries for a review': user('Generate search queries for a review on SGLT2 inhibitors, as JSON.'),
    'a question with its history, as retrieval programs send it': user(
      `Use the conversation to answer in JSON format: { "answer": "…" }\n<chat_history>\n${conversation}\n</chat_history>\nQuestion: ${question}`,
    ),
    'a question behind a pasted conversation': user(
      `${conversation}\n\nIs that still true in 2026? Answer in two sentences.`,
    ),
    'a question in a conversation': [
      { role: 'user', content: question },
      { role: 'assistant', content: 'It does [1].' },
      { role: 'user', content: 'Provide the title and year of that trial, without the authors.' },
    ],
    'a question below a system prompt that asks for titles': [
      { role: 'system', content: 'Give each answer a title and suggest follow-up questions. Output only Markdown.' },
      { role: 'user', content: question },
    ],
    'a talk of doctor and patient': user(
      'Doctor: How long have you had the pain?\nPatient: Two days.\n\nWhich tests does the evidence support?',
    ),
    'Chinese follow-up': user('肺栓塞后建议的随访是什么？不要超过100个字'),
  }
  for (const [name, messages] of Object.entries(questions)) {
    it(name, () => assert.equal(find(messages), null))
  }
})

describe('a title made from the question', () => {
  const titleOf = (asked: string, wordsMax: number | null = null) =>
    writeTaskReply({ question: asked, language: 'en', wordsMax, member: null, isList: false }, {})

  it('respects the word limit, and does not end in a word that needs another', () => {
    assert.equal(
      titleOf('Does dapagliflozin help in heart failure with reduced ejection fraction?', 7),
      'Does dapagliflozin help in heart failure',
    )
    assert.equal(
      titleOf('What is the evidence for **statins** in primary prevention?\nHe is 54.'),
      'Evidence for statins in primary prevention',
    )
  })

  // A title must not state what was only asked.
  it('stays a question', () => {
    assert.equal(titleOf('Is apixaban safer than warfarin?'), 'Is apixaban safer than warfarin')
  })

  it('is always short', () => {
    assert.ok(titleOf('x'.repeat(100_000)).length <= 80)
    assert.ok(titleOf('word '.repeat(100_000)).length <= 80)
    assert.equal(titleOf('???'), 'Conversation')
  })
})

it('a text of any length is scanned in linear time', () => {
  const measure = (length: number) => {
    const hostile = ['User: ', 'generate a ', '<conversation>', '{ "', 'title words ', '\n\n\n ', '# '].map((part) =>
      part.repeat(length / part.length),
    )
    return measureCpuMs(() => hostile.map((content) => find([{ role: 'user', content }])))
  }
  measure(10_000)
  const [short, long] = [measure(50_000), measure(400_000)]
  assert.ok(long < 40 * Math.max(short, 5), `${short} ms, then ${long} ms for eight times the length`)
})
