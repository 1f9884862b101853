import type { AffiliationWire } from '@fathom/contract/dsd'
import { currentState } from '@fathom/domain/dsd'
import type { Queryable } from '../../../platform/database/index.ts'
import { lockCheckpoint, type StoredCheckpoint } from '../checkpoint/checkpoint.store.ts'
import { findSignedForms } from '../checkpoint/signed-forms.ts'
import type { DsdDeps } from '../dsd.deps.ts'
import { dsdProblem } from '../dsd-problem.ts'
import { mustBeOldEnough, mustNameStore, type Visitor } from '../may-continue.ts'
import { publishProgress } from '../publish-progress.ts'
import { type AffiliationKey, beginAgain, findAffiliation, insertAffiliation } from './affiliation.store.ts'

export const MATERIAL_JOB = 'dsd-material'

/**
 * CA-35: records with whom the guest dives and under which release, and starts preparing the lessons. Calling
 * it twice counts once; after a failure, another call resumes the preparation.
 */
export async function createAffiliation(
  deps: DsdDeps,
  visitor: Visitor,
  input: AffiliationWire,
): Promise<AffiliationWire> {
  await mustBeOldEnough(deps, visitor)
  await mustNameStore(deps, visitor, input)
  await deps.db.transaction(async (tx) => {
    const { affiliateId } = visitor.caller
    const checkpoint = mustMatch(visitor, await lockCheckpoint(tx, affiliateId), input)
    await mustBeOwnRelease(deps, tx, visitor, checkpoint, input)
    const begun = await begin(deps, tx, visitor, { ...input, confirmedAt: checkpoint.confirmedAt })
    if (!begun) return
    await deps.jobs.send(tx, MATERIAL_JOB, begun)
    await publishProgress(deps.live, tx, affiliateId)
  })
  return input
}

/** Two devices may have made different choices: we prepare what the guest confirmed last. */
function mustMatch(
  { locale }: Visitor,
  checkpoint: StoredCheckpoint | undefined,
  { storeNumber, memberNumber }: AffiliationWire,
): StoredCheckpoint {
  if (!checkpoint) throw dsdProblem('no-checkpoint-found', locale)
  if (checkpoint.storeNumber !== storeNumber || checkpoint.memberNumber !== memberNumber)
    throw dsdProblem('checkpoint-differs', locale)
  return checkpoint
}

async function mustBeOwnRelease(
  deps: DsdDeps,
  tx: Queryable,
  { caller, locale }: Visitor,
  checkpoint: StoredCheckpoint,
  { documentId }: AffiliationWire,
): Promise<void> {
  const { medical, release } = await findSignedForms(
    deps,
    tx,
    caller.affiliateId,
    checkpoint,
    deps.clock.now(),
  )
  if (!medical || !release) throw dsdProblem('forms-missing', locale)
  if (release.documentId !== documentId) throw dsdProblem('no-document-found', locale)
}

/** Undefined when it is already in progress or done. */
async function begin(
  { clock }: DsdDeps,
  tx: Queryable,
  { caller: { affiliateId }, locale }: Visitor,
  input: AffiliationWire & Pick<StoredCheckpoint, 'confirmedAt'>,
): Promise<AffiliationKey | undefined> {
  const now = clock.now()
  const made = await insertAffiliation(tx, { affiliateId, ...input, culture: locale }, now)
  const stored = made ?? (await findAffiliation(tx, affiliateId, input))
  if (!stored) return undefined
  const key = { affiliateId, affiliationId: stored.affiliationId }
  if (made) return key
  if (currentState(stored, now) !== 'failed') return undefined
  await beginAgain(tx, key, now)
  return key
}
