import { Readable } from 'node:stream'
import type { DataExportWire } from '@fathom/contract/account'
import { EXPORT_DAYS } from '@fathom/domain/account'
import type { OwnFile } from '../../../platform/module.ts'
import { Problem } from '../../../platform/problem.ts'
import { countAttempt } from '../../../platform/rate-limit.ts'
import type { AccountHouse } from '../account.house.ts'
import { findAccount, type KeptAccount } from '../account.store.ts'
import { findExport, finishExport, insertExport } from './export.store.ts'
import { type OwnData, readablePage } from './readable-page.ts'
import { piecesOf, type ZipEntry, zipStream } from './zip-stream.ts'

export const EXPORT_JOB = 'account.export'

const DAY_MS = 86_400_000
const A_DAY = { limit: 20, windowSeconds: 86_400 }

type ExportJob = { affiliateId: number; id: string }

export const fileOf = (id: string) => `exports/${id}.zip`

export async function askForExport(house: AccountHouse, affiliateId: number): Promise<DataExportWire> {
  await countAsked(house, affiliateId)
  return house.db.transaction(async (tx) => {
    const { made, isNew } = await insertExport(tx, affiliateId, house.clock.now())
    if (isNew) await house.jobs.send(tx, EXPORT_JOB, { affiliateId, id: made.id })
    return made
  })
}

/** Each archive takes room for a week. */
async function countAsked({ db, clock }: AccountHouse, affiliateId: number): Promise<void> {
  const { allowed, retryAfterSeconds } = await countAttempt(
    db,
    `archive of ${affiliateId}`,
    A_DAY,
    clock.now(),
  )
  if (!allowed) throw new Problem('too-many-exports', 429, { extra: { retryAfter: retryAfterSeconds } })
}

/** May run twice for one export: the file is the same kind of file, and only the first finish counts. */
export async function makeExport(house: AccountHouse, { affiliateId, id }: ExportJob): Promise<void> {
  const asked = await findExport(house.db, affiliateId, id)
  const account = await findAccount(house.db, affiliateId)
  if (!account || asked?.status !== 'pending') return
  let sizeBytes = 0
  async function* archive(kept: KeptAccount) {
    for await (const piece of zipStream(entriesOf(house, kept))) {
      sizeBytes += piece.length
      yield piece
    }
  }
  await house.files.put(fileOf(id), Readable.from(archive(account)), 'application/zip')
  const expiresAt = new Date(house.clock.now().getTime() + EXPORT_DAYS * DAY_MS)
  await finishExport(house.db, affiliateId, id, { status: 'ready', sizeBytes, expiresAt })
}

/** For people one page, for machines one file a room, and the files that belong to it. */
async function* entriesOf(house: AccountHouse, account: KeptAccount): AsyncGenerator<ZipEntry> {
  const { data, files } = await collect(house, account.affiliateId)
  const places = new Map(files.map(({ id, place }) => [id, place]))
  const page = readablePage(account, { data, places }, house.clock.now())
  yield { name: 'index.html', body: piecesOf(page) }
  for (const [room, held] of Object.entries(data))
    yield { name: `data/${room}.json`, body: piecesOf(`${JSON.stringify(held, null, 2)}\n`) }
  for (const { key, place } of files) {
    const file = await house.files.find(key)
    // It may have been deleted for good while the archive was being made.
    if (file) yield { name: place, body: file.body, isPacked: true }
    else house.log.warn({ key }, 'a file of an archive is not there')
  }
}

type PlacedFile = OwnFile & { place: string }

/** What every room holds, and where in the archive its files stand. */
async function collect({ db, rooms }: AccountHouse, affiliateId: number) {
  const data: Record<string, OwnData[string]> = {}
  const files: PlacedFile[] = []
  for (const [name, room] of Object.entries(rooms())) {
    if (room.ownData) data[name] = await room.ownData(db, affiliateId)
    const own = (await room.ownFiles?.(db, affiliateId)) ?? []
    files.push(...own.map((file) => ({ ...file, place: `files/${name}/${file.name}` })))
  }
  return { data, files }
}
