import { type DsdLink, OWN_STATUSES, type OwnStatus } from '@fathom/domain/dsd'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { DsdDeps } from '../dsd.deps.ts'
import { dsdProblem } from '../dsd-problem.ts'
import {
  isAgeUnconfirmed,
  mustBeOldEnoughToChoose,
  mustExist,
  mustNameStore,
  type Visitor,
} from '../may-continue.ts'
import { publishProgress } from '../publish-progress.ts'
import {
  insertCheckpoint,
  lockCheckpoint,
  type StoredCheckpoint,
  saveCheckpoint,
} from './checkpoint.store.ts'
import { findSignedForms } from './signed-forms.ts'

export type CheckpointInput = DsdLink & { status: OwnStatus }

const isConfirmed = (status: OwnStatus) => status === 'forms' || status === 'forms-submitted'

/** A guest of any age may be invited, but a guest must be old enough to begin. */
async function mustBeAllowed(deps: DsdDeps, visitor: Visitor, input: CheckpointInput): Promise<void> {
  if (input.status === 'welcome') return
  await mustBeOldEnoughToChoose(deps, visitor)
  if (!isConfirmed(input.status)) return mustExist(deps, visitor, input)
  await mustNameStore(deps, visitor, input)
  if (!(await isAgeUnconfirmed(deps, visitor))) return
  await nameDiveCenter(deps, visitor, input)
  throw dsdProblem('age-unconfirmed', visitor.locale)
}

/**
 * TS-05: the guest doesn't begin, but the dive center learns of them: only those who expect the guest can look at
 * an identity document.
 */
async function nameDiveCenter(deps: DsdDeps, { caller }: Visitor, input: CheckpointInput): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const stored = await lockCheckpoint(tx, caller.affiliateId)
    if (stored?.confirmedAt && isSame(stored, input)) return
    const named = changed(stored, input, deps.clock.now())
    await saveCheckpoint(tx, caller.affiliateId, { ...named, status: 'affiliation' })
  })
}

const isSame = (one: DsdLink, other: DsdLink) =>
  one.storeNumber === other.storeNumber && one.memberNumber === other.memberNumber

/**
 * The step the guest has reached with this store and member; statuses set by the preparation come after all
 * steps.
 */
function placeOf(status: string): number {
  const at = (OWN_STATUSES as readonly string[]).indexOf(status)
  return at === -1 ? OWN_STATUSES.length : at
}

function changed(before: StoredCheckpoint | undefined, input: CheckpointInput, now: Date): StoredCheckpoint {
  const confirmedAt = before && isSame(before, input) ? before.confirmedAt : null
  return {
    ...input,
    updatedDate: now.toISOString(),
    confirmedAt: isConfirmed(input.status) ? (confirmedAt ?? now) : confirmedAt,
  }
}

/**
 * CA-34. Calling it twice has one effect; a first step doesn't overwrite a checkpoint with another store or
 * member.
 */
export async function createCheckpoint(
  deps: DsdDeps,
  visitor: Visitor,
  input: CheckpointInput,
): Promise<StoredCheckpoint> {
  await mustBeAllowed(deps, visitor, input)
  const { affiliateId } = visitor.caller
  return deps.db.transaction(async (tx) => {
    const made = changed(undefined, input, deps.clock.now())
    if (input.status === 'forms-submitted') throw dsdProblem('forms-missing', visitor.locale)
    if (await insertCheckpoint(tx, affiliateId, made)) return made
    const stored = await lockCheckpoint(tx, affiliateId)
    if (stored && isSame(stored, input)) return stored
    throw new Problem('checkpoint-exists', 409)
  })
}

/**
 * CA-34. With the same store and member the status only moves forward, so a page left open on another device
 * can't revert it; another store or member starts over.
 */
export async function updateCheckpoint(
  deps: DsdDeps,
  visitor: Visitor,
  input: CheckpointInput,
): Promise<StoredCheckpoint> {
  await mustBeAllowed(deps, visitor, input)
  const { affiliateId } = visitor.caller
  return deps.db.transaction(async (tx) => {
    const stored = await lockCheckpoint(tx, affiliateId)
    if (!stored) throw dsdProblem('no-checkpoint-found', visitor.locale)
    if (isSame(stored, input) && placeOf(stored.status) >= placeOf(input.status)) return stored
    const next = changed(stored, input, deps.clock.now())
    if (input.status === 'forms-submitted') await mustBeSigned(deps, tx, visitor, stored, next)
    await saveCheckpoint(tx, affiliateId, next)
    await publishProgress(deps.live, tx, affiliateId)
    return next
  })
}

async function mustBeSigned(
  deps: DsdDeps,
  tx: Queryable,
  { caller, locale }: Visitor,
  stored: StoredCheckpoint,
  next: StoredCheckpoint,
): Promise<void> {
  const confirmed = isSame(stored, next) ? stored : undefined
  const { medical, release } = await findSignedForms(
    deps,
    tx,
    caller.affiliateId,
    confirmed,
    deps.clock.now(),
  )
  if (!medical || !release) throw dsdProblem('forms-missing', locale)
}
