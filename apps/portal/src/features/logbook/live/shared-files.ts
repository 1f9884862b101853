import { hasSharedFiles } from '../../../shared/offline/shared-files.ts'
import type { WaitingSource } from '../../../shared/offline/waiting.ts'

export const sharedFilesWaiting: WaitingSource = {
  stores: ['shared-files'],
  load: async () => (await import('../import/waiting-shared-files.ts')).listWaitingSharedFiles,
}

/** BO-06: files that another app shared belong to the person who is signed in. */
export async function adoptSharedFiles(): Promise<void> {
  if (!(await hasSharedFiles().catch(() => false))) return
  await (await import('../import/stored-shared-files.ts')).adoptSharedFiles()
}
