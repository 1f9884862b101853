import type { AuditAction } from '@fathom/domain/session'
import type { Queryable } from '../database/index.ts'

export type StoredAuditEntry = {
  id: string
  at: Date
  actor: number
  action: AuditAction
  subject: number | null
  objectKind: string | null
  objectId: string | null
  detail: Readonly<Record<string, unknown>>
}

export type AuditFilter = {
  /** The person it was about. */
  subject?: number | undefined
  actor?: number | undefined
  /** Those who did it or whom it was about. */
  people?: readonly number[] | undefined
  /** What it was about. */
  object?: { kind: string; id: string } | undefined
  action?: AuditAction | undefined
  from?: Date | undefined
  /** Not included itself. */
  to?: Date | undefined
}

const FIELDS = `id::text as id, at, actor::float8 as actor, action, subject::float8 as subject,
  object_kind as "objectKind", object_id as "objectId", detail`

/** Newest first; `after` is the last entry of the page before. */
export async function listAuditEntries(
  db: Queryable,
  { subject, actor, people, object, action, from, to }: AuditFilter,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<StoredAuditEntry[]> {
  const given: [condition: (at: string) => string, value: unknown][] = []
  if (subject !== undefined) given.push([(at) => `subject = ${at}`, subject])
  if (actor !== undefined) given.push([(at) => `actor = ${at}`, actor])
  if (object) {
    given.push([(at) => `object_kind = ${at}`, object.kind])
    given.push([(at) => `object_id = ${at}`, object.id])
  }
  if (action !== undefined) given.push([(at) => `action = ${at}`, action])
  if (from) given.push([(at) => `at >= ${at}`, from])
  if (to) given.push([(at) => `at < ${at}`, to])
  if (after)
    given.push([
      (at) => `(at, id) < (select last.at, last.id from audit_entry last where last.id = ${at})`,
      after,
    ])
  const conditions = given.map(([condition], index) => condition(`$${index + 1}`))
  const values = [...given.map(([, value]) => value), limit]
  const ofEach = `$${values.length + 1}::bigint[]`
  const newest = (more: readonly string[]) =>
    `${more.length > 0 ? `where ${more.join(' and ')}` : ''}
     order by audit_entry.at desc, audit_entry.id desc limit $${given.length + 1}`
  if (!people) return db.query(`select ${FIELDS} from audit_entry ${newest(conditions)}`, values)
  // The newest of each person are read from an index, so that a long log takes no longer than a short one. An entry may
  // be there twice: by who did it, and by whom it was about.
  const of = (column: string) =>
    `(select at, id from audit_entry ${newest([`${column} = person`, ...conditions])})`
  const ids = `select each.id from unnest(${ofEach}) person,
    lateral (${of('actor')} union all ${of('subject')}) each
    order by each.at desc, each.id desc limit 2 * $${given.length + 1}`
  return db.query(`select ${FIELDS} from audit_entry ${newest([`id in (${ids})`])}`, [...values, people])
}
