export { type Activity, type Content, launchableOf, MOVE_ON, type MoveOn } from './activity.ts'
export {
  ANSWER_RESULTS,
  type Answer,
  type AnswerResult,
  ATTEMPT_STATUSES,
  type AttemptStatus,
  type AttemptSummary,
  LONGEST_ANSWER_TEXT,
  LONGEST_PLACE,
  LONGEST_STATE,
  LONGEST_SUSPEND_DATA,
  MOST_ANSWERS,
} from './report.ts'
export { STANDARDS, type Standard } from './standard.ts'
