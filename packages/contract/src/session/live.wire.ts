/**
 * The data of a `sign-out` event on the live channel: without a session id it means all sessions of the
 * person (ST-12).
 */
export type SignOutEventWire = { id: string; session_id: string | null; timestamp: string }

/** The data of an `account` event: the next refresh returns the change. */
export type AccountEventWire = { version: number }
