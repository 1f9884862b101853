import {
  isMinor,
  isSignedAs,
  lastDayOnEarth,
  type RulingBirthDates,
  type SignerDetails,
} from '@fathom/domain/forms'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { openContent, sealContent } from '../sealing.ts'
import type { DocumentRow } from './document.store.ts'
import type { AnswersContent } from './document.ts'

/** TS-05: `oldest` is the birth date that answered the questions about the age, if it was another one. */
type Signer = SignerDetails & { oldest?: string }
type SealedDetails = Signer & { documentId: string }

/** Beside the answers, so that nobody opens answers to compare a form with its owner. */
export const sealSigner = (
  secrets: SecretBox,
  { documentId, memberName, birthDate = '' }: AnswersContent,
  oldest: string,
) =>
  sealContent(secrets, {
    ...{ documentId, name: memberName, birthDate },
    ...(oldest !== birthDate && { oldest }),
  } satisfies SealedDetails)

/** What is stored beside the answers says the same as they do. */
export function isWithSigner(
  secrets: SecretBox,
  { signer_sealed }: Pick<DocumentRow, 'signer_sealed'>,
  { documentId, memberName, birthDate = '' }: AnswersContent,
): boolean {
  if (signer_sealed === null) return true
  const signer = openContent<SealedDetails>(secrets, signer_sealed)
  return signer.documentId === documentId && signer.name === memberName && signer.birthDate === birthDate
}

export type DetailsDeps = Pick<FormsDeps, 'secrets' | 'listIdentities'>

/** Name, birth date and addresses of the owner, as the account says now. */
export async function getOwner({ listIdentities }: DetailsDeps, db: Queryable, affiliateId: number) {
  const owner = (await listIdentities(db, [affiliateId])).get(affiliateId)
  if (!owner) throw new Problem('not-found', 404)
  return owner
}

/** Each once, the first one first: none is hidden behind a later change. */
export const heldBefore = (earlier: readonly string[], present: string): string[] => [
  ...new Set([...earlier].reverse().filter((day) => day !== present)),
]

/** TS-06: that the diver has changed the birth date, and which ones were given before; undefined without a change. */
export async function readBirthDateChange(deps: DetailsDeps, db: Queryable, affiliateId: number) {
  const { birthDate, birthDateChange } = await getOwner(deps, db, affiliateId)
  const earlier = heldBefore(birthDateChange?.earlier ?? [], birthDate)
  if (!birthDateChange?.changedAt || earlier.length === 0) return undefined
  return { changedAt: birthDateChange.changedAt.toISOString(), earlier }
}

type Compared = Pick<
  DocumentRow,
  'affiliate_id' | 'id' | 'form' | 'created_at' | 'signed_at' | 'signer_sealed' | 'variant'
>

/**
 * Which of these forms were signed under other details than their owner's account has now. They no longer
 * count: someone else's rules applied, or someone else is named.
 */
export async function listWithOtherDetails(
  deps: DetailsDeps,
  db: Queryable,
  rows: readonly Compared[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set()
  const owners = await deps.listIdentities(db, [
    ...new Set(rows.map(({ affiliate_id }) => Number(affiliate_id))),
  ])
  const earlier = await readEarlier(deps, db, rows)
  const isOther = (row: Compared) => {
    const { id, form, created_at: signedAt, signer_sealed } = row
    const owner = owners.get(Number(row.affiliate_id))
    const signer = signer_sealed ? openSigner(deps, id, signer_sealed) : earlier.get(id)
    if (!signer || !owner) return true
    const { oldest } = owner.ruling
    if (!isSignedAs({ ...signer, form, signedAt }, { ...owner, oldest })) return true
    return isSignedByOtherRules(row, signer, owner)
  }
  return new Set(rows.filter(isOther).map(({ id }) => id))
}

/**
 * TS-05: whether an adult by their own word signed alone and a guardian is required, or signed the text for
 * minors and none is required any more.
 */
function isSignedByOtherRules(
  { created_at, signed_at, variant }: Compared,
  { birthDate }: SignerDetails,
  { ruling: { youngest } }: { ruling: RulingBirthDates },
): boolean {
  const day = lastDayOnEarth(created_at)
  if (isMinor(birthDate, day)) return false
  const isAlone = signed_at?.getTime() === created_at.getTime()
  return isMinor(youngest, day) ? isAlone : variant === 'guardian-notice' && signed_at === null
}

/** Which of these forms still wait for a guardian: those of anyone who is a minor by the birth date that rules now. */
export async function listGuardianAwaited(
  { listIdentities }: DetailsDeps,
  db: Queryable,
  rows: readonly Compared[],
): Promise<ReadonlySet<string>> {
  const waiting = rows.filter(({ signed_at }) => signed_at === null)
  if (waiting.length === 0) return new Set()
  const owners = await listIdentities(db, [...new Set(waiting.map((row) => Number(row.affiliate_id)))])
  const isAwaited = ({ affiliate_id, created_at }: Compared) => {
    const owner = owners.get(Number(affiliate_id))
    return !owner || isMinor(owner.ruling.youngest, lastDayOnEarth(created_at))
  }
  return new Set(waiting.filter(isAwaited).map(({ id }) => id))
}

export async function hasOtherDetails(deps: DetailsDeps, db: Queryable, row: Compared): Promise<boolean> {
  return (await listWithOtherDetails(deps, db, [row])).has(row.id)
}

/** Nobody signs, decides or is asked on a form that its owner has to sign again. */
export async function mustBeSignedAsOwner(deps: DetailsDeps, db: Queryable, row: Compared): Promise<void> {
  if (await hasOtherDetails(deps, db, row)) throw new Problem('details-changed', 409)
}

/** Undefined for details that were sealed for another document. */
function openSigner({ secrets }: DetailsDeps, id: string, sealed: string): Signer | undefined {
  const { documentId, ...signer } = openContent<SealedDetails>(secrets, sealed)
  return documentId === id ? signer : undefined
}

/** The details of forms from before they were stored beside the answers. */
async function readEarlier(
  { secrets }: DetailsDeps,
  db: Queryable,
  rows: readonly Compared[],
): Promise<ReadonlyMap<string, SignerDetails>> {
  const ids = rows.filter(({ signer_sealed }) => signer_sealed === null).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const blobs = await db.query<{ sealed: string }>(
    `select sealed from form_blob where affiliate_id = any($1::bigint[]) and document_id = any($2::uuid[])
       and kind = 'answers'`,
    [rows.map(({ affiliate_id }) => affiliate_id), ids],
  )
  return new Map(
    blobs.map(({ sealed }) => {
      const { documentId, memberName, birthDate = '' } = openContent<AnswersContent>(secrets, sealed)
      return [documentId, { name: memberName, birthDate }]
    }),
  )
}
