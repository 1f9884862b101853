import type { AccountEventWire, SignOutEventWire } from '@fathom/contract/session'
import type { LiveEventKind } from '../../platform/live/index.ts'

export const SIGN_OUT_EVENT = 'sign-out'
export const ACCOUNT_EVENT = 'account'

/** A sign-out record as the journal keeps it. */
export type SignOutEvent = { id: string; affiliateId: number; sessionId: string | null; at: string }
export type AccountEvent = { version: number }

export const sessionEvents: Readonly<Record<string, LiveEventKind>> = {
  [SIGN_OUT_EVENT]: {
    worded: (data): SignOutEventWire => {
      const { id, sessionId, at } = data as SignOutEvent
      return { id, session_id: sessionId, timestamp: at }
    },
    // A bearer does not tell its session: a record of one session is for that browser to obey.
    endsStreams: (data) => (data as SignOutEvent).sessionId === null,
  },
  [ACCOUNT_EVENT]: { worded: (data): AccountEventWire => data as AccountEvent },
}
