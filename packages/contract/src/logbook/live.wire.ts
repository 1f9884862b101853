/** Live event `logbook`: somebody else changed this dive of the reader. What became of it is asked for. */
export type LogbookEventWire = { id: string; affiliate_id: number; version: number }
