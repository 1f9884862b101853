import { type FormName, validUntil } from '@fathom/domain/forms'
import type { Queryable } from '../../platform/database/index.ts'
import { type DetailsDeps, listWithOtherDetails } from './documents/signer-details.ts'

/** The forms that a course requires of a diver, by the name of their records. */
const COURSE_FORMS = { release: 'liability-release', medical: 'medical-questionnaire' } as const

type CourseForm = keyof typeof COURSE_FORMS
type FormState = { isDone: boolean; dueOn: string | null }
export type CourseForms = Record<CourseForm, FormState>

type Row = SignedRecord & { affiliate_id: string; name: FormName; due_on: string | null }

/** The newest document of a record; a record of the time before documents has none. */
export const NEWEST = `select id, created_at, signer_sealed from form_document
  where affiliate_id = r.affiliate_id and form = r.name and audience = 'diver' order by created_at desc, id desc limit 1`

export const DOCUMENT_FIELDS =
  'd.id as "documentId", d.created_at as "createdAt", d.signer_sealed as "signerSealed"'

export type SignedRecord = {
  signedAt: Date | null
  /** Null without a document. */
  documentId: string | null
  createdAt: Date | null
  signerSealed: string | null
}

type OwnedRecord = SignedRecord & { affiliate_id: string; name: FormName }

/** The records whose document was signed under other details than the account has now. */
export async function listOtherSigned(
  deps: DetailsDeps,
  db: Queryable,
  records: readonly OwnedRecord[],
): Promise<ReadonlySet<string | null>> {
  const documents = records.flatMap(
    ({ affiliate_id, name: form, documentId: id, createdAt, signerSealed }) =>
      id && createdAt ? [{ affiliate_id, id, form, created_at: createdAt, signer_sealed: signerSealed }] : [],
  )
  return listWithOtherDetails(deps, db, documents)
}

/** TS-10: when a signed form stops to count; undefined while nothing is signed. */
export const endOf = ({
  signedAt,
  createdAt,
}: Pick<SignedRecord, 'signedAt' | 'createdAt'>): Date | undefined =>
  signedAt ? validUntil(createdAt ?? signedAt) : undefined

const doesCount = (record: SignedRecord, now: Date) => (endOf(record)?.getTime() ?? 0) > now.getTime()

const NONE: FormState = { isDone: false, dueOn: null }

/** The status of many people's course forms: signed and valid, due on a day, or not requested yet. */
export async function listCourseForms(
  deps: DetailsDeps,
  db: Queryable,
  affiliateIds: readonly number[],
  now: Date,
): Promise<Map<number, CourseForms>> {
  const rows = await db.query<Row>(
    `select r.affiliate_id, r.name, r.signed_at as "signedAt", r.due_on::text, ${DOCUMENT_FIELDS}
     from form_record r left join lateral (${NEWEST}) d on true
     where r.affiliate_id = any($1::bigint[]) and r.audience = 'diver' and r.name = any($2)`,
    [affiliateIds, Object.values(COURSE_FORMS)],
  )
  const others = await listOtherSigned(deps, db, rows)
  const stateOf = (affiliateId: number, form: CourseForm): FormState => {
    const row = rows.find(
      ({ affiliate_id, name }) => Number(affiliate_id) === affiliateId && name === COURSE_FORMS[form],
    )
    const isDone = row !== undefined && doesCount(row, now) && !others.has(row.documentId)
    return row ? { isDone, dueOn: isDone ? null : row.due_on } : NONE
  }
  return new Map(
    affiliateIds.map((id) => [id, { release: stateOf(id, 'release'), medical: stateOf(id, 'medical') }]),
  )
}

type NewForm = { form: CourseForm; dueOn: string | null; signedAt: Date | null }

/** One of each at a time: a repeated request moves the due day of an open one. */
export async function saveCourseForm(
  tx: Queryable,
  affiliateId: number,
  { form, dueOn, signedAt }: NewForm,
): Promise<void> {
  const name = COURSE_FORMS[form]
  const known = await tx.query(
    `update form_record set due_on = case when signed_at is null then $3::date else due_on end
     where affiliate_id = $1 and name = $2 and audience = 'diver' returning id`,
    [affiliateId, name, dueOn],
  )
  if (known.length > 0) return
  await tx.query(
    `insert into form_record (affiliate_id, audience, name, due_on, signed_at) values ($1, 'diver', $2, $3, $4)`,
    [affiliateId, name, dueOn, signedAt],
  )
}
