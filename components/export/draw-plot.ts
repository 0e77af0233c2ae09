/** Draws the plots of the page as images for a document. */
import type { PageMessages } from '@/components/i18n/messages-en'
import { findComparedStudies } from '@/components/sources/compared-studies'
import { describeSides } from '@/components/sources/plot-sides'
import { formatComparison } from '@/components/sources/study-arms'
import {
  type Axis,
  buildAxis,
  buildPlots,
  formatRatio,
  formatShortName,
  type Plot,
  type PlottedResult,
} from '@/components/sources/study-plots'
import type { Evidence } from '@/lib/wire/evidence'

export interface PlotImage {
  png: Uint8Array
  /** In CSS pixels. */
  width: number
  height: number
  /** What the plot shows, for people who do not see it. */
  title: string
  description: string
}

const width = 600
const rowHeight = 40
const headHeight = 8
const footHeight = 42
/** Widest text on one side of the plot; both fit between the start of the axis and the edge. */
const sideWidth = 180
const plotLeft = 230
const plotRight = 460
/** Twice the size, for print. */
const scale = 2
const font = '12px Calibri, Arial, "Microsoft YaHei", sans-serif'
const ink = '#172024'
const muted = '#515d5c'
const accent = '#0b5a69'

export function drawPlots(evidence: Evidence | null, messages: PageMessages): Promise<PlotImage[]> {
  return Promise.all(buildPlots(findComparedStudies(evidence?.items ?? [])).map((plot) => drawPlot(plot, messages)))
}

async function drawPlot(plot: Plot, { studies }: PageMessages): Promise<PlotImage> {
  const { kind, outcome, results } = plot
  const height = headHeight + results.length * rowHeight + footHeight
  const canvas = new OffscreenCanvas(width * scale, height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser cannot draw an image.')
  context.scale(scale, scale)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  const axis = buildAxis(results)
  for (const [index, result] of results.entries())
    drawResult(context, result, axis, headHeight + (index + 0.5) * rowHeight)
  const sides = describeSides(plot, studies)
  drawAxis(context, axis, headHeight + results.length * rowHeight, sides)
  const png = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
  const description = results
    .map(({ item, effect }) => `${formatShortName(item)} [${item.n}], ${formatComparison(effect)}: ${effect.text}`)
    .join('; ')
  return {
    png,
    width,
    height,
    title: `${outcome}: ${studies.kinds[kind]}`,
    description: `${description} (← ${sides[0]}; ${sides[1]} →)`,
  }
}

type Context = OffscreenCanvasRenderingContext2D

function drawResult(context: Context, { item, effect }: PlottedResult, axis: Axis, y: number): void {
  write(context, `${formatShortName(item)} [${item.n}]`, 0, y - 3, { isBold: true, widthMax: plotLeft - 16 })
  write(context, formatComparison(effect), 0, y + 12, { colour: muted, widthMax: plotLeft - 16 })
  write(context, formatRatio(effect), width, y + 4, { align: 'right' })
  const [low, high] = [toX(axis, effect.low), toX(axis, effect.high)]
  line(context, [toX(axis, 1), y - rowHeight / 2], [toX(axis, 1), y + rowHeight / 2], muted, [3, 3])
  line(context, [low, y], [high, y], accent)
  drawLimit(context, axis, effect.low, [low, y], -1)
  drawLimit(context, axis, effect.high, [high, y], 1)
  if (!axis.contains(effect.estimate)) return
  context.fillStyle = accent
  context.beginPath()
  context.arc(toX(axis, effect.estimate), y, 4.5, 0, 2 * Math.PI)
  context.fill()
}

/** The end of an interval; an arrow where it exceeds the axis. */
function drawLimit(context: Context, axis: Axis, ratio: number, [x, y]: [number, number], towards: -1 | 1): void {
  const isWithin = axis.contains(ratio)
  for (const side of [-4, 4]) line(context, [isWithin ? x : x - 6 * towards, y + side], [x, y], accent)
}

function drawAxis(context: Context, axis: Axis, y: number, [left, right]: [string, string]): void {
  line(context, [plotLeft, y], [plotRight, y], muted)
  for (const tick of axis.ticks) {
    line(context, [toX(axis, tick), y], [toX(axis, tick), y + 5], muted)
    write(context, String(tick), toX(axis, tick), y + 18, { align: 'center', colour: muted })
  }
  drawSides(context, [`← ${left}`, `${right} →`], y + 36)
}

/** Below the ends of the axis if both have room there, else as far as the edge of the image. */
function drawSides(context: Context, [left, right]: [string, string], y: number): void {
  context.font = font
  const space = plotRight - plotLeft - context.measureText(`${left}   ${right}`).width
  const end = space >= 0 ? plotRight : width
  write(context, left, plotLeft, y, { colour: muted, widthMax: sideWidth })
  write(context, right, end, y, { align: 'right', colour: muted, widthMax: sideWidth })
}

function toX(axis: Axis, ratio: number): number {
  return plotLeft + (axis.position(ratio) / 100) * (plotRight - plotLeft)
}

type Point = readonly [x: number, y: number]

function line(context: Context, from: Point, to: Point, colour: string, dashes: number[] = []): void {
  context.strokeStyle = colour
  context.lineWidth = colour === accent ? 2 : 1
  context.setLineDash(dashes)
  context.beginPath()
  context.moveTo(...from)
  context.lineTo(...to)
  context.stroke()
}

interface TextStyle {
  align?: CanvasTextAlign
  colour?: string
  isBold?: boolean
  /** Longer text is cut, as the table beside the plot states it in full. */
  widthMax?: number
}

function write(context: Context, text: string, x: number, y: number, style: TextStyle): void {
  const { align = 'left', colour = ink, isBold = false, widthMax = width } = style
  context.font = isBold ? `bold ${font}` : font
  context.fillStyle = colour
  context.textAlign = align
  let shown = text
  while (shown.length > 1 && context.measureText(shown).width > widthMax) shown = `${shown.slice(0, -2).trimEnd()}…`
  context.fillText(shown, x, y)
}
