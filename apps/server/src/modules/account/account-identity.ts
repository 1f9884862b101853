import {
  type Accounts,
  type Clients,
  createIdentity,
  type Demo,
  type Identity,
  type IdentityOptions,
  type SecurityLog,
} from '@fathom/identity'
import { DEMO_PASSWORD, type DemoPerson, emailOf } from '../../platform/demo.ts'
import type { Platform } from '../../platform/platform.ts'
import { countAttempt, forgetAttempts } from '../../platform/rate-limit.ts'
import type { Notify } from '../notifications/index.ts'
import { sessionEndpoints } from '../session/index.ts'
import { findAccountByEmail, findAccountBySub, insertAccount } from './account.store.ts'
import { mailerOn } from './code-mail.ts'
import { sendLetter } from './letters.ts'
import { keepAccount } from './own-data/delete-account.ts'
import { listPasskeys } from './passkeys/passkey.store.ts'
import { removeAllPasskeys } from './passkeys/remove-passkey.ts'
import { passkeysOn } from './passkeys/sign-in-by-passkey.ts'
import { findByPassword } from './password/find-by-password.ts'
import { updatePasswordHash } from './password/password.store.ts'
import { PASSWORD_CHANGED } from './password/password-changed.ts'
import { hashPassword } from './password/password-hash.ts'
import { passwordWeakness } from './password/password-weakness.ts'
import { secondFactorOn } from './second-factor/second-factor-on.ts'

const SHOWN_MAILS = 20
const IDENTITY_CONNECTIONS = 5

export type IdentityPorts = {
  /** Ends all of a person's sessions and notifies every tab and device (ST-12). */
  endSessions: (affiliateId: number) => Promise<void>
  /** Ends the session whose bearers carry this `sid`. */
  endSession: (sid: string) => Promise<void>
  notify: Notify
  /** The clients of other systems that get tokens (OF-10). */
  clients: Clients
  /** After someone has signed up with an address that they confirmed. Never throws. */
  addressConfirmed: (email: string) => Promise<void>
  /** The notice that everyone sees at the moment (OF-08). */
  notice?: IdentityOptions['notice']
  /** Listed on the sign-in page in demo mode. */
  demoPeople: readonly DemoPerson[]
}

type Used = Pick<Platform, 'config' | 'db' | 'jobs' | 'mail' | 'secrets' | 'securityLog' | 'clock' | 'log'>

/** The embedded account service on top of our accounts, mail and database. */
export function createAccountIdentity(platform: Used, ports: IdentityPorts): Promise<Identity> {
  const { config, db, secrets, clock, log } = platform
  const { callbackUrl, clientSecret, signInUrl } = sessionEndpoints(platform)
  return createIdentity({
    publicUrl: new URL(config.publicUrl),
    database: db.separate(IDENTITY_CONNECTIONS),
    client: {
      id: config.oidc.clientId,
      secret: clientSecret,
      redirectUri: callbackUrl,
      postLogoutRedirectUri: new URL('/', config.publicUrl).href,
    },
    cookieKeys: [secrets.keyFor('account cookies').toString('base64url')],
    accounts: accountsOn(platform, ports),
    clients: ports.clients,
    passkeys: {
      ...passkeysOn(platform),
      count: async ({ affiliateId }) => (await listPasskeys(db, affiliateId)).length,
      removeAll: ({ affiliateId }) => removeAllPasskeys(platform, affiliateId),
    },
    secondFactor: secondFactorOn(platform),
    mailer: mailerOn(platform),
    rateLimit: {
      take: async ({ key, limit, seconds }) => {
        const verdict = await countAttempt(db, key, { limit, windowSeconds: seconds }, clock.now())
        return { isAllowed: verdict.allowed, retryAfterSeconds: verdict.retryAfterSeconds }
      },
      forget: (key) => forgetAttempts(db, key),
    },
    secrets,
    securityLog: securityLogOn(platform),
    notice: ports.notice,
    log,
    now: () => clock.now(),
    startUrl: signInUrl,
    isCodeBypassed: config.isRegistrationCodeBypassed,
    demo: config.demo ? demoOf(ports.demoPeople) : undefined,
    outbox: config.demo && !config.smtpUrl ? outboxOf(platform) : undefined,
  })
}

function accountsOn(
  used: Used,
  { endSessions, endSession, notify, addressConfirmed }: IdentityPorts,
): Accounts {
  const { db } = used
  return {
    findBySub: (sub) => findAccountBySub(db, sub),
    findByEmail: (email) => findAccountByEmail(db, email),
    findByPassword: (email, password) => findByPassword(db, email, password),
    hashPassword,
    passwordWeakness,
    create: async (account) => {
      const created = await insertAccount(db, account)
      if (created) await addressConfirmed(created.email)
      return created
    },
    setPassword: (sub, passwordHash) =>
      db.transaction(async (tx) => {
        const affiliateId = await updatePasswordHash(tx, sub, passwordHash)
        if (affiliateId === undefined) return
        await sendLetter(used, tx, affiliateId, 'changed')
        await notify(tx, affiliateId, PASSWORD_CHANGED)
      }),
    keep: async ({ affiliateId }) => {
      await keepAccount(used, affiliateId)
    },
    endSessions: ({ affiliateId }) => endSessions(affiliateId),
    signedOut: endSession,
  }
}

/** Nothing waits for the account: a sign-in must not take longer for an e-mail that has one. */
function securityLogOn({ db, securityLog, log }: Used): SecurityLog {
  return {
    record: ({ kind, address, account, reason }) => {
      const record = (affiliateId?: number) => securityLog.record({ kind, address, affiliateId, reason })
      if (!account) return record()
      if ('affiliateId' in account) return record(account.affiliateId)
      findAccountByEmail(db, account.email).then(
        (found) => record(found?.affiliateId),
        (error) => {
          log.error({ err: error }, 'could not find the account of a security event')
          record()
        },
      )
    },
  }
}

function demoOf(people: readonly DemoPerson[]): Demo {
  return {
    password: DEMO_PASSWORD,
    people: people.map((person) => ({
      email: emailOf(person),
      title: titleOf(person),
      does: person.name,
    })),
  }
}

/** People are shown by their given name; stores and staff by their full name. */
function titleOf({ affiliateType, givenName, familyName }: DemoPerson): string {
  return affiliateType === 3 || affiliateType === 9 ? `${givenName} ${familyName}` : givenName
}

function outboxOf({ config, mail }: Used) {
  return {
    isOpenToAll: config.isDemoMailOpen,
    list: async () => {
      const sent = await mail.recent(SHOWN_MAILS)
      return sent.map(({ to, subject, text, sentAt }) => ({ to, subject, text, at: new Date(sentAt) }))
    },
  }
}
