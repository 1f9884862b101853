/** Live event `logbook`: a dive of the reader was changed, by anyone or on another device. The client fetches the new state. */
export type LogbookEventWire = { id: string; affiliate_id: number; version: number }
