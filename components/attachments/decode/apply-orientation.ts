/** Applies the EXIF orientation. Images decoded by the browser are already upright. */

/**
 * Axis directions of the stored image by EXIF orientation 1 to 8: `setTransform`'s a, b, c, d (CIPA DC-008,
 * 4.6.5.1.6).
 */
const axes: Record<number, [number, number, number, number]> = {
  1: [1, 0, 0, 1],
  2: [-1, 0, 0, 1],
  3: [-1, 0, 0, -1],
  4: [1, 0, 0, -1],
  5: [0, 1, 1, 0],
  6: [0, 1, -1, 0],
  7: [0, -1, -1, 0],
  8: [0, -1, 1, 0],
}

export function applyOrientation(
  pixels: ImageData,
  orientation: number,
): { source: OffscreenCanvas; width: number; height: number } {
  const stored = new OffscreenCanvas(pixels.width, pixels.height)
  stored.getContext('2d')?.putImageData(pixels, 0, 0)
  const [a, b, c, d] = axes[orientation] ?? [1, 0, 0, 1]
  const isTurned = a === 0
  const width = isTurned ? pixels.height : pixels.width
  const height = isTurned ? pixels.width : pixels.height
  if (orientation <= 1) return { source: stored, width, height }
  const turned = new OffscreenCanvas(width, height)
  const context = turned.getContext('2d')
  // An axis that points left or up starts at the far edge.
  context?.setTransform(a, b, c, d, a + c < 0 ? width : 0, b + d < 0 ? height : 0)
  context?.drawImage(stored, 0, 0)
  return { source: turned, width, height }
}
