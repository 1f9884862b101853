export { ageContradictions, isMinor, lastDayOnEarth } from './age.ts'
export { canonicalText } from './canonical-text.ts'
export type {
  Answers,
  FormDefinition,
  FormName,
  ReleaseVariant,
} from './definition.ts'
export { progressOf, tidyAnswers } from './engine.ts'
export { currentDefinition, FORM_NAMES } from './find-definition.ts'
export { type LinkRole, linkEnd, linkState } from './one-time-link.ts'
export { formStatus, needsPhysician } from './outcome.ts'
export { type Place, releaseVariantFor } from './release-variant.ts'
export {
  rolesAsked,
  type Signature,
  type SigningProblem,
  signatureProblem,
  signingProblem,
} from './signing.ts'
