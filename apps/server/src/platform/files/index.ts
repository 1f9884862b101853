import { join } from 'node:path'
import type { Config } from '../config/index.ts'
import type { Files } from './files.ts'
import { createFolderFiles } from './folder-files.ts'
import { createS3Files } from './s3-files.ts'

export type { ByteRange, Files } from './files.ts'

export function createFiles({ filesUrl, dataDir }: Pick<Config, 'filesUrl' | 'dataDir'>): Files {
  return filesUrl ? createS3Files(filesUrl) : createFolderFiles(join(dataDir, 'files'))
}
