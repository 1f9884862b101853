import { deviceKeep } from '../../../../shared/offline/device-keep.ts'
import type { Keep } from '../../../../shared/offline/keep.ts'
import { markedKeep } from '../../../../shared/offline/pending-marks.ts'
import type { StoredFile } from '../../../../shared/upload/queue.ts'

/** The format an earlier portal version stored, on a device that hasn't been opened since. */
type EarlierPhoto = Omit<StoredFile, 'of'> & { logId: string }
export type StoredPhoto = StoredFile | EarlierPhoto

export function storedPhotos(keep: Keep<StoredPhoto>): Keep<StoredFile> {
  const ofToday = (photo: StoredPhoto): StoredFile => ('of' in photo ? photo : { ...photo, of: photo.logId })
  return {
    ...keep,
    find: async (key) => {
      const found = await keep.find(key)
      return found && ofToday(found)
    },
    list: async () => (await keep.list()).map(ofToday),
  }
}

export const devicePhotos = markedKeep(
  storedPhotos(deviceKeep<StoredPhoto>('dive-photos')),
  'dive-photos.waiting',
)
