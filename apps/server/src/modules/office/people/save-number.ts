import type { DirectoryChangeWire } from '@fathom/contract/office'
import { type CenterDetails, centerProblems, tidyCenter } from '@fathom/domain/office'
import { addressFields, EMPTY_ADDRESS } from '@fathom/domain/profile'
import type { ParticipantKind } from '@fathom/domain/references'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { findStaffView } from '../../account/index.ts'
import { findAddressCountry, findMailingAddress } from '../../profile/index.ts'
import {
  addNumber,
  type FoundUnder,
  findNextNumber,
  findNumberUse,
  type HeldNumber,
  listHeldNumbers,
  replaceNumber,
  saveFoundUnder,
} from '../../references/index.ts'
import { followNumber } from '../../training/index.ts'

type Person = NonNullable<Awaited<ReturnType<typeof findStaffView>>>

type NumberChange = {
  person: Person
  kind: ParticipantKind
  change: DirectoryChangeWire
  /** Whether another number may take the place of the one that the person has. */
  mayReplace: boolean
}

/** What staff changed, as the audit log has it. */
export type SavedNumber = { isChanged: boolean; detail: NumberDetail }

type NumberDetail = Readonly<
  Partial<
    Record<'instructorNumber' | 'instructorNumberBefore' | 'storeNumber' | 'storeNumberBefore', number>
  > & { changed?: readonly ('name' | 'address')[] }
>

/**
 * OF-03: the person has this number, and is found under it with this name and place. A number that is or was
 * someone's is never given to anyone else; of two who are given the same one at once, one gets it.
 */
export async function saveNumber(
  tx: Queryable,
  { person, kind, change, mayReplace }: NumberChange,
): Promise<SavedNumber> {
  const { affiliateId } = person
  const all = await listHeldNumbers(tx, affiliateId)
  const held = all.find((each) => each.kind === kind && each.standing !== 'replaced')
  const center = await centerIn(kind, change, held)
  const number = change.number ?? held?.number
  if (number === undefined) throw new Error('a number that is missing was not refused')
  const own = { kind, affiliateId, number }
  if (!held) {
    if (!(await addNumber(tx, own, center ?? (await ownDetails(tx, person))))) throw await taken(tx, own)
    return { isChanged: true, detail: detailOf(kind, number) }
  }
  if (number !== held.number) {
    if (!mayReplace)
      throw new Problem('holds-number', 409, {
        errors: [`the person has number ${held.number}`],
        extra: { number: held.number },
      })
    if (!(await replaceNumber(tx, { kind, affiliateId, from: held.number, to: number })))
      throw await taken(tx, own)
    await followNumber(tx, { kind, from: held.number, to: number })
  }
  const changed = center ? changesOf(held, center) : []
  if (center && changed.length > 0) await saveFoundUnder(tx, own, center)
  return {
    isChanged: number !== held.number || changed.length > 0,
    detail: { ...detailOf(kind, number, held.number), ...(changed.length > 0 && { changed }) },
  }
}

/** What was typed of a dive center; undefined if it isn't asked for. Throws with everything that is wrong. */
async function centerIn(
  kind: ParticipantKind,
  { number, ...typed }: DirectoryChangeWire,
  held: HeldNumber | undefined,
): Promise<CenterDetails | undefined> {
  const isAsked = kind === 'store' && (!held || Object.values(typed).some((text) => text !== undefined))
  const center = isAsked ? tidyCenter(typed as Partial<CenterDetails>) : undefined
  const problems = [
    ...(held || number !== undefined ? [] : [{ field: 'number', problem: 'missing' }]),
    ...(center ? centerProblems(center, await findAddressCountry(center.countryId)) : []),
  ]
  if (problems.length > 0)
    throw new Problem('invalid-details', 422, {
      errors: problems.map(({ field, problem }) => `${field}: ${problem}`),
      extra: { problems },
    })
  return center
}

/** A professional is found by the person's own name, where the person's mail arrives. */
async function ownDetails(
  tx: Queryable,
  { affiliateId, givenName, familyName }: Person,
): Promise<FoundUnder> {
  const { mailingAddress } = await findMailingAddress(tx, affiliateId)
  return { ...EMPTY_ADDRESS, ...mailingAddress, name: `${givenName} ${familyName}`.trim() }
}

async function taken(
  tx: Queryable,
  { kind, number }: { kind: ParticipantKind; number: number },
): Promise<Problem> {
  const reason = await findNumberUse(tx, kind, number)
  const next = await findNextNumber(tx, kind)
  const why =
    reason === 'in-use'
      ? `someone else has number ${number}`
      : `number ${number} was given before and is never given again`
  return new Problem('number-taken', 409, { errors: [why, `${next} is free`], extra: { reason, next } })
}

function changesOf(held: HeldNumber, center: CenterDetails): ('name' | 'address')[] {
  const isMoved = addressFields.some((field) => held[field] !== center[field])
  return [
    ...(held.name === center.name ? [] : (['name'] as const)),
    ...(isMoved ? (['address'] as const) : []),
  ]
}

function detailOf(kind: ParticipantKind, number: number, before = number): NumberDetail {
  if (kind === 'member')
    return { instructorNumber: number, ...(before !== number && { instructorNumberBefore: before }) }
  return { storeNumber: number, ...(before !== number && { storeNumberBefore: before }) }
}
