import assert from 'node:assert/strict'
import { test } from 'node:test'
import { odd, plain } from '../../../fixtures/references'
import { writeReferences } from '../../../support/write-references'

test('every entry can be parsed, and its text is typeset unchanged', () => {
  const references = [plain, ...odd]
  const entries = parseBibtex(writeReferences('bibtex', references))
  assert.equal(entries.length, references.length)
  for (const [at, { type, fields }] of entries.entries()) {
    const reference = references[at]
    assert.equal(type, reference?.journal === null ? 'misc' : 'article')
    assert.equal(printed(fields.get('title') ?? ''), `{${reference?.title}}`.replace(/^\{|\}$/g, ''))
    assert.equal(fields.get('year'), reference?.year === null ? undefined : '2019')
  }
})

test('keys are unique and plain, whatever alphabet the authors write', () => {
  const keys = parseBibtex(writeReferences('bibtex', [plain, plain, ...odd])).map(({ key }) => key)
  assert.equal(new Set(keys).size, keys.length)
  assert.deepEqual(keys.slice(0, 2), ['mcmurray2019dapagliflozin', 'mcmurray2019dapagliflozin-2'])
  for (const key of keys) assert.match(key, /^[a-z][a-z0-9-]*$/)
})

test('persons are "Last, Initials", groups are one name, and unnamed authors are "others"', () => {
  const [person, people] = parseBibtex(
    writeReferences('bibtex', [{ ...plain, hasMoreAuthors: true }, ...odd.slice(0, 1)]),
  )
  assert.equal(
    person?.fields.get('author'),
    'McMurray, J. J. V. and Solomon, S. D. and {DAPA-HF Trial Committees and Investigators} and others',
  )
  assert.equal(
    people?.fields.get('author'),
    "van der Berg-Ñúñez, Á. É. and O'Brien, Jr, P. and 王, X. and {Ministry of Health, Labour and Welfare} and {RECOVERY}",
  )
  assert.equal(person?.fields.get('pages'), '1995--2008')
})

interface Entry {
  type: string
  key: string
  fields: Map<string, string>
}

/** The grammar that BibTeX itself follows: braces are counted, a backslash before them changes nothing. */
function parseBibtex(text: string): Entry[] {
  const entries: Entry[] = []
  let at = 0
  const take = (pattern: RegExp): string => {
    const sticky = new RegExp(pattern.source, 'y')
    sticky.lastIndex = at
    const found = sticky.exec(text)
    assert.ok(found, `${pattern} expected at: ${text.slice(at, at + 60)}`)
    at = sticky.lastIndex
    return found[1] ?? ''
  }
  const group = (): string => {
    take(/\{/)
    const start = at
    for (let depth = 1; depth > 0; at += 1) {
      assert.ok(at < text.length, 'a brace is never closed')
      if (text[at] === '{') depth += 1
      if (text[at] === '}') depth -= 1
    }
    return text.slice(start, at - 1)
  }
  while (text.slice(at).trim() !== '') {
    const entry: Entry = { type: take(/\s*@([a-z]+)\{/), key: take(/([^\s,{}]+),\s*/), fields: new Map() }
    while (text[at] !== '}') {
      const name = take(/([a-z]+)\s*=\s*/)
      assert.ok(!entry.fields.has(name), `${name} occurs twice`)
      entry.fields.set(name, group())
      take(/,?\s*/)
    }
    take(/\}/)
    entries.push(entry)
  }
  return entries
}

/** What TeX prints for our escapes. */
function printed(tex: string): string {
  const commands: Record<string, string> = {
    textbackslash: '\\',
    textbraceleft: '{',
    textbraceright: '}',
    textasciitilde: '~',
    textasciicircum: '^',
    textless: '<',
    textgreater: '>',
  }
  const inner = tex.replace(/^\{|\}$/g, '')
  assert.ok(!/(?<!\\)[#$%&_^~]/.test(inner), `not escaped: ${inner}`)
  return inner.replace(/\\([a-z]+)\{\}|\\([#$%&_])/g, (_, name, sign) => sign ?? commands[name])
}
