import type { DoneWith } from '@fathom/courses'
import type { Answer, AttemptStatus } from '@fathom/domain/training'
import type { PackageActivity, PackageContent } from '@fathom/domain/training/content'
import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import type { DemoPersonName } from '../../../platform/demo.ts'
import { addPaper } from '../exams/exam-paper.store.ts'
import { NITROX, OPEN_WATER } from './demo-catalogue.ts'
import { type DemoExam, takeDemoExam } from './demo-exam.ts'

const DAY_MS = 86_400_000

/** How one part went: roughly the `score` of its questions, and `progress` if it was left in the middle. */
type Went = {
  part: number | 'exam'
  daysAgo: number
  minutes: number
  status: AttemptStatus
  score?: number
  progress?: number
  /** The page where the learner left. */
  page?: number
}

type DemoCourse = {
  packageId: string
  enrolledDaysAgo: number
  storeNumber: number | null
  memberNumber: number | null
  certifiedDaysAgo?: number
  went: readonly Went[]
}

const read = (part: number, daysAgo: number, minutes: number, score: number): Went => ({
  part,
  daysAgo,
  minutes,
  status: 'completed',
  score,
})
const exam = (daysAgo: number, minutes: number, score: number): Went => ({
  part: 'exam',
  daysAgo,
  minutes,
  status: score >= 0.75 ? 'passed' : 'failed',
  score,
})

const WITH_KAI = { packageId: OPEN_WATER, storeNumber: 7001, memberNumber: 500001 }
const FIVE_READ = (daysAgo: number) =>
  [0.8, 1, 0.8, 0.8, 1].map((score, at) => read(at, daysAgo - at, 19 + ((at * 7) % 11), score))

/**
 * Ines is halfway, Milo is stuck at his exam, Noura is ready for the water, Wei for her card; Mara has hers.
 */
export const DEMO_LEARNING: Partial<Record<DemoPersonName, readonly DemoCourse[]>> = {
  diver: [
    {
      ...WITH_KAI,
      enrolledDaysAgo: 930,
      certifiedDaysAgo: 899,
      went: [...FIVE_READ(925), exam(912, 34, 0.7), exam(911, 31, 0.925)],
    },
    {
      ...WITH_KAI,
      packageId: NITROX,
      enrolledDaysAgo: 800,
      certifiedDaysAgo: 795,
      went: [read(0, 799, 14, 1), read(1, 798, 16, 0.8), read(2, 797, 15, 1), exam(796, 12, 0.9)],
    },
  ],
  student: [
    {
      ...WITH_KAI,
      enrolledDaysAgo: 16,
      went: [
        read(0, 12, 24, 0.8),
        read(1, 6, 27, 1),
        { part: 2, daysAgo: 1, minutes: 15, status: 'incomplete', progress: 0.7, page: 6 },
      ],
    },
  ],
  teen: [
    { ...WITH_KAI, enrolledDaysAgo: 40, went: [...FIVE_READ(30), exam(9, 38, 0.6), exam(5, 35, 0.675)] },
  ],
  riyadh: [
    { ...WITH_KAI, memberNumber: null, enrolledDaysAgo: 25, went: [...FIVE_READ(20), exam(3, 29, 0.875)] },
  ],
  shanghai: [
    {
      ...WITH_KAI,
      packageId: NITROX,
      enrolledDaysAgo: 12,
      went: [read(0, 9, 18, 0.8), read(1, 8, 17, 1), read(2, 5, 16, 1), exam(2, 14, 0.9)],
    },
  ],
}

/** One person's progress through one course, as if it had been saved page by page. */
export async function fillDemoCourse(
  tx: Queryable,
  affiliateId: number,
  { packageId, enrolledDaysAgo, storeNumber, memberNumber, certifiedDaysAgo, went }: DemoCourse,
  content: PackageContent | undefined,
  now: Date,
): Promise<void> {
  const daysAgo = (days: number, minutes = 0) =>
    new Date(now.getTime() - days * DAY_MS - 2 * 3_600_000 + minutes * 60_000)
  const passed = went.find(({ part, status }) => part === 'exam' && status === 'passed')
  const [row] = await tx.query<{ id: string }>(
    `insert into enrolment (affiliate_id, package_id, content_id, store_number, member_number, enrolled_at, completed_at,
       certified_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (affiliate_id, package_id) where ended_at is null do nothing returning id`,
    [
      affiliateId,
      packageId,
      content?.contentId ?? null,
      storeNumber,
      memberNumber,
      daysAgo(enrolledDaysAgo),
      passed ? daysAgo(passed.daysAgo, passed.minutes) : null,
      // At this hour, so the card of that day has the same date.
      certifiedDaysAgo === undefined ? null : daysAgo(certifiedDaysAgo, 120),
    ],
  )
  if (!row || !content) return
  const opening = content.activities.filter(({ href }) => href !== null)
  for (const each of went) {
    const activity = each.part === 'exam' ? opening.at(-1) : opening[each.part]
    if (activity)
      await addDemoAttempt(tx, { affiliateId, enrolmentId: row.id }, content, activity, each, daysAgo)
  }
}

type Stored = {
  place: string | null
  state: object | null
  score: number | null
  answers: readonly Answer[]
  paper?: DemoExam['paper']
}

const NOTHING: Stored = { place: null, state: null, score: null, answers: [] }

/**
 * The saved state of the package, so Continue opens the exact page and a finished lesson shows its result.
 */
async function storedOf(
  tx: Queryable,
  content: PackageContent,
  { id }: PackageActivity,
  { page, score, daysAgo }: Went,
  [startedAt, at]: readonly [Date, Date],
): Promise<Stored> {
  const { packageId, standard } = content
  if (content.serverExams.includes(id) && score !== undefined)
    return {
      ...NOTHING,
      ...(await takeDemoExam(tx, content, { share: score, daysAgo, drawnAt: startedAt, markedAt: at })),
    }
  const { leftAt, doneWith } = await import('@fathom/courses')
  const name = packageId === NITROX ? 'nitrox' : 'open-water'
  if (page !== undefined) {
    const { place, suspended } = leftAt(name, DEFAULT_LOCALE, id, page)
    return { ...NOTHING, place, state: stateIn(standard, place, suspended, 'incomplete') }
  }
  if (score === undefined) return NOTHING
  const done = doneWith(name, DEFAULT_LOCALE, id, score)
  const answers = done.answers.map((answer, index) => asAnswer(answer, index, at))
  const { place, suspended } = done
  return { place, state: stateIn(standard, place, suspended, 'completed'), score: done.score, answers }
}

function stateIn(standard: PackageContent['standard'], place: string, suspend_data: string, status: string) {
  const cmi =
    standard === 'scorm-1.2'
      ? { core: { lesson_location: place, lesson_status: status } }
      : { location: place, completion_status: status }
  return { cmi: { ...cmi, suspend_data } }
}

function asAnswer({ isRight, ...answer }: DoneWith['answers'][number], index: number, at: Date): Answer {
  const seconds = 20 + ((index * 13) % 25)
  return { ...answer, result: isRight ? 'correct' : 'wrong', seconds, at: at.toISOString() }
}

async function addDemoAttempt(
  tx: Queryable,
  { affiliateId, enrolmentId }: { affiliateId: number; enrolmentId: string },
  content: PackageContent,
  activity: PackageActivity,
  went: Went,
  at: (days: number, minutes?: number) => Date,
): Promise<void> {
  const { daysAgo, minutes, status, progress } = went
  const times = [at(daysAgo), at(daysAgo, minutes)] as const
  const { place, state, score, answers, paper } = await storedOf(tx, content, activity, went, times)
  const [row] = await tx.query<{ id: string }>(
    `insert into course_attempt (affiliate_id, enrolment_id, activity_id, number, status, score, seconds, place, progress,
       started_at, updated_at, ended_at, version, state, answers, marked_at)
     select $1, $2, $3,
       coalesce((select max(number) from course_attempt
         where affiliate_id = $1 and enrolment_id = $2 and activity_id = $3), 0) + 1,
       $4, $5, $6, $7, $8, $9, $10, $11, 1, $12, $13, $14
     returning id`,
    [
      affiliateId,
      enrolmentId,
      activity.id,
      status,
      score,
      minutes * 60,
      place,
      progress ?? 1,
      ...times,
      status === 'incomplete' ? null : times[1],
      state && JSON.stringify(state),
      JSON.stringify(answers),
      paper ? times[1] : null,
    ],
  )
  if (row && paper) await addPaper(tx, affiliateId, { ...paper, attemptId: row.id })
}
