/** The figures of a result, by which a claim and a source name the same one. */
import { blankOut } from '@/lib/evidence/verify/edit-text'
import { findAll } from '@/lib/shared/text/find-all'
import type { Fact } from './fact'
import { rememberEach } from './remember'

const result = /(?<![\p{L}\d.]|[≥≤]\s?)\d+(?:\.\d+(?!\d)|(?=\s?%))/gu

/** Percentages and decimals: figures of a result rather than of a dose, a time or a limit. */
export function listFigures(text: string): string[] {
  return findAll(text, result).map(([figure]) => figure)
}

const interval =
  /(?:(?<![\d.])\d+(?:\.\d+)?% )?(?:CI|CrI|(?:credible|confidence)[\p{L} ]{0,20} interval)[ :]{0,2}[+−-]?\d+(?:\.\d+)?%? ?(?:to|[-–,]) ?[+−-]?\d+(?:\.\d+)?|\bp ?[<>=] ?\d?\.\d+/giu

/** The figures of a text without the limits of intervals and without p-values. */
export function listEstimates(text: string): string[] {
  return listFigures(withoutIntervals(text))
}

/** The limits of intervals and p-values are blanked out. */
export function withoutIntervals(text: string): string {
  return text.replace(interval, blankOut)
}

/** "HR 0.71" does not match the limit of another ratio's interval. */
export function hasRatio({ line }: Fact, ratio: number | null): boolean {
  return ratio === null || !line?.estimate || line.estimate === ratio
}

const ratios = /\b(?:HR|RR|OR|IRR|ratio|relative risk)(?: of| was)? (\d+(?:\.\d+)?)/gi

/** @returns the ratio when the text states just one; otherwise null */
export function readRatio(text: string): number | null {
  const [first, ...others] = findAll(text, ratios).map(([, written]) => Number(written))
  return first === undefined || others.length > 0 ? null : first
}

/** Whether a result has every one of the figures. */
export function hasFigures(fact: Fact, figures: readonly string[]): boolean {
  const own = readFigures(fact)
  return figures.every((figure) => own.has(figure))
}

const readFigures = rememberEach(({ text }: Fact): ReadonlySet<string> => new Set(listFigures(text)))

/** Whether a result has every one of the figures, limits of intervals and p-values aside; 0.8 is 0.80. */
export function hasEstimates(fact: Fact, figures: readonly string[]): boolean {
  const own = readEstimates(fact)
  return figures.every((figure) => own.has(Number(figure)))
}

const readEstimates = rememberEach(({ text }: Fact): ReadonlySet<number> => new Set(listEstimates(text).map(Number)))
