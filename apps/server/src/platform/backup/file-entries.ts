import { Readable } from 'node:stream'
import type { Files } from '../files/index.ts'
import type { Entry } from './archive/tar.ts'
import { ENTRY, type Totals } from './manifest.ts'

const PART_BYTES = 4 * 1024 * 1024
const REPORT_EVERY = 5_000

/** How many small files are on their way from or to the store: a store in a network takes long for each. */
const AT_ONCE = 8

/** Every file of the store with its type and size; a large one in several parts. */
export async function* fileEntries(
  files: Files,
  totals: Totals,
  report: (line: string) => void,
): AsyncGenerator<Entry> {
  for await (const key of files.list()) {
    const file = await files.find(key)
    // It was deleted before the backup began, while the store still listed it.
    if (!file) continue
    const attributes = { type: file.contentType, size: String(file.size) }
    let length = 0
    let number = 0
    for await (const bytes of partsOf(file.body)) {
      number += 1
      length += bytes.length
      const name = file.size > PART_BYTES ? `${key}@${String(number).padStart(6, '0')}` : key
      yield { name: `${ENTRY.files}${name}`, attributes, bytes }
    }
    if (length !== file.size) throw new Error(`the file ${key} has ${length} bytes instead of ${file.size}`)
    totals.files += 1
    totals.fileBytes += length
    if (totals.files % REPORT_EVERY === 0) report(`${totals.files.toLocaleString('en-US')} files`)
  }
}

/** An empty file is one empty part. */
async function* partsOf(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isEmpty = true
  let waiting: Buffer[] = []
  let length = 0
  for await (const chunk of body) {
    isEmpty &&= chunk.length === 0
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + PART_BYTES - length)
      waiting.push(part)
      length += part.length
      at += part.length
      if (length < PART_BYTES) continue
      yield Buffer.concat(waiting)
      waiting = []
      length = 0
    }
  }
  if (length > 0 || isEmpty) yield Buffer.concat(waiting)
}

/** Stores the files from this entry on, up to the first entry that is no file, which it returns. */
export async function storeFiles(
  files: Files,
  first: Entry,
  entries: AsyncIterator<Entry>,
  report: (line: string) => void,
): Promise<Entry | undefined> {
  const underWay: Promise<void>[] = []
  let count = 0
  let entry: Entry | undefined = first
  while (entry?.name.startsWith(ENTRY.files)) {
    const { type = '', size = '0' } = entry.attributes
    const name = entry.name.slice(ENTRY.files.length)
    if (entry.bytes.length === Number(size)) {
      const storing = files.put(name, entry.bytes, type)
      storing.catch(() => {}) // it's awaited below, after the next entries were read
      underWay.push(storing)
    } else {
      const parts = Readable.from(partsFrom(entry, entries, Number(size)))
      await files.put(name.slice(0, name.indexOf('@')), parts, type)
    }
    if (underWay.length === AT_ONCE) await Promise.all(underWay.splice(0))
    count += 1
    if (count % REPORT_EVERY === 0) report(`${count.toLocaleString('en-US')} files`)
    entry = (await entries.next()).value
  }
  await Promise.all(underWay)
  return entry
}

async function* partsFrom(first: Entry, entries: AsyncIterator<Entry>, size: number) {
  yield first.bytes
  for (let length = first.bytes.length; length < size; ) {
    const { value, done } = await entries.next()
    if (done) throw new Error(`the archive has only a part of ${first.name}`)
    length += value.bytes.length
    yield value.bytes
  }
}
