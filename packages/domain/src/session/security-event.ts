type Described = {
  /** Anyone can cause any number of these, so the log counts them together beyond a limit. */
  isFloodable: boolean
}

/** TS-22: what the security log records. */
const EVENTS = {
  'sign-in': { isFloodable: false },
  'sign-in-failed': { isFloodable: true },
  'sign-up': { isFloodable: false },
  /** A signed-in person gave a wrong password where we ask for it again. */
  'identity-check-failed': { isFloodable: false },
  /** A signed-in person was asked to prove who they are. */
  'identity-check-asked': { isFloodable: true },
  /** Signed forms may no longer count. */
  'name-changed': { isFloodable: false },
  'birth-date-changed': { isFloodable: false },
  'password-changed': { isFloodable: false },
  'password-reset': { isFloodable: false },
  'passkey-added': { isFloodable: false },
  'passkey-removed': { isFloodable: false },
  'second-factor-set': { isFloodable: false },
  'recovery-code-used': { isFloodable: false },
  'recovery-codes-renewed': { isFloodable: false },
  /** Staff signed the person out everywhere. */
  'sessions-ended': { isFloodable: false },
  /** Answered 401 or 403. */
  refused: { isFloodable: true },
  /** Answered 429. */
  limited: { isFloodable: true },
  /** A call that only the organization's staff may make. */
  'staff-action': { isFloodable: false },
} as const satisfies Record<string, Described>

export type SecurityEventKind = keyof typeof EVENTS

export const SECURITY_EVENT_KINDS = Object.keys(EVENTS) as [SecurityEventKind, ...SecurityEventKind[]]

export const isFloodable = (kind: SecurityEventKind): boolean => EVENTS[kind].isFloodable
