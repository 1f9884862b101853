export {
  type AddedExam,
  contentAsBegun,
  examCultureOf,
  examsOfPackage,
  MOVE_ON,
  type MoveOn,
  type PackageActivity,
  type PackageContent,
} from './activity.ts'
export type { Cmi } from './cmi.ts'
export {
  CMI5_VERBS,
  type Cmi5Rules,
  type Cmi5Said,
  type Cmi5Verb,
  cmi5Fault,
  cmi5Summary,
  cmi5VerbOf,
  isAnsweredVerb,
} from './cmi5.ts'
export { minutesOf, secondsOf } from './duration.ts'
export {
  encodePath,
  type LaunchAddress,
  launchAddressOf,
  leadsElsewhere,
  resolvePath,
  withParameters,
} from './launch-address.ts'
export { LONGEST_NOTE, LONGEST_STATE, LONGEST_SUSPEND_DATA } from './limits.ts'
export { PACKAGE_FAULTS, type PackageFault } from './package-fault.ts'
export { isPlayableOn } from './playable.ts'
export { type IndexedAnswer, scormAnswers } from './scorm-answers.ts'
export { scormSummary } from './scorm-summary.ts'
