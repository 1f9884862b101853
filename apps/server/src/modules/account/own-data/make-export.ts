import { promisify } from 'node:util'
import type { DataExportWire } from '@fathom/contract/account'
import { EXPORT_DAYS } from '@fathom/domain/account'
import { strToU8, type Zippable, zip } from 'fflate'
import { Problem } from '../../../platform/problem.ts'
import { countAttempt } from '../../../platform/rate-limit.ts'
import type { AccountHouse } from '../account.house.ts'
import { findAccount, type KeptAccount } from '../account.store.ts'
import { findExport, finishExport, insertExport } from './export.store.ts'
import { type OwnData, readablePage } from './readable-page.ts'

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
  const archive = await archiveOf(account, await collectOwnData(house, affiliateId), house.clock.now())
  await house.files.put(fileOf(id), archive, 'application/zip')
  const expiresAt = new Date(house.clock.now().getTime() + EXPORT_DAYS * DAY_MS)
  await finishExport(house.db, affiliateId, id, { status: 'ready', sizeBytes: archive.length, expiresAt })
}

async function collectOwnData({ db, rooms }: AccountHouse, affiliateId: number): Promise<OwnData> {
  const parts: [string, Readonly<Record<string, unknown>>][] = []
  for (const [name, room] of Object.entries(rooms()))
    if (room.ownData) parts.push([name, await room.ownData(db, affiliateId)])
  return Object.fromEntries(parts)
}

/** For people one page, for machines one file a room. */
async function archiveOf(account: KeptAccount, data: OwnData, now: Date): Promise<Uint8Array> {
  const files: Zippable = { 'index.html': strToU8(readablePage(account, data, now)) }
  for (const [room, held] of Object.entries(data))
    files[`data/${room}.json`] = strToU8(`${JSON.stringify(held, null, 2)}\n`)
  return promisify<Zippable, Uint8Array>(zip)(files)
}
