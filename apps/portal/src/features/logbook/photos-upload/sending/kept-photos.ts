import { deviceKeep } from '../../../../shared/offline/device-keep.ts'
import type { Keep } from '../../../../shared/offline/keep.ts'
import type { KeptFile } from '../../../../shared/upload/queue.ts'

/** As an earlier portal left it on a device that has not been opened since. */
type EarlierPhoto = Omit<KeptFile, 'of'> & { logId: string }
export type KeptPhoto = KeptFile | EarlierPhoto

export function keptPhotos(keep: Keep<KeptPhoto>): Keep<KeptFile> {
  const ofToday = (photo: KeptPhoto): KeptFile => ('of' in photo ? photo : { ...photo, of: photo.logId })
  return {
    ...keep,
    find: async (key) => {
      const found = await keep.find(key)
      return found && ofToday(found)
    },
    list: async () => (await keep.list()).map(ofToday),
  }
}

export const devicePhotos = keptPhotos(deviceKeep<KeptPhoto>('dive-photos'))
