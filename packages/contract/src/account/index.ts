export {
  type AccountWire,
  accountWire,
  type ChangePasswordWire,
  changePasswordWire,
  emailParamsWire,
  type PasswordChangedWire,
  type PhoneWire,
  passwordChangedWire,
  phoneWire,
  type UpdateLanguageWire,
  type UpdateUserWire,
  updateLanguageWire,
  updateUserWire,
} from './account.wire.ts'
export {
  type AuthenticatedWire,
  type AuthenticateWire,
  authenticatedWire,
  authenticateWire,
  type PasskeyAnswerWire,
} from './authentication.wire.ts'
export {
  type DataExportWire,
  type DeleteUserWire,
  type DeletionWire,
  dataExportWire,
  deleteUserWire,
  deletionWire,
  type LatestExportWire,
  latestExportWire,
} from './own-data.wire.ts'
export {
  type AddPasskeyWire,
  addPasskeyWire,
  type PasskeyOptionsWire,
  type PasskeysWire,
  type PasskeyWire,
  passkeyOptionsWire,
  passkeysWire,
  passkeyWire,
  type RenamePasskeyWire,
  renamePasskeyWire,
} from './passkeys.wire.ts'
export {
  type FactorProofWire,
  factorProofWire,
  type NewAppKeyWire,
  newAppKeyWire,
  type RecoveryCodesWire,
  type ReplaceAppWire,
  recoveryCodesWire,
  replaceAppWire,
  type SecondFactorWire,
  secondFactorWire,
} from './second-factor.wire.ts'
export {
  type SavedPhoneWire,
  type SyncEventDraftWire,
  type SyncEventWire,
  savedPhoneWire,
  syncEventDraftWire,
  syncEventWire,
} from './sync-queue.wire.ts'
