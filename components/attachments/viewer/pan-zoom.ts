/** Pan, zoom, rotation and brightness of the viewed image. */

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export interface PanZoom {
  /** 1 fits the image into the view. */
  zoom: number
  /** Offset from the centre, in screen pixels. */
  x: number
  y: number
  /** Degrees clockwise; a multiple of 90. */
  rotation: number
  /** 1 means unchanged. */
  brightness: number
  contrast: number
  isInverted: boolean
}

export const initialPanZoom: PanZoom = {
  zoom: 1,
  x: 0,
  y: 0,
  rotation: 0,
  brightness: 1,
  contrast: 1,
  isInverted: false,
}

export type PanZoomAction =
  /** Zooms about a point in pixels from the view's centre; about the centre by default. */
  | { type: 'zoomed'; by: number; at?: Point }
  | { type: 'moved'; x: number; y: number }
  | { type: 'turned' }
  | { type: 'lit'; brightness?: number; contrast?: number }
  | { type: 'inverted' }
  | { type: 'reset' }

const zoomMax = 16

/** A small image is enlarged to fit, up to this factor. */
const fitScaleMax = 4
/** Screen pixels that stay free beside a fitted image. */
const margin = 16

export function panZoomReducer(state: PanZoom, action: PanZoomAction): PanZoom {
  switch (action.type) {
    case 'zoomed': {
      const zoom = Math.min(zoomMax, Math.max(1, state.zoom * action.by))
      const { x, y } = action.at ?? { x: 0, y: 0 }
      // Keep the point under the pointer in place.
      const ratio = zoom / state.zoom
      return zoom === 1
        ? { ...state, zoom, x: 0, y: 0 }
        : { ...state, zoom, x: x - (x - state.x) * ratio, y: y - (y - state.y) * ratio }
    }
    case 'moved':
      return { ...state, x: state.x + action.x, y: state.y + action.y }
    case 'turned':
      return { ...state, rotation: (state.rotation + 90) % 360, x: -state.y, y: state.x }
    case 'lit':
      return {
        ...state,
        brightness: action.brightness ?? state.brightness,
        contrast: action.contrast ?? state.contrast,
      }
    case 'inverted':
      return { ...state, isInverted: !state.isInverted }
    case 'reset':
      return initialPanZoom
  }
}

/** Screen pixels per image pixel at zoom 1; 0 while the size of the image is unknown. */
export function computeFit(image: Size, view: Size, { rotation }: PanZoom): number {
  if (image.width === 0) return 0
  const [across, down] = rotation % 180 === 0 ? [view.width, view.height] : [view.height, view.width]
  return Math.min(fitScaleMax, (across - margin) / image.width, (down - margin) / image.height)
}

export function toTransform({ x, y, zoom, rotation }: PanZoom): string {
  return `translate(${x}px, ${y}px) scale(${zoom}) rotate(${rotation}deg)`
}

/** Maps a pointer's position to screen pixels from the centre of an element. */
export function toCentredPoint({ clientX, clientY }: { clientX: number; clientY: number }, element: Element): Point {
  const box = element.getBoundingClientRect()
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
}

/**
 * Maps a point of the view to an image pixel.
 *
 * @param point in screen pixels from the centre of the view
 * @param fit screen pixels per image pixel at zoom 1
 */
export function toImagePoint(
  point: Point,
  { x, y, zoom, rotation }: PanZoom,
  { width, height, fit }: Size & { fit: number },
): Point {
  const radians = (-rotation * Math.PI) / 180
  const [cos, sin] = [Math.round(Math.cos(radians)), Math.round(Math.sin(radians))]
  const [across, down] = [(point.x - x) / zoom / fit, (point.y - y) / zoom / fit]
  return { x: across * cos - down * sin + width / 2, y: across * sin + down * cos + height / 2 }
}

export function toFilter({ brightness, contrast, isInverted }: PanZoom): string {
  return `${isInverted ? 'invert(1) ' : ''}brightness(${brightness}) contrast(${contrast})`
}

/**
 * The scale bar: a round length, as close to a fifth of the view as possible.
 *
 * @param mmPerPixel millimetres per screen pixel at the current zoom
 */
export function computeScaleBar(mmPerPixel: number, viewWidth: number): { mm: number; pixels: number } {
  const wanted = (viewWidth / 5) * mmPerPixel
  const power = 10 ** Math.floor(Math.log10(wanted))
  const mm = [5, 2, 1].map((step) => step * power).find((length) => length <= wanted) ?? power
  return { mm, pixels: mm / mmPerPixel }
}
