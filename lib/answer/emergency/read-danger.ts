/**
 * Reads whether a message in a language with spaces says that someone is in danger now. It adds up, clause by clause,
 * what is seen (danger signs), whom it concerns (the writer or somebody beside the writer) and when (now), and
 * subtracts what speaks for a question about the literature, a clinician's report, the past or a supposition. No word
 * decides alone, because a study on the same subject uses the same words.
 */
import type { EmergencyKind } from '@/lib/shared/messages/emergency-messages'
import { foldDiacritics } from '@/lib/shared/text/detect-written-language'
import type { DangerWords } from './danger-words'

/** Nobody in danger writes more. Of a longer text both ends are read, because a pasted document may follow or precede. */
const edgeCharactersMax = 2_000

const scores = {
  vividSign: 2,
  namedSign: 1,
  weakSign: 0.5,
  context: 0.5,
  signsMax: 4,
  person: 1,
  now: 1,
  ownIntent: 3,
  othersIntent: 1,
}
const penalties = { study: 2, clinician: 4 }
const dangerMin = 2

interface Clause {
  text: string
  isNow: boolean
  isCall: boolean
  hasPerson: boolean
  /** The clause speaks of the past or of a supposed case. */
  isUnreal: boolean
}

export class DangerReader {
  private readonly people: RegExp
  private readonly children: RegExp
  private readonly accidental: RegExp
  private readonly now: RegExp
  private readonly calls: RegExp
  private readonly vivid: RegExp
  private readonly named: RegExp
  private readonly weak: RegExp
  private readonly context: RegExp
  private readonly clinical: RegExp
  private readonly parts: RegExp
  private readonly happenings: RegExp
  private readonly harmless: RegExp
  private readonly questions: RegExp
  private readonly massOverdose: RegExp
  private readonly ownIntent: RegExp
  private readonly othersIntent: RegExp
  private readonly study: RegExp
  private readonly clinician: RegExp
  private readonly bedside: RegExp
  private readonly earlier: RegExp
  private readonly supposed: RegExp
  private readonly figurative: RegExp
  private readonly negation: RegExp

  constructor({ people, children, accidental, now, calls, signs, events, massOverdose, intent, frames }: DangerWords) {
    this.people = compile(people)
    this.children = compile(children)
    this.accidental = compile(accidental)
    this.now = compile(now)
    this.calls = compile(calls)
    this.vivid = compile(signs.vivid, 'g')
    this.named = compile(signs.named, 'g')
    this.weak = compile(signs.weak, 'g')
    this.context = compile(signs.context, 'g')
    this.clinical = compile(signs.clinical, 'g')
    this.parts = compile(events.parts)
    this.happenings = compile(events.happenings, 'g')
    this.harmless = compile(events.harmless)
    this.questions = compile(events.questions)
    this.massOverdose = compile(massOverdose, 'g')
    this.ownIntent = compile(intent.own, 'g')
    this.othersIntent = compile(intent.others, 'g')
    this.study = compile(frames.study)
    this.clinician = compile(frames.clinician)
    this.bedside = compile(frames.bedside)
    this.earlier = compile(frames.earlier)
    this.supposed = compile(frames.supposed)
    this.figurative = compile(frames.figurative, 'g')
    this.negation = new RegExp(`(?:^| )(?:${frames.negation.join('|')})(?: an?| any)? $`)
  }

  /** @returns the kind of danger that someone is in now, or null */
  read(message: string): EmergencyKind | null {
    const clauses = this.splitClauses(message)
    const whole = clauses.map(({ text }) => text).join(' ')
    const isAtBedside = clauses.some(({ text, isUnreal }) => !isUnreal && this.bedside.test(text))
    const isClinical = this.clinician.test(whole)
    const doubt =
      (this.study.test(whole) ? penalties.study : 0) + (isClinical && !isAtBedside ? penalties.clinician : 0)
    if (this.scoreIntent(clauses, whole, isClinical) - doubt >= dangerMin) return 'self-harm'
    const signs = this.scoreSigns(clauses, { isAtBedside, isStatement: this.isStatement(message, clauses) })
    return signs - doubt >= dangerMin ? 'medical' : null
  }

  /** @returns the cues of who, when and why that the message holds, for the danger model */
  listCues(message: string): string[] {
    const clauses = this.splitClauses(message)
    const whole = clauses.map(({ text }) => text).join(' ')
    const cues = {
      person: clauses.some(({ hasPerson }) => hasPerson),
      now: clauses.some(({ isNow }) => isNow),
      call: clauses.some(({ isCall }) => isCall),
      earlier: clauses.some(({ text }) => this.earlier.test(text)),
      supposed: clauses.some(({ text }) => this.supposed.test(text)),
      study: this.study.test(whole),
      clinician: this.clinician.test(whole),
      bedside: this.bedside.test(whole),
      harmless: this.harmless.test(whole),
      statement: this.isStatement(message, clauses),
    }
    return Object.entries(cues).flatMap(([name, holds]) => (holds ? [name] : []))
  }

  private splitClauses(message: string): Clause[] {
    const read =
      message.length > 2 * edgeCharactersMax
        ? `${message.slice(0, edgeCharactersMax)}\n${message.slice(-edgeCharactersMax)}`
        : message
    return foldDiacritics(read)
      .replaceAll(/[’‘`´]/g, "'")
      .split(/[.,](?!\d)|[;:!?¡¿()"“”«»\n…]| - |–|—/u)
      .map((part) => part.replaceAll(/[^\p{L}\p{N}'./-]+/gu, ' ').trim())
      .filter((part) => part !== '')
      .map((part) => {
        const text = part.replaceAll(this.figurative, ' ').replaceAll(/ {2,}/g, ' ')
        return {
          text,
          isNow: this.now.test(text),
          isCall: this.calls.test(text),
          hasPerson: this.people.test(text),
          isUnreal: this.earlier.test(text) || this.supposed.test(text),
        }
      })
  }

  private scoreIntent(clauses: Clause[], whole: string, isClinical: boolean): number {
    const real = clauses.filter(({ isUnreal }) => !isUnreal)
    const person = clauses.some(({ hasPerson }) => hasPerson) ? scores.person : 0
    // An intention often runs over a comma, so the real clauses are also read together.
    const text = real.map((clause) => clause.text).join(' ')
    if (this.findAsserted(this.ownIntent, text)) return scores.ownIntent + person
    const isAccident = this.children.test(whole) || this.accidental.test(whole)
    if (this.findAsserted(this.massOverdose, text) && !isAccident && !isClinical) return scores.ownIntent + person
    return this.findAsserted(this.othersIntent, text) && person > 0 ? scores.othersIntent + person : 0
  }

  /** Tells something and asks at most what to do. */
  private isStatement(message: string, clauses: Clause[]): boolean {
    if (clauses.some(({ text }) => this.harmless.test(text))) return false
    const asks = clauses.some(({ text, isCall }) => !isCall && this.questions.test(text))
    return !asks && (!/[?？]/.test(message) || clauses.some(({ isCall }) => isCall))
  }

  private scoreSigns(
    clauses: Clause[],
    { isAtBedside, isStatement }: { isAtBedside: boolean; isStatement: boolean },
  ): number {
    let signs = 0
    let context = 0
    let hasPerson = false
    let isNow = isAtBedside || clauses.some(({ isCall }) => isCall)
    for (const [index, clause] of clauses.entries()) {
      hasPerson ||= clause.hasPerson
      if (clause.isUnreal) continue
      const tells = isStatement && this.tellsEvent(clause.text)
      // Whoever tells what is happening is there.
      hasPerson ||= tells
      const sign = Math.max(this.weighSign(clause.text, isAtBedside), tells ? scores.vividSign : 0)
      if (sign > 0) isNow ||= clause.isNow || saysOnlyWhen(clauses[index - 1]) || saysOnlyWhen(clauses[index + 1])
      if (sign === 0 && this.findAsserted(this.context, clause.text)) context += scores.context
      signs += sign
    }
    // Two vivid signs need no person: an injured user writes in fragments.
    if (signs === 0 || !(hasPerson || isNow || signs >= scores.signsMax)) return 0
    return Math.min(signs + context, scores.signsMax) + (hasPerson ? scores.person : 0) + (isNow ? scores.now : 0)
  }

  private weighSign(text: string, isAtBedside: boolean): number {
    if (this.findAsserted(this.vivid, text) || this.findAsserted(this.massOverdose, text)) return scores.vividSign
    if (this.findAsserted(this.named, text)) return scores.namedSign
    if (isAtBedside && this.findAsserted(this.clinical, text)) return scores.namedSign
    return this.findAsserted(this.weak, text) ? scores.weakSign : 0
  }

  /** "the left half of my face has gone slack": a part of the body and what happens to it. */
  private tellsEvent(text: string): boolean {
    return this.parts.test(text) && this.findAsserted(this.happenings, text)
  }

  /** True if the global pattern occurs at least once without a negation directly before it. */
  private findAsserted(pattern: RegExp, text: string): boolean {
    // Most texts hold none, and `matchAll` copies the pattern first.
    if (text.search(pattern) < 0) return false
    for (const { index } of text.matchAll(pattern))
      if (!this.negation.test(text.slice(Math.max(0, index - 30), index))) return true
    return false
  }
}

/** "…, since twenty minutes": the time of the clause beside it. */
function saysOnlyWhen(clause: Clause | undefined): boolean {
  return !!clause?.isNow && !clause.isUnreal && clause.text.split(' ').length <= 4
}

/** Whole words only. `…` stands for up to five words. */
function compile(patterns: string[], flags = ''): RegExp {
  const anyWords = '(?: [^ ]+){0,5}? '
  return new RegExp(`(?<!\\w)(?:${patterns.join('|').replaceAll(' … ', anyWords)})(?!\\w)`, flags)
}
