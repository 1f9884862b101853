import { type FormName, type FormState, type PhysicianRequest, validUntil } from '@fathom/domain/forms'
import type { Queryable } from '../../platform/database/index.ts'
import { listNewest, readStandings, type StandingDeps } from './documents/form-standing.ts'
import { listWaitingPages } from './evaluations/evaluation.store.ts'

/** The forms that a course requires of a diver, by the name of their records. */
const COURSE_FORMS = { release: 'liability-release', medical: 'medical-questionnaire' } as const

type CourseForm = keyof typeof COURSE_FORMS
/** Whether a form counts and, if it doesn't, why and by when it is due. */
type CourseFormState = {
  isDone: boolean
  dueOn: string | null
  state: FormState
  request: PhysicianRequest
  /** When it ended or a physician declined, if that is the state. */
  since: string | null
  /** TS-03: a page waits to be checked by those who teach. */
  isPageWaiting?: boolean
  /** When the person signed this form for the first time, if it counts now. */
  firstSignedAt?: string
}
export type CourseForms = Record<CourseForm, CourseFormState>

type RecordRow = { affiliate_id: string; name: FormName; signed_at: Date | null; due_on: string | null }

/** A requested form of a diver and where the newest signed one stands. */
export type RecordStanding = {
  affiliateId: number
  name: FormName
  dueOn: string | null
  state: FormState
  request: PhysicianRequest
  /** TS-10: when it stops to count; null while it isn't signed. */
  end: Date | null
  declinedAt: Date | null
  /** The newest signed one. */
  documentId: string | undefined
}

const UNASKED = { request: 'none', declinedAt: null } as const

/** A record of the time before documents counts for 12 months from its signature. */
function standingWithoutDocument(signedAt: Date | null, now: Date) {
  if (signedAt === null) return { ...UNASKED, state: 'missing' as const, end: null }
  const end = validUntil({ signedAt })
  return { ...UNASKED, state: end > now ? ('cleared' as const) : ('expired' as const), end }
}

/** The forms that are requested of these people, or that they signed. */
export async function listRecordStandings(
  deps: StandingDeps,
  db: Queryable,
  affiliateIds: readonly number[],
  now: Date,
): Promise<RecordStanding[]> {
  const records = await db.query<RecordRow>(
    `select affiliate_id, name, signed_at, due_on::text from form_record
     where affiliate_id = any($1::bigint[]) and audience = 'diver' and name = any($2)`,
    [affiliateIds, Object.values(COURSE_FORMS)],
  )
  const documents = await listNewest(db, affiliateIds)
  const standingOf = await readStandings(deps, db, documents, now)
  return records.map(({ affiliate_id, name, signed_at, due_on }) => {
    const document = documents.find((each) => each.affiliate_id === affiliate_id && each.form === name)
    const { state, end, declinedAt, request } = document
      ? standingOf(document)
      : standingWithoutDocument(signed_at, now)
    return {
      ...{ affiliateId: Number(affiliate_id), name, dueOn: due_on, documentId: document?.id },
      ...{ state, end, declinedAt, request },
    }
  })
}

const NONE: CourseFormState = { isDone: false, dueOn: null, state: 'missing', request: 'none', since: null }

function sinceOf({ state, end, declinedAt }: RecordStanding): string | null {
  if (state === 'expired') return end?.toISOString() ?? null
  return declinedAt?.toISOString() ?? null
}

/** When each of these people first signed a form, also one that another has replaced since. */
async function loadFirstSigned(db: Queryable, affiliateIds: readonly number[]) {
  const rows = await db.query<{ affiliate_id: string; name: FormName; signed_at: Date }>(
    `select affiliate_id, name, min(signed_at) as signed_at from (
       select affiliate_id, name, signed_at from form_record where audience = 'diver'
       union all select affiliate_id, form, signed_at from form_document where audience = 'diver') signed
     where affiliate_id = any($1::bigint[]) and name = any($2) and signed_at is not null group by 1, 2`,
    [affiliateIds, Object.values(COURSE_FORMS)],
  )
  const signed = new Map(rows.map((row) => [`${row.affiliate_id} ${row.name}`, row.signed_at]))
  return (affiliateId: number, name: FormName) => signed.get(`${affiliateId} ${name}`)
}

/** The status of many people's course forms: what counts, what doesn't and why, and what is due. */
export async function listCourseForms(
  deps: StandingDeps,
  db: Queryable,
  affiliateIds: readonly number[],
  now: Date,
): Promise<Map<number, CourseForms>> {
  const records = await listRecordStandings(deps, db, affiliateIds, now)
  const pages = await listWaitingPages(db, affiliateIds)
  const firstSignedAt = await loadFirstSigned(db, affiliateIds)
  const stateOf = (affiliateId: number, form: CourseForm): CourseFormState => {
    const record = records.find(
      (each) => each.affiliateId === affiliateId && each.name === COURSE_FORMS[form],
    )
    if (!record) return NONE
    const isDone = record.state === 'cleared'
    const signedAt = isDone ? firstSignedAt(affiliateId, record.name) : undefined
    return {
      isDone,
      dueOn: isDone ? null : record.dueOn,
      state: record.state,
      request: record.request,
      since: sinceOf(record),
      ...(record.documentId && pages.has(record.documentId) && { isPageWaiting: true }),
      ...(signedAt && { firstSignedAt: signedAt.toISOString() }),
    }
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
