import { z } from 'zod'
import { attemptStateWire, commitWire } from '../attempt.wire.ts'
import { standardWire } from '../course.wire.ts'

/**
 * The portal and the player are on different origins that don't trust each other, and communicate by
 * postMessage. Each checks the origin and the window of every message; the portal also checks its shape,
 * since a package can impersonate the player.
 */

/** The first message to the player, in answer to `ready`. */
export const playerStartWire = z.object({
  type: z.literal('start'),
  standard: standardWire,
  attemptId: z.uuid(),
  activityId: z.string(),
  title: z.string(),
  /** The lesson's first page, relative to the player's URL. */
  launch: z.string(),
  /** The last saved state; null on the first start. */
  saved: attemptStateWire.nullable(),
  learner: z.object({ id: z.string(), name: z.string(), language: z.string() }),
  /** In review mode nothing counts anymore; staff browse a package before it's in use. */
  mode: z.enum(['normal', 'review', 'browse']),
  isAsset: z.boolean(),
  /** Whether there is a next and a previous activity: SCORM 2004 packages ask for it. */
  hasNext: z.boolean(),
  hasPrevious: z.boolean(),
  /** The other activities that can be opened instead. */
  choices: z.array(z.string()).exactOptional(),
  masteryScore: z.number().nullable(),
  completionThreshold: z.number().nullable(),
  launchData: z.string().nullable(),
  /** SCORM 2004 objectives in the order of the manifest. */
  objectives: z.array(z.string()).exactOptional(),
  timeLimit: z.string().nullable(),
  timeLimitAction: z.string().nullable(),
})
export type AttemptStateWire = z.infer<typeof attemptStateWire>
export type PlayerStartWire = z.infer<typeof playerStartWire>

/**
 * `stop`: save, finish, close the lesson, answer `ended`. `save`: save now. `keep`: download the whole
 * content to the device, `release`: remove it; both are answered by `keeping`. `store`: download it unasked if it
 * isn't larger than this and not there already, answered by `stored`. A cmi5 unit needs its server and can't be
 * stored.
 */
export type ToPlayerWire =
  | PlayerStartWire
  | { type: 'stop' | 'save' | 'keep' | 'release' }
  | { type: 'store'; mostBytes: number }

export const PLAYER_PROBLEMS = [
  /** The package wants to store more than fits: its resume point may be lost. */
  'state-too-long',
  /** The package sends a value that its standard doesn't allow, such as a score of a thousand million. */
  'value-refused',
  /** The lesson's first page can't be shown. */
  'launch-failed',
] as const

/** The messages from the player. */
export const fromPlayerWire = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  /** The package has found its runtime, or its page is shown. */
  z.object({ type: z.literal('begun') }),
  commitWire.omit({ launchToken: true, sitting: true, version: true, again: true }).extend({
    type: z.literal('commit'),
    /** 1 for the first attempt; retaking the exam inside the package increments it. */
    take: z.int().min(1).default(1),
  }),
  /** The package requests another activity of the same content. */
  z.object({
    type: z.literal('navigate'),
    to: z.union([z.enum(['next', 'previous', 'exit']), z.object({ activityId: z.string().max(4000) })]),
  }),
  z.object({
    type: z.literal('problem'),
    problem: z.enum(PLAYER_PROBLEMS),
    /** The data model element it refers to. */
    element: z.string().max(255).nullable(),
  }),
  /** How much of the content is on the device, in bytes; sent at the start and during the download. */
  z.object({
    type: z.literal('keeping'),
    state: z.enum(['none', 'busy', 'kept', 'failed']),
    done: z.number().min(0),
    of: z.number().min(0),
  }),
  /** The content is on the device without having been asked for. */
  z.object({ type: z.literal('stored') }),
  /** The sitting is over, and everything to save was sent before. */
  z.object({ type: z.literal('ended') }),
])
export type FromPlayerWire = z.infer<typeof fromPlayerWire>
