/** A certificate of our own for a server of our own, written as DER so that no test needs openssl. */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

export interface Certificate {
  key: string
  /** Signs itself, so it is its own authority. */
  cert: string
}

/** @param hosts DNS names, or dotted IPv4 addresses. Source: RFC 5280, 4.1 and 4.2.1.6; X.690 for the encoding. */
export function selfSigned(hosts: string[]): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const algorithm = sequence(objectId(ecdsaWithSha256))
  const name = sequence(set(sequence(objectId(commonName), tlv(0x0c, Buffer.from('Evidence Chat test')))))
  const day = 86_400_000
  const validity = sequence(time(Date.now() - day), time(Date.now() + day))
  const extensions = sequence(
    extension(basicConstraints, sequence(tlv(0x01, Buffer.from([0xff])))),
    extension(subjectAltName, sequence(...hosts.map(generalName))),
  )
  const body = sequence(
    tlv(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, extensions),
  )
  const certificate = sequence(body, algorithm, bits(sign('sha256', body, privateKey)))
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return { key, cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n` }
}

const ecdsaWithSha256 = '2a8648ce3d040302'
const commonName = '550403'
const subjectAltName = '551d11'
const basicConstraints = '551d13'

function tlv(tag: number, content: Buffer): Buffer {
  const size = content.length
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

function sequence(...items: Buffer[]): Buffer {
  return tlv(0x30, Buffer.concat(items))
}

function set(item: Buffer): Buffer {
  return tlv(0x31, item)
}

function integer(value: Buffer): Buffer {
  return tlv(0x02, value)
}

function objectId(hex: string): Buffer {
  return tlv(0x06, Buffer.from(hex, 'hex'))
}

function bits(value: Buffer): Buffer {
  return tlv(0x03, Buffer.concat([Buffer.from([0]), value]))
}

function time(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/[-:T]|\.\d+/g, '')
  return tlv(0x18, Buffer.from(digits))
}

function extension(id: string, value: Buffer): Buffer {
  return sequence(objectId(id), tlv(0x04, value))
}

function generalName(host: string): Buffer {
  const isAddress = /^[\d.]+$/.test(host)
  return isAddress ? tlv(0x87, Buffer.from(host.split('.').map(Number))) : tlv(0x82, Buffer.from(host))
}
