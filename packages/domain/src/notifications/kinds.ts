/** All notification kinds, with the values that their texts need. */
export type NotificationValues = {
  'account-changed-by-staff': Record<string, never>
  'accounts-merged': { number: string }
  'application-followed': { applicant: string; application: string; status: PublishedApplicationStatus }
  'application-moved': { application: string; status: PublishedApplicationStatus }
  'application-returned': { application: string; instructor: string; reason: string }
  'application-submitted': { applicant: string; application: string }
  'birth-date-confirmed': { teacher: string }
  'birth-date-unconfirmed': { teacher: string }
  'card-corrected': { certification: string }
  'card-issued': { certification: string }
  'card-name-confirmed': Record<string, never>
  /** The reason is `none` in notifications from before staff gave one. */
  'card-name-refused': { reason: string }
  'card-revoked': { certification: string }
  'class-assigned': { class: string; course: string; center: string }
  'class-edited': { class: string; center: string }
  'class-joined': { class: string; course: string }
  'class-reassigned': { class: string; instructor: string; center: string }
  'club-trial-ending': { days: number }
  'code-redeemed': { code: string; course: string }
  'code-shared': { sender: string; course: string }
  'course-completed': { course: string }
  'dsd-ready': { center: string }
  'evaluation-refused': Record<string, never>
  'evaluation-uploaded': { student: string }
  'form-approved': Record<string, never>
  'form-declined': Record<string, never>
  'form-due': { form: string; instructor: string }
  'guardian-refused': Record<string, never>
  'guardian-signed': Record<string, never>
  'instructor-assigned': { instructor: string; course: string }
  'log-returned': { instructor: string; title: string; reason: string }
  'log-submitted': { student: string; title: string }
  'log-verified': { title: string; instructor: string }
  'merge-undone': { number: string }
  'message-received': { sender: string; course: string }
  'office-items': { queue: string; count: number }
  'password-changed': Record<string, never>
  'photo-approved': Record<string, never>
  'photo-refused': { reason: string }
  'physician-refused': Record<string, never>
  'session-added': SessionValues
  'session-canceled': SessionValues
  'session-moved': SessionValues
  'sessions-changed': { class: string; added: number; moved: number; canceled: number }
  'sign-in-new': { browser: string; system: string }
  'student-assigned': { student: string; course: string }
  'student-joined': { student: string; course: string }
  'student-ready': { student: string; course: string }
  welcome: { name: string }
}

/**
 * `session` is its type, `date` its day, `time` a moment whose time of day is that of the place, and `zone` the time
 * zone of the place; `none` in notifications from before we stored it.
 */
type SessionValues = { class: string; session: string; date: string; time: string; zone: string }

/** The status labels of the specification, in the form that the texts select by. */
export type PublishedApplicationStatus =
  | 'submitted'
  | 'memberReview'
  | 'providerReview'
  | 'paymentRequested'
  | 'paid'
  | 'canceled'
  | 'complete'

export type NotificationKind = keyof NotificationValues

/** The texts of each are `notifications.<kind>.name` and `.message` in the reader's language. */
export const NOTIFICATION_KINDS = Object.keys({
  'account-changed-by-staff': 0,
  'accounts-merged': 0,
  'application-followed': 0,
  'application-moved': 0,
  'application-returned': 0,
  'application-submitted': 0,
  'birth-date-confirmed': 0,
  'birth-date-unconfirmed': 0,
  'card-corrected': 0,
  'card-issued': 0,
  'card-name-confirmed': 0,
  'card-name-refused': 0,
  'card-revoked': 0,
  'class-assigned': 0,
  'class-edited': 0,
  'class-joined': 0,
  'class-reassigned': 0,
  'club-trial-ending': 0,
  'code-redeemed': 0,
  'code-shared': 0,
  'course-completed': 0,
  'dsd-ready': 0,
  'evaluation-refused': 0,
  'evaluation-uploaded': 0,
  'form-approved': 0,
  'form-declined': 0,
  'form-due': 0,
  'guardian-refused': 0,
  'guardian-signed': 0,
  'instructor-assigned': 0,
  'log-returned': 0,
  'log-submitted': 0,
  'log-verified': 0,
  'merge-undone': 0,
  'message-received': 0,
  'office-items': 0,
  'password-changed': 0,
  'photo-approved': 0,
  'photo-refused': 0,
  'physician-refused': 0,
  'session-added': 0,
  'session-canceled': 0,
  'session-moved': 0,
  'sessions-changed': 0,
  'sign-in-new': 0,
  'student-assigned': 0,
  'student-joined': 0,
  'student-ready': 0,
  welcome: 0,
} satisfies Record<NotificationKind, 0>) as readonly NotificationKind[]

/** One notification to a person. */
export type NewNotification = {
  [Kind in NotificationKind]: {
    kind: Kind
    values: NotificationValues[Kind]
    /** The screen that it opens. */
    url: string
    /** What it's about, such as `course:12`: several about the same subject fold into one. */
    subject?: string
    /** Identifies the event: sending it again with the same key does nothing. */
    key?: string
  }
}[NotificationKind]
