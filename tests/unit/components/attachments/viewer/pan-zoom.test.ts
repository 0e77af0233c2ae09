import assert from 'node:assert/strict'
import { test } from 'node:test'
import { computeFit, initialPanZoom, toImagePoint } from '@/components/attachments/viewer/pan-zoom'

const view = { width: 816, height: 416 }
const turned = { ...initialPanZoom, rotation: 90 }

test('an image is fitted with a free margin, by the side that is too long', () => {
  assert.equal(computeFit({ width: 1600, height: 400 }, view, initialPanZoom), 0.5)
  assert.equal(computeFit({ width: 400, height: 800 }, view, initialPanZoom), 0.5)
  assert.equal(computeFit({ width: 800, height: 400 }, view, turned), 0.5)
})

test('a small image is enlarged to at most four times its size', () => {
  assert.equal(computeFit({ width: 10, height: 10 }, view, initialPanZoom), 4)
})

test('an image of unknown size is not drawn', () => {
  assert.equal(computeFit({ width: 0, height: 0 }, view, initialPanZoom), 0)
})

test('a point of the view is found in the image, moved, zoomed and turned', () => {
  const image = { width: 100, height: 60, fit: 2 }
  assert.deepEqual(toImagePoint({ x: 0, y: 0 }, initialPanZoom, image), { x: 50, y: 30 })
  assert.deepEqual(toImagePoint({ x: 30, y: 10 }, { ...initialPanZoom, x: 10, y: 10, zoom: 2 }, image), {
    x: 55,
    y: 30,
  })
  assert.deepEqual(toImagePoint({ x: 20, y: 0 }, turned, image), { x: 50, y: 20 })
})
