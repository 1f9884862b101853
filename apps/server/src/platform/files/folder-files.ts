import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Files } from './files.ts'
import { getFrom } from './get-from.ts'
import { checkKey, isKey } from './key.ts'

/** Stores files in a folder, each with its content type in a small file next to it. */
export function createFolderFiles(folder: string): Files {
  const pathOf = (key: string) => join(folder, checkKey(key))

  const find: Files['find'] = async (key, range) => {
    const path = pathOf(key)
    const found = await orNothing(stat(path))
    if (!found?.isFile()) return undefined
    const contentType = await orNothing(readFile(`${path}.type`, 'utf8'))
    return {
      contentType: contentType ?? 'application/octet-stream',
      size: found.size,
      body: createReadStream(path, range),
    }
  }

  return {
    find,
    get: getFrom(find),
    put: async (key, body, contentType) => {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const part = await writePart(path, body)
      await rename(await writePart(`${path}.type`, Buffer.from(contentType)), `${path}.type`)
      await rename(part, path)
      await syncFolder(dirname(path))
    },
    delete: async (key) => {
      const path = pathOf(key)
      await rm(path, { force: true })
      await rm(`${path}.type`, { force: true })
    },
    list: () => keysIn(folder, ''),
  }
}

/** Folder by folder, so that the names of only one are in memory. */
async function* keysIn(folder: string, prefix: string): AsyncGenerator<string> {
  const entries = await orNothing(readdir(join(folder, prefix), { withFileTypes: true }))
  for (const entry of entries ?? []) {
    const key = `${prefix}${entry.name}`
    if (entry.isDirectory()) yield* keysIn(folder, `${key}/`)
    else if (isKey(key)) yield key
  }
}

/** Flushes to disk before the rename: after a power cut, either the old file or the new one is there. */
async function writePart(path: string, body: Uint8Array | Readable): Promise<string> {
  const part = `${path}.${randomBytes(6).toString('hex')}.part`
  const file = await open(part, 'wx', 0o600)
  try {
    await writeFile(file, body)
    await file.sync()
  } catch (error) {
    await rm(part, { force: true })
    throw error
  } finally {
    await file.close()
  }
  return part
}

async function syncFolder(path: string) {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function orNothing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (['ENOENT', 'ENOTDIR'].includes(code)) return undefined
    throw error
  }
}
