import type { ActivityStateWire } from '@fathom/contract/training'

/** Whether what is open is an exam that comes before lessons which are still to be read. */
export function isEarlyExam(activities: readonly ActivityStateWire[], playing: string): boolean {
  const isExam = activities.some(({ id, kind }) => id === playing && kind === 'exam')
  return isExam && activities.some(({ kind, state }) => kind === 'lesson' && state !== 'done')
}
