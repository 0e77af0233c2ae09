import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameBrowser } from '@/components/settings/name-browser'

test('a person recognises a browser and its computer, although all claim to be each other', () => {
  const named: [string | null, string][] = [
    [
      'Chrome, Linux',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36',
    ],
    [
      'Edge, Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36 Edg/150.0',
    ],
    ['Firefox, Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0'],
    [
      'Safari, iOS',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'Chrome, Android',
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36',
    ],
    [null, 'curl/8.9'],
    [null, ''],
  ]
  for (const [name, userAgent] of named) assert.equal(nameBrowser(userAgent), name)
})
