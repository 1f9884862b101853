export { byStart } from './calculations/dive-order.ts'
export {
  isDate,
  isTimeZone,
  minutesBetween,
  minutesOf,
  timeInBefore,
  timeOutAfter,
  todayIn,
} from './calculations/dive-time.ts'
export {
  AIR,
  CONTINGENCY_PO2,
  GAS_MIXTURES,
  type GasMix,
  type GasMixture,
  type GasProblem,
  gasProblem,
  maxOperatingDepth,
  mixtureOf,
  nitrogenFor,
  WORKING_PO2,
} from './calculations/gas-mix.ts'
export { type Position, positionIn } from './calculations/position.ts'
export { surfaceIntervalAfter } from './calculations/surface-interval.ts'
export {
  type CourseDive,
  courseProblem,
  divesOf,
  hasAdventureDives,
  isNamedCourse,
  type LogCourse,
  NAMED_COURSES,
  skillsOf,
} from './courses/courses.ts'
export { ADVENTURE_DIVES, type AdventureDive, isAdventureDive, SKILLS, type Skill } from './courses/skills.ts'
export { isBeyondTrainingDepth, trainingDepthLimit } from './courses/training-depth.ts'
export {
  CSV_DATE_ORDERS,
  CSV_DECIMALS,
  CSV_FIELDS,
  CSV_SEPARATORS,
  CSV_UNITS,
  type CsvField,
  type CsvUnit,
  csvUnitsOf,
  isJoinedField,
} from './csv-columns.ts'
export {
  CYLINDER_FIELDS,
  type Cylinder,
  type CylinderField,
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
  MOST_CYLINDERS,
  type OptionOf,
  type Range,
  type RecreationalField,
  type ShownField,
  valueAt,
  withValue,
} from './fields.ts'
export { type DiveFilter, filterCount, NO_FILTER, passesFilter, type Span } from './filter/dive-filter.ts'
export { GEAR_KINDS, type GearItem, type GearKind, isGearKind, serviceStateOf } from './gear/gear-item.ts'
export { type DiveFacts, daysAround, type Likeness, likenessOf } from './imports/same-dive.ts'
export { cylinderOf, cylindersOf, EMPTY_CYLINDER, withCylinders } from './log/cylinders.ts'
export { daysUntil, purgeDateOf, purgedBefore } from './log/deleted-log.ts'
export {
  asLastDive,
  type Conditions,
  contentOf,
  type DepthTime,
  type DiveLog,
  EMPTY_LOG,
  type Equipment,
  type Experience,
  HIGHEST_FIRST_NUMBER,
  type Photo,
  type Verification,
} from './log/dive-log.ts'
export { gasUsedOf } from './log/gas-used.ts'
export { changesBetween, type FieldChange } from './log/log-changes.ts'
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
} from './log/log-status.ts'
export {
  PHOTO_BYTES,
  PHOTO_PIXELS,
  PHOTO_TYPES,
  PHOTOS_A_LOG,
  type PhotoProblem,
  type PhotoType,
  photoProblemOf,
  photoTypeOf,
} from './log/photo.ts'
export { foldedText, searchTextOf } from './log/search-text.ts'
export * from './options.ts'
export {
  type DivePlace,
  type DiveSite,
  divePlaces,
  type PositionSource,
  placeKey,
  placeOfSite,
} from './places/dive-places.ts'
export { nearestSite } from './places/nearest-site.ts'
export { ASCENT_LIMITS, ascentPaceOf, ascentRates } from './profile/ascent.ts'
export { cylinderReader } from './profile/breathing.ts'
export {
  computerKeyOf,
  type DiveProfile,
  PROFILE_COLUMNS,
  type ProfileColumn,
  type ProfileGas,
  type Series,
} from './profile/dive-profile.ts'
export type { CylinderFacts } from './profile/gas-use.ts'
export { type ProfileFigures, profileFigures } from './profile/profile-figures.ts'
export { profileSketch } from './profile/profile-sketch.ts'
export { type Point, pointsOf, reader } from './profile/samples.ts'
export { quantityTicks, timeTicks } from './profile/ticks.ts'
export { type AirUse, ASSUMED_AVERAGE, airUseIn, airUseOf } from './statistics/air-use.ts'
export type { Band, BandedValue } from './statistics/bands.ts'
export {
  type Breakdown,
  type BreakdownBy,
  breakdown,
  byName,
  type DiveGroup,
} from './statistics/breakdown.ts'
export {
  ALL_TIME,
  countedDives,
  type DatedLog,
  divesWithin,
  isWithinPeriod,
  type Period,
  yearPeriod,
} from './statistics/counted-dives.ts'
export { type Gear, gearIn } from './statistics/gear.ts'
export { NAMED_BY, type NamedBy } from './statistics/groups.ts'
export {
  type FirstOption,
  type Milestone,
  milestonesOf,
  nextRoundNumber,
} from './statistics/milestones.ts'
export {
  busiestDay,
  type DiveRecord,
  type DiveRecordKind,
  divesByDay,
  longestStreak,
  recordsOf,
} from './statistics/records.ts'
export { type DiveTotals, totalsOfDives } from './statistics/totals.ts'
export { type TrendOf, type TrendPoint, trendOf } from './statistics/trend.ts'
export { entryOf, type Quantity, shown, siOf, type UnitSymbol, unitOf } from './units/quantity.ts'
export { DEFAULT_UNIT_SYSTEM, type UnitSystem } from './units/unit-system.ts'
export { impossible, missingIn, problemsOf } from './validation/log-problems.ts'
export { type LogProblem, type LogProblemName, sectionsWith } from './validation/problem.ts'
export { strangeIds, strangeOptions } from './validation/strange-values.ts'
export { TEXT_LIMITS } from './validation/text-limits.ts'
export { withoutImpossible } from './validation/without-impossible.ts'
