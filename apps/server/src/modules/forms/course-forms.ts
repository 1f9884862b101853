import type { Queryable } from '../../platform/database/index.ts'

/** The forms that a course requires of a diver, by the name of their records. */
const COURSE_FORMS = { release: 'liability-release', medical: 'medical-questionnaire' } as const

type CourseForm = keyof typeof COURSE_FORMS
type FormState = { isDone: boolean; dueOn: string | null }
export type CourseForms = Record<CourseForm, FormState>

type Row = { affiliate_id: string; name: string; signed: boolean; due_on: string | null }

const NONE: FormState = { isDone: false, dueOn: null }

/** The status of many people's course forms: signed, due on a day, or not requested yet. */
export async function listCourseForms(
  db: Queryable,
  affiliateIds: readonly number[],
): Promise<Map<number, CourseForms>> {
  const rows = await db.query<Row>(
    `select affiliate_id, name, bool_or(signed_at is not null) as signed,
       min(due_on) filter (where signed_at is null)::text as due_on
     from form_record where affiliate_id = any($1::bigint[]) and audience = 'diver' and name = any($2)
     group by affiliate_id, name`,
    [affiliateIds, Object.values(COURSE_FORMS)],
  )
  const stateOf = (affiliateId: number, form: CourseForm): FormState => {
    const row = rows.find(
      ({ affiliate_id, name }) => Number(affiliate_id) === affiliateId && name === COURSE_FORMS[form],
    )
    return row ? { isDone: row.signed, dueOn: row.signed ? null : row.due_on } : NONE
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
