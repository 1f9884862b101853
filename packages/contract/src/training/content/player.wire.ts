import { z } from 'zod'
import { attemptStateWire, commitWire } from '../attempt.wire.ts'
import { standardWire } from '../course.wire.ts'

/**
 * The portal and the player are strangers on two origins and talk by postMessage. Each checks the origin and the
 * window of every message; the portal also checks its shape, since a package can speak in the player's name.
 */

/** The first message to the player, in answer to `ready`. */
export const playerStartWire = z.object({
  type: z.literal('start'),
  standard: standardWire,
  attemptId: z.uuid(),
  activityId: z.string(),
  title: z.string(),
  /** From the player's own address: where the lesson's first page is. */
  launch: z.string(),
  /** What was saved last; null at the first start. */
  saved: attemptStateWire.nullable(),
  learner: z.object({ id: z.string(), name: z.string(), language: z.string() }),
  /** In review nothing counts any longer. */
  mode: z.enum(['normal', 'review']),
  isAsset: z.boolean(),
  /** Whether something comes after and before it: packages of SCORM 2004 ask. */
  hasNext: z.boolean(),
  hasPrevious: z.boolean(),
  /** And what else could be opened instead. */
  choices: z.array(z.string()).exactOptional(),
  masteryScore: z.number().nullable(),
  completionThreshold: z.number().nullable(),
  launchData: z.string().nullable(),
  /** Of SCORM 2004, in the order of the manifest. */
  objectives: z.array(z.string()).exactOptional(),
  timeLimit: z.string().nullable(),
  timeLimitAction: z.string().nullable(),
})
export type AttemptStateWire = z.infer<typeof attemptStateWire>
export type PlayerStartWire = z.infer<typeof playerStartWire>

/**
 * `stop`: save, finish, close the lesson, answer `ended`. `save`: save now. `keep`: bring the whole content onto the
 * device, `release`: take it away again; both are answered by `keeping`. A unit of cmi5 needs its server and is not kept.
 */
export type ToPlayerWire = PlayerStartWire | { type: 'stop' | 'save' | 'keep' | 'release' }

export const PLAYER_PROBLEMS = [
  /** The package wants to keep more than fits: its resume point may not be found again. */
  'state-too-long',
  /** The package sends what its standard does not allow, such as a score of a thousand million. */
  'value-refused',
  /** The lesson's first page cannot be shown. */
  'launch-failed',
] as const

/** What the player tells. */
export const fromPlayerWire = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  /** The package has found its runtime, or its page is shown. */
  z.object({ type: z.literal('begun') }),
  commitWire.omit({ sitting: true, version: true, again: true }).extend({
    type: z.literal('commit'),
    /** 1 for the first; an exam that is taken anew inside the package counts on. */
    take: z.int().min(1).default(1),
  }),
  /** The package asks for another activity of the same content. */
  z.object({
    type: z.literal('navigate'),
    to: z.union([z.enum(['next', 'previous', 'exit']), z.object({ activityId: z.string().max(4000) })]),
  }),
  z.object({
    type: z.literal('problem'),
    problem: z.enum(PLAYER_PROBLEMS),
    /** The element of the data model that it is about. */
    element: z.string().max(255).nullable(),
  }),
  /** How much of the content is on the device, in bytes; told at the start and while it is brought there. */
  z.object({
    type: z.literal('keeping'),
    state: z.enum(['none', 'busy', 'kept', 'failed']),
    done: z.number().min(0),
    of: z.number().min(0),
  }),
  /** The sitting is over, and everything it had to save was told before. */
  z.object({ type: z.literal('ended') }),
])
export type FromPlayerWire = z.infer<typeof fromPlayerWire>
