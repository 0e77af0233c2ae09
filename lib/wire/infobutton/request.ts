/**
 * Reads a request of HL7's Context-Aware Knowledge Retrieval (Infobutton), URL-Based Implementations. Only the
 * parameters listed here are read. All others are dropped unread, since those that describe a patient, a place or an
 * encounter could name someone; the answer says which.
 */
import { findIdentifiers } from '@/lib/shared/identifiers/find-identifiers'
import { ApiError } from '@/lib/wire/errors'
import { type CodeSystem, codeSystems, findCodeText } from './common-codes'

type InfobuttonFormat = 'html' | 'json' | 'atom'

interface InfobuttonTopic {
  /** As sent; null if the record sent only a text. */
  code: string | null
  codeSystem: string | null
  /** What is searched for. */
  text: string
  /** Whether the record sent the text or our table of common codes has it. */
  from: 'record' | 'table'
}

export interface InfobuttonRequest {
  format: InfobuttonFormat
  topics: InfobuttonTopic[]
  /** The topics and the sub-topic as one question. */
  question: string
  /** Names of the parameters that were not read, in order. */
  dropped: string[]
}

const topicsMax = 3
const textMax = 300
const codeMax = 64
const droppedMax = 30

/** A search criterion, or the sub-topic: `mainSearchCriteria.v.c`, `mainSearchCriteria1.v.dn`. */
const criterion = /^(mainSearchCriteria\d?|subTopic\d?)\.v\.(c|cs|dn|ot)$/
/** Accepted, because they identify no one; only `knowledgeResponseType` has an effect. */
const harmless =
  /^(?:taskContext\.c\.(?:c|cs|dn)|knowledgeResponseType|informationRecipient(?:\.languageCode\.(?:c|cs|dn))?|performer(?:\.languageCode\.(?:c|cs|dn))?|xsltTransform|transform)$/

const mediaTypes: Record<string, InfobuttonFormat> = {
  'text/html': 'html',
  'application/json': 'json',
  'application/atom+xml': 'atom',
  'text/xml': 'atom',
  'application/xml': 'atom',
}

/**
 * @param accept the Accept header, for a request that names no type
 * @throws ApiError 400 that names the parameter
 */
export function parseInfobuttonRequest(parameters: URLSearchParams, accept: string | null): InfobuttonRequest {
  const groups = new Map<string, Map<string, string>>()
  const dropped = new Set<string>()
  for (const [name, value] of parameters) {
    const [, group, part] = criterion.exec(name) ?? []
    if (group && part && isReadable(part, value))
      groups.set(group, (groups.get(group) ?? new Map()).set(part, value.trim()))
    else if (value !== '' && !harmless.test(name)) dropped.add(name.slice(0, codeMax).toWellFormed())
  }
  const topics = [...groups]
    .filter(([group]) => group.startsWith('main'))
    .slice(0, topicsMax)
    .map(toTopic)
  if (topics.length === 0) {
    const message =
      "Missing required parameter: 'mainSearchCriteria.v.dn', or a code in 'mainSearchCriteria.v.c' with its system in 'mainSearchCriteria.v.cs'."
    throw new ApiError('missing_required_parameter', message, { param: 'mainSearchCriteria.v.c' })
  }
  const subTopic = groups.get('subTopic')
  const aspect = subTopic?.get('dn') ?? subTopic?.get('ot')
  return {
    format: findInfobuttonFormat(parameters, accept),
    topics,
    question: toQuestion(topics, aspect),
    dropped: [...dropped].slice(0, droppedMax),
  }
}

/** Texts are typed by people, and may contain a name or a number of the patient. */
function isReadable(part: string, value: string): boolean {
  if (value.trim() === '') return false
  if (part === 'c') return value.length <= codeMax
  return value.length <= textMax && findIdentifiers(value).length === 0
}

function toTopic([group, parts]: [string, Map<string, string>]): InfobuttonTopic {
  const [code = null, codeSystem = null] = [parts.get('c'), parts.get('cs')]
  const sent = parts.get('dn') ?? parts.get('ot')
  if (sent !== undefined) return { code, codeSystem, text: sent, from: 'record' }
  const system = findSystem(group, codeSystem)
  const known = code === null ? null : findCodeText(system, code)
  if (known !== null) return { code, codeSystem, text: known, from: 'table' }
  const message = `The table of common codes has no text for this code. Send its display text in '${group}.v.dn'.`
  throw new ApiError('invalid_value', message, { param: `${group}.v.c` })
}

function findSystem(group: string, codeSystem: string | null): CodeSystem {
  const system = codeSystem === null ? undefined : codeSystems[codeSystem]
  if (system && codeSystem !== null && Object.hasOwn(codeSystems, codeSystem)) return system
  const message = `The code system is missing or not known. Known are ICD-10, SNOMED CT, RxNorm and LOINC, by their OID or URI; for any other, send the display text in '${group}.v.dn'.`
  throw new ApiError('invalid_value', message, { param: `${group}.v.cs` })
}

/** @throws ApiError 400 for a type that is not supported */
export function findInfobuttonFormat(parameters: URLSearchParams, accept: string | null): InfobuttonFormat {
  const asked = parameters.get('knowledgeResponseType')
  if (asked !== null) {
    const format = Object.hasOwn(mediaTypes, asked) ? mediaTypes[asked] : undefined
    if (format) return format
    const message = `Invalid 'knowledgeResponseType': supported values are ${Object.keys(mediaTypes).join(', ')}.`
    throw new ApiError('invalid_value', message, { param: 'knowledgeResponseType' })
  }
  const types = (accept ?? '').split(',').map((type) => type.split(';')[0]?.trim() ?? '')
  return types.map((type) => mediaTypes[type]).find((format) => format !== undefined) ?? 'html'
}

/** "treatment of type 2 diabetes" */
function toQuestion(topics: InfobuttonTopic[], aspect: string | undefined): string {
  const [first, ...others] = topics.map(({ text }) => text)
  const topic = [first, ...others].join(' and ')
  return aspect === undefined ? topic : `${aspect} of ${topic}`
}
