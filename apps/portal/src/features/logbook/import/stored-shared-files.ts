import { openDatabase } from '../../../shared/offline/database.ts'
import { devicePerson } from '../../../shared/offline/device-person.ts'
import { deviceEncryptedStore } from '../../../shared/offline/encrypted-store.ts'
import {
  forgetSharedFile,
  handOverSharedFiles,
  type SharedFile,
} from '../../../shared/offline/shared-files.ts'

/** A file that another app shared and that the server doesn't have yet. */
export type StoredSharedFile = SharedFile & {
  /** The server couldn't read it. It isn't sent again by itself. */
  isRefused?: boolean
}

export const deviceSharedFiles = deviceEncryptedStore<StoredSharedFile>('shared-files')

/** Whether it would survive a reload. */
async function isStored(person: number | undefined, id: string): Promise<boolean> {
  if (typeof indexedDB === 'undefined' || person === undefined) return false
  return (await (await openDatabase()).getKey('shared-files', [person, id])) !== undefined
}

let last: Promise<void> = Promise.resolve()

/**
 * BO-06: encrypts shared files for the person who is signed in. Where the device can't store them, they also stay
 * where the service worker left them, so that a reload doesn't lose them.
 */
export function adoptSharedFiles(): Promise<void> {
  // Browsers have none on a page without https.
  const { caches: shared } = globalThis as Partial<WindowOrWorkerGlobalScope>
  if (!shared) return Promise.resolve()
  const adopt = () =>
    handOverSharedFiles(shared, async (file) => {
      if (!(await deviceSharedFiles.find(file.id))) await deviceSharedFiles.put(file.id, file)
      return isStored(devicePerson(), file.id).catch(() => false)
    })
  // A file that another page adopts and sends meanwhile would be back otherwise.
  const run = () => (navigator.locks ? navigator.locks.request('fathom.shared-files', adopt) : adopt())
  last = last.then(run).catch((cause: unknown) => console.warn('shared files were not stored', cause))
  return last
}

/** The server has it, or the person discards it. */
export async function dropSharedFile(id: string): Promise<void> {
  await deviceSharedFiles.remove(id)
  await forgetSharedFile(id)
}

export async function markRefused(files: readonly StoredSharedFile[]): Promise<void> {
  for (const file of files) await deviceSharedFiles.put(file.id, { ...file, isRefused: true })
}
