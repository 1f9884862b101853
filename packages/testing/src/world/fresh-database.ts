import { inject } from 'vitest'
import { type Cluster, createDatabase, type Template } from '../database/create-database.ts'
import { endWithFile } from './end-with-file.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: Cluster
  }
}

/**
 * Creates a database for this test file only, copied from a template and dropped after the last test. Returns
 * its URL.
 */
export async function freshDatabase(template: Template = 'empty'): Promise<string> {
  const { url, drop } = await createDatabase(inject('cluster'), template)
  endWithFile(drop)
  return url
}
