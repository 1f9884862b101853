import type { ListWaiting } from '../../../shared/offline/waiting.ts'
import { paths } from '../../../shared/paths.ts'
import { deviceSharedFiles, dropSharedFile } from './stored-shared-files.ts'

/** BO-05: files that another app shared and that the server doesn't have yet. The import page sends them. */
export const listWaitingSharedFiles: ListWaiting = async (_, words) => {
  await words.need('logbook-import')
  const { t } = words.current()
  return (await deviceSharedFiles.list()).map((stored) => {
    const { id, name, sharedAt, isRefused } = stored
    return {
      ...{ id, title: name, since: sharedAt },
      kind: t('logbook-import.shared.kind'),
      state: isRefused
        ? { kind: 'failed', reason: t('logbook-import.error.file', { file: name }) }
        : { kind: 'unfinished', isSentOnline: true },
      to: paths.importDives(),
      retry: () => deviceSharedFiles.put(id, { ...stored, isRefused: false }),
      discard: async () => {
        await dropSharedFile(id)
        return () => deviceSharedFiles.put(id, stored)
      },
    }
  })
}
