import { z } from 'zod'

/** One event of a person. `sequence` counts up by one from event to event. */
export type LiveEventWire = z.infer<typeof liveEventWire>
const liveEventWire = z.object({ sequence: z.int(), type: z.string(), data: z.unknown() })

/** What happened after the event that the caller heard last, for whom a stream does not get through. */
export type LiveChangesWire = z.infer<typeof liveChangesWire>
export const liveChangesWire = z.object({
  /** Ask for what comes after this the next time. */
  sequence: z.int(),
  /** True when some of it is not kept any longer: load everything anew. */
  reset: z.boolean(),
  /** True when there is more than one answer holds: ask again at once. */
  more: z.boolean(),
  events: z.array(liveEventWire),
})
