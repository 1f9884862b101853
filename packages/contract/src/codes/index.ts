export {
  type AccessCodeWire,
  accessCodesWire,
  accessCodeWire,
  affiliateWire,
  appliedWire,
  codeParams,
  type RedeemedWire,
  redeemedWire,
  specialtyQuery,
} from './access-code.wire.ts'
export {
  type OfferedWire,
  offeredWire,
  type PassedOnWire,
  type SharesWire,
  type ShareWire,
  shareParams,
  sharesWire,
  shareWire,
} from './share.wire.ts'
