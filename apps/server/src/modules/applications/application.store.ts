import type { MailingAddressWire } from '@fathom/contract/profile'
import {
  APPLICATION_FIELDS,
  type ApplicantFacts,
  type ApplicationContent,
  type ApplicationField,
  type ApplicationStatus,
  applicationFields,
} from '@fathom/domain/applications'
import { participantKindOf } from '@fathom/domain/references'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../platform/database/index.ts'
import { actsAsStaff } from '../../platform/staff-rights/index.ts'
import { storedAddress } from '../profile/index.ts'
import { FIELD_STORAGE } from './application-fields.ts'

export type ApplicationRow = ApplicationContent<MailingAddressWire> & {
  id: string
  applicantId: number
  typeId: string
  status: ApplicationStatus
  instructorId: number | null
  storeId: number | null
  feeAmount: number
  feeCurrency: string
  paidAt: Date | null
  facts: ApplicantFacts | null
  version: number
  createdAt: Date
  submittedAt: Date | null
  /** From when on the promised days run, while it isn't the applicant's alone. */
  promisedFrom: Date | null
  changedAt: Date
}

function readFrom(field: ApplicationField): string {
  const { column } = FIELD_STORAGE[field]
  return APPLICATION_FIELDS[field].kind === 'address' ? storedAddress(column) : column
}

const FIELDS = `id, applicant_id::float8 as "applicantId", type_id as "typeId", status,
  ${applicationFields.map((field) => `${readFrom(field)} as "${field}"`).join(', ')},
  instructor_id::float8 as "instructorId", store_id::float8 as "storeId",
  fee_amount as "feeAmount", fee_currency as "feeCurrency", paid_at as "paidAt", facts, version,
  created_at as "createdAt", submitted_at as "submittedAt", promised_from as "promisedFrom", changed_at as "changedAt"`

/**
 * A draft is visible to the applicant; a submitted application also to the instructor, the store and staff
 * (RO-01, OF-04), as long as they are that.
 */
export const VISIBLE = `(applicant_id = $1
  or (submitted_at is not null and ($2 or instructor_id = $3 or store_id = $4)))`

type Reader = Pick<User, 'affiliateId' | 'affiliateType'>

const partyOf = ({ affiliateId, affiliateType }: Reader, seesAll: boolean) => {
  const kind = participantKindOf(affiliateType)
  return [affiliateId, seesAll, kind === 'member' ? affiliateId : null, kind === 'store' ? affiliateId : null]
}

export const reader = (caller: User) => partyOf(caller, actsAsStaff(caller, 'applications'))

export async function findVisible(
  db: Queryable,
  caller: User,
  id: string,
  { lock = false } = {},
): Promise<ApplicationRow | undefined> {
  const [row] = await db.query<ApplicationRow>(
    `select ${FIELDS} from application where ${VISIBLE} and id = $5 ${lock ? 'for update' : ''}`,
    [...reader(caller), id],
  )
  return row
}

/**
 * What the caller's move with this key gave back to its applicant, for anyone who sends the move again after a lost answer.
 * Undefined once the applicant has changed it: that is theirs alone.
 */
export async function findGivenBack(
  db: Queryable,
  { id, byId, key }: { id: string; byId: number; key: string },
): Promise<ApplicationRow | undefined> {
  const [row] = await db.query<ApplicationRow>(
    `select ${FIELDS} from application where id = $1 and exists (
       select from application_move m
       where m.application_id = $1 and m.by_id = $2 and m.key = $3 and m.version = application.version
     ) for update`,
    [id, byId, key],
  )
  return row
}

/** The caller's part only: what waits for staff is in the office's queue. */
export async function listAssignedTo(
  db: Queryable,
  caller: Reader,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: ApplicationRow[]; total: number }> {
  const rows = await db.query<ApplicationRow>(
    `select ${FIELDS} from application where ${VISIBLE} order by changed_at desc, id limit $5 offset $6`,
    [...partyOf(caller, false), pageSize, (page - 1) * pageSize],
  )
  const [counted] = await db.query<{ total: number }>(
    `select count(*)::int as total from application where ${VISIBLE}`,
    partyOf(caller, false),
  )
  return { rows, total: counted?.total ?? 0 }
}

export function listOwn(db: Queryable, applicantId: number): Promise<ApplicationRow[]> {
  return db.query<ApplicationRow>(
    `select ${FIELDS} from application where applicant_id = $1 order by created_at, id`,
    [applicantId],
  )
}

/** The type of each of these applications. */
export async function listTypes(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.query<{ id: string; typeId: string }>(
    'select id, type_id as "typeId" from application where id = any($1::uuid[])',
    [ids],
  )
  return new Map(rows.map(({ id, typeId }) => [id, typeId]))
}

/** Whether another of the applicant's applications of this type is open. */
export async function hasOtherOpen(
  db: Queryable,
  { id, applicantId, typeId }: Pick<ApplicationRow, 'id' | 'applicantId' | 'typeId'>,
): Promise<boolean> {
  const rows = await db.query(
    `select from application
     where applicant_id = $1 and type_id = $2 and id <> $3 and status not in ('Canceled', 'Complete') limit 1`,
    [applicantId, typeId, id],
  )
  return rows.length > 0
}

export async function countOpen(db: Queryable, applicantId: number): Promise<number> {
  const [row] = await db.query<{ open: number }>(
    `select count(*)::int as open from application
     where applicant_id = $1 and status not in ('Canceled', 'Complete')`,
    [applicantId],
  )
  return row?.open ?? 0
}

type NewApplication = Pick<ApplicationRow, 'id' | 'applicantId' | 'typeId' | 'feeAmount' | 'feeCurrency'>

/** False when the id is taken. */
export async function insertApplication(db: Queryable, added: NewApplication, now: Date): Promise<boolean> {
  const rows = await db.query(
    `insert into application (id, applicant_id, type_id, status, fee_amount, fee_currency, created_at, changed_at)
     values ($1, $2, $3, 'Draft', $4, $5, $6, $6) on conflict (id) do nothing returning id`,
    [added.id, added.applicantId, added.typeId, added.feeAmount, added.feeCurrency, now],
  )
  return rows.length > 0
}

const storedValue = (value: ApplicationRow[ApplicationField]) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value

/** Saves a changed row with the next version. */
export async function saveApplication(
  tx: Queryable,
  row: ApplicationRow,
  now: Date,
): Promise<ApplicationRow> {
  const [saved] = await tx.query<ApplicationRow>(
    `update application set status = $2, instructor_id = $3, store_id = $4, paid_at = $5, facts = $6,
       submitted_at = $7, changed_at = $8, promised_from = $9, version = version + 1,
       ${applicationFields.map((field, at) => `${FIELD_STORAGE[field].column} = $${at + 10}`).join(', ')}
     where id = $1 returning ${FIELDS}`,
    [
      ...[row.id, row.status, row.instructorId, row.storeId, row.paidAt],
      ...[row.facts && JSON.stringify(row.facts), row.submittedAt, now, row.promisedFrom],
      ...applicationFields.map((field) => storedValue(row[field])),
    ],
  )
  if (!saved) throw new Error(`application ${row.id} was not saved`)
  return saved
}

/** Serializes starting and ending a person's applications, so that a count made before it stays valid. */
export async function lockApplicant(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('application of ' || $1, 0))`, [
    String(affiliateId),
  ])
}
