import type { MergePreviewWire } from '@fathom/contract/office'
import {
  isStaffMember,
  MERGE_AREAS,
  MERGE_CONFLICTS,
  type MergeConflict,
  type MergeRefusal,
} from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import type { MergeMove, MergePair, MergePart } from '../../../platform/merging.ts'
import { Problem } from '../../../platform/problem.ts'
import { findOwnRights } from '../../../platform/staff-rights/index.ts'
import { lockPair, type MergedAccount } from '../../account/index.ts'
import type { OfficeDeps } from '../office.deps.ts'
import { foundOf } from '../people/list-people.ts'
import { countRows } from './move-rows.ts'

export type Accounts = { from: MergedAccount; to: MergedAccount }

/** Both accounts; 404 if one doesn't exist. With `lock`, they stay as they are until the transaction ends. */
export async function getPair(
  db: Queryable,
  pair: MergePair,
  { lock }: { lock: boolean },
): Promise<Accounts> {
  const accounts = await lockPair(db, [pair.from, pair.to], { lock })
  const from = accounts.find(({ affiliateId }) => affiliateId === pair.from)
  const to = accounts.find(({ affiliateId }) => affiliateId === pair.to)
  if (!from || !to) throw new Problem('not-found', 404)
  return { from, to }
}

/** Why these two are not merged; undefined if they may be. */
export async function findRefusal(
  deps: OfficeDeps,
  db: Queryable,
  { from, to }: Accounts,
): Promise<MergeRefusal | undefined> {
  // With an outside provider, anyone who signs in to the other account there would have it again.
  if (deps.config.oidc.issuer) return 'provider-decides'
  if (from.affiliateId === to.affiliateId) return 'same-account'
  const types = [from.affiliateType, to.affiliateType]
  if (types.some(isStaffMember)) return 'staff'
  for (const { affiliateId } of [from, to])
    if ((await findOwnRights(db, affiliateId)).length > 0) return 'staff'
  if (from.mergedInto !== null || to.mergedInto !== null) return 'already-merged'
  if (from.isLeaving || to.isLeaving) return 'deletion'
  if (types.includes(3)) return 'dive-center'
  if (types.every((type) => type === 2)) return 'two-professionals'
  if (from.affiliateType === 2) return 'professional-goes'
  const pair = { from: from.affiliateId, to: to.affiliateId }
  for (const { refuse } of Object.values(deps.mergeParts())) {
    const refusal = await refuse?.(db, pair)
    if (refusal) return refusal
  }
  return from.birthDate === to.birthDate ? undefined : 'different-person'
}

export function haveSameName({ from, to }: Accounts): boolean {
  const nameOf = ({ givenName, familyName }: MergedAccount) =>
    `${givenName.trim()} ${familyName.trim()}`.toLowerCase()
  return nameOf(from) === nameOf(to)
}

/** What moves between these two. */
export const movesOf = ({ moves }: MergePart, isSameName: boolean): readonly MergeMove[] =>
  moves.filter(({ isPrivate }) => isSameName || !isPrivate)

/** OF-03: what would happen. Nothing is changed. */
export async function previewMerge(deps: OfficeDeps, pair: MergePair): Promise<MergePreviewWire> {
  const { db } = deps
  const accounts = await getPair(db, pair, { lock: false })
  const refusal = await findRefusal(deps, db, accounts)
  const shown = { stays: foundOf(accounts.to), goes: foundOf(accounts.from) }
  if (refusal) return { ...shown, refusal, moves: [], conflicts: [] }
  const parts = Object.values(deps.mergeParts())
  const counts = new Map<string, number>()
  const isSameName = haveSameName(accounts)
  for (const move of parts.flatMap((part) => movesOf(part, isSameName)))
    if (move.area) counts.set(move.area, (counts.get(move.area) ?? 0) + (await countRows(db, move, pair)))
  const conflicts: Partial<Record<MergeConflict, number>> = { names: Number(!isSameName) }
  for (const part of parts) Object.assign(conflicts, await part.conflicts?.(db, pair))
  return {
    ...shown,
    refusal: null,
    moves: MERGE_AREAS.map((area) => ({ area, count: counts.get(area) ?? 0 })).filter(
      ({ count }) => count > 0,
    ),
    conflicts: MERGE_CONFLICTS.map((kind) => ({ kind, count: conflicts[kind] ?? 0 })).filter(
      ({ count }) => count > 0,
    ),
  }
}
