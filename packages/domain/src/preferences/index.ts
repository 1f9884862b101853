export {
  CHANGE_DELAY_HOURS,
  CONSENT_SUBJECTS,
  CONSENT_WAYS,
  CONSENT_WORDING,
  type ConsentSubject,
  type ConsentWay,
  isOptedIn,
  type MailPurpose,
  NOTICE_DEFAULTS,
  NOTICES,
  type Notice,
  OPT_INS,
  OPT_OUT_REASONS,
  OPTED_IN,
  OPTED_OUT,
  type OptIn,
  type OptOutReason,
} from './consent.ts'
export { type Choices, type ConsentStep, stepsBetween, writtenLanguage } from './preference.ts'
export {
  dayOf,
  isLinkOver,
  LINK_DAYS,
  type LinkProblem,
  MAIL_LISTS,
  type MailList,
  purposesOf,
} from './unsubscribe.ts'
