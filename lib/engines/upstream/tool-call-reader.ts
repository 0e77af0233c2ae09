/**
 * Normalizes the tool calls of one choice: every delta has an index and a type, the first delta of each call has the id
 * and name, and no later delta repeats them (LangChain would concatenate them).
 */
import { randomUUID } from 'node:crypto'
import type { ToolCallDelta } from '@/lib/wire/answer-events'

/** An object from a model server, whose members have to be checked one by one. */
export type Loose = Record<string, unknown>

interface Call {
  /** The server's own index, if it sent one. */
  givenIndex: number | undefined
  givenId: string | undefined
  type: 'function' | 'custom'
  hasName: boolean
}

interface Given {
  index: number | undefined
  id: string | undefined
  name: string | undefined
  type: Call['type']
  /** Arguments of a function, input of a custom tool. */
  input: string
}

export class ToolCallReader {
  private readonly calls: Call[] = []

  get count(): number {
    return this.calls.length
  }

  /** @param deltas the raw `delta.tool_calls` of one chunk */
  read(deltas: unknown[]): ToolCallDelta[] {
    return deltas.filter(isObject).map((delta) => this.readOne(toGiven(delta)))
  }

  private readOne(given: Given): ToolCallDelta {
    const continued = this.find(given)
    const call = continued ?? this.begin(given)
    const name = call.hasName ? undefined : given.name
    if (name !== undefined) call.hasName = true
    return {
      index: this.calls.indexOf(call),
      type: call.type,
      ...(continued ? {} : { id: given.id ?? `call_${randomUUID().replaceAll('-', '')}` }),
      ...(call.type === 'custom'
        ? { custom: { ...(name === undefined ? {} : { name }), input: given.input } }
        : { function: { ...(name === undefined ? {} : { name }), arguments: given.input } }),
    }
  }

  private begin({ index, id, type }: Given): Call {
    const call: Call = { givenIndex: index, givenId: id, type, hasName: false }
    this.calls.push(call)
    return call
  }

  /**
   * Finds the call that a delta continues: by index, else by id, else the last call. Some servers send several complete
   * calls under index 0, each with its own id and name.
   */
  private find({ index, id, name }: Given): Call | undefined {
    const sameIndex = index === undefined ? undefined : this.calls.findLast((call) => call.givenIndex === index)
    const sameId = id === undefined ? undefined : this.calls.findLast((call) => call.givenId === id)
    const call = sameIndex ?? sameId ?? (index === undefined && id === undefined ? this.calls.at(-1) : undefined)
    const isNamedAgain = name !== undefined && call?.hasName === true
    const isOtherCall = id === undefined ? index === undefined : id !== call?.givenId
    return isNamedAgain && isOtherCall ? undefined : call
  }
}

function toGiven(delta: Loose): Given {
  const isCustom = delta['type'] === 'custom' || isObject(delta['custom'])
  const given = isCustom ? delta['custom'] : delta['function']
  const called = isObject(given) ? given : {}
  return {
    index: typeof delta['index'] === 'number' ? delta['index'] : undefined,
    id: nonEmpty(delta['id']),
    name: nonEmpty(called['name']),
    type: isCustom ? 'custom' : 'function',
    input: toInputText(isCustom ? called['input'] : called['arguments']),
  }
}

/** The API requires a JSON string; some servers send the object itself. */
function toInputText(given: unknown): string {
  if (typeof given === 'string') return given
  return given === undefined || given === null ? '' : JSON.stringify(given)
}

function nonEmpty(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null
}
