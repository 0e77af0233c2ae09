/**
 * The MCP server: four tools and the articles as resources. It is created for each request over HTTP, and once for a
 * program on this machine; the SDK answers both the stateless protocol and the one before it.
 */
import {
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server'
import { toApiError } from '@/lib/wire/errors'
import { articleSchema } from '@/lib/wire/tools/article-schema'
import {
  askInput,
  askOutput,
  checkClaimInput,
  checkClaimOutput,
  getArticleInput,
  searchEvidenceInput,
  searchEvidenceOutput,
} from '@/lib/wire/tools/tool-schemas'
import packageFile from '@/package.json' with { type: 'json' }
import { articleUriTemplate, toArticleRecord, toArticleText } from './articles'
import type { McpCaller } from './caller'
import { toPortableSchema } from './portable-schema'
import { meterWork, runTool } from './run-tool'
import { callAsk, callCheckClaim, callGetArticle, callSearchEvidence } from './tools'

const instructions =
  'Medical evidence from a library of articles. Every quotation is word for word from an article that can be opened. Cite the articles that a tool returns, and never one from memory. "Not found" means that this library holds no such article, not that no evidence exists. For health professionals; send nothing that identifies a patient.'

/** All tools read only; `openWorld` because PubMed and Europe PMC may be searched. */
const readOnly = { readOnlyHint: true, destructiveHint: false, idempotentHint: true }
const openWorld = { ...readOnly, openWorldHint: true }

const schemas = {
  searchEvidence: {
    inputSchema: toPortableSchema(searchEvidenceInput),
    outputSchema: toPortableSchema(searchEvidenceOutput),
  },
  ask: { inputSchema: toPortableSchema(askInput), outputSchema: toPortableSchema(askOutput) },
  getArticle: { inputSchema: toPortableSchema(getArticleInput), outputSchema: toPortableSchema(articleSchema) },
  checkClaim: { inputSchema: toPortableSchema(checkClaimInput), outputSchema: toPortableSchema(checkClaimOutput) },
}

export function createMcpServer(caller: McpCaller): McpServer {
  const server = new McpServer(
    { name: 'evidence-chat', title: 'Evidence Chat', version: packageFile.version },
    { instructions },
  )
  addSearchTools(server, caller)
  addArticleTools(server, caller)
  return server
}

function addSearchTools(server: McpServer, caller: McpCaller): void {
  server.registerTool(
    'search_evidence',
    {
      title: 'Search the evidence',
      description:
        'Finds the articles that answer a medical question, best first, each with the exact sentence that answers it. Writes no answer.',
      ...schemas.searchEvidence,
      annotations: openWorld,
    },
    (asked, context) => runTool(caller, context, (run) => callSearchEvidence(caller, run, asked)),
  )
  server.registerTool(
    'ask',
    {
      title: 'Ask a medical question',
      description:
        'Answers a medical question with citations [n]. `evidence` holds each source with its exact quotation, and the check of each cited sentence against its source.',
      ...schemas.ask,
      annotations: openWorld,
    },
    (asked, context) => runTool(caller, context, (run) => callAsk(caller, run, asked)),
  )
}

function addArticleTools(server: McpServer, caller: McpCaller): void {
  server.registerTool(
    'check_claim',
    {
      title: 'Check a sentence',
      description:
        'Checks whether articles support a sentence: the verdict, the reason for a doubt, and the sentence of an article that decides. Without `sources`, articles are searched for.',
      ...schemas.checkClaim,
      annotations: openWorld,
    },
    (asked, context) => runTool(caller, context, (run) => callCheckClaim(caller, run, asked)),
  )
  server.registerTool(
    'get_article',
    {
      title: 'Get an article',
      description: 'The record of an article and its passages, word for word.',
      ...schemas.getArticle,
      annotations: { ...readOnly, openWorldHint: false },
    },
    (asked, context) => runTool(caller, context, () => callGetArticle(caller, asked)),
  )
  server.registerResource(
    'article',
    // Too many to list; `search_evidence` links to each that it finds.
    new ResourceTemplate(articleUriTemplate, { list: undefined }),
    { title: 'An article', description: 'The record of an article and its passages.', mimeType: 'text/plain' },
    async (uri, { id }) => ({
      contents: [{ uri: uri.href, mimeType: 'text/plain', text: await readArticle(caller, uri, String(id)) }],
    }),
  )
}

/** @throws ProtocolError, which reveals no more than an ApiError */
async function readArticle(caller: McpCaller, uri: URL, id: string): Promise<string> {
  try {
    return toArticleText(await meterWork(caller, async () => toArticleRecord(decodeId(id))))
  } catch (error) {
    const refusal = toApiError(error)
    if (refusal.code === 'not_found') throw new ResourceNotFoundError(uri.href)
    caller.report(error)
    throw new ProtocolError(ProtocolErrorCode.InternalError, refusal.message)
  }
}

/** @returns what no article has as its id for an invalid escape sequence */
function decodeId(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return ''
  }
}
