export {
  APPLICATION_TYPES,
  type ApplicationType,
  findApplicationType,
  isHeld,
  MOST_OPEN_APPLICATIONS,
  mayApply,
} from './application-type.ts'
export {
  DOCUMENT_BYTES,
  DOCUMENT_PROBLEMS,
  DOCUMENT_TYPES,
  DOCUMENTS_AN_APPLICATION,
  type DocumentProblem,
  documentTypeOf,
} from './document.ts'
export {
  APPLICATION_FIELDS,
  type ApplicationContent,
  type ApplicationField,
  applicationFields,
  type TextField,
  textsFrom,
} from './fields.ts'
export { APPLICATION_PARTS, type ApplicationGap, applicationGaps, type Evidence } from './gaps.ts'
export {
  APPLICATION_MOVES,
  type ApplicationMove,
  judgeMove,
  listMoves,
  type MoveRefusal,
} from './moves.ts'
export {
  type ApplicantFacts,
  ageOn,
  checkPrerequisites,
  EVIDENCE_NAMES,
  type EvidenceName,
  isTooYoung,
  PREREQUISITES,
} from './prerequisites.ts'
export {
  answerBy,
  daysSince,
  PROMISE_STATES,
  PROMISED_DAYS,
  type PromiseState,
  promisedFromAfter,
  promiseOf,
} from './promise.ts'
export { isOwnName } from './signature.ts'
export {
  APPLICATION_ROLES,
  APPLICATION_STATUSES,
  type ApplicationRole,
  type ApplicationStatus,
  IN_OFFICE,
  STATUS_NAMES,
} from './status.ts'
export { stepsAhead, waitsFor } from './timeline.ts'
