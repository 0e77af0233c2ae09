import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Sharp } from 'sharp'
import { inspectImage } from '@/lib/images/inspect'
import { draw, gradient } from './sample-images'

describe('the header tells how much memory a pixel takes while it is decoded', () => {
  const still = () => draw(gradient())
  const files: Record<string, [file: Sharp, pixelBytes: number]> = {
    'a JPEG in one scan is read by rows': [still().jpeg(), 1],
    'a progressive JPEG is held as coefficients': [still().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }), 6],
    'with less colour it takes less': [still().jpeg({ progressive: true, chromaSubsampling: '4:2:0' }), 3],
    'a grey PNG': [still().toColourspace('b-w').png(), 1],
    'a colour PNG': [still().png(), 3],
    'a colour PNG with opacity in 16 bits': [still().ensureAlpha().toColourspace('rgb16').png(), 8],
    'a PNG with a palette is unfolded': [still().png({ palette: true }), 4],
    'a GIF': [still().gif(), 4],
    'a WebP': [still().webp(), 4],
  }
  for (const [name, [file, pixelBytes]] of Object.entries(files)) {
    test(name, async () => assert.equal(inspectImage(await file.toBuffer()).pixelBytes, pixelBytes))
  }
})

test('every format states its size, with and without an extended header', async () => {
  const still = draw(gradient(37, 41))
  const files = [still.png(), still.jpeg(), still.gif(), still.webp(), still.webp({ lossless: true })]
  const extended = still.clone().withMetadata({ orientation: 1 })
  for (const file of [...files, extended.clone().webp(), extended.clone().webp({ lossless: true })]) {
    const { width, height } = inspectImage(await file.clone().toBuffer())
    assert.deepEqual([width, height], [37, 41])
  }
})
