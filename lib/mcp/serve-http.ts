/** Serves one request of the MCP endpoint. The SDK is loaded by the first one. */
import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server'
import { getSingleton } from '@/lib/store/process-singleton'
import type { McpCaller } from './caller'
import { createMcpServer } from './create-server'

/** Each is an open connection. No list changes while the server runs, so clients need none. */
const subscriptionsMax = 100

/** @param body the parsed body of `request` */
export function serveMcp(request: Request, body: unknown, caller: McpCaller): Promise<Response> {
  callers().set(request, caller)
  return handler().fetch(request, { parsedBody: body })
}

/** Requests whose answers are being written, each with the caller that has been admitted for it. */
function callers(): WeakMap<Request, McpCaller> {
  return getSingleton('mcp callers', () => new WeakMap())
}

function handler(): McpHttpHandler {
  return getSingleton('mcp', () =>
    createMcpHandler(
      ({ requestInfo }) => {
        const caller = requestInfo && callers().get(requestInfo)
        if (!caller) throw new Error('An MCP request was served without an admitted caller.')
        return createMcpServer(caller)
      },
      { maxSubscriptions: subscriptionsMax },
    ),
  )
}
