import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase } from '@fathom/testing/database'
import { freePort } from '@fathom/testing/ports'
import { createVisitor, type SignedIn } from '@fathom/testing/world'
import {
  OUTSIDE_CLAIMS,
  signInOutside,
  startOutsideProvider,
} from '../../apps/server/src/modules/session/sign-in/outside-provider.fixture.ts'
import { connectDatabase, type Database } from '../../apps/server/src/platform/database/index.ts'
import type { TestCluster } from '../../tools/test/test-cluster.ts'
import { createClient, type Refusal } from '../cluster/calls.ts'
import { prepareDive } from '../kills/writes.ts'
import type { Outcome } from './outcome.ts'
import { keepWriting, startProcess } from './place.ts'

const AWAY_MS = 10_000
const PAUSE_MS = 250
const SIGN_IN = '/api/auth/session/sign-in'
const REGISTERED = { OIDC_CLIENT_ID: 'fathom-elsewhere', OIDC_CLIENT_SECRET: 'known-to-both' }

/** A diver writes while the organization's own provider is away; their token is renewed before each write, if it can be. */
export async function providerOutcome({ cluster }: TestCluster): Promise<Outcome> {
  const { url } = await createDatabase(cluster)
  const db = connectDatabase(url)
  const port = await freePort()
  const callback = `http://localhost:${port}/api/auth/session/callback`
  const outside = await startOutsideProvider(callback, () => ({ affiliate_id: 4711, member_kind: '1' }))
  const server = await startProcess({
    ...{ DATABASE_URL: url, PORT: String(port), DEMO: 'off' },
    ...{ ...REGISTERED, OIDC_ISSUER: outside.issuer, OIDC_CLAIMS: OUTSIDE_CLAIMS },
  })
  const refusals: Refusal[] = []
  const watch = { refused: (refusal: Refusal) => void refusals.push(refusal), gaveUp: () => {} }
  try {
    const enter = () => enterOutside(server.url)
    const diver = await createClient(server.url, 'diver', watch, { enter, renewAfterMs: 0 })
    const others = keepTrying(server.url, watch.refused)
    const expiring = keepExpiring(db)
    const writing = keepWriting(db, async () => [await prepareDive({ people: { diver }, db })])
    await wait(AWAY_MS / 2)
    outside.lose(/./)
    await wait(AWAY_MS)
    outside.lose(undefined)
    await wait(AWAY_MS / 2)
    const endings = await writing.stop()
    await expiring.stop()
    await others.stop()
    return { name: 'an account provider of the organization away, then back', endings, refusals }
  } finally {
    await server.end()
    outside.stop()
    await db.close()
  }
}

async function enterOutside(url: string): Promise<SignedIn> {
  const visitor = createVisitor(url)
  const begun = await visitor.fetch(SIGN_IN)
  const back = await signInOutside(begun.headers.get('location') ?? '')
  await visitor.fetch(back.href)
  const answer = await visitor.fetch('/api/auth/session/refresh', { method: 'POST' })
  return { visitor, ...((await answer.json()) as { idToken: string }) }
}

/** Otherwise a stored token would be enough, and nothing would ask the provider. */
const keepExpiring = (db: Database) =>
  repeat(() => db.query(`update web_session set id_token_expires_at = now()`))

/** Others begin to sign in all the time. */
const keepTrying = (url: string, refused: (refusal: Refusal) => void) =>
  repeat(async () => {
    const at = Date.now()
    const answer = await fetch(url + SIGN_IN, { redirect: 'manual' })
    const text = await answer.text()
    const [, reason = text.slice(0, 60)] = /"problem":"([^"]+)/.exec(text) ?? []
    if (answer.status >= 400) refused({ status: answer.status, reason, tookMs: Date.now() - at, at })
  })

function repeat(work: () => Promise<unknown>) {
  let isOver = false
  const running = (async () => {
    for (; !isOver; await wait(PAUSE_MS)) await work()
  })()
  return {
    stop: () => {
      isOver = true
      return running
    },
  }
}
