import { type SignedIn, signIn } from '@fathom/testing/world'
import { hashPassword, isPassword } from '../../apps/server/src/modules/account/password/password-hash.ts'
import {
  signInOutside,
  startOutsideProvider,
} from '../../apps/server/src/modules/session/sign-in/outside-provider.fixture.ts'
import { createProviderClient } from '../../apps/server/src/modules/session/sign-in/provider-client.ts'
import type { Database } from '../../apps/server/src/platform/database/index.ts'
import type { Figure } from '../figure.ts'
import { besidePeer, rateOf } from './rate.ts'

const PEOPLE = ['diver', 'student', 'instructor', 'newcomer']
const SIGN_INS = { times: 60, atOnce: PEOPLE.length }
const REFRESHES = { times: 400, atOnce: PEOPLE.length }

const nameOf = (who: number) => PEOPLE[who] ?? 'diver'

/** The whole way of a browser: nine requests, pages included. The password's hash is most of what it has to cost. */
export async function signInFigures(url: string, db: Database): Promise<Figure[]> {
  const enter = async (who: number) => {
    // Otherwise they would soon have tried too often.
    await db.query('delete from attempt')
    await signIn(url, nameOf(who))
  }
  await rateOf({ ...SIGN_INS, times: SIGN_INS.atOnce }, enter)
  const ours = await rateOf(SIGN_INS, enter)
  const hash = await hashPassword('Reef1234')
  const theirs = await rateOf(SIGN_INS, () => isPassword('Reef1234', hash))
  return besidePeer('sign-ins of a browser, four at once', ours, 'checking the password alone', theirs)
}

/** Each refresh asks the provider for a new token. */
export async function refreshFigures(url: string, db: Database): Promise<Figure[]> {
  const sessions: SignedIn[] = []
  for (const name of PEOPLE) sessions.push(await signIn(url, name))
  const expiring = `update web_session set id_token_expires_at = now() - interval '1 minute' where affiliate_id = $1`
  const renew = async (who: number) => {
    const { visitor, idToken } = sessions[who] as SignedIn
    await db.query(expiring, [affiliateIdIn(idToken)])
    const answer = await visitor.fetch('/api/auth/session/refresh', { method: 'POST' })
    await answer.text()
    if (!answer.ok) throw new Error(`a refresh answered ${answer.status}`)
  }
  await rateOf({ ...REFRESHES, times: 40 }, renew)
  const ours = await rateOf(REFRESHES, renew)
  return besidePeer(
    'refreshes of a session, four at once',
    ours,
    'the same grant at a bare oidc-provider in memory',
    await bareRefreshes(),
  )
}

const affiliateIdIn = (token: string): number =>
  Number(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).affiliate_id)

async function bareRefreshes(): Promise<number> {
  const callbackUrl = 'http://fathom.test/api/auth/session/callback'
  const provider = await startOutsideProvider(callbackUrl)
  const client = createProviderClient({
    ...{ issuer: provider.issuer, clientId: 'fathom-elsewhere', clientSecret: 'known-to-both', callbackUrl },
    ...{ afterSignOutUrl: 'http://fathom.test/', log: { warn: () => {}, error: () => {} } },
  })
  const tokens: string[] = []
  for (const _ of PEOPLE) {
    const step = client.newStep()
    const { refreshToken = '' } = await client.exchange(
      await signInOutside(await client.signInUrl(step, {})),
      step,
    )
    tokens.push(refreshToken)
  }
  const renew = async (who: number) => {
    tokens[who] = (await client.refresh(tokens[who] ?? '')).refreshToken ?? ''
  }
  await rateOf({ ...REFRESHES, times: 40 }, renew)
  const rate = await rateOf(REFRESHES, renew)
  provider.stop()
  return rate
}
