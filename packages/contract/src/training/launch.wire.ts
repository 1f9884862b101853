import { z } from 'zod'
import { attemptWire } from './attempt.wire.ts'
import { playerStartWire } from './content/player.wire.ts'

/** POST courses/{id}/launch. Without activityId, it opens where the learner left off. */
export const launchRequestWire = z
  .object({
    activityId: z.string().max(4000).optional(),
    /** Starts a separate attempt although one is in progress. */
    startAnew: z.boolean().optional(),
  })
  .nullish()

export const launchWire = z.object({
  enrolmentId: z.uuid(),
  /** The page on the content's origin that the lesson's iframe opens. */
  playerUrl: z.string(),
  attempt: attemptWire,
  start: playerStartWire,
})
export type LaunchWire = z.infer<typeof launchWire>
