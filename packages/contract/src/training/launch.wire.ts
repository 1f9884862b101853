import { z } from 'zod'
import { attemptWire } from './attempt.wire.ts'
import { playerStartWire } from './content/player.wire.ts'
import { examWire } from './exam.wire.ts'

/** POST courses/{id}/launch. Without activityId, it opens where the learner left off. */
export const launchRequestWire = z
  .object({
    activityId: z.string().max(4000).optional(),
    /** Starts a separate attempt although one is in progress. */
    startAnew: z.boolean().optional(),
    /** Opens an exam that the server has marked with its last result, instead of drawing the next one. */
    showResult: z.boolean().optional(),
  })
  .nullish()

/** A lesson or an imported exam: its package plays in a frame. */
const lessonLaunchWire = z.object({
  kind: z.literal('lesson'),
  enrolmentId: z.uuid(),
  /** The page on the content's origin that the lesson's iframe opens. */
  playerUrl: z.string(),
  /** Goes along with what the lesson reports (TS-12). */
  launchToken: z.string(),
  attempt: attemptWire,
  start: playerStartWire,
})
export type LessonLaunchWire = z.infer<typeof lessonLaunchWire>

/** An exam of our own: the portal asks its questions, and the server marks them (TS-11). */
const examLaunchWire = z.object({
  kind: z.literal('exam'),
  enrolmentId: z.uuid(),
  attempt: attemptWire,
  exam: examWire,
})
export type ExamLaunchWire = z.infer<typeof examLaunchWire>

export const launchWire = z.discriminatedUnion('kind', [lessonLaunchWire, examLaunchWire])
export type LaunchWire = z.infer<typeof launchWire>
