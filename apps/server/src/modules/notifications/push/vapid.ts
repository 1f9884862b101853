import { createECDH } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import type { DeliveryDeps } from '../delivery/delivery.deps.ts'

export type VapidKeys = { publicKey: string; privateKey: string }

type Used = Pick<DeliveryDeps, 'db' | 'secrets' | 'config'>

const PURPOSE = 'notifications.push-key'
const TOKEN_LIFE = '12h'

/** Created on first use. Two processes that create one concurrently end up with the same keys. */
export async function getVapidKeys({ db, secrets }: Pick<Used, 'db' | 'secrets'>): Promise<VapidKeys> {
  const find = () =>
    db.query<{ public_key: string; sealed: string }>('select public_key, sealed from push_key')
  let [row] = await find()
  if (!row) {
    const pair = createECDH('prime256v1')
    const publicKey = pair.generateKeys('base64url')
    const sealed = secrets.seal(pair.getPrivateKey('base64url'), PURPOSE)
    await db.query(
      'insert into push_key (slot, public_key, sealed) values (1, $1, $2) on conflict do nothing',
      [publicKey, sealed],
    )
    ;[row] = await find()
  }
  if (!row) throw new Error('the keys for push messages were not found and could not be created')
  return { publicKey: row.public_key, privateKey: secrets.open(row.sealed, PURPOSE) }
}

/** Identifies the sender to the push service (RFC 8292), only for its own origin. */
export async function vapidHeader(deps: Used, endpoint: URL): Promise<string> {
  const { publicKey, privateKey } = await getVapidKeys(deps)
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: privateKey,
  }
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(endpoint.origin)
    .setSubject(contactOf(deps))
    .setExpirationTime(TOKEN_LIFE)
    .sign(await importJWK(jwk, 'ES256'))
  return `vapid t=${token}, k=${publicKey}`
}

/** The contact for a push service that has a problem with our messages. */
function contactOf({ config }: Pick<Used, 'config'>): string {
  return `mailto:${/<([^<>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom}`
}
