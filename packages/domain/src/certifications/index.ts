export { type CardHue, cardHue } from './card-hue.ts'
export {
  CARD_PHOTO_BYTES,
  CARD_PHOTO_SHAPE,
  CARD_PHOTO_SHORTEST_EDGE,
  type CardPhotoProblem,
  LONGEST_REFUSAL,
  PHOTO_REASONS,
  PHOTO_STATES,
  type PhotoReason,
  type PhotoState,
} from './card-photo.ts'
export {
  byRank,
  CERTIFICATION_STATUSES,
  type CertificationFacts,
  type CertificationStatus,
  certificationStatusOf,
  expiryOf,
  isDefaultCertification,
  isRealDay,
  isShownDate,
  NO_ECARD_REASONS,
  type NoECardReason,
  TOP_ECARDS,
  whyNoECard,
} from './certification.ts'
export { depthInFeet } from './depth-in-feet.ts'
export {
  DESK_FAULTS,
  DESK_FIELDS,
  type DeskEntry,
  type DeskFacts,
  type DeskFault,
  type DeskField,
  type DeskKnowledge,
  type DeskProblem,
  deskProblems,
  factProblems,
  MOST_IMPORTED_CERTIFICATIONS,
} from './desk.ts'
export { type DeskRow, type LevelNames, levelNameKey, readDeskFile } from './desk-file.ts'
export { CARD_GROUPS, type CardGroup, DEFAULT_CARD_GROUP, type Level, type LevelKind } from './level.ts'
export { findLevelByStock, isDiver, levelBefore, withLowerLevels } from './level-path.ts'
export { certificatePhotoUrl, findLevel, findLevelByCode, LEVELS } from './levels.ts'
export { licenseIdOf, licenseIdShown } from './license-id.ts'
export {
  REDEMPTION_REASONS,
  type RedemptionFacts,
  type RedemptionReason,
  redemptionReasons,
  redemptionYear,
} from './redemption.ts'
export {
  mayCancelReplacement,
  mayMoveReplacement,
  REPLACEMENT_STATUSES,
  REPLACEMENT_WHYS,
  type ReplacementStatus,
  type ReplacementWhy,
} from './replacement.ts'
export {
  ECARD_PRICE,
  REPLACEMENT_PRICE,
  REPLACEMENT_WORKING_DAYS,
  replacementPrice,
} from './replacement-price.ts'
export { TITLE_ON_CARD, TITLE_ON_THUMB, type TitlePlace, titleSize } from './title-size.ts'
export { type TitleWord, titleWords } from './title-words.ts'
