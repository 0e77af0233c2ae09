import assert from 'node:assert/strict'
import type { LookupAddress } from 'node:dns'
import type { RequestListener } from 'node:http'
import { isIP } from 'node:net'
import { describe, test } from 'node:test'
import type { Resolver } from '@/lib/http/allowed-addresses'
import type { FetchSettings } from '@/lib/images/fetch-image'
import { type LoadedImage, loadImage } from '@/lib/images/load-image'
import { ApiError } from '@/lib/wire/errors'
import { type ImageServer, startImageServer } from '../../fakes/image-server'
import { draw, gradient, pixelsOf } from '../../fixtures/sample-images'
import { expectRefusal } from '../../support/expect-refusal'

// Everything goes through loadImage, the door that callers use: a check that only works when it is called by itself is
// none.

const ongoing = new AbortController().signal
const image = draw(gradient()).png().toBuffer()

const sendImage: RequestListener = async (_request, response) => {
  response.setHeader('content-type', 'text/html')
  response.end(await image)
}

function namesFor(...addresses: string[]): Resolver {
  return async () => addresses.map((address): LookupAddress => ({ address, family: isIP(address) }))
}

/** The archive as the operator allowed it, reached by name. */
function allowed(it: ImageServer, more: Partial<FetchSettings> = {}): Partial<FetchSettings> {
  return { ca: it.ca, hostsAllowed: [`archive.test:${it.port}`], resolve: namesFor('127.0.0.1'), ...more }
}

function fetchFrom(it: ImageServer, path = '/ecg.png', more: Partial<FetchSettings> = {}): Promise<LoadedImage> {
  return loadImage(`https://archive.test:${it.port}${path}`, ongoing, allowed(it, more))
}

/** What every refused address is answered with, whatever the reason. */
const refusal = new ApiError(
  'invalid_image_url',
  'The URL of the image is not allowed, so it was not opened. Images are fetched only from public https:// URLs on port 443, without a user name. Send the image as a data URL instead.',
).message

function isNotOpened(work: Promise<unknown>): Promise<void> {
  return assert.rejects(work, (error) => {
    assert.ok(error instanceof ApiError, `expected an ApiError, got ${error}`)
    assert.deepEqual([error.code, error.status, error.param, error.message], ['invalid_image_url', 400, null, refusal])
    return true
  })
}

describe('an archive that the operator allowed', () => {
  test('hands over its image, whatever content type it claims', async () => {
    await using it = await startImageServer(sendImage)
    const image = await fetchFrom(it)
    assert.ok((await pixelsOf(image.bytes)).data.equals(gradient().data))
  })

  test('learns nothing but the address asked for', async () => {
    await using it = await startImageServer((request, response) => {
      response.setHeader('set-cookie', 'visit=1')
      if (request.url === '/a?b=c') return response.writeHead(302, { location: '/next' }).end()
      return sendImage(request, response)
    })
    await fetchFrom(it, '/a?b=c#finding')
    assert.deepEqual(
      it.requests.map(({ path }) => path),
      ['/a?b=c', '/next'],
    )
    for (const { headers } of it.requests) {
      assert.deepEqual(Object.keys(headers).sort(), ['accept', 'accept-encoding', 'connection', 'host'])
      assert.equal(headers['accept-encoding'], 'identity')
      assert.equal(headers.host, `archive.test:${it.port}`)
    }
  })

  test('may be allowed by its address, and in any spelling of its name', async () => {
    await using it = await startImageServer(sendImage)
    const url = `https://127.0.0.1:${it.port}/`
    await loadImage(url, ongoing, { ca: it.ca, hostsAllowed: [`127.0.0.1:${it.port}`] })
    await fetchFrom(it, '/', { hostsAllowed: [`Archive.TEST:${it.port}`] })
    assert.equal(it.requests.length, 2)
  })

  test('is allowed on its port only', async () => {
    await using it = await startImageServer(sendImage)
    for (const hostsAllowed of [[], ['archive.test'], [`archive.test:${it.port + 1}`], [`other.test:${it.port}`]])
      await isNotOpened(fetchFrom(it, '/', { hostsAllowed }))
    assert.equal(it.connections, 0)
  })

  test('must show a certificate that is trusted, and for its own name', async () => {
    await using it = await startImageServer(sendImage)
    const { ca: _, ...withoutAuthority } = allowed(it)
    const url = `https://archive.test:${it.port}/`
    await expectRefusal(loadImage(url, ongoing, withoutAuthority), 'invalid_image_url', 'certificate')
    const stranger = { ...allowed(it), hostsAllowed: [`stranger.test:${it.port}`] }
    await expectRefusal(
      loadImage(`https://stranger.test:${it.port}/`, ongoing, stranger),
      'invalid_image_url',
      'certificate',
    )
    assert.equal(it.requests.length, 0)
  })

  test('is never asked without encryption', async () => {
    await using it = await startImageServer(sendImage)
    await isNotOpened(loadImage(`http://archive.test:${it.port}/`, ongoing, allowed(it)))
    assert.equal(it.connections, 0)
  })

  test('may be in the hospital’s network, but never at the metadata address of a cloud', async () => {
    await using it = await startImageServer(sendImage)
    const addresses = [
      '169.254.169.254',
      '168.63.129.16',
      '100.100.100.200',
      'fd00:ec2::254',
      'fe80::1',
      '0.0.0.0',
      '224.0.0.1',
    ]
    for (const address of addresses) await isNotOpened(fetchFrom(it, '/', { resolve: namesFor(address) }))
  })

  test('that refuses or does not answer is named as such', async () => {
    await using it = await startImageServer((_request, response) => response.writeHead(404).end())
    await expectRefusal(fetchFrom(it), 'invalid_image_url', 'status 404', 'data URL')
    const gone = await startImageServer(sendImage)
    await gone[Symbol.asyncDispose]()
    await expectRefusal(fetchFrom(gone), 'invalid_image_url', 'connection failed')
  })

  test('that sends something else is refused with the type that it seems to have', async () => {
    await using it = await startImageServer((_request, response) => {
      response.setHeader('content-type', 'image/png')
      response.end('<!doctype html><title>Sign in</title>')
    })
    await expectRefusal(fetchFrom(it), 'invalid_image_format', 'web page')
  })
})

describe('an address that is not public is never connected to, and no reason is given', () => {
  const addresses = {
    'no address at all': 'kitten.png',
    'bare base64': 'iVBORw0KGgoAAAANSUhEUgAAAAE=',
    'plain http': 'http://example.com/a.png',
    'a file': 'file:///etc/passwd',
    ftp: 'ftp://example.com/a.png',
    'a blob': 'blob:https://example.com/1',
    script: 'javascript:alert(1)',
    'another port': 'https://example.com:8443/a.png',
    'port 80': 'https://example.com:80/a.png',
    'a user name': 'https://user@example.com/a.png',
    'a password': 'https://:secret@example.com/a.png',
    'a name in front of a private address': 'https://example.com@127.0.0.1/',
    'a backslash': 'https://example.com\\@127.0.0.1/',
    'backslashes for slashes': 'https:\\\\127.0.0.1\\',
    'a tab in the host': 'https://127.0\t.0.1/',
    'a line break': 'https://example.com/\r\nHost: inside',
    'a blank in front': ' https://127.0.0.1/',
    'a NUL': 'https://example.com\0.inside/',
    'a trailing dot': 'https://localhost./',
    'a trailing dot behind an address': 'https://127.0.0.1./',
    localhost: 'https://localhost/',
    'a name under localhost': 'https://a.localhost/',
    loopback: 'https://127.0.0.1/',
    'all of loopback': 'https://127.8.9.1/',
    'loopback, shortened': 'https://127.1/',
    'loopback as one number': 'https://2130706433/',
    'loopback in hexadecimal': 'https://0x7f000001/',
    'loopback in hexadecimal parts': 'https://0x7f.0x0.0x0.0x1/',
    'loopback in octal': 'https://0177.0.0.01/',
    'loopback in octal, one number': 'https://017700000001/',
    'loopback in wide digits': 'https://１２７.０.０.１/',
    'loopback, percent-encoded': 'https://%31%32%37.0.0.1/',
    'loopback with ideographic dots': 'https://127。0。0。1/',
    'no particular address': 'https://0.0.0.0/',
    zero: 'https://0/',
    'private, ten': 'https://10.0.0.5/',
    'private, 172.16': 'https://172.16.3.4/',
    'private, 192.168': 'https://192.168.1.1/',
    'shared by carriers': 'https://100.64.0.1/',
    'link-local': 'https://169.254.1.1/',
    'metadata of many clouds': 'https://169.254.169.254/latest/meta-data/',
    'metadata as one number': 'https://2852039166/',
    'metadata of Azure': 'https://168.63.129.16/',
    'metadata of Alibaba': 'https://100.100.100.200/',
    'metadata of Oracle': 'https://192.0.0.192/',
    multicast: 'https://224.0.0.1/',
    broadcast: 'https://255.255.255.255/',
    documentation: 'https://203.0.113.9/',
    benchmarking: 'https://198.18.0.1/',
    'IPv6 loopback': 'https://[::1]/',
    'IPv6 loopback, spelled out': 'https://[0:0:0:0:0:0:0:1]/',
    'IPv6 unspecified': 'https://[::]/',
    'mapped loopback': 'https://[::ffff:127.0.0.1]/',
    'mapped loopback in hexadecimal': 'https://[::ffff:7f00:1]/',
    'mapped metadata': 'https://[::ffff:a9fe:a9fe]/',
    'IPv4-compatible loopback': 'https://[::127.0.0.1]/',
    'IPv4-compatible, public': 'https://[::8.8.8.8]/',
    'IPv6 that nobody has been given': 'https://[4000::1]/',
    'translated loopback': 'https://[::ffff:0:127.0.0.1]/',
    '6to4 loopback': 'https://[2002:7f00:1::]/',
    'NAT64 loopback': 'https://[64:ff9b::7f00:1]/',
    'local NAT64 loopback': 'https://[64:ff9b:1::7f00:1]/',
    Teredo: 'https://[2001:0:7f00:1::1]/',
    'IPv6 link-local': 'https://[fe80::1]/',
    'IPv6 site-local': 'https://[fec0::1]/',
    'IPv6 unique local': 'https://[fd12:3456::1]/',
    'IPv6 metadata of AWS': 'https://[fd00:ec2::254]/',
    'IPv6 multicast': 'https://[ff02::1]/',
    'an IPv6 zone': 'https://[fe80::1%25eth0]/',
    'an address longer than any server takes': `https://example.com/${'a'.repeat(9000)}`,
  }
  // Only an address that passed the other checks is resolved; this resolver returns a private one.
  const resolve = namesFor('127.0.0.1')
  for (const [name, address] of Object.entries(addresses)) {
    test(name, () => isNotOpened(loadImage(address, ongoing, { resolve })))
  }

  test('this machine by its own resolver', () => isNotOpened(loadImage('https://localhost/', ongoing)))
})

describe('a name is as good as the worst of its addresses', () => {
  const lists: Record<string, string[]> = {
    'a private address': ['10.0.0.1'],
    'a public address and a private one': ['8.8.8.8', '10.0.0.1'],
    'a private address and a public one': ['10.0.0.1', '8.8.8.8'],
    'a mapped address': ['::ffff:127.0.0.1'],
    'a link-local address with a zone': ['fe80::1%eth0'],
    'something that is no address': ['inside'],
    'no address': [],
  }
  for (const [name, list] of Object.entries(lists)) {
    test(name, () => isNotOpened(loadImage('https://example.com/', ongoing, { resolve: namesFor(...list) })))
  }

  test('a name that is not found is refused in the same words, so the network cannot be mapped', () => {
    const resolve: Resolver = () => Promise.reject(new Error('ENOTFOUND'))
    return isNotOpened(loadImage('https://pacs.inside/', ongoing, { resolve }))
  })

  test('a name whose look-up never ends is refused in the same words', () => {
    const resolve: Resolver = () => new Promise(() => {})
    return isNotOpened(loadImage('https://pacs.inside/', ongoing, { resolve, timeoutMs: 20 }))
  })

  test('a name is resolved once for each hop, and the connection uses the address that was checked', async () => {
    await using it = await startImageServer(sendImage)
    const asked: string[] = []
    // The second answer would lead to an address on which nothing listens.
    const resolve: Resolver = async (host) => {
      asked.push(host)
      return [{ address: asked.length === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }]
    }
    await fetchFrom(it, '/', { resolve })
    assert.deepEqual(asked, ['archive.test'])
    assert.equal(it.connections, 1)
  })
})

describe('a redirect', () => {
  function redirecting(...locations: string[]): Promise<ImageServer> {
    let hops = 0
    return startImageServer((request, response) => {
      const location = locations[hops++]
      if (location === undefined) return sendImage(request, response)
      return response.writeHead([301, 302, 303, 307, 308][hops % 5] ?? 302, { location }).end()
    })
  }

  test('is followed three times', async () => {
    await using it = await redirecting('/2', '3', '?four')
    await fetchFrom(it, '/1/')
    assert.deepEqual(
      it.requests.map(({ path }) => path),
      ['/1/', '/2', '/3', '/3?four'],
    )
  })

  test('is not followed a fourth time', async () => {
    await using it = await redirecting('/2', '/3', '/4', '/5')
    await expectRefusal(fetchFrom(it), 'invalid_image_url', 'more than 3')
    assert.equal(it.requests.length, 4)
  })

  test('to another allowed host is followed, under that name', async () => {
    await using other = await startImageServer(sendImage)
    await using it = await redirecting(`https://other.test:${other.port}/ct.png`)
    await fetchFrom(it, '/', { hostsAllowed: [`archive.test:${it.port}`, `other.test:${other.port}`] })
    assert.deepEqual(
      other.requests.map(({ host, path }) => [host, path]),
      [[`other.test:${other.port}`, '/ct.png']],
    )
  })

  test('into the hospital’s network, to plain http or to nowhere is refused before any connection', async () => {
    await using inside = await startImageServer(sendImage)
    const locations = [
      `https://127.0.0.1:${inside.port}/`,
      `https://other.test:${inside.port}/`,
      `https://[::ffff:7f00:1]:${inside.port}/`,
      'https://127.0.0.1/',
      'https://169.254.169.254/latest/meta-data/',
      'https://2130706433/',
      `http://archive.test:${inside.port}/`,
      'file:///etc/passwd',
      '//127.0.0.1/',
      '\\\\127.0.0.1\\',
      `https://user:secret@archive.test:${inside.port}/`,
      'https://',
    ]
    for (const location of locations) {
      await using it = await redirecting(location)
      await isNotOpened(fetchFrom(it))
      assert.equal(it.requests.length, 1, location)
    }
    assert.equal(inside.connections, 0)
  })

  test('without an address is an answer like any other', async () => {
    await using it = await startImageServer((_request, response) => response.writeHead(302).end())
    await expectRefusal(fetchFrom(it), 'invalid_image_url', 'status 302')
  })
})

describe('a server that sends too much or too slowly', () => {
  test('is abandoned when it declares a body larger than the limit', async () => {
    await using it = await startImageServer((_request, response) => {
      response.writeHead(200, { 'content-length': 10_485_761 }).write('x')
    })
    await expectRefusal(fetchFrom(it), 'image_too_large', '10,485,761', '10,485,760')
  })

  test('is abandoned when its body does not end', async () => {
    const left = Promise.withResolvers<void>()
    await using it = await startImageServer((_request, response) => {
      const piece = Buffer.alloc(65_536, 1)
      const more = () => {
        while (response.write(piece));
      }
      response.on('drain', more).on('close', left.resolve)
      more()
    })
    await expectRefusal(fetchFrom(it), 'image_too_large', '10,485,760')
    await left.promise
  })

  test('may send no more than an operator allows for any image', async () => {
    await using it = await startImageServer(sendImage)
    await expectRefusal(fetchFrom(it, '/', { bytesMax: 100 }), 'image_too_large', '100 bytes')
  })

  const slow: Record<string, RequestListener> = {
    'before its first byte': () => {},
    'in the middle of its body': (_request, response) => {
      response.writeHead(200).write('\x89PNG')
    },
  }
  for (const [name, answer] of Object.entries(slow)) {
    test(`is abandoned when it is silent ${name}`, async () => {
      const closed = Promise.withResolvers<void>()
      await using it = await startImageServer((request, response) => {
        response.on('close', closed.resolve)
        answer(request, response)
      })
      await expectRefusal(fetchFrom(it, '/', { timeoutMs: 300 }), 'invalid_image_url', 'within 0.3 s')
      if (it.requests.length > 0) await closed.promise
    })
  }

  test('that breaks off in the middle is not taken for a whole image', async () => {
    await using it = await startImageServer(async (_request, response) => {
      response.writeHead(200, { 'content-length': 100_000 })
      response.write(await image, () => response.destroy())
    })
    await expectRefusal(fetchFrom(it), 'invalid_image_url', 'connection failed')
  })
})

test('a caller who leaves ends the fetch', async () => {
  const closed = Promise.withResolvers<void>()
  const leaving = new AbortController()
  await using it = await startImageServer((_request, response) => {
    response.on('close', closed.resolve)
    leaving.abort(new Error('gone'))
  })
  await assert.rejects(loadImage(`https://archive.test:${it.port}/`, leaving.signal, allowed(it)), /gone/)
  await closed.promise
})

test('a caller who leaves during the look-up waits for nothing', async () => {
  const leaving = new AbortController()
  const resolve: Resolver = () => {
    leaving.abort(new Error('gone'))
    return new Promise(() => {})
  }
  await assert.rejects(loadImage('https://example.com/', leaving.signal, { resolve }), /gone/)
})
