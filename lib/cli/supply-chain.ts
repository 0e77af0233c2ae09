/**
 * `npm run supply -- check | sbom | licences | advisories`: dependencies of the product, for those who must approve it.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { printResult } from './terminal'

const root = fileURLToPath(new URL('../../', import.meta.url))
const directMax = 30
/**
 * Not counted against the limit: each implements a file format or a protocol that we should not implement ourselves.
 */
const formats: Record<string, string> = {
  '@aws-sdk/client-s3': 'S3, the protocol of stores for images',
  '@cornerstonejs/codec-charls': 'JPEG-LS in DICOM images',
  '@cornerstonejs/codec-openjpeg': 'JPEG 2000 in DICOM images',
  'jpeg-lossless-decoder-js': 'lossless JPEG in DICOM images',
  'libheif-js': 'HEIC photos of phones',
  utif2: 'TIFF images',
  'pdfjs-dist': 'PDF files: pages of attachments, text of imports',
  docx: 'answers as Word files',
  fflate: 'ZIP, of which Word files are made',
  katex: 'formulas in TeX',
  'tesseract.js': 'OCR of images',
  'tesseract.js-core': 'OCR of images: the engine, as WebAssembly',
  '@tesseract.js-data/eng': 'OCR of images: the English model',
  '@modelcontextprotocol/server': 'the Model Context Protocol, in each of its versions',
  '@opentelemetry/api': 'OTLP, the protocol of collectors of traces',
  '@opentelemetry/core': 'OTLP, the protocol of collectors of traces',
  '@opentelemetry/exporter-trace-otlp-http': 'OTLP, the protocol of collectors of traces',
  '@opentelemetry/resources': 'OTLP, the protocol of collectors of traces',
  '@opentelemetry/sdk-trace': 'OTLP, the protocol of collectors of traces',
  'openid-client': 'OpenID Connect',
  jose: 'signed tokens of OpenID Connect',
}

interface LockedPackage {
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  devOptional?: boolean
  inBundle?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
}

export interface Supply {
  manifest: {
    name: string
    version: string
    dependencies: Record<string, string>
    allowScripts?: Record<string, boolean>
  }
  packages: Record<string, LockedPackage>
}

const help = `Usage: npm run supply -- <command>

  check        checks the lock file against our rules; exits with code 1 if it breaks one
  sbom         writes a software bill of materials (CycloneDX, JSON) of the shipped packages to standard output
  licences     lists the shipped packages by licence
  advisories   lists known vulnerabilities of the shipped packages, if the npm registry provides them`

const commands: Record<string, () => number> = { check, sbom, licences, advisories }

if (import.meta.main) {
  const command = commands[process.argv[2] ?? '']
  if (!command) printResult(help)
  process.exitCode = command ? command() : 2
}

/** @returns a sentence for each violated rule */
export function findSupplyFaults({ manifest, packages }: Supply): string[] {
  const faults: string[] = []
  const direct = Object.entries(manifest.dependencies)
  const counted = direct.filter(([name]) => !(name in formats))
  if (counted.length >= directMax)
    faults.push(
      `${counted.length} direct dependencies, not counting file formats and protocols; the limit is under ${directMax}.`,
    )
  for (const [name, version] of direct) {
    if (!/^\d+\.\d+\.\d+$/.test(version)) faults.push(`${name} is not pinned to one version (${version}).`)
  }
  for (const [path, { integrity, inBundle, hasInstallScript }] of Object.entries(packages)) {
    if (path === '') continue
    // Bundled packages are covered by the hash of the archive that contains them.
    if (!integrity && !inBundle) faults.push(`${path} has no integrity hash in package-lock.json.`)
    const name = toPackageName(path)
    // If listed as false, npm skips the script; packages whose script an older npm would run are replaced in
    // `overrides`.
    if (hasInstallScript && manifest.allowScripts?.[name] === undefined)
      faults.push(`${name} runs a script when it is installed.`)
  }
  return faults
}

function check(): number {
  const faults = findSupplyFaults(readSupply())
  for (const fault of faults) printResult(fault)
  if (faults.length === 0) printResult('Every package is pinned, hashed and free of unexpected install scripts.')
  return faults.length === 0 ? 0 : 1
}

/** From the lock file: `npm sbom --omit dev` (npm 11) omits a package that tests also install under an alias. */
function sbom(): number {
  const { manifest, packages } = readSupply()
  const { name, version } = manifest
  const running = Object.entries(packages).filter(([path, locked]) => path !== '' && isShipped(locked))
  printResult(
    JSON.stringify(
      {
        bomFormat: 'CycloneDX',
        specVersion: '1.5',
        version: 1,
        metadata: { timestamp: new Date().toISOString(), component: { type: 'application', name, version } },
        components: running.map(([path, locked]) => toComponent(path, locked)),
      },
      null,
      2,
    ),
  )
  return 0
}

function toComponent(path: string, { version = '', license, integrity }: LockedPackage) {
  const name = toPackageName(path)
  const [algorithm, hash] = integrity?.split('-') ?? []
  return {
    type: 'library',
    'bom-ref': path,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license ? { licenses: [{ expression: license }] } : {}),
    ...(algorithm === 'sha512' && hash
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }
      : {}),
  }
}

/** False for packages used only to build and test, including test packages that others list as optional. */
function isShipped({ dev, devOptional }: LockedPackage): boolean {
  return !dev && !devOptional
}

function toPackageName(path: string): string {
  return path.split('node_modules/').at(-1) ?? path
}

function licences(): number {
  const byLicence = new Map<string, string[]>()
  for (const [path, locked] of Object.entries(readSupply().packages)) {
    if (path === '' || !isShipped(locked)) continue
    const { version, license } = locked
    const names = byLicence.get(license ?? 'not stated') ?? []
    byLicence.set(license ?? 'not stated', [...names, `${toPackageName(path)} ${version}`])
  }
  for (const [licence, names] of [...byLicence].sort())
    printResult(`${licence} (${names.length})\n  ${names.join('\n  ')}`)
  return 0
}

function advisories(): number {
  const { stdout } = npm('audit', '--omit', 'dev', '--json')
  const report = readReport(stdout)
  if (!report) {
    printResult(
      'Not checked: this npm registry provides no advisories. Use the public registry, or a scanner with the SBOM.',
    )
    return 0
  }
  for (const [name, { severity }] of Object.entries(report)) printResult(`${name}: ${severity}`)
  printResult(`${Object.keys(report).length} packages with known vulnerabilities.`)
  return Object.keys(report).length === 0 ? 0 : 1
}

/** @returns undefined when npm has no advisory list and returns another object */
function readReport(text: string): Record<string, { severity: string }> | undefined {
  try {
    return JSON.parse(text).vulnerabilities
  } catch {
    return undefined
  }
}

function npm(...args: string[]) {
  return spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  })
}

function readSupply(): Supply {
  const read = (name: string) => JSON.parse(readFileSync(`${root}${name}`, 'utf8'))
  return { manifest: read('package.json'), packages: read('package-lock.json').packages }
}
