import type { FormStandingsWire, FormStandingWire } from '@fathom/contract/forms'
import { type FormName, namesakeKeys } from '@fathom/domain/forms'
import type { User } from '@fathom/domain/session'
import { type DocumentRow, isPhysicianRequired } from '../documents/document.store.ts'
import { type FormStanding, listNewest, readStandings } from '../documents/form-standing.ts'
import { type Cosigners, readCosigners } from '../documents/origins.ts'
import { heldBefore } from '../documents/signer-details.ts'
import { listUnsureAdults } from '../documents/unsure-adults.ts'
import { listWaitingPages } from '../evaluations/evaluation.store.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { noteOutcomesRead } from '../reading.store.ts'
import { isPartyOf, numbersOf, type PartyNumbers } from './party-documents.ts'

const MISSING: FormStandingWire = {
  state: 'missing',
  documentId: null,
  signedAt: null,
  validUntil: null,
  declinedAt: null,
  request: 'none',
  answersChangedAt: null,
  isPhysicianNeeded: false,
  isPageWaiting: false,
  physician: null,
  guardian: null,
  isReadable: false,
}

type Known = {
  numbers: PartyNumbers
  cosigners: Cosigners
  standingNow: (row: DocumentRow) => FormStanding
  /** The documents with a page that nobody has checked. */
  waiting: ReadonlySet<string>
}

function standingOf(
  row: DocumentRow | undefined,
  { numbers, cosigners, standingNow, waiting }: Known,
): FormStandingWire {
  if (!row) return MISSING
  const { state, end, declinedAt, request, answersChangedAt, isGuardianRefused, yesBefore } = standingNow(row)
  const earlierApproval = yesBefore ? cosigners.approvalOf(yesBefore) : undefined
  return {
    state,
    documentId: row.id,
    signedAt: row.created_at.toISOString(),
    validUntil: end.toISOString(),
    declinedAt: declinedAt?.toISOString() ?? null,
    request,
    ...(isGuardianRefused && { isGuardianRefused }),
    answersChangedAt: answersChangedAt?.toISOString() ?? null,
    isPhysicianNeeded: isPhysicianRequired(row),
    ...(earlierApproval && { earlierApproval }),
    isPageWaiting: waiting.has(row.id),
    physician: cosigners.physicianOf(row),
    guardian: cosigners.guardianOf(row),
    isReadable: isPartyOf(row, numbers),
  }
}

type Identity =
  Awaited<ReturnType<FormsDeps['listIdentities']>> extends ReadonlyMap<number, infer Each> ? Each : never

function changedBirthDate(identity: Identity | undefined, hasMinorNamesake: boolean) {
  if (!identity || (!identity.birthDateChange && !hasMinorNamesake)) return null
  const { birthDate, birthDateChange, isBirthDateToConfirm } = identity
  const { earlier = [], changedAt = null, confirmed } = birthDateChange ?? {}
  return {
    birthDate,
    earlier: heldBefore(earlier, birthDate),
    changedAt: changedAt?.toISOString() ?? null,
    isToConfirm: isBirthDateToConfirm || hasMinorNamesake,
    hasMinorNamesake,
    confirmed: confirmed ? { by: confirmed.by, at: confirmed.at.toISOString() } : null,
  }
}

type Named = { affiliateId: number; name: string }

/** Whether someone else in this list may have the same name. */
function namesakesIn(people: readonly Named[]): (person: Named) => boolean {
  const keyed = people.flatMap(({ affiliateId, name }) =>
    [...namesakeKeys(name)].map((key) => ({ affiliateId, key })),
  )
  const found = Map.groupBy(keyed, ({ key }) => key)
  return ({ affiliateId, name }) =>
    [...namesakeKeys(name)].some((key) => found.get(key)?.some((other) => other.affiliateId !== affiliateId))
}

const ownerOf = ({ affiliate_id }: DocumentRow) => Number(affiliate_id)

/**
 * TS-04: how the forms of my students and guests stand, and who signed them. No answer is opened for it. TS-09: of
 * those whom I taught before, the release that names me.
 */
export async function listStandings(deps: FormsDeps, caller: User): Promise<FormStandingsWire> {
  const { db, clock } = deps
  const now = clock.now()
  const people = await deps.listPeople(caller)
  const ids = people.map(({ affiliateId }) => affiliateId)
  const numbers = await numbersOf(db, caller)
  const former = new Set(people.filter((each) => !each.isTaughtNow).map(({ affiliateId }) => affiliateId))
  const rows = (await listNewest(db, ids)).filter(
    (row) => !former.has(ownerOf(row)) || isPartyOf(row, numbers),
  )
  const known = {
    numbers,
    cosigners: await readCosigners(deps, db, ids),
    standingNow: await readStandings(deps, db, rows, now),
    waiting: await listWaitingPages(db, ids),
  }
  const identities = await deps.listIdentities(db, ids)
  const unsure = await listUnsureAdults(deps, db, ids, now)
  const hasNamesake = namesakesIn(people)
  await noteOutcomesRead(db, { readerId: caller.affiliateId, affiliateIds: rows.map(ownerOf), now })
  return people.flatMap(({ isTaughtNow, ...person }): FormStandingsWire => {
    const newest = (form: FormName) =>
      rows.find((row) => ownerOf(row) === person.affiliateId && row.form === form)
    const release = standingOf(newest('liability-release'), known)
    if (!isTaughtNow)
      return release.isReadable ? [{ ...person, changedBirthDate: null, medical: null, release }] : []
    const changed = changedBirthDate(identities.get(person.affiliateId), unsure.has(person.affiliateId))
    const medical = standingOf(newest('medical-questionnaire'), known)
    return [{ ...person, hasNamesake: hasNamesake(person), changedBirthDate: changed, medical, release }]
  })
}
