import { expect, test } from 'vitest'
import { addOfflineShell } from './offline-shell.ts'
import type { WorkerScope } from './worker-scope.ts'

const ORIGIN = 'https://portal.test'
const FILES = {
  build: 'b2',
  archive: '/assets/shell-b2.json',
  portal: ['/assets/app.js', '/first-paint.js'],
  words: { 'de-DE': ['/assets/de.js'] },
  onceUsed: ['/assets/reader-2.wasm'],
}
const addressOf = (wanted: RequestInfo | URL) =>
  new URL(wanted instanceof Request ? wanted.url : String(wanted), ORIGIN).pathname

const packed = (path: string) => ({ path, type: 'text/javascript', text: `packed ${path}` })

type Asking = { mode?: string; method?: string; ahead?: string }

/** A fake device with a connection that can fail, and caches from earlier builds. */
const aDevice = (...older: string[]) => createDevice({ hasRoutes: true }, older)
const anOldDevice = () => createDevice({ hasRoutes: false }, [])

function createDevice({ hasRoutes }: { hasRoutes: boolean }, older: string[]) {
  const stored = new Map(older.map((name) => [name, new Map<string, Response>()]))
  const fetched: string[] = []
  const pages = new Map<string, string>()
  const work: Promise<unknown>[] = []
  let isOnline = true
  const fetch = async (wanted: RequestInfo | URL) => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    fetched.push(addressOf(wanted))
    if (addressOf(wanted) === FILES.archive) return Response.json(FILES.portal.map(packed))
    return new Response(pages.get(addressOf(wanted)) ?? `network ${addressOf(wanted)}`)
  }
  const open = async (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, cache)
    return {
      addAll: async (urls: string[]) => {
        for (const url of urls) cache.set(url, await fetch(url))
      },
      keys: async () => [...cache.keys()].map((path) => new Request(new URL(path, ORIGIN))),
      match: async (wanted: RequestInfo | URL) => cache.get(addressOf(wanted))?.clone(),
      put: async (wanted: RequestInfo | URL, answer: Response) => void cache.set(addressOf(wanted), answer),
    }
  }
  const caches = {
    open,
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  }
  const heard = new Map<string, ((event: never) => void)[]>()
  const routes: { condition: { urlPattern: { pathname: string } }; source: string }[] = []
  let asksAhead = false
  const scope = {
    InstallEvent: hasRoutes ? { prototype: { addRoutes: undefined } } : undefined,
    registration: {
      navigationPreload: {
        enable: async () => {
          asksAhead = true
        },
      },
    },
    location: { origin: ORIGIN },
    caches,
    fetch,
    addEventListener: (name: string, hear: (event: never) => void) =>
      void heard.set(name, [...(heard.get(name) ?? []), hear]),
  }
  addOfflineShell(scope as unknown as WorkerScope, FILES)
  const waitUntil = (each: Promise<unknown>) => work.push(each)
  const dispatch = async (name: string, event: object = {}) => {
    for (const hear of heard.get(name) ?? []) hear({ ...event, waitUntil } as never)
    await Promise.all(work.splice(0))
  }
  const addRoutes = async (added: typeof routes) => void routes.push(...added)
  const install = () => dispatch('install', hasRoutes ? { addRoutes } : {})
  const sourceOf = (path: string) =>
    routes.find(({ condition }) => new URLPattern(condition.urlPattern).test({ pathname: path }))?.source
  const ask = (path: string, { mode = 'no-cors', method = 'GET', ahead }: Asking = {}) => {
    let answer: Promise<Response> | undefined
    const request = Object.assign(new Request(new URL(path, ORIGIN), { method }), {})
    Object.defineProperty(request, 'mode', { value: mode })
    const respondWith = (given: Promise<Response>) => (answer = given)
    const preloadResponse = ahead && Promise.resolve(new Response(ahead))
    for (const hear of heard.get('fetch') ?? [])
      hear({ request, preloadResponse, respondWith, waitUntil } as never)
    return answer?.then(async (response) => {
      const text = await response.text()
      await Promise.all(work.splice(0))
      return text
    })
  }
  const lose = () => {
    isOnline = false
  }
  return { stored, fetched, pages, dispatch, install, sourceOf, asksAhead: () => asksAhead, ask, lose }
}

test('while offline every URL opens the cached page, and its parts come from the cache', async () => {
  const device = aDevice()
  await device.dispatch('install')
  device.lose()
  expect(await device.ask('/logbook/dive/7', { mode: 'navigate' })).toBe('network /')
  expect(await device.ask('/assets/app.js')).toBe('packed /assets/app.js')
  expect(await device.ask('/first-paint.js')).toBe('packed /first-paint.js')
})

test('[BO-01] a new device gets all files in one request, and one with an earlier build fetches each', async () => {
  const device = aDevice()
  await device.dispatch('install')
  expect(device.fetched).toEqual([FILES.archive, '/'])
  expect(await device.ask('/first-paint.js')).toBe('network /first-paint.js')
  const known = aDevice('fathom-shell-b1')
  known.stored.get('fathom-shell-b1')?.set('/assets/app-1.js', new Response())
  await known.dispatch('install')
  expect(known.fetched).toEqual([...FILES.portal, '/'])
})

test('while online the page comes from the server', async () => {
  const device = aDevice()
  await device.dispatch('install')
  expect(await device.ask('/logbook', { mode: 'navigate' })).toBe('network /logbook')
})

test('a part is fetched once and then cached', async () => {
  const device = aDevice()
  await device.ask('/assets/font.woff2')
  await device.ask('/assets/font.woff2')
  expect(device.fetched).toEqual(['/assets/font.woff2'])
})

test('caches the text of the current language only', async () => {
  const device = aDevice()
  await device.dispatch('message', { data: { speak: 'de-DE' } })
  await device.dispatch('message', { data: { speak: 'constructor' } })
  await device.dispatch('message', { data: null })
  expect(device.fetched).toEqual(['/assets/de.js'])
  expect(device.stored.get('fathom-shell-b2')?.has('/words/de-DE')).toBe(true)
})

test('a client that asks is notified when the text is cached, also offline if it was cached before', async () => {
  const device = aDevice()
  const said: unknown[] = []
  const speak = (locale: string) =>
    device
      .dispatch('message', {
        data: { speak: locale },
        ports: [{ postMessage: (word: unknown) => said.push(word) }],
      })
      .catch(() => undefined)
  await speak('de-DE')
  device.lose()
  await speak('de-DE')
  await speak('nowhere')
  expect(said).toEqual([true, true, false])
  const elsewhere = aDevice()
  elsewhere.lose()
  const failed: unknown[] = []
  const ports = [{ postMessage: (word: unknown) => failed.push(word) }]
  await expect(elsewhere.dispatch('message', { data: { speak: 'de-DE' }, ports })).rejects.toThrow()
  expect(failed).toEqual([false])
})

test('never intercepts data, account pages or writes', () => {
  const device = aDevice()
  expect(device.ask('/api/logbook/graphql')).toBeUndefined()
  expect(device.ask('/accounts/sign-in', { mode: 'navigate' })).toBeUndefined()
  expect(device.ask('https://elsewhere.test/assets/app.js')).toBeUndefined()
  expect(device.ask('/logbook', { mode: 'navigate', method: 'POST' })).toBeUndefined()
})

test('calls and account pages pass by the worker, but not what it stores', async () => {
  const device = aDevice()
  await device.install()
  expect(device.sourceOf('/api/logbook/graphql')).toBe('network')
  expect(device.sourceOf('/accounts/sign-in')).toBe('network')
  expect(device.sourceOf(GERMAN)).toBe('fetch-event')
  expect(device.sourceOf('/logbook')).toBeUndefined()
})

test('a page that was asked for while the worker started is not asked for again', async () => {
  const device = aDevice()
  await device.install()
  await device.dispatch('activate')
  expect(device.asksAhead()).toBe(true)
  expect(await device.ask('/logbook', { mode: 'navigate', ahead: 'asked ahead' })).toBe('asked ahead')
  expect(device.fetched).not.toContain('/logbook')
})

test('a browser without routes asks for nothing ahead, because codes of the account service work once', async () => {
  const device = anOldDevice()
  await device.install()
  await device.dispatch('activate')
  expect(device.asksAhead()).toBe(false)
})

test('deletes the caches of earlier builds, and leaves other caches alone', async () => {
  const device = aDevice('fathom-shell-b1', 'lessons')
  await device.dispatch('install')
  await device.dispatch('activate')
  expect([...device.stored.keys()]).toEqual(['lessons', 'fathom-shell-b2'])
})

test('a device that used a large part gets it in the next build too, and no other device fetches it', async () => {
  const device = aDevice('fathom-shell-b1')
  await device.dispatch('install')
  expect(device.fetched).not.toContain('/assets/reader-2.wasm')
  device.stored.get('fathom-shell-b1')?.set('/assets/reader-1.wasm', new Response())
  await device.dispatch('install')
  expect(device.fetched).toContain('/assets/reader-2.wasm')
})

test('the texts of the languages that were spoken here come with the next build, before the old ones go', async () => {
  const device = aDevice('fathom-shell-b1')
  device.stored.get('fathom-shell-b1')?.set('/words/de-DE', new Response())
  device.stored.get('fathom-shell-b1')?.set('/words/xx-XX', new Response())
  await device.dispatch('install')
  await device.dispatch('activate')
  device.lose()
  expect(await device.ask('/assets/de.js')).toBe('network /assets/de.js')
  expect([...(device.stored.get('fathom-shell-b2')?.keys() ?? [])]).toContain('/words/de-DE')
})

test('while offline without a cached page the browser shows its own error', async () => {
  const device = aDevice()
  device.lose()
  await expect(device.ask('/logbook', { mode: 'navigate' })).rejects.toThrow('Failed to fetch')
})

const pageWith = (translations: object, part = '/assets/app.js') =>
  `<head><script src="${part}"></script><script type="application/json" id="fathom-config">${JSON.stringify({ translations })}</script></head>`
const GERMAN = '/api/learning/translations/overrides/de-DE/v1'

test('[OF-08] [BO-01] what staff have worded differently in the spoken language is there offline too', async () => {
  const device = aDevice()
  device.pages.set('/', pageWith({ 'de-DE': GERMAN, 'fr-FR': '/fr' }))
  await device.dispatch('install')
  await device.dispatch('message', { data: { speak: 'de-DE' } })
  expect(device.fetched).toEqual([FILES.archive, '/', '/assets/de.js', GERMAN])
  device.lose()
  expect(await device.ask(GERMAN)).toBe(`network ${GERMAN}`)
  expect(device.ask('/api/learning/translations/translate')).toBeUndefined()
})

test('[OF-08] the next build has it from the start', async () => {
  const device = aDevice('fathom-shell-b1')
  device.stored.get('fathom-shell-b1')?.set('/words/de-DE', new Response())
  device.pages.set('/', pageWith({ 'de-DE': GERMAN }))
  await device.dispatch('install')
  expect(device.fetched).toContain(GERMAN)
})

test('[OF-08] the page that opens offline is the newest that this build was given, and never one of a newer build', async () => {
  const device = aDevice()
  device.pages.set('/', pageWith({}))
  await device.dispatch('install')
  const visit = () => device.ask('/logbook', { mode: 'navigate' })
  device.pages.set('/logbook', pageWith({ 'de-DE': 'v1' }))
  await visit()
  device.pages.set('/logbook', pageWith({ 'de-DE': 'v2' }, '/assets/newer.js'))
  await visit()
  device.pages.set('/logbook', 'a login page of a Wi-Fi')
  await visit()
  device.lose()
  expect(await visit()).toBe(pageWith({ 'de-DE': 'v1' }))
})
