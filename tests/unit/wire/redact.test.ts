import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { findIdentifiers } from '@/lib/wire/identifiers'
import { redact } from '@/lib/wire/redact'

const placeholders = {
  name: '[name]',
  'birth-date': '[date of birth]',
  'record-number': '[record number]',
  'national-number': '[identity number]',
  phone: '[phone number]',
  email: '[e-mail address]',
  address: '[address]',
}

const note =
  '🫀 Patient John Smith, DOB 03/04/1951, MRN 00482913, j.smith@example.org: does apixaban 5 mg bd beat warfarin (INR 2–3)?'

test('what names a patient is replaced, and every other character stays', () => {
  assert.equal(
    redact(note, findIdentifiers(note), placeholders),
    '🫀 Patient [name], DOB [date of birth], MRN [record number], [e-mail address]: does apixaban 5 mg bd beat warfarin (INR 2–3)?',
  )
})

test('a redacted question names nobody any more, so that the search may leave the house', () => {
  assert.deepEqual(findIdentifiers(redact(note, findIdentifiers(note), placeholders)), [])
})

test('a text in which nothing was found is unchanged', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => redact(text, [], placeholders) === text))
})
