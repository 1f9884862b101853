import * as z from 'zod/mini'

/** How every failed call answers, as `application/problem+json`; a room may add members of its own. */
export const problemWire = z.looseObject({
  title: z.string(),
  status: z.int(),
  /** The failure's stable name, such as `not-found`. */
  problem: z.string(),
  requestId: z.string(),
  /** Sentences for the person, joined by the portal with '; ' (CA-02). */
  errors: z.array(z.string()),
})
export type ProblemWire = z.infer<typeof problemWire>
