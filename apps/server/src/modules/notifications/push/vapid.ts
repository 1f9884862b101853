import webPush from 'web-push'
import type { DeliveryDeps } from '../delivery/delivery.deps.ts'

export type VapidKeys = { publicKey: string; privateKey: string }

const PURPOSE = 'notifications.push-key'
const PRIVATE_KEY_BYTES = 32

/** Created on first use. Two processes that create one concurrently end up with the same keys. */
export async function getVapidKeys({
  db,
  secrets,
}: Pick<DeliveryDeps, 'db' | 'secrets'>): Promise<VapidKeys> {
  const find = () =>
    db.query<{ public_key: string; sealed: string }>('select public_key, sealed from push_key')
  let [row] = await find()
  if (!row) {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys()
    await db.query(
      'insert into push_key (slot, public_key, sealed) values (1, $1, $2) on conflict do nothing',
      [publicKey, secrets.seal(privateKey, PURPOSE)],
    )
    ;[row] = await find()
  }
  if (!row) throw new Error('the keys for push messages were not found and could not be created')
  return { publicKey: row.public_key, privateKey: padded(secrets.open(row.sealed, PURPOSE)) }
}

/** Keys from before `web-push` may lack their leading zeros, which it requires. */
function padded(privateKey: string): string {
  const bytes = Buffer.from(privateKey, 'base64url')
  return Buffer.concat([Buffer.alloc(PRIVATE_KEY_BYTES - bytes.length), bytes]).toString('base64url')
}
