import type { FormState, PhysicianRequest } from '../forms/index.ts'
import type { AffiliateType } from '../session/index.ts'
import { type Course, hasCard, type Requirements } from './course.ts'
import { type ActivityProgress, nextActivity, theoryOf } from './progress.ts'

type State = 'done' | 'current' | 'open'

/** Whether a form counts and, if it doesn't, why, since when, and by when it is due. */
type FormFact = {
  isDone: boolean
  dueOn: string | null
  state: FormState
  request: PhysicianRequest
  since: string | null
  isPageWaiting?: boolean
  /** When the person signed this form for the first time, if it counts now. */
  firstSignedAt?: string
}

/** What other areas know about a student's progress toward a card. */
export type CertifyFacts = {
  hasStore: boolean
  release: FormFact
  medical: FormFact
  /** Number of distinct verified dives, by logbook course. */
  verifiedDives: Readonly<Partial<Record<string, number>>>
  hasPhoto: boolean
  /** A photo was sent and is under review. */
  isPhotoWaiting?: boolean
}

type Lessons = { first: number; last: number; withExam: boolean; next: string | null }

export type Missing = { state: State } & (
  | { step: 'store' }
  | ({ step: 'theory' } & Lessons)
  | { step: 'release' | 'medical'; dueOn: string | null; form: FormState; since: string | null }
  | { step: 'skills' | 'dives'; done: number; of: number }
  | { step: 'photo'; isWaiting?: boolean }
)

type WithoutState<M> = M extends unknown ? Omit<M, 'state'> : never
type Step = WithoutState<Missing> & { isDone: boolean }

/** Finished steps come first; the first of the rest is the current one. */
export function missingToCertify(
  requirements: Requirements,
  activityProgress: readonly ActivityProgress[],
  facts: CertifyFacts,
): Missing[] {
  const steps = stepsOf(requirements, activityProgress, facts)
  const rest = steps.filter(({ isDone }) => !isDone)
  const done = steps.filter(({ isDone }) => isDone)
  const stateOf = (step: Step): State => (step.isDone ? 'done' : step === rest[0] ? 'current' : 'open')
  return [...done, ...rest].map((step) => {
    const { isDone: _, ...shown } = step
    return { ...shown, state: stateOf(step) }
  })
}

const TRAINING: readonly Missing['step'][] = ['theory', 'skills', 'dives']

/**
 * Whether a card can be issued: the course has one, it trained the student in some way, and nothing is
 * missing. A course whose lessons aren't there yet and that has no dives certifies nobody.
 */
export const isCertifiable = (
  course: Pick<Course, 'requirements'>,
  missing: readonly Pick<Missing, 'state' | 'step'>[],
): boolean =>
  hasCard(course) &&
  missing.some(({ step }) => TRAINING.includes(step)) &&
  missing.every(({ state }) => state === 'done')

/** Why a student gets no card now. TS-05: nobody does while their birth date waits for a confirmation. */
export function cardRefusal(
  course: Pick<Course, 'requirements'>,
  { missing, isBirthDateUnconfirmed }: { missing: readonly Missing[]; isBirthDateUnconfirmed: boolean },
): 'not-certifiable' | 'birth-date-unconfirmed' | undefined {
  if (!isCertifiable(course, missing)) return 'not-certifiable'
  return isBirthDateUnconfirmed ? 'birth-date-unconfirmed' : undefined
}

/** Whether the course requires a questionnaire or a release for its card; the steps are listed even when done. */
export const needsForms = ({ missing }: { missing: readonly Pick<Missing, 'step'>[] }): boolean =>
  missing.some(({ step }) => step === 'release' || step === 'medical')

/** Only professionals certify. A store employs them and can only view. */
export const mayCertify = (type: AffiliateType): boolean => type === 2

function stepsOf(
  { theory, release, medical, skills, dives, photo }: Requirements,
  activityProgress: readonly ActivityProgress[],
  facts: CertifyFacts,
): Step[] {
  const verified = (step: 'skills' | 'dives', { course, count }: { course: string; count: number }): Step => {
    const done = Math.min(count, facts.verifiedDives[course] ?? 0)
    return { step, done, of: count, isDone: done >= count }
  }
  // A dive center trains, takes the forms and certifies; a course that is only read needs none.
  const needsStore = release || medical || photo || skills !== null || dives !== null
  return [
    ...(needsStore ? [{ step: 'store', isDone: facts.hasStore } as const] : []),
    ...(theory ? theorySteps(activityProgress) : []),
    ...(release ? [formStep('release', facts)] : []),
    ...(medical ? [formStep('medical', facts)] : []),
    ...(skills ? [verified('skills', skills)] : []),
    ...(dives ? [verified('dives', dives)] : []),
    ...(photo ? [photoStep(facts)] : []),
  ]
}

function formStep(step: 'release' | 'medical', { [step]: fact }: CertifyFacts): Step {
  const { isDone, dueOn, state, since } = fact
  return { step, isDone, dueOn, form: state, since }
}

const photoStep = ({ hasPhoto, isPhotoWaiting }: CertifyFacts): Step => ({
  step: 'photo',
  isDone: hasPhoto,
  ...(!hasPhoto && isPhotoWaiting && { isWaiting: true }),
})

/**
 * The finished steps (the lessons up to the first gap, the exam) and the remaining ones; none in a course
 * without lessons and exam (LE-06).
 */
function theorySteps(activityProgress: readonly ActivityProgress[]): Step[] {
  if (activityProgress.length === 0) return []
  const lessons = activityProgress.filter(({ kind }) => kind === 'lesson')
  const exams = activityProgress.filter(({ kind }) => kind === 'exam')
  const whole = { step: 'theory', first: 1, last: lessons.length } as const
  if (theoryOf(activityProgress).isComplete)
    return [{ ...whole, withExam: exams.length > 0, next: null, isDone: true }]
  const isExamDone = exams.length > 0 && exams.every((exam) => exam.isDone)
  const next = nextActivity(activityProgress)?.title ?? null
  const open = lessons.findIndex((lesson) => !lesson.isDone)
  const done = open < 0 ? lessons.length : open
  const withExam = exams.length > 0 && !isExamDone
  const rest: Step = { ...whole, first: done + 1, withExam, next, isDone: false }
  if (done === 0 && !isExamDone) return [rest]
  return [{ ...whole, last: done, withExam: isExamDone, next: null, isDone: true }, rest]
}
