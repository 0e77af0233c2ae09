/** An S3 store in this process, with one bucket, for tests. */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface S3rver {
  run(): Promise<{ port: number }>
  close(): Promise<void>
}
// A CommonJS package without types.
const Server = createRequire(import.meta.url)('s3rver') as new (options: object) => S3rver

export interface TestStore {
  /** Settings of a product whose images are in its bucket. */
  environment: { IMAGES_URL: string; AWS_ENDPOINT_URL_S3: string; AWS_REGION: string }
  stop(): Promise<void>
}

/** Sets the credentials that it accepts in this process's environment. */
export async function startS3(): Promise<TestStore> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'))
  const options = { port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: 'images' }] }
  const server = new Server(options)
  const { port } = await server.run()
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' })
  return {
    environment: {
      IMAGES_URL: 's3://images/ward/3',
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_REGION: 'us-east-1',
    },
    stop: async () => {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}

/**
 * A proxy in front of a store that refuses to replace an object where a request forbids it (If-None-Match), as AWS S3
 * does and this store does not. It knows the objects that were written through it.
 */
export async function addConditionalPut({ environment }: TestStore): Promise<TestStore> {
  const { hostname, port } = new URL(environment.AWS_ENDPOINT_URL_S3)
  const held = new Set<string>()
  const server = createServer((incoming, outgoing) => {
    const { method, url: path = '', headers } = incoming
    if (method === 'PUT' && headers['if-none-match'] === '*' && held.has(path)) {
      incoming.resume()
      const error = '<Error><Code>PreconditionFailed</Code><Message>It exists.</Message></Error>'
      outgoing.writeHead(412, { 'content-type': 'application/xml' }).end(error)
      return
    }
    if (method === 'PUT') held.add(path)
    if (method === 'DELETE') held.delete(path)
    const forwarded = request({ hostname, port, method, path, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const ownPort = typeof address === 'object' ? address?.port : undefined
  return {
    environment: { ...environment, AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${ownPort}` },
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
