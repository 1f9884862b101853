import { randomUUID } from 'node:crypto'
import type { ContentDocumentWire } from '@fathom/contract/office'
import type { SiteStateWire } from '@fathom/contract/shared'
import { CONTENT_RIGHTS } from '@fathom/domain/office'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test, vi } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'

const STAFF = 900001
const DESK = 900002

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const call = (person = 'staff') => world.call(person)
const open = async (path: string): Promise<ContentDocumentWire> =>
  (await call().get(`/api/office/content/${path}`)).json()

async function save(path: string, value: unknown): Promise<Response> {
  const { latest, draft } = await open(path)
  const body = { value, revision: draft?.revision ?? null, basedOn: latest }
  return call().put(`/api/office/content/${path}/draft`, body)
}

async function publish(path: string, more: object = {}): Promise<Response> {
  const { latest, draft } = await open(path)
  const body = { id: randomUUID(), revision: draft?.revision ?? 0, latest, from: null, until: null, ...more }
  return call().post(`/api/office/content/${path}/publish`, body)
}

async function undoNewest(path: string): Promise<Response> {
  const { latest } = await open(path)
  const body = { id: randomUUID(), version: latest, latest }
  return call().post(`/api/office/content/${path}/undo`, body)
}

const problemOf = async (answer: Response) => {
  const { problem, errors } = await answer.json()
  return { status: answer.status, problem, errors }
}

async function siteState(language: string): Promise<SiteStateWire> {
  const headers = { 'accept-language': language }
  return (await world.server.app.inject({ url: '/api/flags', headers })).json()
}

const texts = { 'en-US': 'Back at 10:00.', 'de-DE': 'Um 10 Uhr geht es weiter.' }

test('[OF-08] the kinds that the server has are those that the portal knows, with the same rights', () => {
  const kinds = world.server.platform.editions.kinds().map(({ name, right }) => [name, right])
  expect(Object.fromEntries(kinds)).toEqual(CONTENT_RIGHTS)
})

test('[OF-08] a notice is drafted, published, read in each language, and undone', async () => {
  expect((await save('maintenance/notice', { texts })).status).toBe(200)
  expect((await siteState('de-DE')).notice).toBeNull()
  expect((await publish('maintenance/notice', { note: 'New disks' })).status).toBe(200)
  expect((await siteState('de-DE')).notice).toEqual({ text: texts['de-DE'], locale: 'de-DE' })
  expect((await siteState('th-TH')).notice).toEqual({ text: texts['en-US'], locale: 'en-US' })
  const { versions, draft } = await open('maintenance/notice')
  expect(draft).toBeNull()
  expect(versions).toMatchObject([
    { version: 1, state: 'current', note: 'New disks', by: { affiliateId: STAFF, name: 'Fathom Staff' } },
  ])
  expect((await undoNewest('maintenance/notice')).status).toBe(200)
  expect((await siteState('de-DE')).notice).toBeNull()
  const { items } = await (await call().get('/api/office/audit')).json()
  expect(items.slice(0, 2)).toMatchObject([
    { action: 'content-undone', object: { kind: 'maintenance', id: 'notice' }, detail: { undoes: 1 } },
    { action: 'content-published', actor: { affiliateId: STAFF }, detail: { version: 1 } },
  ])
})

test('[OF-08] a notice that is planned tells every page when to ask again', async () => {
  await save('maintenance/notice', { texts })
  const hour = 3_600_000
  const [from, until] = [1, 2].map((hours) => new Date(Date.now() + hours * hour).toISOString())
  await publish('maintenance/notice', { from, until })
  const { notice, changesInMs } = await siteState('en-US')
  expect(notice).toBeNull()
  expect(changesInMs).toBeGreaterThan(hour - 60_000)
  expect(changesInMs).toBeLessThanOrEqual(hour)
  await undoNewest('maintenance/notice')
  expect((await siteState('en-US')).changesInMs).toBeNull()
})

test('[OF-08] [NV-12] the sign-in page has the notice too, or the usual text while the flag is on', async () => {
  const signIn = async () => {
    const start = await fetch(new URL('/api/auth/session/sign-in?lang=de-DE', world.server.url), {
      redirect: 'manual',
    })
    const address = new URL(start.headers.get('location') ?? '', world.server.url)
    const next = await fetch(address, { redirect: 'manual' })
    const cookie = next.headers
      .getSetCookie()
      .map((each) => each.split(';', 1)[0])
      .join('; ')
    const page = new URL(next.headers.get('location') ?? '', world.server.url)
    return (await fetch(page, { headers: { cookie, 'accept-language': 'de-DE' } })).text()
  }
  await save('maintenance/notice', { texts })
  await publish('maintenance/notice')
  expect(await signIn()).toContain(texts['de-DE'])
  await undoNewest('maintenance/notice')
  expect(await signIn()).not.toContain('banner-warn')
  await call().put('/api/flags/showSiteMaintenanceNotice', { value: true })
  expect(await signIn()).toContain('Wartung.')
  await call().put('/api/flags/showSiteMaintenanceNotice', { value: false })
})

test.each([
  ['a language that we do not have', { texts: { ...texts, 'tlh-KX': 'Qapla' } }],
  ['a text that is too long', { texts: { 'en-US': 'x'.repeat(501) } }],
  ['another shape', { text: 'Back soon' }],
  ['no object', 'Back soon'],
])('[OF-08] a draft of a notice with %s is refused', async (_, value) => {
  expect(await problemOf(await save('maintenance/notice', value))).toMatchObject({
    status: 400,
    problem: 'invalid-input',
  })
})

test.each([
  ['without an English text', { texts: { 'de-DE': 'Gleich wieder da' } }],
  ['with an empty text', { texts: { 'en-US': '  \n' } }],
])('[OF-08] a notice %s can be drafted but not published', async (_, value) => {
  expect((await save('maintenance/notice', value)).status).toBe(200)
  expect(await problemOf(await publish('maintenance/notice'))).toEqual({
    status: 422,
    problem: 'not-publishable',
    errors: ['text-missing'],
  })
})

test('[OF-08] a notice that ends before it begins is refused', async () => {
  await save('maintenance/notice', { texts })
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const period = { from: inHours(48), until: inHours(24) }
  expect((await problemOf(await publish('maintenance/notice', period))).problem).toBe('wrong-period')
  expect((await publish('maintenance/notice', { from: 'tomorrow' })).status).toBe(400)
})

test('[OF-08] a plan with a year that nobody means is refused', async () => {
  await save('maintenance/notice', { texts })
  for (const period of [{ from: '9999-01-01T00:00:00Z' }, { until: '2999-01-01T00:00:00Z' }])
    expect(await problemOf(await publish('maintenance/notice', period))).toMatchObject({
      status: 422,
      problem: 'period-too-far',
    })
})

test('[OF-08] of two colleagues, the second one learns that the first has published meanwhile', async () => {
  await save('links/help', { url: 'https://help.example.org' })
  const seen = await open('links/help')
  expect((await publish('links/help')).status).toBe(200)
  const late = { value: { url: 'https://late.example.org' }, revision: null, basedOn: seen.latest }
  expect(await problemOf(await call().put('/api/office/content/links/help/draft', late))).toMatchObject({
    status: 409,
    problem: 'version-changed',
  })
  const stale = { id: randomUUID(), revision: seen.draft?.revision, latest: seen.latest }
  const answer = await call().post('/api/office/content/links/help/publish', {
    ...{ ...stale, from: null, until: null },
  })
  expect(await problemOf(answer)).toMatchObject({ status: 409, problem: 'draft-changed' })
})

test.each([
  ['javascript:alert(1)', 'not-https'],
  ['http://www.example.org', 'not-https'],
  ['data:text/html,x', 'not-https'],
  ['//www.example.org', 'not-an-address'],
  [' https://www.example.org', 'not-an-address'],
  ['', 'not-an-address'],
  ['https://localhost/x', 'inside'],
  ['https://10.0.0.1', 'inside'],
  ['https://0x7f.1', 'inside'],
  ['https://[::1]/', 'inside'],
  ['https://intranet/', 'inside'],
  ['https://wiki.internal./', 'inside'],
  ['https://name:secret@www.example.org', 'credentials'],
])('[OF-08] a link to %s is not published', async (url, problem) => {
  await save('links/contact', { url })
  expect(await problemOf(await publish('links/contact'))).toMatchObject({ status: 422, errors: [problem] })
})

test('[OF-08] a published link applies at once, and the configured one again after an undo', async () => {
  const { links } = world.server.platform
  const configured = links.current().privacy
  await save('links/privacy', { url: 'https://privacy.example.org/2027' })
  await publish('links/privacy')
  expect(links.current()).toMatchObject({
    privacy: 'https://privacy.example.org/2027',
    home: 'https://www.fathom.example',
  })
  await undoNewest('links/privacy')
  expect(links.current().privacy).toBe(configured)
})

test('[OF-08] a flag that is switched by its call has versions too, and can be undone', async () => {
  await call().put('/api/flags/monitoringSampling', { value: 0.5 })
  expect(await open('flags/monitoringSampling')).toMatchObject({ value: 0.5, default: 0.1, latest: 1 })
  await undoNewest('flags/monitoringSampling')
  expect((await siteState('en-US')).monitoringSampling).toBe(0.1)
  await save('flags/monitoringSampling', true)
  expect((await problemOf(await publish('flags/monitoringSampling'))).errors).toEqual(['invalid'])
})

test('[OF-08] [OF-01] the overview has the kinds of the own rights, and a taken right is gone at the next call', async () => {
  const { db } = world.server.platform
  const grant = (rights: string[]) =>
    db.query('update staff_right set rights = $2 where affiliate_id = $1', [DESK, rights])
  const kinds = async () =>
    (await (await call('deskstaff').get('/api/office/content')).json()).kinds.map(
      ({ kind }: { kind: string }) => kind,
    )
  await grant(['content'])
  expect((await kinds()).toSorted()).toEqual([
    'links',
    'maintenance',
    'promotions',
    'translations',
    'wordings',
  ])
  await grant(['settings'])
  expect(await kinds()).toEqual(['flags'])
  await grant(['courses'])
  expect(await kinds()).toEqual(['courses'])
  expect((await call('deskstaff').get('/api/office/content/links')).status).toBe(403)
  expect((await call('diver').get('/api/office/content')).status).toBe(403)
})

test('[OF-08] an open page hears of it at once', async () => {
  const { idToken } = await world.signIn('diver')
  const stop = new AbortController()
  const stream = await fetch(new URL('/api/live', world.server.url), {
    headers: { authorization: `Bearer ${idToken}` },
    signal: stop.signal,
  })
  let heard = ''
  const reading = stream.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeTo(
      new WritableStream({
        write: (text) => {
          heard += text
        },
      }),
    )
    .catch(() => undefined)
  await vi.waitFor(() => expect(heard).toContain('event: hello'))
  await call().put('/api/flags/showSiteMaintenanceNotice', { value: true })
  await vi.waitFor(() => expect(heard).toContain('event: editions\ndata: {"kind":"flags"}\n\n'))
  stop.abort()
  await reading
})
