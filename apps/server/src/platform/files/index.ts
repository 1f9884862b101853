import { join } from 'node:path'
import type { Config } from '../config/index.ts'
import type { Files } from './files.ts'
import { createFolderFiles } from './folder-files.ts'
import { createS3Files } from './s3-files.ts'
import { tryS3 } from './try-s3.ts'

export { canStore } from './can-store.ts'
export { deferDeletions, deleteDeferred, holdDeletions } from './defer-deletions.ts'
export type { ByteRange, Files } from './files.ts'
export { namingFaults } from './files-away.ts'

export function createFiles({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Files {
  return s3 ? createS3Files(s3) : createFolderFiles(join(dataDir, 'files'))
}

/** Reports a wrong FILES_URL at startup instead of at the first photo. */
export async function tryFiles({ s3 }: Pick<Config, 's3'>): Promise<void> {
  if (s3) await tryS3(s3)
}
