import type { FlagsWire, PublicConfigWire } from '@fathom/contract/shared'
import type { ClaimNames } from '@fathom/domain/session'
import type { S3Address } from './s3-address.ts'

/** What `process.env` is; handed in by main, so that tests can hand in their own. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Another organisation whose cards are checked as well as ours. */
type TrustedIssuer = {
  id: string
  name: string
  keys: { keyId: string; publicKey: string; revokedAt: null }[]
  revocations: string | null
}

export type SsoTarget = { clientId: string; redirectUri: string; secret: string }

type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

/** Everything that an operator can set, read once at start-up. Nothing else reads the environment. */
export type Config = {
  version: string
  isProduction: boolean
  demo: boolean
  port: number
  /** The origin that browsers see, without a slash at its end. */
  publicUrl: string
  /** The origin that course packages run on. */
  contentUrl: string
  /** Where this process listens for it. */
  contentPort: number
  /** Absolute. */
  dataDir: string
  /** Undefined: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined
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
  /** Push messages may go to machines of our own network, and unencrypted: for tests against a push service here. */
  isLocalPushAllowed: boolean
  syncQueue: { url: string; key: string } | undefined
  /** The sites that may learn who comes to them from the portal (CA-07). */
  ssoTargets: readonly SsoTarget[]
  /** Beside our own. */
  trustedIssuers: readonly TrustedIssuer[]
  clubName: string
  /** In per cent (CO-02): for members of the club, and on the course that is recommended to somebody. */
  discounts: { club: number; offer: number }
  services: PublicConfigWire['services']
  links: PublicConfigWire['links']
  /** What holds until a flag is switched at run time. */
  flags: FlagsWire
  monitoringUrl: string | undefined
  licenceRecord: string
  /** Addresses and ranges of proxies that may tell the address of the visitor. */
  trustedProxies: readonly string[]
  /** The mailed code is 000000 and is not mailed (CO-04). */
  isRegistrationCodeBypassed: boolean
  logLevel: LogLevel
  /** What an operator should know, though it does not keep the server from starting. */
  warnings: readonly string[]
}
