/**
 * A browser without a window that signs in at the provider through the routes of this process, which listen on no port.
 */
import { GET as callback } from '@/app/api/sign-in/callback/route'
import { GET as begin } from '@/app/api/sign-in/route'
import { CookieJar, signInAtProvider } from '../fakes/identity-provider'

export const home = 'http://127.0.0.1:3000'
/** Headers of the page's own requests. */
export const page = { host: '127.0.0.1:3000', origin: home }

const context = { params: Promise.resolve({}) }

/** One browser, with its cookies here and at the provider. */
export class Browser {
  readonly own = new CookieJar()
  readonly atProvider = new CookieJar()

  async ask(route: typeof begin, url: string, headers: Record<string, string> = {}): Promise<Response> {
    const all = { host: page.host, cookie: this.own.header(), 'user-agent': 'Test', ...headers }
    const response = await route(new Request(url, { headers: all }), context)
    this.own.keep(response)
    return response
  }

  async begin(search = ''): Promise<string> {
    const response = await this.ask(begin, `${home}/api/sign-in${search}`)
    return response.headers.get('location') ?? ''
  }

  comeBack(url: string): Promise<Response> {
    return this.ask(callback, url)
  }

  async signIn(login: string, search = ''): Promise<Response> {
    return this.comeBack(await signInAtProvider(await this.begin(search), login, this.atProvider))
  }

  /** Sends a request as the page does. */
  request(method = 'GET', path = '/api/conversations', body?: object): Request {
    const type = body && { 'content-type': 'application/json' }
    const headers = { ...page, cookie: this.own.header(), ...type }
    return new Request(home + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  }
}
