import { z } from 'zod'

/** One event of a person. `sequence` increases by one with each event. */
export type LiveEventWire = z.infer<typeof liveEventWire>
const liveEventWire = z.object({ sequence: z.int(), type: z.string(), data: z.unknown() })

/** The events after the caller's last one, for clients without streaming. */
export type LiveChangesWire = z.infer<typeof liveChangesWire>
export const liveChangesWire = z.object({
  /** The next request asks for events after this one. */
  sequence: z.int(),
  /** True when some events are no longer stored: reload everything. */
  reset: z.boolean(),
  /** True when there are more events than fit: request again at once. */
  more: z.boolean(),
  events: z.array(liveEventWire),
})
