import type { AttemptStatus } from '@fathom/domain/training'

/**
 * The result of a lesson that reports to the server itself (cmi5): the portal gets it on the live channel.
 */
export type LessonEventWire = { attemptId: string } & (
  | { kind: 'told'; status: AttemptStatus; final: boolean }
  /** It sent an impossible result. */
  | { kind: 'refused' }
)
