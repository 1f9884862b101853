import type { WaitingSource } from '../../../shared/offline/waiting.ts'

export const applicationsWaiting: WaitingSource = {
  stores: ['application-drafts', 'application-documents'],
  load: async () => (await import('../offline/list-waiting.ts')).listWaitingApplications,
}
