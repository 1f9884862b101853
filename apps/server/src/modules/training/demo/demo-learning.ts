import type { Answer, AttemptStatus } from '@fathom/domain/training'
import type { PackageActivity, PackageContent } from '@fathom/domain/training/content'
import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import type { DemoPersonName } from '../../../platform/demo.ts'
import { NITROX, OPEN_WATER } from './demo-catalogue.ts'

const DAY_MS = 86_400_000

/** How one part went: `score` of the questions, `progress` where it was left in the middle. */
type Went = {
  part: number | 'exam'
  daysAgo: number
  minutes: number
  status: AttemptStatus
  score?: number
  progress?: number
  /** The page at which it was left. */
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
  [0.8, 1, 0.8, 0.6, 1].map((score, at) => read(at, daysAgo - at, 19 + ((at * 7) % 11), score))

/** Ines is in the middle, Milo is stuck at his exam, Noura is ready for the water, and Mara is long certified. */
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
      enrolledDaysAgo: 420,
      certifiedDaysAgo: 415,
      went: [read(0, 419, 14, 1), read(1, 418, 16, 0.8), read(2, 417, 15, 1), exam(416, 12, 0.9)],
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
}

/** The way of one person through one course, as if it had been saved page by page. */
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
      certifiedDaysAgo === undefined ? null : daysAgo(certifiedDaysAgo),
    ],
  )
  if (!row || !content) return
  const opening = content.activities.filter(({ href }) => href !== null)
  for (const each of went) {
    const activity = each.part === 'exam' ? opening.at(-1) : opening[each.part]
    const lessons = opening.filter(({ masteryScore }) => masteryScore === null)
    if (activity)
      await addDemoAttempt(tx, { affiliateId, enrolmentId: row.id }, activity, lessons, each, daysAgo)
  }
}

/** What the package finds again, so that Continue opens the very page. */
async function leftIn(activity: PackageActivity, page: number | undefined) {
  if (page === undefined) return { place: null, state: null }
  const { leftAt } = await import('@fathom/courses')
  const { place, suspended } = leftAt('open-water', DEFAULT_LOCALE, activity.id, page)
  const core = { lesson_location: place, lesson_status: 'incomplete' }
  return { place, state: { cmi: { core, suspend_data: suspended } } }
}

async function addDemoAttempt(
  tx: Queryable,
  { affiliateId, enrolmentId }: { affiliateId: number; enrolmentId: string },
  activity: PackageActivity,
  lessons: readonly PackageActivity[],
  { daysAgo, minutes, status, score, progress, page }: Went,
  at: (days: number, minutes?: number) => Date,
): Promise<void> {
  const { place, state } = await leftIn(activity, page)
  await tx.query(
    `insert into course_attempt (affiliate_id, enrolment_id, activity_id, number, status, score, seconds, place, progress,
       started_at, updated_at, ended_at, version, state, answers)
     select $1, $2, $3,
       coalesce((select max(number) from course_attempt
         where affiliate_id = $1 and enrolment_id = $2 and activity_id = $3), 0) + 1,
       $4, $5, $6, $7, $8, $9, $10, $11, 1, $12, $13`,
    [
      affiliateId,
      enrolmentId,
      activity.id,
      status,
      score ?? null,
      minutes * 60,
      place,
      progress ?? 1,
      at(daysAgo),
      at(daysAgo, minutes),
      status === 'incomplete' ? null : at(daysAgo, minutes),
      state && JSON.stringify(state),
      JSON.stringify(score === undefined ? [] : answersFor(activity, lessons, score, at(daysAgo, minutes))),
    ],
  )
}

/** As many right answers as the score says, the wrong ones spread over the sections. */
function answersFor(
  activity: PackageActivity,
  lessons: readonly PackageActivity[],
  score: number,
  at: Date,
): Answer[] {
  const isExam = activity.masteryScore !== null
  const count = isExam ? 40 : 5
  const wrong = Math.round(count * (1 - score))
  return Array.from({ length: count }, (_, index) => {
    const isWrong = (index * 7) % count < wrong
    const section = isExam ? (lessons[index % lessons.length]?.id ?? '') : activity.id
    const number = isExam ? Math.floor(index / lessons.length) + 1 : index + 1
    return {
      id: isExam ? `exam-${section}-${number}` : `${section}-${number}`,
      section,
      prompt: null,
      given: isWrong ? 'b' : 'a',
      right: 'a',
      result: isWrong ? 'wrong' : 'correct',
      seconds: 20 + ((index * 13) % 25),
      at: at.toISOString(),
    }
  })
}
