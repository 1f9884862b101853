import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { Clients, IdentityDatabase } from '../ports.ts'
import { BEARERS, keyOf } from './bearer-key.ts'
import { clientAdapter } from './clients.ts'

type Db = Pick<IdentityDatabase, 'query'>

type Row = { payload: AdapterPayload; consumed_at: Date | null }

const FOREVER_SECONDS = 365 * 86_400

/**
 * An ended session stays as an expired record for a while: a request that read it before would otherwise save
 * it again, and its browser would sign in without a password. That request may have begun before the end and
 * wait for it, so both compare with the clock and not with the beginning of their statement.
 */
export const END_SESSIONS = "update oidc_record set expires_at = clock_timestamp(), payload = '{}'"

/**
 * One table for everything the provider stores: the records are small, short-lived and always found by key.
 */
export function adapterOn(db: Db, clients: Clients): (kind: string) => Adapter {
  return (kind) => (kind === 'Client' ? clientAdapter(clients) : recordAdapter(db, kind))
}

function recordAdapter(db: Db, kind: string): Adapter {
  return {
    async upsert(id, payload, expiresIn) {
      if (hasNull(JSON.stringify(payload))) throw new errors.InvalidRequest('U+0000 is not allowed')
      await db.query(
        `insert into oidc_record (kind, id, payload, grant_id, uid, account_id, expires_at)
         select $1, $2, $3::jsonb, $4, $5, $6, now() + $7 * interval '1 second'
         where $1 <> 'Session' or not exists
           (select from oidc_record where kind = 'Session' and uid = $5 and expires_at <= clock_timestamp())
         on conflict (kind, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
           uid = excluded.uid, account_id = excluded.account_id, expires_at = excluded.expires_at
         where oidc_record.expires_at > clock_timestamp()`,
        [
          kind,
          keyOf(kind, id),
          BEARERS.includes(kind) ? { ...payload, jti: undefined } : payload,
          grantOf(kind, id, payload),
          payload.uid ?? null,
          payload.accountId ?? null,
          expiresIn ?? FOREVER_SECONDS,
        ],
      )
    },
    find: (id) => findOne(db, kind, 'id', keyOf(kind, id), BEARERS.includes(kind) ? { jti: id } : {}),
    findByUid: (uid) => findOne(db, kind, 'uid', uid, {}),
    async findByUserCode() {
      return undefined
    },
    async consume(id) {
      await db.query('update oidc_record set consumed_at = now() where kind = $1 and id = $2', [
        kind,
        keyOf(kind, id),
      ])
    },
    async destroy(id) {
      if (kind === 'Session')
        // The provider renames a session by destroying it and saving it under another id.
        await db.query(`${END_SESSIONS}, uid = null where kind = 'Session' and id = $1`, [id])
      else await db.query('delete from oidc_record where kind = $1 and id = $2', [kind, keyOf(kind, id)])
    },
    async revokeByGrantId(grantId) {
      await db.query(`${END_SESSIONS} where kind = 'Session' and grant_id = $1`, [grantId])
      await db.query("delete from oidc_record where kind <> 'Session' and grant_id = $1", [grantId])
    },
  }
}

/** PostgreSQL stores no U+0000, and no record was ever found by one. */
const hasNull = (text: string) => text.includes('\0') || text.includes('\\u0000')

/** A browser session stores its grant, so that revoking the grant also signs that browser out here. */
function grantOf(kind: string, id: string, payload: AdapterPayload): string | null {
  if (kind === 'Grant') return id
  if (kind !== 'Session') return payload.grantId ?? null
  const [authorization] = Object.values(payload.authorizations ?? {})
  return authorization?.grantId ?? null
}

async function findOne(
  db: Db,
  kind: string,
  column: 'id' | 'uid',
  value: string,
  more: Partial<AdapterPayload>,
): Promise<AdapterPayload | undefined> {
  if (hasNull(value)) return undefined
  const [row] = await db.query<Row>(
    `select payload, consumed_at from oidc_record where kind = $1 and ${column} = $2 and expires_at > now()`,
    [kind, value],
  )
  if (!row) return undefined
  const consumed = row.consumed_at ? { consumed: Math.floor(row.consumed_at.getTime() / 1000) } : {}
  return { ...row.payload, ...more, ...consumed }
}
