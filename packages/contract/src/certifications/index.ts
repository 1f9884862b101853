export {
  type DecidedNameWire,
  decidedNameWire,
  type NameDecisionWire,
  nameDecisionWire,
  type WaitingNameWire,
  waitingNamesWire,
} from './card-name.wire.ts'
export {
  type CardPhotoWire,
  type CardUploadWire,
  cardPhotoWire,
  cardUploadWire,
  getPhotoWire,
  type MyPhotosWire,
  myPhotosWire,
  type NewCardUploadWire,
  newCardUploadWire,
  type PhotoDecisionWire,
  photoDecisionWire,
  signedPhotoWire,
  type WaitingPhotosWire,
  waitingPhotosWire,
} from './card-photo.wire.ts'
export {
  type CertificationWire,
  certificationsWire,
  certificationWire,
  cultureQuery,
  licenseIDWire,
  type RevocationWire,
  revocationWire,
} from './certification.wire.ts'
export {
  type CorrectionWire,
  correctionWire,
  type ImportReceiptWire,
  importCheckWire,
  importParams,
  importReceiptWire,
  type NewCertificationWire,
  type NewImportWire,
  newCertificationWire,
  newImportWire,
} from './desk.wire.ts'
export {
  type CertificationCardWire,
  certificationCardsQuery,
  certificationCardsWire,
  type ECardWire,
  eCardPictureQuery,
  eCardQuery,
  eCardsWire,
  eCardWire,
  topECardsQuery,
} from './ecard.wire.ts'
export {
  type RedemptionStateWire,
  type RedemptionWire,
  redemptionStateWire,
  redemptionWire,
} from './redemption.wire.ts'
export {
  type NewReplacementWire,
  newReplacementWire,
  type OpenReplacementsWire,
  openReplacementsWire,
  type ReplacementOfferWire,
  type ReplacementWire,
  replacementMoveWire,
  replacementOfferWire,
  replacementsWire,
  replacementWire,
} from './replacement.wire.ts'
