import type { HttpApp } from '../../platform/http/index.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Sent = { headers?: Record<string, string>; form?: Record<string, string>; json?: object | undefined }

export type Page = { status: number; url: string; html: string; headers: Record<string, unknown> }

export type Browser = ReturnType<typeof browserOf>

const PASSWORD = 'Reef1234'

/** A browser without JavaScript: cookies by path, redirects within the server, forms. */
export function browserOf(app: HttpApp, origin: string, address = '127.0.0.1') {
  const jar = new Map<string, { name: string; value: string; path: string }>()

  async function send(method: Method, path: string, { headers = {}, form, json }: Sent = {}) {
    const url = new URL(path, origin)
    const cookie = [...jar.values()]
      .filter(
        (stored) => url.pathname === stored.path || url.pathname.startsWith(stored.path.replace(/\/?$/, '/')),
      )
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
    const answer = await app.inject({
      method,
      url: url.pathname + url.search,
      remoteAddress: address,
      headers: {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
        ...(cookie && { cookie }),
        ...(method !== 'GET' && { origin, 'sec-fetch-site': 'same-origin' }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
      ...(json ? { payload: json } : {}),
    })
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) keep(line)
    return answer
  }

  function keep(line: string) {
    const [pair = '', ...attributes] = line.split(';')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const find = (key: string) =>
      attributes.find((text) => text.trim().toLowerCase().startsWith(`${key}=`))?.split('=')[1]
    const path = find('path') ?? '/'
    const isOver = !value || find('max-age') === '0'
    if (isOver) jar.delete(`${name} ${path}`)
    else jar.set(`${name} ${path}`, { name, value, path })
  }

  /** Follows redirects while they stay on the server; a portal page counts as arrived. */
  async function visit(method: 'GET' | 'POST', path: string, sent?: Sent): Promise<Page> {
    let url = new URL(path, origin)
    let answer = await send(method, url.href, sent)
    for (let hops = 0; answer.statusCode >= 300 && answer.statusCode < 400 && hops < 15; hops++) {
      url = new URL(String(answer.headers.location), url)
      if (url.origin !== origin || !/^\/(api|accounts)\b/.test(url.pathname)) break
      answer = await send('GET', url.href)
    }
    const { statusCode: status, headers, body: html } = answer
    return { status, url: url.href.replace(origin, ''), html, headers }
  }

  return {
    jar,
    send,
    open: (path: string, sent?: Sent) => visit('GET', path, sent),
    post: (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
      visit('POST', path, { form, headers }),
    beginSignIn: (query = '') => visit('GET', `/api/auth/session/sign-in${query}`),
    async signIn(name = 'diver', query = '', password = PASSWORD) {
      const page = await visit('GET', `/api/auth/session/sign-in${query}`)
      return visit('POST', page.url, { form: { email: `${name}@fathom.test`, password } })
    },
    refresh: (headers?: Record<string, string>) =>
      send('POST', '/api/auth/session/refresh', headers ? { headers } : {}),
    async idToken(): Promise<string> {
      return (await send('POST', '/api/auth/session/refresh')).json().idToken
    },
    /** A call by the portal, with the cookie and bearer token of this browser's session. */
    async call(method: Method, path: string, json?: object, headers: Record<string, string> = {}) {
      const { idToken } = (await send('POST', '/api/auth/session/refresh')).json()
      return send(method, path, { json, headers: { authorization: `Bearer ${idToken}`, ...headers } })
    },
    signOut: () => send('POST', '/api/auth/session/sign-out'),
  }
}
