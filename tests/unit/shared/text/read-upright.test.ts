import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OcrWord } from '@/lib/shared/text/lay-out-ocr-words'
import { type GreyPage, readUpright, turnBoxBack } from '@/lib/shared/text/read-upright'

/** Six lines of print, each broken into words, with a mark at the start of the first line only. */
function print(): GreyPage {
  const [width, height] = [120, 60]
  const pixels = new Uint8Array(width * height).fill(255)
  for (let y = 0; y < height; y += 1)
    for (let x = 4; x < width - 4; x += 1)
      if (y % 10 < 5 && (x + Math.floor(y / 10) * 7) % 23 > 3) pixels[y * width + x] = 0
  for (let y = 0; y < 5; y += 1) for (let x = 0; x < 4; x += 1) pixels[y * width + x] = 0
  return { pixels, width, height }
}

function turn({ pixels, width, height }: GreyPage): GreyPage {
  const turned = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) turned[x * height + (height - 1 - y)] = pixels[y * width + x] ?? 0
  return { pixels: turned, width: height, height: width }
}

const word = (text: string, confidence: number, left = 0): OcrWord => ({
  text,
  confidence,
  block: 1,
  line: 1,
  left,
  top: 0,
  right: left + 4,
  bottom: 5,
})
const guesses = Array.from({ length: 8 }, () => word('wsk', 30))
const sure = [word('Potassium', 95), ...Array.from({ length: 8 }, () => word('mmol/L', 95))]

/** Reads the page with confidence only if its mark is at the top left, as Tesseract does upright. */
function createReader() {
  const tried: GreyPage[] = []
  const read = (page: GreyPage) => {
    tried.push(page)
    const isMarked = page.width === 120 && [0, 1, 2, 3].every((x) => page.pixels[x] === 0)
    return isMarked ? sure : guesses
  }
  return { tried, read }
}

test('a page is read in any rotation, and its words have their positions on the page', async () => {
  let given = print()
  for (const turns of [0, 3, 2, 1] as const) {
    const { read } = createReader()
    const upright = await readUpright(given, read)
    assert.equal(upright.turns, turns)
    assert.deepEqual(upright.words, sure)
    const box = turnBoxBack({ left: 0, top: 0, right: 4, bottom: 5 }, given, turns)
    for (let y = box.top; y < box.bottom; y += 1)
      for (let x = box.left; x < box.right; x += 1) assert.equal(given.pixels[y * given.width + x], 0)
    assert.equal((box.right - box.left) * (box.bottom - box.top), 20)
    given = turn(given)
  }
})

test('a page that is upright, and an image without text, is read once', async () => {
  const { read, tried } = createReader()
  await readUpright(print(), read)
  assert.equal(tried.length, 1)
  const blank: GreyPage = { pixels: new Uint8Array(100).fill(255), width: 10, height: 10 }
  let reads = 0
  const { words, turns } = await readUpright(blank, () => {
    reads += 1
    return []
  })
  assert.deepEqual([words, turns, reads], [[], 0, 1])
})
