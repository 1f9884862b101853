import { deviceEncryptedStore } from '../../../shared/offline/encrypted-store.ts'
import type { StoredFile } from '../../../shared/upload/queue.ts'

/** Documents that the server doesn't have yet. */
export const deviceDocuments = deviceEncryptedStore<StoredFile>('application-documents')
