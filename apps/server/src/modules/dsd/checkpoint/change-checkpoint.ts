import { type DsdLink, OWN_STATUSES, type OwnStatus } from '@fathom/domain/dsd'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { DsdDeps } from '../dsd.deps.ts'
import { dsdProblem } from '../dsd-problem.ts'
import { type Asking, mustBeOldEnough, mustExist } from '../may-continue.ts'
import { tellProgress } from '../tell-progress.ts'
import {
  insertCheckpoint,
  lockCheckpoint,
  type StoredCheckpoint,
  saveCheckpoint,
} from './checkpoint.store.ts'
import { findSignedForms } from './signed-forms.ts'

export type Wish = DsdLink & { status: OwnStatus }

const isConfirmed = (status: OwnStatus) => status === 'forms' || status === 'forms-submitted'

/** A guest of any age may be invited, but a guest must be old enough to begin. */
async function mustBeAllowed(deps: DsdDeps, asking: Asking, wish: Wish): Promise<void> {
  if (wish.status !== 'welcome') mustBeOldEnough(deps, asking)
  if (isConfirmed(wish.status)) await mustExist(deps, asking, wish)
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

function changed(before: StoredCheckpoint | undefined, wish: Wish, now: Date): StoredCheckpoint {
  const confirmedAt = before && isSame(before, wish) ? before.confirmedAt : null
  return {
    ...wish,
    updatedDate: now.toISOString(),
    confirmedAt: isConfirmed(wish.status) ? (confirmedAt ?? now) : confirmedAt,
  }
}

/**
 * CA-34. Calling it twice has one effect; a first step doesn't overwrite a checkpoint with another store or
 * member.
 */
export async function createCheckpoint(deps: DsdDeps, asking: Asking, wish: Wish): Promise<StoredCheckpoint> {
  await mustBeAllowed(deps, asking, wish)
  const { affiliateId } = asking.caller
  return deps.db.transaction(async (tx) => {
    const made = changed(undefined, wish, deps.clock.now())
    if (wish.status === 'forms-submitted') throw dsdProblem('forms-missing', asking.locale)
    if (await insertCheckpoint(tx, affiliateId, made)) return made
    const held = await lockCheckpoint(tx, affiliateId)
    if (held && isSame(held, wish)) return held
    throw new Problem('checkpoint-exists', 409)
  })
}

/**
 * CA-34. With the same store and member the status only moves forward, so a page left open on another device
 * can't revert it; another store or member starts over.
 */
export async function updateCheckpoint(deps: DsdDeps, asking: Asking, wish: Wish): Promise<StoredCheckpoint> {
  await mustBeAllowed(deps, asking, wish)
  const { affiliateId } = asking.caller
  return deps.db.transaction(async (tx) => {
    const held = await lockCheckpoint(tx, affiliateId)
    if (!held) throw dsdProblem('no-checkpoint-found', asking.locale)
    if (isSame(held, wish) && placeOf(held.status) >= placeOf(wish.status)) return held
    const next = changed(held, wish, deps.clock.now())
    if (wish.status === 'forms-submitted') await mustBeSigned(deps, tx, asking, held, next)
    await saveCheckpoint(tx, affiliateId, next)
    await tellProgress(deps.live, tx, affiliateId)
    return next
  })
}

async function mustBeSigned(
  { clock }: DsdDeps,
  tx: Queryable,
  { caller, locale }: Asking,
  held: StoredCheckpoint,
  next: StoredCheckpoint,
): Promise<void> {
  const confirmed = isSame(held, next) ? held : undefined
  const { medical, release } = await findSignedForms(tx, caller.affiliateId, confirmed, clock.now())
  if (!medical || !release) throw dsdProblem('forms-missing', locale)
}
