import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { findIdentifiers, type IdentifierKind } from '@/lib/shared/identifiers/find-identifiers'
import { redact } from '@/lib/shared/identifiers/redact'
import { anyCharacter } from '../../../fixtures/any-character'

const inBrackets = (kind: IdentifierKind) => `[${kind}]`

const note =
  '🫀 Patient John Smith, DOB 03/04/1951, MRN 00482913, j.smith@example.org: does apixaban 5 mg bd beat warfarin (INR 2–3)?'

test('whatever identifies a patient is replaced, and every other character is kept', () => {
  assert.equal(
    redact(note, findIdentifiers(note), inBrackets),
    '🫀 Patient [name], DOB [birth-date], MRN [record-number], [email]: does apixaban 5 mg bd beat warfarin (INR 2–3)?',
  )
})

test('a redacted question names no patient, so that it may be sent to other services', () => {
  assert.deepEqual(findIdentifiers(redact(note, findIdentifiers(note), inBrackets)), [])
})

test('a text in which nothing was found is unchanged', () => {
  fc.assert(fc.property(fc.string({ unit: anyCharacter }), (text) => redact(text, [], inBrackets) === text))
})
