/**
 * All settings of the product, read once. Only this file reads the environment. An empty variable means unset, and the
 * product runs on the defaults alone.
 */
import 'server-only'
import { isIPv4 } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'

const bytes = (fallback: number) => z.coerce.number().int().positive().default(fallback)
const count = bytes
const milliseconds = bytes
const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )
/** Separated by semicolons, since names of groups in a directory contain commas. */
const groups = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(';')
      .map((item) => item.trim())
      .filter(Boolean),
  )
const roles = ['clinician', 'librarian', 'auditor', 'admin']
/** Such as "clinician=365, admin=30". */
const daysByRole = z
  .string()
  .default('')
  .transform((text, context): Record<string, number> => {
    const items = text.split(',').filter((item) => item.trim() !== '')
    const pairs = items.map((item) => /^\s*(\w+)\s*=\s*(\d{1,5})\s*$/.exec(item) ?? [])
    if (pairs.every(([, role = '']) => roles.includes(role)))
      return Object.fromEntries(pairs.map(([, role, days]) => [role, Number(days)]))
    context.addIssue({ code: 'custom', message: `must be such as clinician=365, admin=30, with ${roles.join(', ')}` })
    return z.NEVER
  })
const flag = z.stringbool().default(false)

export const settings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  PUBLIC_URL: httpAddress.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  INSTALLATION_SECRET: z
    .base64url('must be 43 letters, digits, hyphens and underscores')
    .length(43, 'must be 43 letters, digits, hyphens and underscores')
    .optional(),
  LIBRARY_LAG_SECONDS_MAX: count(60),
  LIBRARY_REFRESH: z.enum(['off', 'daily', 'weekly']).default('off'),
  IMAGES_URL: z
    .string()
    .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]+[a-z0-9](\/[\w.-]+)*\/?$/, 'must be s3://BUCKET or s3://BUCKET/PREFIX')
    .optional(),
  SEARCH_INDEX_URL: z
    .string()
    .regex(
      /^s3:\/\/[a-z0-9][a-z0-9.-]+[a-z0-9](\/[\w.-]+)*\/?$|^(?!\w+:\/\/).+$/,
      'must be s3://BUCKET/PREFIX or a folder',
    )
    .optional(),
  AWS_ENDPOINT_URL_S3: httpAddress.optional(),
  AWS_REGION: z.string().default('us-east-1'),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),

  UPSTREAM_BASE_URL: httpAddress.optional(),
  UPSTREAM_API_KEY: z.string().optional(),
  UPSTREAM_MODEL: z.string().optional(),
  UPSTREAM_CONTEXT_TOKENS: count(16_384),
  UPSTREAM_VISION: z.enum(['auto', 'on', 'off']).default('auto'),
  UPSTREAM_TIMEOUT_MS: milliseconds(60_000),
  UPSTREAM_IDLE_TIMEOUT_MS: milliseconds(30_000),
  ENGINE: z.enum(['auto', 'upstream', 'extractive']).default('auto'),

  VERIFIER_BASE_URL: httpAddress.optional(),
  VERIFIER_API_KEY: z.string().optional(),
  VERIFIER_MODEL: z.string().optional(),
  VERIFIER_TIMEOUT_MS: milliseconds(10_000),

  EVIDENCE_LIVE: z.enum(['off', 'ask', 'on']).default('ask'),
  PUBMED_BASE_URL: httpAddress.default('https://eutils.ncbi.nlm.nih.gov/entrez/eutils'),
  EUROPE_PMC_BASE_URL: httpAddress.default('https://www.ebi.ac.uk/europepmc/webservices/rest'),
  EVIDENCE_REWRITE: z.literal('auto').or(z.stringbool()).default('auto'),
  EVIDENCE_RERANK: flag,
  EMBEDDING_MODEL: z.string().optional(),
  NCBI_API_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'must be letters and digits, as NCBI shows it')
    .optional(),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),

  // At least two by default, since the last free one is kept for callers without a running search.
  SEARCH_THREADS: count(Math.min(4, Math.max(2, availableParallelism()))),

  REQUEST_BYTES_MAX: bytes(52_428_800),
  BODY_BYTES_PER_KEY_MAX: bytes(67_108_864),
  BODY_BYTES_MAX: bytes(167_772_160),
  UPLOAD_BYTES_PER_SECOND_MIN: bytes(16_384),
  IMPORT_BYTES_MAX: bytes(1_073_741_824),
  IMAGE_BYTES_MAX: bytes(20_971_520),
  IMAGE_PIXELS_MAX: count(50_000_000),
  IMAGE_SIDE_MAX: count(2048),
  IMAGES_MAX: count(50),
  IMAGE_HOSTS_ALLOWED: list,
  OCR: z.stringbool().default(true),
  OCR_LANGUAGES: z
    .string()
    .regex(/^\w+([,+]\w+)*$/, 'must be codes of Tesseract, such as eng,chi_sim')
    .default('eng')
    .transform((text) => text.split(/[,+]/)),
  // For all images of a question together, so that the answer arrives within 45 s.
  OCR_TIMEOUT_MS: milliseconds(40_000),

  RATE_LIMIT_RPM: count(60),
  STREAMS_MAX: count(20),
  TRUST_PROXY: flag,
  CORS_ORIGINS: z
    .string()
    .default('*')
    .transform((text) => text.split(',').map((item) => item.trim())),

  OIDC_ISSUER: httpAddress.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_SCOPE: z
    .string()
    .regex(/\bopenid\b/, 'must contain openid')
    .default('openid profile email'),
  OIDC_GROUPS_CLAIM: list.default(['groups']),
  OIDC_CLINICIAN_GROUPS: groups,
  OIDC_LIBRARIAN_GROUPS: groups,
  OIDC_AUDITOR_GROUPS: groups,
  OIDC_ADMIN_GROUPS: groups,
  OIDC_PROMPT: z.enum(['login', 'select_account']).optional(),
  OIDC_SESSION_HOURS: z.coerce.number().positive().max(24).default(12),
  OIDC_RECHECK_SECONDS: z.coerce.number().int().min(0).default(60),

  IDLE_LOGOFF_MINUTES: z.coerce.number().min(0).default(15),
  AUDIT_DAYS: z.coerce.number().int().min(0).default(2190),
  HISTORY_DAYS: z.coerce.number().int().min(0).default(0),
  HISTORY_DAYS_BY_ROLE: daysByRole,

  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  LOG_QUESTIONS: flag,

  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().default('evidence-chat'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
})

export type Config = z.infer<typeof settings>

let current: Config | undefined

/**
 * Returns the current settings.
 *
 * @throws Error whose message names each invalid setting and what it must be
 */
export function config(): Config {
  current ??= readConfig(process.env)
  return current
}

/** Parses an environment; separate from `config` so that a test can pass its own. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = settings
    .superRefine(checkBodyLimits)
    .superRefine(checkIndex)
    .superRefine(checkProvider)
    .safeParse(given, { error: describeFault })
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(
      `These settings are not usable. ${faults.join('; ')}. Correct them in .env or the environment; docs/operations.md explains each.`,
    )
  }
  return { ...parsed.data, DATA_DIR: resolve(parsed.data.DATA_DIR) }
}

/** Zod's own messages are for programmers: "Invalid input: expected number, received NaN". */
function describeFault(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'must be a whole number' : `must be a ${issue.expected}`
    case 'too_small':
      return `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`
    case 'too_big':
      return `must be ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}`
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`
    default:
      return undefined
  }
}

/** Otherwise a request of the permitted size could never be received, and its client would retry forever. */
function checkBodyLimits(
  { REQUEST_BYTES_MAX: one, BODY_BYTES_PER_KEY_MAX: perKey, BODY_BYTES_MAX: all }: Config,
  context: z.RefinementCtx,
): void {
  const demand = (name: string, value: number, min: number, of: string) => {
    if (value < min) context.addIssue({ code: 'custom', path: [name], message: `must be at least ${min}, ${of}` })
  }
  demand('BODY_BYTES_PER_KEY_MAX', perKey, one, 'REQUEST_BYTES_MAX')
  demand('BODY_BYTES_MAX', all, 2 * one, 'twice REQUEST_BYTES_MAX')
}

/** A shared index holds the articles of a shared library. */
function checkIndex({ SEARCH_INDEX_URL, DATABASE_URL }: Config, context: z.RefinementCtx): void {
  if (SEARCH_INDEX_URL === undefined || DATABASE_URL !== undefined) return
  context.addIssue({
    code: 'custom',
    path: ['SEARCH_INDEX_URL'],
    message: 'needs DATABASE_URL, the library that it indexes',
  })
}

/** Otherwise nobody could sign in, or tokens would be readable on their way. */
function checkProvider(settings: Config, context: z.RefinementCtx): void {
  const { OIDC_ISSUER: issuer, PUBLIC_URL: address, HOST } = settings
  if (issuer === undefined) return
  const demand = (isMet: boolean, name: string, message: string) => {
    if (!isMet) context.addIssue({ code: 'custom', path: [name], message })
  }
  const isSafe = (text: string) => text.startsWith('https:') || isLoopback(stripBrackets(new URL(text).hostname))
  demand(isSafe(issuer), 'OIDC_ISSUER', 'must be an https address')
  for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const)
    demand(settings[name] !== undefined, name, 'is needed with OIDC_ISSUER')
  const grants = ['CLINICIAN', 'LIBRARIAN', 'AUDITOR', 'ADMIN'] as const
  const isAnyGroupNamed = grants.some((grant) => settings[`OIDC_${grant}_GROUPS`].length > 0)
  demand(isAnyGroupNamed, 'OIDC_CLINICIAN_GROUPS', 'must name a group: without one nobody may enter')
  demand(
    address === undefined ? isLoopback(HOST) : isSafe(address),
    'PUBLIC_URL',
    'must be the https address that users open, to which the provider sends them back',
  )
}

/** @returns an IPv6 host without the brackets that URLs put around it */
export function stripBrackets(name: string): string {
  return name.replace(/^\[|\]$/g, '')
}

/** The address users see, without a trailing slash. */
export function getPublicUrl(): string {
  const { PUBLIC_URL, HOST, PORT } = config()
  const host = HOST.includes(':') ? `[${HOST}]` : HOST
  return (PUBLIC_URL ?? `http://${host}:${PORT}`).replace(/\/+$/, '')
}

/** True if people sign in at an OpenID Connect provider. */
export function isProviderUsed(): boolean {
  return config().OIDC_ISSUER !== undefined
}

/** True for `localhost` and loopback IP literals. A host name such as 127.example.com may resolve to any address. */
export function isLoopback(host: string = config().HOST): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
}
