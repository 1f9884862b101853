import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** S3 needs the length before the content, so a stream is buffered on disk first, never in memory. */
export async function withLength(
  body: Uint8Array | Readable,
  work: (blob: Blob) => Promise<void>,
): Promise<void> {
  if (body instanceof Uint8Array) return work(new Blob([new Uint8Array(body)]))
  const folder = await mkdtemp(join(tmpdir(), 'fathom-upload-'))
  try {
    const path = join(folder, 'body')
    await writeFile(path, body, { mode: 0o600 })
    await work(await openAsBlob(path))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
