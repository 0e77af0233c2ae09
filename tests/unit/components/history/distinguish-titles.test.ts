import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { distinguishTitles } from '@/components/history/distinguish-titles'

const beginning = 'Does apixaban cause less bleeding than warfarin in older patients with'

describe('titles in the list of conversations', () => {
  test('that begin alike show the words in which they differ', () => {
    assert.deepEqual(distinguishTitles([`${beginning} cancer?`, 'Is it safe?', `${beginning} kidney failure?`]), [
      'Does apixaban cause … with cancer?',
      'Is it safe?',
      'Does apixaban cause … with kidney failure?',
    ])
  })

  test('that differ in their first words are as the reader wrote them', () => {
    const titles = [`${beginning} cancer?`, 'Does apixaban cause nausea?', 'Does dabigatran cause nausea?']
    assert.deepEqual(distinguishTitles(titles), titles)
  })

  test('that are equal stay equal', () => {
    assert.deepEqual(distinguishTitles([beginning, beginning]), [beginning, beginning])
  })

  test('in Chinese differ by characters', () => {
    const start =
      '阿哌沙班与华法林相比在合并慢性肾脏病的老年心房颤动患者中是否能够减少大出血以及颅内出血的发生风险同时不增加卒中和全身性栓塞的风险特别是'
    assert.deepEqual(distinguishTitles([`${start}透析患者`, `${start}癌症患者`]), [
      '阿哌沙 … 是透析患者',
      '阿哌沙 … 是癌症患者',
    ])
  })

  test('are distinguished by their ends when one is the beginning of the other', () => {
    const whole = `${beginning} cancer and anaemia`
    assert.deepEqual(distinguishTitles([`${beginning} cancer`, whole]), [
      'Does apixaban cause … with cancer',
      'Does apixaban cause … with cancer and anaemia',
    ])
  })
})
