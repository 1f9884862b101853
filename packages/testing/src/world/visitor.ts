import { formOf } from '../forms/form-of.ts'
import { type CookieJar, createCookieJar } from './cookie-jar.ts'

type Page = { url: string; html: string; status: number }

/** A browser without JavaScript: it stores cookies, follows redirects and submits forms. */
export type Visitor = {
  cookies: CookieJar
  fetch(path: string, init?: RequestInit): Promise<Response>
  open(path: string, init?: RequestInit): Promise<Page>
  submit(page: Page, fields: Readonly<Record<string, string>>): Promise<Page>
}

const MOST_REDIRECTS = 15

export function createVisitor(origin: string): Visitor {
  const cookies = createCookieJar()

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (cookies.header()) headers.set('cookie', cookies.header())
    headers.set('origin', origin)
    headers.set('sec-fetch-site', 'same-origin')
    const answer = await fetch(new URL(path, origin), { ...init, headers, redirect: 'manual' })
    cookies.keep(answer.headers)
    return answer
  }

  async function open(path: string, init?: RequestInit): Promise<Page> {
    let url = new URL(path, origin)
    let answer = await send(url.href, init)
    for (let count = 0; answer.status >= 300 && answer.status < 400; count++) {
      if (count === MOST_REDIRECTS) throw new Error(`redirected without end: ${url}`)
      url = new URL(answer.headers.get('location') ?? '', url)
      if (url.origin !== origin) return { url: url.href, html: '', status: answer.status }
      answer = await send(url.href)
    }
    return { url: url.href, html: await answer.text(), status: answer.status }
  }

  function submit(page: Page, fields: Readonly<Record<string, string>>): Promise<Page> {
    const { action, hidden } = formOf(page)
    const body = new URLSearchParams({ ...hidden, ...fields })
    return open(action, { method: 'POST', body })
  }

  return { cookies, fetch: send, open, submit }
}
