import type { Database } from '../../platform/database/index.ts'
import type { Server } from '../start.ts'

/** The columns of the access matrix. */
export const ROLES = [
  'anonymous',
  'ended session',
  'other diver',
  'other instructor',
  'staff by password',
  'other staff',
  'staff',
  'store',
  'own instructor',
  'owner',
] as const
export type Role = (typeof ROLES)[number]

/** Whose data a call is about: each has data of another kind. */
export const OWNERS = { student: 100002, diver: 100001, applicant: 100003, dsd: 100005 } as const
export type Owner = keyof typeof OWNERS

export type Session = { token: string; cookie: string }
export type Actors = {
  sessionOf(role: Role, owner: Owner): Session | undefined
  /** What only an answer about this person contains. */
  marksOf(owner: Owner): readonly string[]
  /** Bearers live for five minutes; a longer run signs everyone in again. */
  renew(): Promise<void>
}

/** Kai teaches the owners and the store is theirs; the others have nothing to do with them. */
const PEOPLE = {
  'other diver': 'veteran',
  'other instructor': 'newcomer',
  'other staff': 'deskstaff',
  staff: 'staff',
  store: 'store',
  'own instructor': 'instructor',
} as const

/** Of a test's world, which only tests may import. */
type SignedIn = { idToken: string; visitor: { cookies: { header(): string } } }
type SignIn = (person: string, options?: { isPasswordOnly: boolean }) => Promise<SignedIn>
type Entrance = { url: string; server: Server; signIn: SignIn }

export async function signInActors({ server, signIn, url }: Entrance): Promise<Actors> {
  const { db } = server.platform
  await db.query(`update account set affiliate_type = 2 where email = 'newcomer@fathom.test'`)
  await makeStaff(db, 'trial@fathom.test')
  await db.query(`update staff_right set rights = '{}' where affiliate_id = 900002`)
  const sessions = new Map<string, Session>()
  const enter = async (key: string, person: string) => sessions.set(key, sessionOf(await signIn(person)))
  const enterOthers = async () => {
    for (const [role, person] of Object.entries(PEOPLE)) await enter(role, person)
    // Staff have their rights only after a second factor (TS-19).
    sessions.set('staff by password', sessionOf(await signIn('trial', { isPasswordOnly: true })))
  }
  await enterOthers()
  for (const owner of Object.keys(OWNERS)) {
    await enter(`ended ${owner}`, owner)
    await signOut(url, sessions.get(`ended ${owner}`))
    // After it: signing out ends all sessions of the person (ST-12).
    await enter(owner, owner)
  }
  // A session to end, besides the one that calls.
  await enter('spare', 'student')
  const names = await db.query<{ email: string; name: string; sub: string }>(
    `select email, given_name || ' ' || family_name as name, sub from account`,
  )
  return {
    sessionOf: (role, owner) =>
      sessions.get(role === 'owner' ? owner : role === 'ended session' ? `ended ${owner}` : role),
    marksOf: (owner) => {
      const person = names.find(({ email }) => email === `${owner}@fathom.test`)
      return [String(OWNERS[owner]), `${owner}@fathom.test`, person?.name ?? '', person?.sub ?? '']
    },
    renew: async () => {
      await enterOthers()
      for (const owner of Object.keys(OWNERS)) await enter(owner, owner)
    },
  }
}

/** Another person than the other column, so that one doesn't end the sessions of the other. */
async function makeStaff(db: Database, email: string): Promise<void> {
  await db.query('update account set affiliate_type = 9 where email = $1', [email])
  await db.query(
    `insert into second_factor (affiliate_id, sealed, last_step, created_at)
     select account.affiliate_id, sealed, last_step, second_factor.created_at
     from account, second_factor where email = $1 and second_factor.affiliate_id = 900001`,
    [email],
  )
}

const sessionOf = ({ idToken, visitor }: SignedIn): Session => ({
  token: idToken,
  cookie: visitor.cookies.header(),
})

async function signOut(url: string, session: Session | undefined): Promise<void> {
  const headers = { cookie: session?.cookie ?? '', origin: url, 'sec-fetch-site': 'same-origin' }
  const { ok } = await fetch(`${url}/api/auth/session/sign-out`, { method: 'POST', headers })
  if (!ok) throw new Error('could not sign out')
}
