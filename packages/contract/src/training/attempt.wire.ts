import { ANSWER_RESULTS } from '@fathom/domain/training'
import { z } from 'zod'
import { attemptStatusWire, shareWire } from './learning.wire.ts'

/** What the runtime keeps of a lesson (CMI as JSON); only the runtime reads it. */
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
  /** Of the whole attempt so far. */
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
  version: z.int(),
  state: attemptStateWire.nullable(),
})
export type AttemptWire = z.infer<typeof attemptWire>

/**
 * PUT attempts/{attemptId}. `sitting` is a uuid that the page makes when it opens the player; `sequence` counts its
 * saves from 1. The same sitting and sequence again change nothing. A sitting that names an older version than the
 * stored one, because another device went on, is kept beside it as an attempt of its own: the answer carries it, and
 * the page goes on with that id. A sitting that begins `again`, because the exam was taken anew inside the package, is
 * an attempt of its own in the same way.
 */
export const commitWire = z.object({
  sitting: z.uuid(),
  version: z.int().min(0),
  sequence: z.int().min(1),
  state: attemptStateWire,
  summary: attemptSummaryWire,
  /** Those that are new or changed; earlier ones are kept. */
  answers: z.array(answerWire).max(2000),
  final: z.boolean(),
  again: z.boolean().exactOptional(),
  /** Nothing but time has come to what the sitting opened with: where it comes late, it is no attempt of its own. */
  idle: z.boolean().exactOptional(),
})
export type CommitWire = z.infer<typeof commitWire>

export const committedWire = z.object({
  attemptId: z.uuid(),
  version: z.int(),
  sequence: z.int(),
  /** Whether this became an attempt beside the one that was named, since another device had gone on with that. */
  isBeside: z.boolean(),
})
export type CommittedWire = z.infer<typeof committedWire>
