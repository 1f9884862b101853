export { createIdentity, type Identity } from './create-identity.ts'
export { type NoticeKind, noticeLetter } from './letters/letters.ts'
export type { IdentityClient, IdentityOptions } from './options.ts'
export { type Html, html } from './pages/html.ts'
export type {
  Account,
  Accounts,
  Clients,
  CodeMail,
  Demo,
  DemoPerson,
  Letter,
  Limit,
  Log,
  Mailer,
  NewAccount,
  Outbox,
  Passkeys,
  PasswordOwner,
  PasswordWeakness,
  RateLimit,
  SecondFactor,
  SecretBox,
  SecurityLog,
  Transaction,
} from './ports.ts'
export { codeLimits } from './steps/limits.ts'
