/** The data of an event `sign-out` on the live channel: without a session it names all of the person's (ST-12). */
export type SignOutEventWire = { id: string; session_id: string | null; timestamp: string }

/** The data of an event `account`: the next refresh brings what was changed. */
export type AccountEventWire = { version: number }
