/** Runs one call of a tool: progress, cancellation, limits, and errors that reveal nothing of the server. */
import type { CallToolResult, ServerContext } from '@modelcontextprotocol/server'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import { ApiError, toApiError } from '@/lib/wire/errors'
import type { McpCaller } from './caller'

const noUsage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 }

/** Sends a progress notification; does nothing if the caller asked for none. */
type ReportProgress = (message: string) => Promise<void>

export interface ToolRun {
  /** Aborts when the call is cancelled, too. */
  signal: AbortSignal
  wantsProgress: boolean
  reportProgress: ReportProgress
}

/**
 * @returns the result of `work`, or the error as a result, which is how a tool reports one to the model that called it
 */
export async function runTool(
  caller: McpCaller,
  { mcpReq }: ServerContext,
  work: (run: ToolRun) => Promise<CallToolResult>,
): Promise<CallToolResult> {
  const token = mcpReq._meta?.progressToken
  let progress = 0
  const reportProgress = async (message: string) => {
    if (token === undefined) return
    progress += 1
    await mcpReq.notify({ method: 'notifications/progress', params: { progressToken: token, progress, message } })
  }
  const signal = AbortSignal.any([caller.signal, mcpReq.signal])
  try {
    return await work({ signal, wantsProgress: token !== undefined, reportProgress })
  } catch (error) {
    // Nobody reads the result of a cancelled call.
    if (!mcpReq.signal.aborted || error instanceof ApiError) caller.report(error)
    return toErrorResult(error)
  }
}

/** The code accompanies the message, as programs need it. */
function toErrorResult(error: unknown): CallToolResult {
  const { error: body } = toApiError(error).toBody()
  return { isError: true, content: [{ type: 'text', text: body.message }], _meta: { error: body } }
}

/** Applies the limits of an answer to work that writes none. */
export async function meterWork<T>(caller: McpCaller, work: () => Promise<T>): Promise<T> {
  const outcome: { value?: T } = {}
  const events = async function* (): AsyncGenerator<AnswerEvent> {
    outcome.value = await work()
    yield { type: 'end', usage: noUsage, evidence: null }
  }
  for await (const _ of caller.meter(events()));
  // Set, as the loop above would have thrown otherwise.
  return outcome.value as T
}
