export { type Activity, type Content, isExam, isLaunchable, STANDARDS, type Standard } from './activity.ts'
export {
  ANSWER_RESULTS,
  type Answer,
  type AnswerResult,
  ATTEMPT_STATUSES,
  type Attempt,
  type AttemptStatus,
  type AttemptSummary,
  bestAttempt,
  furtherStatus,
  isDone,
  isOver,
} from './attempt.ts'
export {
  COURSE_KINDS,
  COURSE_LEVELS,
  type Course,
  type CourseKind,
  type CourseLevel,
  isEntryCourse,
  type Price,
  type Requirements,
} from './course.ts'
export type { Enrolment } from './enrolment.ts'
export { type Entitlement, jumpPageFor, mayUsePro } from './entitlement.ts'
