import type { DeviceStore } from '../../../../shared/offline/device-store.ts'
import { deviceEncryptedStore } from '../../../../shared/offline/encrypted-store.ts'
import { markedStore } from '../../../../shared/offline/pending-marks.ts'
import type { StoredFile } from '../../../../shared/upload/queue.ts'

/** The format an earlier portal version stored, on a device that hasn't been opened since. */
type EarlierPhoto = Omit<StoredFile, 'of'> & { logId: string }
export type StoredPhoto = StoredFile | EarlierPhoto

export function storedPhotos(store: DeviceStore<StoredPhoto>): DeviceStore<StoredFile> {
  const ofToday = (photo: StoredPhoto): StoredFile => ('of' in photo ? photo : { ...photo, of: photo.logId })
  return {
    ...store,
    find: async (key) => {
      const found = await store.find(key)
      return found && ofToday(found)
    },
    list: async () => (await store.list()).map(ofToday),
  }
}

export const devicePhotos = markedStore(
  storedPhotos(deviceEncryptedStore<StoredPhoto>('dive-photos')),
  'dive-photos.waiting',
)
