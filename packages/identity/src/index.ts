export { createIdentity, type Identity } from './create-identity.ts'
export type { IdentityClient, IdentityOptions } from './options.ts'
export type {
  Account,
  Accounts,
  Demo,
  DemoPerson,
  DemoRole,
  Letter,
  Limit,
  Log,
  Mailer,
  NewAccount,
  Outbox,
  RateLimit,
  SecretBox,
} from './ports.ts'
