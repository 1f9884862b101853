import type { DeviceCertificateWire } from '@fathom/contract/trust'
import { type Bytes, hexOf, type Sign } from '@fathom/domain/trust'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { signingPair } from '../../../shared/offline/signing-pair.ts'
import { ALSO_OFFLINE, answerOrStored } from '../../../shared/offline/stored-answers.ts'

/** This device, with what it needs to sign for its person. Times are in seconds since 1970. */
export type DeviceSigner = { certificate: Bytes; expiresAt: number; sign: Sign }

/** The certificate is stored under this name. */
export const DEVICE_CERTIFICATE = 'device-certificate'
const HOUR_MS = 3_600_000

const toBase64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const fromBase64url = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

const publicBytes = async (affiliateId: number) => {
  const { publicKey } = await signingPair(affiliateId)
  return new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
}

/** The server names a device in the same way. */
export async function signingDeviceId(affiliateId: number): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await publicBytes(affiliateId))
  return hexOf(new Uint8Array(hash)).slice(0, 16)
}

const BROWSER = 'fathom.browser'

/**
 * A random name of this browser. It stays after a sign-out, which destroys the key: so the next key isn't another
 * device in the person's list. It's never published, so it can't be matched with what a key signed.
 */
function browserName(): string {
  const known = localStorage.getItem(BROWSER)
  if (known && /^[0-9a-f-]{36}$/.test(known)) return known
  const name = crypto.randomUUID()
  localStorage.setItem(BROWSER, name)
  return name
}

/** Whether the person, or staff, withdrew this device. */
export const isWithdrawn = (cause: unknown): boolean =>
  cause instanceof CallFailed && cause.problem === 'device-withdrawn'

export const DEVICE_SIGNER_KEY = ['trust', 'device-signer'] as const

/** TS-15: online the server certifies this device's key; offline the stored certificate serves. */
export const deviceSignerQuery = ({ http }: Pick<Calls, 'http'>, affiliateId: number) =>
  queryOptions({
    queryKey: [...DEVICE_SIGNER_KEY, affiliateId],
    queryFn: async ({ signal }): Promise<DeviceSigner> => {
      const { privateKey } = await signingPair(affiliateId)
      const mine = toBase64url(await publicBytes(affiliateId))
      const schema = async () => (await import('@fathom/contract/trust')).deviceCertificateWire
      const ask = async () => {
        const options = { body: { publicKey: mine, browser: browserName() }, schema, signal }
        const answer = await http.post<DeviceCertificateWire>('ecards', 'trust/devices', options)
        return { ...answer, key: mine }
      }
      const stored = await answerOrStored({ affiliateId, name: DEVICE_CERTIFICATE }, ask)
      if (stored.key !== mine) throw new Error('the stored certificate is of another key')
      return {
        certificate: fromBase64url(stored.certificate),
        expiresAt: Date.parse(stored.expiresAt) / 1000,
        sign: async (message) => new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, message)),
      }
    },
    ...ALSO_OFFLINE,
    staleTime: HOUR_MS,
    retry: false,
  })
