import type { ActivityStateWire } from '@fathom/contract/training'

/** Whether the open activity is an exam while lessons are still unread. */
export function isEarlyExam(activities: readonly ActivityStateWire[], playing: string): boolean {
  const isExam = activities.some(({ id, kind }) => id === playing && kind === 'exam')
  return isExam && activities.some(({ kind, state }) => kind === 'lesson' && state !== 'done')
}
