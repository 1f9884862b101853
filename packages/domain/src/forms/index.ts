export type { RulingBirthDates } from './age.ts'
export {
  ageContradictions,
  BIRTH_DATE_STATEMENT_VERSION,
  dayCountsFrom,
  isAdultUnconfirmed,
  isAgeKnown,
  isBirthDateToConfirm,
  isMinor,
  isTooOld,
  lastDayOnEarth,
  mayBeGuardian,
  rulingBirthDates,
  withAgeAnswers,
  yearsOn,
} from './age.ts'
export { canonicalText } from './canonical-text.ts'
export { answersChangedAt, hasStandingYes } from './changed-answers.ts'
export type {
  Answers,
  FormDefinition,
  FormName,
  Question,
  ReleaseVariant,
  Section,
} from './definition.ts'
export {
  isComplete,
  openQuestions,
  progressOf,
  reviewOf,
  tidyAnswers,
  unknownAnswers,
  withAnswer,
} from './engine.ts'
export {
  examinationProblem,
  firstLinkDay,
  firstPaperDay,
  isContact,
  isContactOf,
  liftsRefusal,
} from './examination.ts'
export { currentDefinition, FORM_NAMES } from './find-definition.ts'
export { accountKeys, isSameAsFarAsWeKnow } from './known-person.ts'
export { isSameAddress, mailboxOf } from './mailbox.ts'
export { haveCommon, namesakeKeys } from './name-readings.ts'
export { DIVER_BLANK, isAnotherDiver } from './named-diver.ts'
export {
  findOfficialText,
  isPublishedVersion,
  keysOf,
  languageOf,
  type OfficialWording,
  versionNumbers,
  withOfficialTexts,
} from './official-text.ts'
export { type LinkRole, linkEnd, linkState, nextReminder } from './one-time-link.ts'
export { formStatus, isDeclined, needsPhysician, type PhysicianWord } from './outcome.ts'
export { PARTY_BLANKS, type Parties, partiesIn, partiesText } from './parties.ts'
export { isPrinted, unprintedBlanks } from './printed.ts'
export {
  confirmTexts,
  type FormWording,
  LONGEST_WORDING,
  outdatedTexts,
  ownWording,
  publishedWording,
  type WordingProblem,
  withText,
  wordingProblems,
} from './published-wording.ts'
export { isWordedIn } from './reader-language.ts'
export { type Place, releaseVariantFor } from './release-variant.ts'
export { isMark, MARK_FIELD, markOf, type Stroke } from './signature-mark.ts'
export { isSignedAs, type SignerDetails } from './signed-details.ts'
export { isSignedText } from './signed-text.ts'
export {
  containsPerson,
  isSamePerson,
  maskedAddress,
  type SignatureOrigin,
  type SignatureWay,
} from './signer-identity.ts'
export { hasLetters, isFullName, isQualification, isRelationship } from './signer-name.ts'
export {
  guardianProblem,
  requiredRoles,
  type Signature,
  type SigningProblem,
  signingProblem,
} from './signing.ts'
export {
  FORM_STATES,
  type FormState,
  formState,
  PHYSICIAN_REQUESTS,
  type PhysicianRequest,
  teacherState,
  validUntil,
} from './standing.ts'
export { RELEASE_VARIANTS, type WordingPart, wordingParts } from './wording-parts.ts'
