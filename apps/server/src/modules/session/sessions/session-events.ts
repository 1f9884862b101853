import type { AccountEventWire, SignOutEventWire } from '@fathom/contract/session'
import type { LiveEventKind } from '../../../platform/live/index.ts'

export const SIGN_OUT_EVENT = 'sign-out'
export const ACCOUNT_EVENT = 'account'

/** A sign-out record as the journal stores it. */
export type SignOutEvent = { id: string; affiliateId: number; sessionId: string | null; at: string }
export type AccountEvent = { version: number }

export const sessionEvents: Readonly<Record<string, LiveEventKind>> = {
  [SIGN_OUT_EVENT]: {
    worded: (data): SignOutEventWire => {
      const { id, sessionId, at } = data as SignOutEvent
      return { id, session_id: sessionId, timestamp: at }
    },
    // The streams of a single session end a moment later: they watch for it.
    endsStreams: (data) => (data as SignOutEvent).sessionId === null,
  },
  [ACCOUNT_EVENT]: { worded: (data): AccountEventWire => data as AccountEvent },
}
