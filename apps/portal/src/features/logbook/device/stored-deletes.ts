import type { DeviceStore } from '../../../shared/offline/device-store.ts'
import { deviceEncryptedStore } from '../../../shared/offline/encrypted-store.ts'
import { markedStore } from '../../../shared/offline/pending-marks.ts'
import type { StoredDelete } from './pending.ts'

export type DeleteStore = DeviceStore<StoredDelete>

/** Deletes that the server doesn't know yet, by the id of the log. */
export const deviceDeletes: DeleteStore = markedStore(
  deviceEncryptedStore<StoredDelete>('dive-deletes'),
  'dive-deletes.waiting',
)
