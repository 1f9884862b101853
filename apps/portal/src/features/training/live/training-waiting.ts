import type { WaitingSource } from '../../../shared/offline/waiting.ts'

export const trainingWaiting: WaitingSource = {
  stores: ['lesson-sittings', 'exam-sittings', 'practice-reviews', 'unsent-attendance', 'note-drafts'],
  load: async () => (await import('./list-waiting.ts')).listWaitingTraining,
}
