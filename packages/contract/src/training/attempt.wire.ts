import { ANSWER_RESULTS } from '@fathom/domain/training'
import { z } from 'zod'
import { attemptStatusWire, shareWire } from './learning.wire.ts'

/** The runtime's state of a lesson (CMI as JSON); only the runtime reads it. */
export const attemptStateWire = z.record(z.string(), z.unknown())

export const answerWire = z.object({
  id: z.string().min(1).max(4000),
  section: z.string().max(4000).nullable(),
  prompt: z.string().max(20_000).nullable(),
  given: z.string().max(20_000),
  right: z.string().max(20_000).nullable(),
  result: z.enum(ANSWER_RESULTS),
  seconds: z.number().min(0).max(1e7).nullable(),
  at: z.string().max(40).nullable(),
})
export type AnswerWire = z.infer<typeof answerWire>

export const attemptSummaryWire = z.object({
  status: attemptStatusWire,
  score: shareWire.nullable(),
  /** The total of the attempt so far. */
  seconds: z.number().min(0).max(1e7),
  place: z.string().max(4000).nullable(),
  progress: shareWire.nullable(),
})
export type AttemptSummaryWire = z.infer<typeof attemptSummaryWire>

/** GET attempts/{attemptId}. */
export const attemptWire = attemptSummaryWire.extend({
  attemptId: z.uuid(),
  enrolmentId: z.uuid(),
  packageId: z.uuid(),
  activityId: z.string(),
  number: z.int(),
  startedAt: z.string(),
  updatedAt: z.string(),
  endedAt: z.string().nullable(),
  markedAt: z.string().nullable(),
  /** How long after the end of an exam's time it arrived; null in time. */
  lateSeconds: z.int().nullable(),
  version: z.int(),
  state: attemptStateWire.nullable(),
})
export type AttemptWire = z.infer<typeof attemptWire>

/**
 * PUT attempts/{attemptId}. `sitting` is a uuid that the page creates when it opens the player; `sequence`
 * counts its saves from 1, and repeating the same sitting and sequence changes nothing. If a sitting names an
 * older version than the stored one, because another device continued, it's stored as a separate attempt: the
 * answer carries it, and the page continues with that id. A sitting that starts `again`, because the exam was
 * retaken inside the package, becomes a separate attempt in the same way.
 */
export const commitWire = z.object({
  /** The token of the launch that reports: no result without a launch (TS-12). */
  launchToken: z.string().max(1000),
  sitting: z.uuid(),
  version: z.int().min(0),
  sequence: z.int().min(1),
  state: attemptStateWire,
  summary: attemptSummaryWire,
  /** Only new or changed answers; the server keeps the earlier ones. */
  answers: z.array(answerWire).max(2000),
  final: z.boolean(),
  again: z.boolean().exactOptional(),
  /** The sitting has added nothing but time; if it arrives late, it doesn't become a separate attempt. */
  idle: z.boolean().exactOptional(),
})
export type CommitWire = z.infer<typeof commitWire>

export const committedWire = z.object({
  attemptId: z.uuid(),
  version: z.int(),
  sequence: z.int(),
  /** Whether this became a separate attempt, because another device had continued the named one. */
  isBeside: z.boolean(),
})
export type CommittedWire = z.infer<typeof committedWire>

/** Why a lesson didn't start: no player, no first page, or a page that never contacted us. */
const LESSON_FAILURES = ['no-player', 'launch-failed', 'no-contact'] as const
export type LessonFailure = (typeof LESSON_FAILURES)[number]

/** POST attempts/{attemptId}/failures; repeating it changes nothing. */
export const lessonFailureWire = z.object({ reason: z.enum(LESSON_FAILURES) })

/** `isHeard`: the server has heard from the lesson after all, so nothing was recorded. */
export const lessonFailureAnswerWire = z.object({ isHeard: z.boolean() })
export type LessonFailureAnswerWire = z.infer<typeof lessonFailureAnswerWire>
