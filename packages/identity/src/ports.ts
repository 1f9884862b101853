import type { DemoPersonName } from '@fathom/domain/session'
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
  /** While the account waits to be deleted. */
  deleteAfter?: Date | undefined
}

/** Without an affiliate type on purpose: the organisation grants it, a visitor never chooses it. */
export type NewAccount = {
  email: string
  givenName: string
  familyName: string
  birthdate: string
  language: Locale
  passwordHash: string
}

/** What the server must offer so that people can sign in. */
export type Accounts = {
  findBySub(sub: string): Promise<Account | undefined>
  findByEmail(email: string): Promise<Account | undefined>
  /** Takes about as long for an unknown e-mail as for a wrong password. */
  findByPassword(email: string, password: string): Promise<Account | undefined>
  hashPassword(password: string): Promise<string>
  /** Undefined when the e-mail has an account by now. */
  create(account: NewAccount): Promise<Account | undefined>
  setPassword(sub: string, passwordHash: string): Promise<void>
  /** The account will not be deleted after all. */
  keep(account: Account): Promise<void>
  /** Ends what the person has open elsewhere, after the password was chosen anew. */
  endSessions(account: Account): Promise<void>
}

/** The second way to sign in. `step` is the sign-in under way: a challenge belongs to one. */
export type Passkeys = {
  /** What `navigator.credentials.get` is asked for, in its JSON form. */
  options(step: string): Promise<object>
  /** Whose passkey has answered; undefined when it is unknown, stale or wrong. */
  findOwner(step: string, response: unknown): Promise<Account | undefined>
}

export type Letter = { to: string; subject: string; text: string; html: string }

export type Mailer = { send(letter: Letter): Promise<void> }

/** The mails of a demonstration, which go nowhere. */
export type Outbox = { list(): Promise<readonly { to: string; subject: string; text: string; at: Date }[]> }

export type Limit = { key: string; limit: number; seconds: number }

/** Counts across all processes. Taking the last one and then one more is refused. */
export type RateLimit = {
  take(limit: Limit): Promise<{ isAllowed: boolean; retryAfterSeconds: number }>
  forget(key: string): Promise<void>
}

/** What is sealed for one purpose opens for no other. */
export type SecretBox = {
  seal(text: string, purpose: string): string
  open(sealed: string, purpose: string): string
}

/** `title` is how the list calls them. */
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
