import type { Queryable } from '../../platform/database/index.ts'
import type { MergePair, MergePart } from '../../platform/merging.ts'

const HISTORY = 'who did it, as it was'
const TEACHERS = 'teachers are not merged'

/**
 * OF-03: both may be enrolled in the same course. The one that got further goes on; the other ends, and stays in the
 * archive with everything in it, as if the person had begun anew.
 */
export const trainingMerging: MergePart = {
  moves: [
    { table: 'enrolment', column: 'affiliate_id', area: 'courses' },
    ...[
      'entitlement',
      'course_attempt',
      'cmi5_session',
      'course_note',
      'practice_review',
      'exam_paper',
      'exam_allowance',
      'exam_accommodation',
      'class_student',
      'class_attendance',
      'class_sign_off',
      'past_teacher',
      'xapi_statement',
      'xapi_document',
    ].map((table) => ({ table, column: 'affiliate_id' })),
  ],
  stays: {
    'class_attendance.marked_by': HISTORY,
    'class_sign_off.signed_by': HISTORY,
    'class_sign_off.withdrawn_by': HISTORY,
    'course_class.created_by': TEACHERS,
    'exam_accommodation.set_by': HISTORY,
    'exam_allowance.allowed_by': HISTORY,
    'course_content.imported_by': HISTORY,
    'exam_item.changed_by': HISTORY,
    'exam_plan.changed_by': HISTORY,
    'exam_picture.added_by': HISTORY,
  },
  conflicts: async (db, pair) => ({ courses: (await listEnded(db, pair)).length }),
  prepare: async (tx, pair, now) => {
    const ended = await listEnded(tx, pair)
    await tx.query('update enrolment set ended_at = $2 where id = any($1::uuid[]) and ended_at is null', [
      ended,
      now,
    ])
    return ended
  },
  restore: async (tx, ids) => {
    // Anyone who began the course anew since then goes on with that.
    await tx.query(
      `update enrolment t set ended_at = null where id = any($1::uuid[]) and not exists (
         select from enrolment o
         where o.affiliate_id = t.affiliate_id and o.package_id = t.package_id and o.ended_at is null)`,
      [ids],
    )
  },
}

/** Of each course that both are in, the enrolment that got less far: by card, completion, lessons, then the later one. */
async function listEnded(db: Queryable, { from, to }: MergePair): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from (
       select e.id, e.package_id, row_number() over (partition by e.package_id order by
         e.certified_at is null, e.completed_at is null, done.lessons desc, e.enrolled_at, e.id) as place
       from enrolment e, lateral (
         select count(distinct a.activity_id) as lessons from course_attempt a
         where a.affiliate_id = e.affiliate_id and a.enrolment_id = e.id and a.status in ('completed', 'passed')
       ) done
       where e.affiliate_id in ($1, $2) and e.ended_at is null
     ) ranked where place > 1 order by id`,
    [from, to],
  )
  return rows.map(({ id }) => id)
}
