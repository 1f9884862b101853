export {
  type CourseDive,
  divesOf,
  hasAdventureDives,
  isTrainingCourse,
  skillsOf,
  TRAINING_COURSES,
  type TrainingCourse,
} from './courses.ts'
export {
  asLastDive,
  type Conditions,
  contentOf,
  type DepthTime,
  type DiveLog,
  EMPTY_LOG,
  type Equipment,
  type Experience,
  type Photo,
  type Verification,
} from './dive-log.ts'
export {
  isDate,
  isTimeZone,
  minutesBetween,
  minutesOf,
  timeInBefore,
  timeOutAfter,
  todayIn,
} from './dive-time.ts'
export {
  contentFrom,
  DIVE_FIELDS,
  type DiveField,
  type DiveLogContent,
  declarationOf,
  emptyValue,
  type FieldIn,
  type FieldOfKind,
  type FieldValue,
  fieldNames,
  isDiveField,
  isShownField,
  isWithin,
  LOG_SECTIONS,
  type LogPart,
  type LogSection,
  type OptionOf,
  type Range,
  type RecreationalField,
  type ShownField,
  valueAt,
  withValue,
} from './fields.ts'
export {
  AIR,
  CONTINGENCY_PO2,
  GAS_MIXTURES,
  type GasMix,
  type GasMixture,
  type GasProblem,
  gasProblem,
  maxOperatingDepth,
  nitrogenFor,
  WORKING_PO2,
} from './gas-mix.ts'
export { changesBetween, type FieldChange } from './log-changes.ts'
export { impossible, missingIn, problemsOf } from './log-problems.ts'
export {
  actionTowards,
  finishingAction,
  LOG_ACTIONS,
  LOG_FILTERS,
  LOG_STATUSES,
  LOG_TYPES,
  type LogAction,
  type LogFilter,
  type LogRole,
  type LogStatus,
  type LogType,
  type LogVerdict,
  mayDo,
} from './log-status.ts'
export * from './options.ts'
export {
  PHOTO_BYTES,
  PHOTO_PIXELS,
  PHOTO_TYPES,
  PHOTOS_A_LOG,
  type PhotoProblem,
  type PhotoType,
  photoProblemOf,
  photoTypeOf,
} from './photo.ts'
export { type LogProblem, type LogProblemName, sectionsWith } from './problem.ts'
export { entryOf, type Quantity, shown, siOf, type UnitSymbol, unitOf } from './quantity.ts'
export { foldedText, searchTextOf } from './search-text.ts'
export { ADVENTURE_DIVES, type AdventureDive, isAdventureDive, SKILLS, type Skill } from './skills.ts'
export { strangeIds, strangeOptions } from './strange-values.ts'
export { TEXT_LIMITS } from './text-limits.ts'
export { isBeyondTrainingDepth, trainingDepthLimit } from './training-depth.ts'
export { DEFAULT_UNIT_SYSTEM, type UnitSystem } from './unit-system.ts'
export { withoutImpossible } from './without-impossible.ts'
