export {
  type ApplicationDraftWire,
  type ApplicationWire,
  type AssignedWire,
  applicationDraftWire,
  applicationMoveWire,
  applicationWire,
  assignedQuery,
  assignedWire,
  expandQuery,
  newApplicationWire,
  type PaymentReceiver,
} from './application.wire.ts'
export {
  type DocumentUploadWire,
  type DocumentWire,
  documentsWire,
  documentUploadWire,
  documentWire,
  newDocumentWire,
} from './document.wire.ts'
export { type ApplicationFeesWire, applicationFeesWire } from './fees.wire.ts'
export { type TeachingAddressWire, teachingAddressWire } from './teaching-address.wire.ts'
export {
  type ApplicationCardsWire,
  type ApplicationTypesWire,
  applicationCardsWire,
  applicationTypesWire,
} from './type.wire.ts'
