import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { ConfigProblem } from './config-problem.ts'
import type { Variables } from './schema.ts'

/** What Apple gave the organization for its passes. */
export type AppleWallet = {
  passType: string
  team: string
  /** PEM. */
  certificate: string
  intermediate: string
  key: string
  endsAt: Date
}

/** The organization's account with Google. */
export type GoogleWallet = { issuer: string; email: string; key: string }

export type Wallets = { apple: AppleWallet | undefined; google: GoogleWallet | undefined }

type AppleVariable = 'APPLE_WALLET_CERTIFICATE' | 'APPLE_WALLET_KEY' | 'APPLE_WALLET_INTERMEDIATE'
type GoogleVariable = 'GOOGLE_WALLET_ISSUER' | 'GOOGLE_WALLET_KEY'

export function walletsOf(values: Variables): Wallets {
  return { apple: appleOf(values), google: googleOf(values) }
}

function appleOf(values: Variables): AppleWallet | undefined {
  const given = all(values, ['APPLE_WALLET_CERTIFICATE', 'APPLE_WALLET_KEY', 'APPLE_WALLET_INTERMEDIATE'])
  if (!given) return undefined
  const certificate = certificateOf('APPLE_WALLET_CERTIFICATE', given.APPLE_WALLET_CERTIFICATE)
  const intermediate = certificateOf('APPLE_WALLET_INTERMEDIATE', given.APPLE_WALLET_INTERMEDIATE)
  const key = keyOf(given.APPLE_WALLET_KEY, values.APPLE_WALLET_KEY_PASSWORD)
  const passType = subjectPart(certificate, 'UID')
  const team = subjectPart(certificate, 'OU')
  if (!passType || !team)
    fail('APPLE_WALLET_CERTIFICATE', 'is not a certificate for passes: its subject has no UID or OU')
  if (!certificate.checkPrivateKey(key))
    fail('APPLE_WALLET_KEY', 'is not the key of APPLE_WALLET_CERTIFICATE')
  if (!certificate.verify(intermediate.publicKey))
    fail('APPLE_WALLET_INTERMEDIATE', 'is not the certificate that signed APPLE_WALLET_CERTIFICATE')
  return {
    passType,
    team,
    certificate: certificate.toString(),
    intermediate: intermediate.toString(),
    key: key.export({ type: 'pkcs1', format: 'pem' }).toString(),
    endsAt: new Date(certificate.validTo),
  }
}

const serviceAccount = z.object({ client_email: z.string().min(3), private_key: z.string() })

function googleOf(values: Variables): GoogleWallet | undefined {
  const given = all(values, ['GOOGLE_WALLET_ISSUER', 'GOOGLE_WALLET_KEY'])
  if (!given) return undefined
  const account = serviceAccount.safeParse(jsonOf(readWallet('GOOGLE_WALLET_KEY', given.GOOGLE_WALLET_KEY)))
  if (!account.success) fail('GOOGLE_WALLET_KEY', 'is not the JSON key of a service account')
  const { client_email: email, private_key: pem } = account.data
  const key = rsaKey('GOOGLE_WALLET_KEY', { key: pem })
  return {
    issuer: given.GOOGLE_WALLET_ISSUER,
    email,
    key: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

/** All of them or none: a part of them is a mistake that would show only at a diver's phone. */
function all<Name extends AppleVariable | GoogleVariable>(values: Variables, names: readonly Name[]) {
  const given = names.filter((name) => values[name] !== undefined)
  const missing = names.filter((name) => values[name] === undefined)
  if (given.length === 0) return undefined
  if (missing.length > 0)
    throw new ConfigProblem(
      missing.map((variable) => ({ variable, reason: `must be set when ${given.join(' and ')} is` })),
    )
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Record<Name, string>
}

function readWallet(variable: string, path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    return fail(variable, `names a file that can't be read: ${(error as Error).message}`)
  }
}

/** As Apple's site and Keychain write it, PEM or DER. */
function certificateOf(variable: string, path: string): X509Certificate {
  const bytes = readWallet(variable, path)
  try {
    return new X509Certificate(bytes)
  } catch {
    return fail(variable, 'names a file that is not a certificate')
  }
}

const keyOf = (path: string, passphrase: string | undefined): KeyObject =>
  rsaKey('APPLE_WALLET_KEY', {
    key: readWallet('APPLE_WALLET_KEY', path),
    ...(passphrase !== undefined && { passphrase }),
  })

function rsaKey(variable: string, source: { key: string | Buffer; passphrase?: string }): KeyObject {
  let key: KeyObject
  try {
    key = createPrivateKey(source)
  } catch {
    return fail(variable, 'names a file that is not a private key in PEM, or its password is wrong')
  }
  return key.asymmetricKeyType === 'rsa' ? key : fail(variable, 'must be an RSA key')
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

const subjectPart = ({ subject }: X509Certificate, name: string): string | undefined =>
  subject
    .split('\n')
    .find((line) => line.startsWith(`${name}=`))
    ?.slice(name.length + 1)

function fail(variable: string, reason: string): never {
  throw new ConfigProblem([{ variable, reason }])
}
