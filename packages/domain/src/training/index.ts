export { type Activity, type Content, isExam, STANDARDS, type Standard } from './activity.ts'
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
  isReportedByPackage,
  isSelfChecked,
} from './attempt.ts'
export {
  type CertifyFacts,
  cardRefusal,
  isCertifiable,
  type Missing,
  mayCertify,
  missingToCertify,
  needsForms,
} from './certify.ts'
export {
  changesResult,
  countSave,
  placeOfSave,
  type Report,
  type Save,
  withoutResult,
  withReport,
} from './commit.ts'
export {
  COURSE_KINDS,
  COURSE_LEVELS,
  type Course,
  type CourseKind,
  type CourseLevel,
  hasCard,
  isEntryCourse,
  type Price,
  type Requirements,
  type VerifiedDives,
} from './course.ts'
export type { Enrolment } from './enrolment.ts'
export { type Entitlement, jumpPageFor, mayUsePro } from './entitlement.ts'
export {
  type DrawnQuestion,
  drawExam,
  type ExamBank,
  type ExamPicture,
  type ExamPlan,
  type ExamQuestion,
  firstOfEachLesson,
  type Given,
  lessonsToReadAgain,
  type MarkedExam,
  markExam,
  neededOf,
  questionsOf,
  unansweredIn,
  withoutVerdicts,
} from './exam.ts'
export {
  DEFAULT_EXAM_LIMITS,
  type ExamAttempts,
  type ExamLimits,
  examAttempts,
  examFailuresSince,
} from './exam-attempts.ts'
export {
  examTime,
  isLate,
  isTimeUp,
  lateBy,
  lateSecondsOf,
  plausibleTime,
  TIME_FACTORS,
  type TimeFactor,
  withExamTime,
} from './exam-time.ts'
export { isFound, isInClass } from './find-students.ts'
export { mayVerifyDives, type ProLink, proLinks } from './pro-links.ts'
export {
  type ActivityKind,
  type ActivityProgress,
  type ActivityState,
  activityProgressOf,
  activityStates,
  type NextActivity,
  nextActivity,
  type Theory,
  theoryOf,
} from './progress.ts'
export { dueCards, type RepetitionCard, type Review, repetitionCards } from './repetition.ts'
export { type Section, sectionsOf } from './sections.ts'
export {
  examFailures,
  type FormInTheWay,
  formsInTheWay,
  formsInTheWayAt,
  formsSigned,
  type SignedForm,
  type StuckReason,
  type StudentState,
  studentState,
} from './student-state.ts'
export { isTaughtNow, taughtSince } from './taught-now.ts'
