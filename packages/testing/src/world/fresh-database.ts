import { inject } from 'vitest'
import { type Cluster, createDatabase, type Template } from '../database/create-database.ts'
import { endWithFile } from './end-with-file.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: Cluster
  }
}

/** A database of this test file's own, copied from a template and dropped after its last test. Answers its URL. */
export async function freshDatabase(template: Template = 'empty'): Promise<string> {
  const { url, drop } = await createDatabase(inject('cluster'), template)
  endWithFile(drop)
  return url
}
