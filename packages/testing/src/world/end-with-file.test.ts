import pg from 'pg'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { endFile, endWithFile } from './end-with-file.ts'
import { freshDatabase } from './fresh-database.ts'

test('the last one started ends first, and a failure is reported after all have ended', async () => {
  const ended: string[] = []
  endWithFile(async () => void ended.push('first'))
  endWithFile(async () => {
    throw new Error('stuck')
  })
  endWithFile(async () => void ended.push('last'))
  await expect(endFile()).rejects.toMatchObject({ errors: [expect.objectContaining({ message: 'stuck' })] })
  expect(ended).toEqual(['last', 'first'])
})

describe('what a beforeAll started', () => {
  let name: string
  beforeAll(async () => {
    name = new URL(await freshDatabase()).pathname.slice(1)
  })

  test('ends with the file', async () => {
    expect(await databases()).toContain(name)
    await endFile()
    expect(await databases()).not.toContain(name)
  })
})

async function databases(): Promise<string[]> {
  const client = new pg.Client({ connectionString: inject('cluster').url })
  await client.connect()
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database')
  await client.end()
  return rows.map(({ datname }) => datname)
}
