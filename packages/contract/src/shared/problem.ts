import * as z from 'zod/mini'

/** The answer of every failed call, as `application/problem+json`; a module may add its own members. */
export const problemWire = z.looseObject({
  title: z.string(),
  status: z.int(),
  /** The failure's stable name, such as `not-found`. */
  problem: z.string(),
  requestId: z.string(),
  /** Messages for the person; the portal joins them with '; ' (CA-02). */
  errors: z.array(z.string()),
})
export type ProblemWire = z.infer<typeof problemWire>
