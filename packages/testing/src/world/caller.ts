import type { SignedIn } from './sign-in.ts'

export type Caller = {
  get(path: string, options?: Options): Promise<Response>
  post(path: string, body?: unknown, options?: Options): Promise<Response>
  put(path: string, body?: unknown): Promise<Response>
  delete(path: string): Promise<Response>
  /** Runs a GraphQL query and returns its data; throws on errors, with the names of the problems. */
  graph<Data>(service: string, query: string, variables?: Readonly<Record<string, unknown>>): Promise<Data>
}

type Options = { headers?: Readonly<Record<string, string>> }

type GraphFailure = { message: string; extensions?: { problem?: string } }
type GraphAnswer<Data> = { data?: Data; errors?: readonly GraphFailure[] }

/** Calls with the person's bearer token and session cookie, as the portal does. */
export function createCaller(url: string, signedIn: () => Promise<SignedIn>): Caller {
  const send = async (method: string, path: string, body?: unknown, options: Options = {}) => {
    const { idToken, visitor } = await signedIn()
    const own = { authorization: `Bearer ${idToken}`, cookie: visitor.cookies.header() }
    const headers = new Headers({ ...options.headers, ...own })
    if (body !== undefined) headers.set('content-type', 'application/json')
    const content = body === undefined ? {} : { body: JSON.stringify(body) }
    return fetch(new URL(path, url), { method, headers, ...content })
  }
  return {
    get: (path, options) => send('GET', path, undefined, options),
    post: (path, body, options) => send('POST', path, body, options),
    put: (path, body) => send('PUT', path, body),
    delete: (path) => send('DELETE', path),
    async graph<Data>(service: string, query: string, variables = {}) {
      const answer = await send('POST', `/api/${service}/graphql`, { query, variables })
      const { data, errors } = (await answer.json()) as GraphAnswer<Data>
      if (errors || data === undefined)
        throw new Error(`${service}: ${errors?.map(wordsOf).join('; ') ?? answer.status}`)
      return data
    },
  }
}

const wordsOf = ({ message, extensions }: GraphFailure) =>
  [extensions?.problem, message].filter(Boolean).join(' ')
