export { formParams, placeQuery } from './answers.wire.ts'
export { type FormToFillWire, formToFillWire } from './definition.wire.ts'
export { type DraftChangeWire, type DraftWire, draftChangeWire, draftWire } from './draft.wire.ts'
export {
  attachmentParams,
  documentFileQuery,
  documentIdWire,
  documentParams,
  type FormListingWire,
  type FormRecordWire,
  type FormsDueWire,
  type FormsSearchQuery,
  formRecordWire,
  formsDueWire,
  formsFoundWire,
  formsSearchQuery,
} from './form-record.wire.ts'
export * from './forms.graph.generated.ts'
export {
  documentLinkParams,
  type FormDecisionWire,
  type FormOutcomesWire,
  formOutcomesWire,
  type LinkedFormWire,
  type LinkRequestWire,
  linkedFormWire,
  linkRequestWire,
  type PhysicianDecisionWire,
  physicianDecisionWire,
  type SentLinkWire,
  type SignatureOriginWire,
  sentLinkWire,
  studentParams,
  type TakenBackWire,
  tokenParams,
} from './link.wire.ts'
export {
  birthDateSeenWire,
  confirmedBirthDateQuery,
  type FormStandingsWire,
  type FormStandingWire,
  formStandingsWire,
  type OwnPartiesWire,
  ownPartiesWire,
  partiesQuery,
} from './standing.wire.ts'
export {
  type GuardianSignatureWire,
  guardianSignatureWire,
  type SubmissionWire,
  submissionFields,
  submissionWire,
} from './submission.wire.ts'
export {
  type VerifiedFormWire,
  verifiedFormQuery,
  verifiedFormWire,
} from './verification.wire.ts'
export {
  type ConfirmedPagesWire,
  confirmedPagesWire,
  type EvaluationRefusalWire,
  type EvaluationSeenWire,
  type EvaluationWire,
  evaluationLanguageQuery,
  evaluationRefusalWire,
  evaluationSeenWire,
  evaluationUploadWire,
  evaluationWire,
  type FormTasksWire,
  formTasksWire,
  type GuardianCodeWire,
  guardianAddressWire,
  guardianCodeEnteredWire,
  guardianCodeWire,
  newEvaluationWire,
  ownEvaluationParams,
  type SeenEvaluationWire,
  seenEvaluationWire,
  studentDocumentParams,
  studentEvaluationParams,
  type WitnessedAnswersWire,
  type WitnessedFormWire,
  type WitnessedSignatureWire,
  witnessedAnswersWire,
  witnessedFormWire,
  witnessedSignatureWire,
} from './witness.wire.ts'
export { formWordingWire } from './wording.wire.ts'
