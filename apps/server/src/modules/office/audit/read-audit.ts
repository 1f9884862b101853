import type { AuditEntryWire, AuditWire } from '@fathom/contract/office'
import { numberIn } from '@fathom/domain/account'
import { csvOf } from '@fathom/domain/references'
import type { Locale } from '@fathom/domain/translations'
import {
  type AuditFilter,
  audit,
  CLIENT_ACTOR,
  listAuditEntries,
  type StoredAuditEntry,
} from '../../../platform/audit/index.ts'
import type { Database, Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { listNames, searchPeople } from '../../account/index.ts'
import { listDecidedNames } from '../../certifications/index.ts'
import { listClientNames } from '../../integrations/index.ts'
import { listNumberHolders } from '../../references/index.ts'
import type { OfficeDeps } from '../office.deps.ts'
import { listObjectNames } from './object-names.ts'

type Page = { after?: string | undefined; limit: number }

export type AuditSearch = Omit<AuditFilter, 'people'> & { search?: string | undefined }

export async function readAudit(db: Database, search: AuditSearch, page: Page): Promise<AuditWire> {
  const { filter, match } = await findPeople(db, search)
  if (match === 'too-many') return { items: [], next: null, match }
  const rows = await listAuditEntries(db, filter, { ...page, limit: page.limit + 1 })
  const shown = rows.slice(0, page.limit)
  return {
    items: await withNames(db, shown),
    next: rows.length > page.limit ? (shown.at(-1)?.id ?? null) : null,
    match,
  }
}

/** The same with the names of objects, in the language of a reader. */
export async function readNamedAudit(
  deps: Pick<OfficeDeps, 'db' | 'editions'>,
  search: AuditSearch,
  page: Page,
  locale: Locale,
): Promise<AuditWire> {
  const read = await readAudit(deps.db, search, page)
  const objects = read.items.flatMap(({ object }) => object ?? [])
  const nameOf = await listObjectNames(deps, objects, locale)
  const items = read.items.map(({ object, ...entry }) => ({
    ...entry,
    object: object && { ...object, name: nameOf(object) },
  }))
  return { ...read, items }
}

/** The log is read person by person: for more of them it would take too long, and nobody reads it in this way. */
const MOST_PEOPLE = 1000
/** Beyond this, a number isn't exact. */
const LONGEST_NUMBER = 15

type Found = { filter: AuditFilter; match: AuditWire['match'] }

/** A number is that of a person also when their account is deleted. */
async function findPeople(db: Database, { search = '', ...filter }: AuditSearch): Promise<Found> {
  const text = search.trim()
  if (text === '') return { filter, match: 'exact' }
  const findHolders = (numbers: readonly string[]) => listNumberHolders(db, numbers)
  const number = numberIn(text)
  if (number && number.length <= LONGEST_NUMBER) {
    const holders = (await findHolders([number])).map(({ affiliateId }) => affiliateId)
    return { filter: { ...filter, people: [Number(number), ...holders] }, match: 'exact' }
  }
  const { people, isSimilar } = await searchPeople(db, {
    ...{ text, limit: MOST_PEOPLE + 1 },
    listNumberHolders: findHolders,
  })
  if (people.length > MOST_PEOPLE) return { filter, match: 'too-many' }
  const found = people.map(({ affiliateId }) => affiliateId)
  return { filter: { ...filter, people: found }, match: isSimilar ? 'similar' : 'exact' }
}

type Detail = StoredAuditEntry['detail']

const clientIn = (detail: Detail) => String(detail.client ?? '')
const nameIn = (detail: Detail) => String(detail.name ?? '')

async function withNames(db: Queryable, rows: readonly StoredAuditEntry[]): Promise<AuditEntryWire[]> {
  const ids = rows.flatMap(({ actor, subject }) => (subject === null ? [actor] : [actor, subject]))
  const names = await listNames(db, [...new Set(ids)])
  const clients = await listClientNames(db, [...new Set(rows.map(({ detail }) => clientIn(detail)))])
  const decided = await listDecidedNames(
    db,
    rows.map(({ detail }) => nameIn(detail)),
  )
  const client = (detail: Detail) => ({
    affiliateId: null,
    name: clients.get(clientIn(detail)) ?? clientIn(detail),
  })
  /** The log has ids, which say little to a reader. A name that went with its account stays an id. */
  const named = (detail: Detail): Detail => {
    const [client, name] = [clients.get(clientIn(detail)), decided.get(nameIn(detail))]
    return {
      ...detail,
      ...(client !== undefined && { client: `${client} (${clientIn(detail)})` }),
      ...(name !== undefined && { name }),
    }
  }
  const person = (affiliateId: number) => ({ affiliateId, name: names.get(affiliateId) ?? '' })
  return rows.map(({ id, at, actor, action, subject, objectKind, objectId, detail }) => ({
    id,
    at: at.toISOString(),
    actor: actor === CLIENT_ACTOR ? client(detail) : person(actor),
    action,
    subject: subject === null ? null : person(subject),
    object: objectKind === null ? null : { kind: objectKind, id: objectId ?? '' },
    detail: named(detail),
  }))
}

const BATCH = 1000
/** More than a spreadsheet opens well; a filter narrows it down. */
const MOST = 100_000

const HEADINGS = [
  'at',
  'actor',
  'actorName',
  'action',
  'subject',
  'subjectName',
  'object',
  'objectId',
  'detail',
]

/** The log as a table with the ids and names that the API has, whatever the language of its reader. */
export async function exportAudit(
  { db }: Pick<OfficeDeps, 'db'>,
  search: AuditSearch,
  by: number,
): Promise<string> {
  const { filter, match } = await findPeople(db, search)
  if (match === 'too-many') throw new Problem('too-many-people', 422)
  const rows: string[][] = [HEADINGS]
  let after: string | undefined
  do {
    const batch = await listAuditEntries(db, filter, { after, limit: BATCH })
    rows.push(...(await withNames(db, batch)).map(cellsOf))
    after = batch.length === BATCH ? batch.at(-1)?.id : undefined
  } while (after !== undefined && rows.length <= MOST)
  await audit(db, { actor: by, action: 'audit-exported', detail: { entries: rows.length - 1 } })
  return csvOf(rows)
}

const cellsOf = ({ at, actor, action, subject, object, detail }: AuditEntryWire) => [
  at,
  String(actor.affiliateId ?? ''),
  actor.name,
  action,
  String(subject?.affiliateId ?? ''),
  subject?.name ?? '',
  object?.kind ?? '',
  object?.id ?? '',
  Object.keys(detail).length > 0 ? JSON.stringify(detail) : '',
]
