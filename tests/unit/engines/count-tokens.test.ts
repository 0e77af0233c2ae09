import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { countTokens, cutToTokens } from '@/lib/engines/count-tokens'
import { generatedCases } from '../../support/full'
import { measureAsyncCpuMs } from '../../support/measure-cpu'

test('tokens are counted as the o200k vocabulary has them', async () => {
  assert.equal(await countTokens(''), 0)
  assert.equal(await countTokens('hello world'), 2)
  assert.equal(await countTokens('Dapagliflozin reduced mortality.'), 8)
})

test('text that names a special token is counted as text', async () => {
  assert.ok((await countTokens('<|endoftext|>')) > 1)
})

test('cutting long prose into pieces changes its count by less than two in a hundred', async () => {
  const { countTokens: countWhole } = await import('gpt-tokenizer/encoding/o200k_base')
  const prose = 'The trial reported a hazard ratio of 0.74 (95% CI, 0.65 to 0.85) for the primary outcome. '.repeat(200)
  const exact = countWhole(prose)
  assert.ok(Math.abs((await countTokens(prose)) - exact) / exact < 0.02)
})

test('other work continues while a hostile run of one character is counted', async () => {
  let turns = 0
  let isCounting = true
  const takeTurns = () => {
    turns += 1
    if (isCounting) setImmediate(takeTurns)
  }
  setImmediate(takeTurns)
  await countTokens(' '.repeat(400_000))
  isCounting = false
  assert.ok(turns > 1)
})

test('a long text is estimated from all over it, to two in a hundred', async () => {
  const { countTokens: countWhole } = await import('gpt-tokenizer/encoding/o200k_base')
  const english = 'The trial reported a hazard ratio of 0.74 (95% CI, 0.65 to 0.85) for the primary outcome. '
  const chinese = '该试验报告主要结局的风险比为 0.74（95% 置信区间 0.65 至 0.85）。'
  const text = english.repeat(1000) + chinese.repeat(2000)
  const exact = 1000 * countWhole(english) + 2000 * countWhole(chinese)
  assert.ok(Math.abs((await countTokens(text)) - exact) / exact < 0.02)
})

test('a count takes no longer after many texts of other words', async () => {
  const chinese = '患者张伟，男，65岁。'.repeat(3_000)
  const fiveTimes = () =>
    measureAsyncCpuMs(async () => {
      for (let turn = 0; turn < 5; turn += 1) await countTokens(chinese)
    })
  const before = await fiveTimes()
  for (let text = 0; text < 25; text += 1) {
    await countTokens(Array.from({ length: 5_000 }, (_, word) => `q${(text * 5_000 + word).toString(36)}zq`).join(' '))
  }
  const after = await fiveTimes()
  assert.ok(after < 3 * before, `${before} µs before, ${after} µs after`)
})

test('however many texts are counted, one of them goes on between two turns', async () => {
  let isOver = false
  let turns = 0
  const counts = Promise.all(Array.from({ length: 5 }, () => countTokens('word '.repeat(10_000)))).then(() => {
    isOver = true
  })
  for (; !isOver; turns += 1) await new Promise(setImmediate)
  await counts
  // 50,000 characters are about 200 pieces, of which 8 make a turn.
  assert.ok(turns >= 5 * 20, `${turns} turns`)
})

test('a text of any length is counted from as many characters as one of 60,000', async () => {
  const turnsOf = async (text: string) => {
    let isCounted = false
    let turns = 0
    const counting = countTokens(text).then(() => {
      isCounted = true
    })
    for (; !isCounted; turns += 1) await new Promise(setImmediate)
    await counting
    return turns
  }
  await turnsOf('word')
  const [short, long] = [await turnsOf('word '.repeat(12_000)), await turnsOf('word '.repeat(2_000_000))]
  assert.ok(Math.abs(long - short) <= 2, `${short} turns, ${long} turns`)
})

test('a cut text is a beginning of the text with no more tokens than allowed', async () => {
  const text = 'Sacubitril and valsartan lowered the risk of death. '.repeat(40)
  for (const tokensMax of [1, 7, 100, 333]) {
    const cut = await cutToTokens(text, tokensMax)
    assert.ok(text.startsWith(cut))
    assert.ok((await countTokens(cut)) <= tokensMax)
    assert.ok(cut.length > tokensMax)
  }
  assert.equal(await cutToTokens(text, 1_000_000), text)
  assert.equal(await cutToTokens(text, 0), '')
})

test('a cut never leaves half a character', async () => {
  const text = '👩‍⚕️ naïve 漢字 '.repeat(12)
  for (let tokensMax = 1; tokensMax < 60; tokensMax++) {
    const cut = await cutToTokens(text, tokensMax)
    assert.ok(text.startsWith(cut) && cut.isWellFormed())
  }
})

const scraps = fc.array(
  fc.oneof(
    fc.constantFrom(
      '\n\n### ',
      '没有记录能回答此问题，',
      '“dapagliflozin”',
      ' 3 条记录',
      '👩‍⚕️',
      '  ',
      '\r\n- ',
      '*',
      '[1]',
    ),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  ),
  { maxLength: 60 },
)

// A client that pays by token, or has room for so many, relies on its limit.
test('a text cut to any limit counts no more tokens than that, in any script', async () => {
  await fc.assert(
    fc.asyncProperty(scraps, fc.nat({ max: 200 }), async (parts, tokensMax) => {
      const text = parts.join('')
      const cut = await cutToTokens(text, tokensMax)
      assert.ok(text.startsWith(cut))
      assert.ok((await countTokens(cut)) <= tokensMax)
    }),
    { numRuns: generatedCases },
  )
})
