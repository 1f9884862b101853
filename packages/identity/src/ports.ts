import type { DemoPersonName, SecurityEventKind } from '@fathom/domain/session'
import type { Locale } from '@fathom/domain/translations'

/** A person as the id token describes them (EN-01). */
export type Account = {
  sub: string
  affiliateId: number
  affiliateType: number
  email: string
  givenName: string
  familyName: string
  birthdate: string
  gender: string
  language: Locale
  globalUuid: string
  /** Set while the account is scheduled for deletion. */
  deleteAfter?: Date | undefined
}

/** Has no affiliate type on purpose: the organization grants it, a visitor never chooses it. */
export type NewAccount = {
  email: string
  givenName: string
  familyName: string
  birthdate: string
  language: Locale
  passwordHash: string
}

export type PasswordOwner = Pick<NewAccount, 'email' | 'givenName' | 'familyName'>
export type PasswordWeakness = 'common' | 'personal'

/** What the server must provide so that people can sign in. */
export type Accounts = {
  findBySub(sub: string): Promise<Account | undefined>
  findByEmail(email: string): Promise<Account | undefined>
  /** Takes about as long for an unknown e-mail as for a wrong password. */
  findByPassword(email: string, password: string): Promise<Account | undefined>
  hashPassword(password: string): Promise<string>
  /** Why others would guess the password soon. */
  passwordWeakness(password: string, person: PasswordOwner): PasswordWeakness | undefined
  /** Undefined if the e-mail has an account by now. */
  create(account: NewAccount): Promise<Account | undefined>
  setPassword(sub: string, passwordHash: string): Promise<void>
  /** Cancels the deletion of the account. */
  keep(account: Account): Promise<void>
  /** Ends the person's sessions elsewhere after they've chosen a new password. */
  endSessions(account: Account): Promise<void>
  /** Ends the session that tokens name with this `sid`, after the person signed out on our own page. */
  signedOut(sid: string): Promise<void>
}

/** The alternative way to sign in. `step` is the sign-in in progress; each challenge belongs to one. */
export type Passkeys = {
  /** The options for `navigator.credentials.get`, in JSON form. */
  options(step: string): Promise<object>
  /** The owner of the passkey that answered; undefined if it's unknown, stale or wrong. */
  findOwner(step: string, response: unknown): Promise<Account | undefined>
  count(account: Account): Promise<number>
  removeAll(account: Account): Promise<void>
}

/**
 * The second step of staff: a code from an app, or one of the recovery codes (TS-19). A passkey needs none,
 * because it's two factors by itself.
 */
export type SecondFactor = {
  isSetUp(account: Account): Promise<boolean>
  /** A new key for an authenticator app. Nothing is stored yet. */
  newKey(account: Account): { secret: string; uri: string }
  /** Stores the first key if the code comes from it, and returns the recovery codes. Never replaces a key. */
  setUp(account: Account, secret: string, code: string): Promise<readonly string[] | 'wrong' | 'taken'>
  /** Accepts the app's current code and an unused recovery code, each only once. */
  check(account: Account, code: string): Promise<'code' | 'recovery-code' | 'wrong'>
  /** The key of a demo person, which everybody may know. */
  demoKey(account: Account): Promise<{ secret: string; code: string } | undefined>
}

type Query = <Row extends Record<string, unknown>>(
  text: string,
  values?: readonly unknown[],
) => Promise<Row[]>

/** Connections to the server's database, each statement of which has a limit. */
export type IdentityDatabase = {
  query: Query
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export type Transaction = { query: Query }

/** Programs of other systems, which get tokens by the client credentials grant. */
export type Clients = {
  find(clientId: string): Promise<{ scopes: readonly string[] } | undefined>
  checkSecret(clientId: string, secret: string): Promise<boolean>
}

export type Letter = { to: string; subject: string; text: string; html: string }

/** Identifies the sign-in in progress and the purpose of the code: there's one code at a time for each. */
export type CodeKey = { uid: string; purpose: 'sign-up' | 'reset' }

/**
 * The mail with a code that waits to be sent. It names the code instead of containing it, so that nothing secret
 * waits with it.
 */
export type CodeMail = CodeKey & {
  /** When the code expires, which tells it from earlier and later ones of the same sign-in. */
  expiresAt: string
  /** Of the page, for people without an account. */
  language: Locale
}

/** Sends mail once the transaction commits, and as soon as the mail server takes it. */
export type Mailer = {
  queue(tx: Transaction, mail: CodeMail): Promise<void>
  /** Whether codes have to wait for the mail server right now. */
  isLate(): Promise<boolean>
}

/** The mails of a demo, which aren't delivered. They contain codes, so only the same machine may read them. */
export type Outbox = {
  isOpenToAll: boolean
  list(): Promise<readonly { to: string; subject: string; text: string; at: Date }[]>
}

export type Limit = { key: string; limit: number; seconds: number }

/** Counts across all processes. Once the limit is reached, further attempts are refused. */
export type RateLimit = {
  take(limit: Limit): Promise<{ isAllowed: boolean; retryAfterSeconds: number }>
  forget(key: string): Promise<void>
}

export type SecurityEvent = {
  kind: SecurityEventKind
  address: string
  /** To whom it happened. The e-mail only finds the account: it isn't recorded. */
  account?: { affiliateId: number } | { email: string } | undefined
  /** What was wrong, in the words of a refused call. */
  reason?: 'password-wrong' | 'code-wrong' | 'passkey-refused'
}

/** The log of security events (TS-22). Recording returns at once and never fails. */
export type SecurityLog = { record(event: SecurityEvent): void }

/** Something sealed for one purpose can't be opened for another. */
export type SecretBox = {
  seal(text: string, purpose: string): string
  open(sealed: string, purpose: string): string
}

/** `title` is the label in the list. */
export type DemoPerson = {
  email: string
  title: string
  does: DemoPersonName
}

export type Demo = { people: readonly DemoPerson[]; password: string }

export type Log = {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
