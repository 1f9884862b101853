import { Readable } from 'node:stream'
import type { DataExportWire } from '@fathom/contract/account'
import { EXPORT_DAYS } from '@fathom/domain/account'
import type { OwnFile } from '../../../platform/own-data.ts'
import { Problem } from '../../../platform/problem.ts'
import { countAttempt } from '../../../platform/rate-limit.ts'
import { piecesOf, type ZipEntry, zipStream } from '../../../platform/zip/index.ts'
import type { AccountDeps } from '../account.deps.ts'
import { findAccount, type StoredAccount } from '../account.store.ts'
import { findExport, finishExport, insertExport } from './export.store.ts'
import { type ArchivePart, readablePage } from './readable-page.ts'

export const EXPORT_JOB = 'account.export'

const DAY_MS = 86_400_000
const A_DAY = { limit: 20, windowSeconds: 86_400 }

type ExportJob = { affiliateId: number; id: string }

export const fileOf = (id: string) => `exports/${id}.zip`

export async function requestExport(deps: AccountDeps, affiliateId: number): Promise<DataExportWire> {
  await countRequest(deps, affiliateId)
  return deps.db.transaction(async (tx) => {
    const { made, isNew } = await insertExport(tx, affiliateId, deps.clock.now())
    if (isNew) await deps.jobs.send(tx, EXPORT_JOB, { affiliateId, id: made.id })
    return made
  })
}

/** Rate limit, because each archive takes up storage for a week. */
async function countRequest({ db, clock }: AccountDeps, affiliateId: number): Promise<void> {
  const { allowed, retryAfterSeconds } = await countAttempt(
    db,
    `archive of ${affiliateId}`,
    A_DAY,
    clock.now(),
  )
  if (!allowed) throw new Problem('too-many-exports', 429, { extra: { retryAfter: retryAfterSeconds } })
}

/** May run twice for one export: the file is equivalent, and only the first finish counts. */
export async function makeExport(deps: AccountDeps, { affiliateId, id }: ExportJob): Promise<void> {
  const requested = await findExport(deps.db, affiliateId, id)
  const account = await findAccount(deps.db, affiliateId)
  if (!account || requested?.status !== 'pending') return
  let sizeBytes = 0
  async function* archive(owner: StoredAccount) {
    for await (const piece of zipStream(entriesOf(deps, owner))) {
      sizeBytes += piece.length
      yield piece
    }
  }
  await deps.files.put(fileOf(id), Readable.from(archive(account)), 'application/zip')
  const expiresAt = new Date(deps.clock.now().getTime() + EXPORT_DAYS * DAY_MS)
  await finishExport(deps.db, affiliateId, id, { status: 'ready', sizeBytes, expiresAt })
}

/** One page for people, one file per module for machines, and the attached files. */
async function* entriesOf(deps: AccountDeps, account: StoredAccount): AsyncGenerator<ZipEntry> {
  const { parts, files } = await collect(deps, account.affiliateId)
  const places = new Map(files.map(({ id, place }) => [id, place]))
  const page = readablePage(account, { parts, places }, deps.clock.now())
  yield { name: 'index.html', body: piecesOf(page) }
  for (const { area, data } of parts)
    yield { name: `data/${area}.json`, body: piecesOf(`${JSON.stringify(data, null, 2)}\n`) }
  for (const { key, place } of files) {
    const file = await deps.files.find(key)
    // It may have been permanently deleted while the archive was being made.
    if (file) yield { name: place, body: file.body, isPacked: true }
    else deps.log.warn({ key }, 'a file of an archive is not there')
  }
}

type PlacedFile = OwnFile & { place: string }

/** What every module stores, and where its files are in the archive. */
async function collect({ db, modules }: AccountDeps, affiliateId: number) {
  const parts: ArchivePart[] = []
  const files: PlacedFile[] = []
  for (const [area, module] of Object.entries(modules())) {
    if (!module.ownData) continue
    const { archiveWords: archive, ownFiles } = module
    parts.push({ area, archive, data: await module.ownData(db, affiliateId) })
    const own = (await ownFiles?.(db, affiliateId)) ?? []
    files.push(...own.map((file) => ({ ...file, place: `files/${area}/${file.name}` })))
  }
  return { parts, files }
}
