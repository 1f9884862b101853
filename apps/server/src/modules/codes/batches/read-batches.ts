import type { BatchCodesWire, CodeBatchesWire, CodeBatchWire, codeBatchesQuery } from '@fathom/contract/codes'
import { type CodeState, codeKey, MOST_CODES_IN_BATCH } from '@fathom/domain/codes'
import { csvOf } from '@fathom/domain/references'
import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import type { z } from 'zod'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { kindOf, officeTitlesOf, storeOf } from '../code-wire.ts'
import type { CodesDeps } from '../codes.deps.ts'
import { findBatch, listBatchCodes, listBatches, type StoredBatch } from './batch.store.ts'

const BATCHES = 25
const CODES = 100

/** OF-07: the batches of all dive centers, newest first. */
export async function listCodeBatches(
  deps: CodesDeps,
  locale: Locale,
  { search, after }: z.infer<typeof codeBatchesQuery>,
): Promise<CodeBatchesWire> {
  const number = /^\d{1,9}$/.test(search) ? Number(search) : null
  const asked = { text: search, key: codeKey(search), number, ...(after && { after }) }
  const found = await listBatches(deps.db, asked, BATCHES + 1)
  const items = found.slice(0, BATCHES)
  return {
    items: await batchWires(deps, deps.db, items, locale),
    next: found.length > BATCHES ? (items.at(-1)?.id ?? null) : null,
  }
}

export async function getBatch(db: Queryable, batchId: string): Promise<StoredBatch> {
  const batch = await findBatch(db, batchId)
  if (!batch) throw new Problem('not-found', 404)
  return batch
}

async function batchWires(
  deps: CodesDeps,
  db: Queryable,
  batches: readonly StoredBatch[],
  locale: Locale,
): Promise<CodeBatchWire[]> {
  const titleOf = await officeTitlesOf(deps, db, batches, locale)
  const names = await deps.listNames(batches.map(({ issuedBy }) => issuedBy))
  const wires = batches.map(async (batch) => ({
    id: batch.id,
    kind: kindOf(deps, batch),
    title: titleOf(batch),
    store: await storeOf(db, batch.storeNumber),
    note: batch.note,
    issuedAt: batch.issuedAt.toISOString(),
    issuedBy: { affiliateId: batch.issuedBy, name: names.get(batch.issuedBy) ?? '' },
    counts: batch.counts,
  }))
  return Promise.all(wires)
}

export async function batchWire(
  deps: CodesDeps,
  db: Queryable,
  batch: StoredBatch,
  locale: Locale,
): Promise<CodeBatchWire> {
  const [wire] = await batchWires(deps, db, [batch], locale)
  if (!wire) throw new Error('a batch has no wire')
  return wire
}

type Asked = { state?: CodeState | undefined; after?: string | undefined }

export async function listCodesOfBatch(
  deps: CodesDeps,
  batchId: string,
  asked: Asked,
  limit = CODES,
): Promise<BatchCodesWire> {
  await getBatch(deps.db, batchId)
  const found = await listBatchCodes(deps.db, batchId, { ...asked, limit: limit + 1 })
  const codes = found.slice(0, limit)
  const names = await deps.listNames(codes.flatMap(({ redeemedBy }) => redeemedBy ?? []))
  return {
    items: codes.map(({ code, state, redeemedAt, redeemedBy }) => ({
      couponCode: code,
      state,
      redeemedAt: redeemedAt?.toISOString() ?? null,
      redeemedBy: redeemedBy === null ? null : { affiliateId: redeemedBy, name: names.get(redeemedBy) ?? '' },
    })),
    next: found.length > limit ? (codes.at(-1)?.code ?? null) : null,
  }
}

/** OF-07: the codes of a batch for a spreadsheet or a printer. */
export async function batchTable(deps: CodesDeps, batchId: string, locale: Locale): Promise<string> {
  const { t } = translatorFor(locale)
  const { title } = await batchWire(deps, deps.db, await getBatch(deps.db, batchId), locale)
  const { items } = await listCodesOfBatch(deps, batchId, {}, MOST_CODES_IN_BATCH)
  const headings = (['code', 'opens', 'state', 'redeemedOn', 'redeemedBy'] as const).map((key) =>
    t(`codes-office.column.${key}`),
  )
  const rows = items.map(({ couponCode, state, redeemedAt, redeemedBy }) => [
    couponCode,
    title,
    t(`codes-office.state.${state}`),
    redeemedAt?.slice(0, 10) ?? '',
    redeemedBy ? String(redeemedBy.affiliateId) : '',
  ])
  return csvOf([headings, ...rows])
}
