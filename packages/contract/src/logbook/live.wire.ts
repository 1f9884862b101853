/** Live event `logbook`: someone else changed this dive of the reader. The client fetches the new state. */
export type LogbookEventWire = { id: string; affiliate_id: number; version: number }
