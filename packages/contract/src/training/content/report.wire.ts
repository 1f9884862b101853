import {
  ANSWER_RESULTS,
  ATTEMPT_STATUSES,
  LONGEST_ANSWER_TEXT,
  LONGEST_PLACE,
  LONGEST_STATE,
  MOST_ANSWERS,
} from '@fathom/domain/training/content'
import { z } from 'zod'

const share = z.number().min(0).max(1)
const MOST_SECONDS = 10 * 365 * 24 * 3600

/** What the runtime of a package must find again; only the player reads it. */
export const attemptStateWire = z
  .record(z.string(), z.unknown())
  .refine((state) => JSON.stringify(state).length <= LONGEST_STATE, 'is too long')
export type AttemptStateWire = z.infer<typeof attemptStateWire>

export const attemptSummaryWire = z.object({
  status: z.enum(ATTEMPT_STATUSES),
  score: share.nullable(),
  seconds: z.number().int().min(0).max(MOST_SECONDS),
  place: z.string().max(LONGEST_PLACE).nullable(),
  progress: share.nullable(),
})
export type AttemptSummaryWire = z.infer<typeof attemptSummaryWire>

const text = z.string().max(LONGEST_ANSWER_TEXT).nullable()

export const answerWire = z.object({
  id: z.string().min(1).max(LONGEST_ANSWER_TEXT),
  section: text,
  prompt: text,
  given: text,
  right: text,
  result: z.enum(ANSWER_RESULTS).nullable(),
  seconds: z.number().min(0).max(MOST_SECONDS).nullable(),
  at: z.iso.datetime({ offset: true }).nullable(),
})
export type AnswerWire = z.infer<typeof answerWire>

/** What a sitting has to save: the body of PUT learning/attempts/{attemptId}, but for the version. */
export const attemptReportWire = z.object({
  /** Counts up within one sitting: what is sent twice is written once. */
  sequence: z.number().int().positive(),
  state: attemptStateWire,
  summary: attemptSummaryWire,
  answers: z.array(answerWire).max(MOST_ANSWERS),
  /** The sitting has ended; nothing follows. */
  final: z.boolean(),
})
export type AttemptReportWire = z.infer<typeof attemptReportWire>
