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
export {
  isValidPassword,
  type NewPasswordProblem,
  newPasswordProblem,
  PASSWORD_MIN_LENGTH,
} from './password.ts'
export {
  EMAIL_MAX_LENGTH,
  isBirthdate,
  isEmail,
  isName,
  NAME_MAX_LENGTH,
  readSignUpType,
  SIGN_UP_TYPES,
  type SignUpType,
} from './person.ts'
