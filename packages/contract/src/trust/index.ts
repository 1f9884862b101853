export {
  achievementWire,
  BADGE_CONTEXT,
  type BadgeWire,
  badgeWire,
  CREDENTIAL_CONTEXT,
  profileWire,
  type StatusListWire,
  statusListWire,
} from './badge.wire.ts'
export {
  badgeParamsWire,
  badgeQueryWire,
  type IssuerWire,
  issuersWire,
  issuerWire,
  jwkWire,
  keyParamsWire,
  levelParamsWire,
  type SigningKeyWire,
  signingKeysWire,
  signingKeyWire,
  statusListParamsWire,
} from './trust.wire.ts'
