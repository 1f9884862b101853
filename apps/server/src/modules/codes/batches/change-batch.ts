import type { BatchChangedWire } from '@fathom/contract/codes'
import { codeKey } from '@fathom/domain/codes'
import type { User } from '@fathom/domain/session'
import type { Locale } from '@fathom/domain/translations'
import { audit } from '../../../platform/audit/index.ts'
import type { CodesDeps } from '../codes.deps.ts'
import { publishChange } from '../publish-change.ts'
import { restoreCodes, withdrawCodes } from './batch.store.ts'
import { batchWire, getBatch } from './read-batches.ts'

export type BatchChange = 'withdraw' | 'restore'

/**
 * OF-07: withdraws codes that nobody has redeemed, or brings withdrawn ones back. What is so already stays as
 * it is; `changed` says how many were not.
 */
export async function changeBatch(
  deps: CodesDeps,
  { caller, locale }: { caller: User; locale: Locale },
  batchId: string,
  change: BatchChange,
  codes: readonly string[] | undefined,
): Promise<BatchChangedWire> {
  return deps.db.transaction(async (tx) => {
    await getBatch(tx, batchId)
    const keys = codes?.map((code) => codeKey(code) ?? '') ?? null
    const changed =
      change === 'withdraw'
        ? await withdrawCodes(tx, batchId, keys, deps.clock.now())
        : await restoreCodes(tx, batchId, keys)
    if (changed.length > 0)
      await audit(tx, {
        actor: caller.affiliateId,
        action: change === 'withdraw' ? 'codes-withdrawn' : 'codes-restored',
        object: { kind: 'code-batch', id: batchId },
        detail: { amount: changed.length, ...(keys && { codes: changed.map(({ key }) => key) }) },
      })
    await publishChange(
      deps.live,
      tx,
      changed.map(({ ownerId }) => ownerId),
    )
    const batch = await batchWire(deps, tx, await getBatch(tx, batchId), locale)
    return { batch, changed: changed.length }
  })
}
