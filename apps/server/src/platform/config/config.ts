import type { FlagsWire, PublicConfigWire } from '@fathom/contract/shared'
import type { ClaimNames } from '@fathom/domain/session'
import type { S3Address } from './s3-address.ts'
import type { Wallets } from './wallets.ts'

/** The shape of `process.env`; main passes it in, so tests can pass their own. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Another organization whose cards we verify like our own. */
type TrustedIssuer = {
  id: string
  name: string
  keys: { keyId: string; publicKey: string; revokedAt: null }[]
  revocations: string | null
}

export type SsoTarget = { clientId: string; redirectUri: string; secret: string }

type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

/** Everything that an operator can set, read once at startup. Nothing else reads the environment. */
export type Config = {
  version: string
  isProduction: boolean
  demo: boolean
  /** The demo's mail page answers on other addresses than the loopback one too. */
  isDemoMailOpen: boolean
  port: number
  /** The origin that browsers see, without a trailing slash. */
  publicUrl: string
  /** The origin that course packages run on. */
  contentUrl: string
  /** The port on which this process serves it. */
  contentPort: number
  /** Browsers use https for every subdomain of both origins too (HSTS). */
  hstsSubdomains: boolean
  /** Absolute. */
  dataDir: string
  /** Undefined: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined
  /** PostgreSQL itself, when `databaseUrl` goes through a connection pooler. */
  databaseDirectUrl: string | undefined
  /** How long a process that stops goes on serving after it says that it's not ready. */
  drainSeconds: number
  /** How long a statement of a request may take. */
  databaseTimeoutMs: number
  oidc: {
    /** Undefined: the embedded provider at `/accounts`. */
    issuer: string | undefined
    clientId: string
    clientSecret: string | undefined
    claims: ClaimNames
  }
  secretKey: string
  /** Undefined: a folder in `dataDir`. */
  s3: S3Address | undefined
  /** Undefined: a folder in `dataDir`. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Allows unencrypted push messages to our own network, for tests against a local push service. */
  isLocalPushAllowed: boolean
  /** Allows webhooks to our own network, for tests against a local receiver. */
  areLocalWebhooksAllowed: boolean
  syncQueue: { url: string; key: string } | undefined
  /** The sites that may learn who comes to them from the portal (CA-07). */
  ssoTargets: readonly SsoTarget[]
  /** In addition to our own. */
  trustedIssuers: readonly TrustedIssuer[]
  clubName: string
  /** In percent (CO-02): for club members, and for the course recommended to a person. */
  discounts: { club: number; offer: number }
  services: PublicConfigWire['services']
  links: PublicConfigWire['links']
  /** The defaults until a flag is switched at run time. */
  flags: FlagsWire
  /** Undefined: no card can be added to it. */
  wallets: Wallets
  /** The bearer for `/metrics`. Undefined: it's answered on this machine only. */
  metricsToken: string | undefined
  monitoringUrl: string | undefined
  /** Where traces go. Undefined: nothing is traced. */
  tracing:
    | { url: string; headers: Readonly<Record<string, string>>; serviceName: string; share: number }
    | undefined
  licenceRecord: string
  /** Addresses and ranges of proxies whose forwarded client address we trust. */
  trustedProxies: readonly string[]
  /** The mailed code is 000000 and is not mailed (CO-04). */
  isRegistrationCodeBypassed: boolean
  logLevel: LogLevel
  /** What an operator should know, although it doesn't stop the server from starting. */
  warnings: readonly string[]
}
