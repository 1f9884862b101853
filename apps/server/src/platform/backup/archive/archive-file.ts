import { createReadStream, existsSync } from 'node:fs'
import { open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartProblem } from '../../start-problem.ts'
import { decrypted, encrypted, MAGIC } from './encryption.ts'
import { type Entry, entriesOf, tarOf } from './tar.ts'

type Options = { passphrase: string | undefined; signal?: AbortSignal }

/**
 * Writes the archive next to its place, readable by its owner only, and gives it its name when it's complete.
 * Nothing stays when something fails. Returns its size.
 */
export async function writeArchive(
  path: string,
  entries: AsyncIterable<Entry>,
  { passphrase, signal }: Options,
): Promise<number> {
  if (existsSync(path)) throw new StartProblem(`${path} exists already: choose another name`)
  const part = `${path}.part`
  await rm(part, { force: true })
  try {
    const tar = tarOf(entries)
    const size = await writePart(part, passphrase ? encrypted(tar, passphrase) : tar, signal)
    await rename(part, path)
    await syncFolder(dirname(path))
    return size
  } catch (error) {
    await rm(part, { force: true })
    throw signal?.aborted ? new StartProblem('The backup was interrupted; no archive was written') : error
  }
}

async function writePart(part: string, bytes: AsyncIterable<Buffer>, signal?: AbortSignal) {
  const file = await open(part, 'wx', 0o600)
  try {
    await writeFile(file, bytes, signal ? { signal } : {})
    await file.sync()
    return (await file.stat()).size
  } finally {
    await file.close()
  }
}

async function syncFolder(path: string) {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** The entries of an archive, decrypted and checked one by one. */
export async function* readArchive(path: string, { passphrase }: Options): AsyncGenerator<Entry> {
  if (!(await isEncrypted(path))) return yield* entriesOf(createReadStream(path))
  if (!passphrase) throw new StartProblem('BACKUP_PASSPHRASE is needed: the archive is encrypted')
  yield* entriesOf(decrypted(createReadStream(path), passphrase))
}

async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new StartProblem(`${path} cannot be read: ${error.message}`)
  })
  try {
    const { buffer } = await file.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0)
    return buffer.equals(MAGIC)
  } finally {
    await file.close()
  }
}
