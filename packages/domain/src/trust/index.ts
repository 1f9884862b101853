export { type BuddyDive, type BuddyDiveField, changedSince } from './buddy-dive.ts'
export { type Bytes, bytesOfHex, hexOf } from './bytes.ts'
export type { Card } from './card.ts'
export { isOfDevice, MOST_CHARACTERS, readCode, writeCode } from './code.ts'
export { type CheckSignature, type Sign, signCose } from './cose.ts'
export { endOfDay } from './days.ts'
export {
  type DeviceCertificate,
  readDeviceCertificate,
  writeDeviceCertificate,
} from './device-certificate.ts'
export type { DeviceClock } from './device-clock.ts'
export {
  type DiveConfirmation,
  type DiveRequest,
  type OpenedConfirmation,
  type OpenedRequest,
  openConfirmation,
  openRequest,
  writeConfirmation,
  writeRequest,
} from './dive-confirmation.ts'
export { FACE, FACE_MOST_BYTES, packFace, unpackFace } from './face.ts'
export {
  type Issuer,
  type IssuerKey,
  keyIdOf,
  newerList,
  openRevocationList,
} from './issuer.ts'
export { type Caveat, type Judgement, judge, type Verdict } from './judge.ts'
export { type RevocationList, writeRevocationList } from './revocation-list.ts'
export type { SignedDive } from './signed-dive.ts'
export { EVALUATION_MARK, FILE_MARK, readFileSignature, withSignature } from './signed-file.ts'
export type { FormSigner, SignedForm } from './signed-form.ts'
export { isSameSubject, type Statement, type StatementKind, type Subject } from './statement.ts'
