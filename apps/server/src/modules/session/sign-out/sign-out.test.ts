import { freshDatabase } from '@fathom/testing/world'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type AccountServer, startAccountServer } from '../../account/account-server.fixture.ts'
import type { Browser } from '../../account/browser.fixture.ts'

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer(await freshDatabase())
})
afterAll(() => server.close())

async function aSignedIn(name = 'diver'): Promise<Browser> {
  const browser = server.aBrowser()
  await browser.signIn(name)
  return browser
}

async function graph(browser: Browser, query: string, variables: object = {}, token?: string) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/sessions/graphql',
    headers: {
      authorization: `Bearer ${token ?? (await browser.idToken())}`,
      cookie: [...browser.jar.values()].map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    payload: { query, variables },
  })
  return answer.json()
}

const SESSIONS = '{ sessions { id browser system createdAt lastSeenAt current } }'
const DELETE = 'mutation ($id: ID!) { deleteSession(id: $id) }'
const CREATE = 'mutation ($id: ID) { createSignOut(sessionId: $id) { id session_id affiliate_id } }'

/** The first record on the person's live topic, as another process would receive it. */
async function heard(affiliateId: number) {
  const stop = new AbortController()
  const events = await server.live.follow(affiliateId, { signal: stop.signal })
  return {
    async first() {
      for await (const { type, data } of events) {
        if (type !== 'sign-out') continue
        stop.abort()
        return data
      }
      return undefined
    },
  }
}

test('[CA-46] the query lists my sessions with their device, and marks the current one', async () => {
  const one = await aSignedIn('instructor')
  const other = await aSignedIn('instructor')
  const { sessionId } = (await one.refresh()).json()
  const { data } = await graph(one, SESSIONS)
  expect(data.sessions).toHaveLength(2)
  expect(data.sessions[0]).toMatchObject({ browser: 'Chrome', system: 'Linux' })
  expect(data.sessions.filter((session: { current: boolean }) => session.current)).toMatchObject([
    { id: sessionId },
  ])
  await other.signOut()
})

test('[ST-12] Sign Out writes a record for all, and ends every session of the person at once', async () => {
  const phone = await aSignedIn()
  const desk = await aSignedIn()
  const stranger = await aSignedIn('instructor')
  const live = await heard(100001)
  const answer = await phone.signOut()
  expect(answer.json()).toEqual({ continueAt: '/accounts/signed-out?lang=en-US' })
  expect(await live.first()).toMatchObject({ affiliateId: 100001, sessionId: null })
  expect((await phone.refresh()).statusCode).toBe(401)
  expect((await desk.refresh()).statusCode).toBe(401)
  expect((await stranger.refresh()).statusCode).toBe(200)
  expect((await desk.beginSignIn()).html).toContain('for="password"')
  await stranger.signOut()
})

test("the page after sign-out uses the screen's language, or else the account's", async () => {
  const aPage = async (headers?: Record<string, string>) => {
    const browser = await aSignedIn()
    return (await browser.send('POST', '/api/auth/session/sign-out', headers && { headers })).json()
  }
  expect(await aPage({ 'accept-language': 'de-DE' })).toEqual({
    continueAt: '/accounts/signed-out?lang=de-DE',
  })
  expect(await aPage()).toEqual({ continueAt: '/accounts/signed-out?lang=en-US' })
})

test('[ST-12] a device that is notified of its end has to enter the password, however fast it reacts', async () => {
  const phone = await aSignedIn()
  const desk = await aSignedIn()
  const live = await heard(100001)
  const signingOut = phone.signOut()
  await live.first()
  expect((await desk.beginSignIn()).html).toContain('for="password"')
  await signingOut
})

test('[ST-12] [TS-16] a device whose bearer is refused has to enter the password, however fast it reacts', async () => {
  const phone = await aSignedIn()
  const desk = await aSignedIn()
  const stop = new AbortController()
  const refused = server.live.subscribe('ended-sessions', stop.signal)[Symbol.asyncIterator]()
  const first = refused.next()
  const signingOut = phone.signOut()
  await first
  const page = await desk.beginSignIn()
  expect(page.url).toMatch(/^\/accounts\/enter\//)
  expect(page.html).toContain('for="password"')
  stop.abort()
  await signingOut
})

test('[ST-12] [TS-16] a browser that signs in again and again while the sessions end is out in the end', async () => {
  for (let round = 0; round < 6; round++) {
    const thief = await aSignedIn('instructor')
    const owner = await aSignedIn('instructor')
    let isOver = false
    const again = async () => {
      while (!isOver) await thief.beginSignIn()
    }
    const loops = [again(), again(), again(), again()]
    await thief.refresh()
    await owner.signOut()
    isOver = true
    await Promise.all(loops)
    expect((await thief.refresh()).statusCode).toBe(401)
    expect((await thief.beginSignIn()).html).toContain('for="password"')
    expect(await server.db.query('select from web_session where affiliate_id = 200001')).toEqual([])
  }
})

test('[TS-16] a sign-in that began before the end of its session and saves it afterwards does not bring it back', async () => {
  const thief = await aSignedIn('instructor')
  const ending = await server.db.pool.connect()
  const sessions = `oidc_record where kind = 'Session' and payload->>'accountId' is not null and expires_at > now()`
  await ending.query('begin')
  await ending.query(`select from ${sessions} for update`)
  const late = thief.beginSignIn()
  await vi.waitFor(async () =>
    expect(
      await server.db.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ),
    ).not.toEqual([]),
  )
  // As the provider ends it, later than the waiting sign-in began to save it.
  await ending.query(
    `update ${sessions.replace('where', `set expires_at = clock_timestamp(), payload = '{}' where`)}`,
  )
  await ending.query('commit')
  ending.release()
  await late
  expect((await thief.beginSignIn()).html).toContain('for="password"')
})

test('[TS-16] a sign-in that belongs to an ended session is refused', async () => {
  const browser = await aSignedIn('instructor')
  const { sid } = decodeJwt(await browser.idToken())
  await server.db.query('insert into ended_session (sid, ended_at) values ($1, now())', [sid])
  expect((await browser.beginSignIn()).url).toBe('/training/unauthorized')
})

test('[ST-12] [CA-46] ending one session of the list ends only that one, here and at the provider', async () => {
  const mine = await aSignedIn()
  const lost = await aSignedIn()
  const { sessionId } = (await lost.refresh()).json()
  const live = await heard(100001)
  expect(await graph(mine, DELETE, { id: sessionId })).toEqual({ data: { deleteSession: true } })
  expect(await live.first()).toMatchObject({ sessionId })
  expect((await lost.refresh()).statusCode).toBe(401)
  expect((await lost.beginSignIn()).html).toContain('for="password"')
  expect((await mine.refresh()).statusCode).toBe(200)
  expect(await graph(mine, DELETE, { id: sessionId })).toEqual({ data: { deleteSession: false } })
})

test('[CA-46] [TS-16] a session of the list ends although its browser signed in again since the list was loaded', async () => {
  const mine = await aSignedIn()
  const lost = await aSignedIn()
  const { sessionId } = (await lost.refresh()).json()
  await lost.beginSignIn()
  const token = await lost.idToken()
  expect(await graph(mine, DELETE, { id: sessionId })).toEqual({ data: { deleteSession: true } })
  expect((await lost.refresh()).statusCode).toBe(401)
  await expect.poll(() => graph(lost, SESSIONS, {}, token)).not.toHaveProperty('data.sessions')
  expect((await lost.beginSignIn()).html).toContain('for="password"')
  expect((await mine.refresh()).statusCode).toBe(200)
})

test("[CA-46] creating a record without a session ends all of the caller's sessions", async () => {
  const one = await aSignedIn()
  const other = await aSignedIn()
  const { data } = await graph(one, CREATE, {})
  expect(data.createSignOut).toMatchObject({ session_id: null, affiliate_id: 100001 })
  expect((await one.refresh()).statusCode).toBe(401)
  expect((await other.refresh()).statusCode).toBe(401)
})

test("[CA-46] nobody can end another person's session", async () => {
  const mine = await aSignedIn()
  const other = await aSignedIn('instructor')
  const { sessionId } = (await other.refresh()).json()
  expect(await graph(mine, DELETE, { id: sessionId })).toEqual({ data: { deleteSession: false } })
  expect((await other.refresh()).statusCode).toBe(200)
  expect((await graph(mine, DELETE, { id: 'x' })).errors).toHaveLength(1)
})

test('[CA-46] a subscriber receives a record when it is written', async () => {
  const browser = await aSignedIn()
  const token = await browser.idToken()
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await fetch(`${url}/api/sessions/graphql`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ query: 'subscription { signOutCreated { session_id affiliate_id } }' }),
  })
  await browser.signOut()
  // The stream closes by itself, because it must not outlive a sign-out.
  expect(await answer.text()).toContain(
    '{"data":{"signOutCreated":{"session_id":null,"affiliate_id":100001}}}',
  )
})

test('the provider asks for confirmation before a plain link signs a person out, and then ends all sessions', async () => {
  const browser = await aSignedIn()
  const page = await browser.open('/accounts/session/end')
  expect(page.html).toContain('You’ll be signed out of Fathom on this device.')
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.html)?.[1] ?? ''
  const done = await browser.post('/accounts/session/end/confirm', { xsrf, logout: 'yes' })
  expect(done.html).toContain('You’re signed out')
  await server.db.query('update web_session set id_token_expires_at = now()')
  expect((await browser.refresh()).statusCode).toBe(401)
})

test('[ST-12] ending all other sessions names each of them and keeps this one', async () => {
  const mine = await aSignedIn('instructor')
  const others = [await aSignedIn('instructor'), await aSignedIn('instructor')]
  const ids = await Promise.all(others.map(async (other) => (await other.refresh()).json().sessionId))
  const { data } = await graph(mine, 'mutation { deleteOtherSessions }')
  expect(data.deleteOtherSessions).toBeGreaterThanOrEqual(2)
  for (const other of others) expect((await other.refresh()).statusCode).toBe(401)
  expect((await mine.refresh()).statusCode).toBe(200)
  const records = await server.db.query<{ session_id: string | null }>(
    'select session_id from sign_out_record where affiliate_id = 200001',
  )
  const named = records.map(({ session_id }) => session_id)
  expect(named).toEqual(expect.arrayContaining(ids))
})

test('ending all others requires a browser with one of the sessions', async () => {
  const mine = await aSignedIn()
  const token = await mine.idToken()
  const answer = await graph(server.aBrowser(), 'mutation { deleteOtherSessions }', {}, token)
  expect(answer.errors[0].extensions.problem).toBe('session-unknown')
  expect((await mine.refresh()).statusCode).toBe(200)
})

test('a session shows the network it came from, and no more precise address is stored', async () => {
  const browser = server.aBrowser('203.0.113.77')
  await browser.signIn()
  const { data } = await graph(browser, '{ sessions { network current } }')
  expect(data.sessions).toContainEqual({ network: '203.0.113.0/24', current: true })
  expect(JSON.stringify(await server.db.query('select * from web_session'))).not.toContain('203.0.113.77')
})
