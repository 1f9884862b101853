import type { AttemptStatus } from '@fathom/domain/training'

/** What a lesson that reports to the server itself (cmi5) came to: its portal hears it on the live channel. */
export type LessonEventWire = { attemptId: string } & (
  | { kind: 'told'; status: AttemptStatus; final: boolean }
  /** It sent a result that is not possible. */
  | { kind: 'refused' }
)
