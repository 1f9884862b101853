import { z } from 'zod'
import { decimal } from '../shared/decimal.ts'

const keyId = z.string().regex(/^[0-9a-f]{16}$/)
/** 32 bytes, base64url. */
const publicKey = z.string().regex(/^[\w-]{43}$/)
const time = z.iso.datetime()

/** An issuer that a device may trust. `revocations` is the URL of its revocation list. */
export const issuerWire = z.object({
  id: z.string().max(200),
  /** Ids it has signed under before. */
  formerIds: z.array(z.string().max(200)).max(100),
  name: z.string().max(100),
  keys: z.array(z.object({ keyId, publicKey, revokedAt: time.nullable() })).max(1000),
  revocations: z.string().max(500).nullable(),
})
export type IssuerWire = z.infer<typeof issuerWire>

/** GET ecards/trust/issuers: ourselves first, then the configured issuers. */
export const issuersWire = z.array(issuerWire)

/** GET ecards/trust/keys/{keyId}: a JSON Web Key (RFC 8037), as Open Badges 3.0 requires. */
export const jwkWire = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: publicKey,
  kid: keyId,
  alg: z.literal('EdDSA'),
  use: z.literal('sig'),
})

export const keyParamsWire = z.object({ keyId })

/** POST ecards/trust/devices: a device asks that its key be certified, for a person to sign offline. */
export const deviceKeyWire = z.object({
  publicKey,
  /** A random name of the browser: the keys that it makes after each sign-in are the same device. */
  browser: z.uuid().optional(),
})

/** A COSE_Sign1 that says whose device it is, base64url, and when it ends. */
export const deviceCertificateWire = z.object({
  certificate: z.string().regex(/^[\w-]{100,1000}$/),
  expiresAt: time,
})
export type DeviceCertificateWire = z.infer<typeof deviceCertificateWire>

/** GET ecards/trust/devices: the latest first. `id` is the beginning of the key's SHA-256. */
const signingDeviceWire = z.object({
  id: keyId,
  /** Names of products; empty if unknown. */
  browser: z.string(),
  system: z.string(),
  expiresAt: time,
})
export type SigningDeviceWire = z.infer<typeof signingDeviceWire>
export const signingDevicesWire = z.array(signingDeviceWire)
export const signingDeviceParamsWire = z.object({ id: keyId })

/** POST ecards/trust/devices/{affiliateId}/revoke, for staff. */
export const deviceOwnerParamsWire = z.object({ affiliateId: decimal(z.number().int().min(1)) })
export const revokedDevicesWire = z.object({ revoked: z.number().int() })

/** For staff: every key, and which one signs. */
export const signingKeyWire = z.object({
  keyId,
  createdAt: time,
  retiredAt: time.nullable(),
  revokedAt: time.nullable(),
})
export type SigningKeyWire = z.infer<typeof signingKeyWire>
export const signingKeysWire = z.array(signingKeyWire)

export const statusListParamsWire = z.object({ list: decimal(z.number().int().min(0).max(1_000_000)) })
export const levelParamsWire = z.object({ level: decimal(z.number().int().min(0)) })
export const badgeParamsWire = z.object({ id: z.string().min(1).max(100) })
/** `jwt` is the credential for wallets; `json` is its content, for reading. */
export const badgeQueryWire = z.object({ format: z.enum(['jwt', 'json']).default('jwt') })
