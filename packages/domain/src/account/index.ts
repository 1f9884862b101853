export { asciiDigits } from './ascii-digits.ts'
export {
  attemptsLeft,
  BYPASSED_CODE,
  CODE_ATTEMPTS,
  CODE_MINUTES,
  CODE_SPACE,
  codeFrom,
  isCodeOver,
  type MailedCode,
  readCode,
} from './code.ts'
export { isName, NAME_MAX_LENGTH, type NameProblem, nameProblem } from './name-problem.ts'
export { numberIn } from './number-in.ts'
export {
  DELETION_GRACE_DAYS,
  EXPORT_DAYS,
  EXPORT_STATUSES,
  type ExportStatus,
} from './own-data.ts'
export { freePasskeyName, isPasskeyNameTaken, PASSKEY_NAME_MAX_LENGTH } from './passkey-name.ts'
export {
  isPersonalPassword,
  isValidPassword,
  type NewPasswordProblem,
  newPasswordProblem,
  PASSWORD_MIN_LENGTH,
  passwordStems,
  plainLetters,
} from './password.ts'
export {
  EMAIL_MAX_LENGTH,
  GENDERS,
  type Gender,
  hasHiddenCharacter,
  isBirthdate,
  isEmail,
  isGender,
  normalEmail,
  readSignUpType,
  SIGN_UP_TYPES,
  type SignUpType,
} from './person.ts'
export {
  type NameField,
  PERSON_FIELDS,
  type PersonDraft,
  type PersonField,
  personFields,
  personFrom,
  type RequiredPersonField,
} from './person-fields.ts'
export { birthDateProblem, type PersonProblem, personProblems, tidyPerson } from './person-problems.ts'
export {
  isPhoneOrEmpty,
  MOBILE_PHONE_TYPE,
  readPhoneNumber,
  SYNC_STATUSES,
  type SyncStatus,
} from './phone.ts'
export { hasLetterOrNumber, hasVisible, isStacked, isUnprintable } from './readable.ts'
export { readablePhone } from './readable-phone.ts'
