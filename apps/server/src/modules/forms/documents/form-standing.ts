import {
  type FormState,
  formState,
  isDeclined,
  type PhysicianRequest,
  type PhysicianWord,
  validUntil,
} from '@fathom/domain/forms'
import type { Queryable } from '../../../platform/database/index.ts'
import { type ApprovalDeps, approvalOf, listTaughtApprovals } from './approvals.ts'
import { listRefusals } from './declined.store.ts'
import { type DocumentRow, isMedicalRequired, isPhysicianRequired } from './document.store.ts'
import { listAnswerChanges } from './earlier-answers.ts'
import { listGuardianRefused, readRequests } from './physician-requests.ts'
import { type DetailsDeps, listGuardianAwaited, listWithOtherDetails } from './signer-details.ts'
import { listUnsureAdults, type UnsureDeps } from './unsure-adults.ts'

export type StandingDeps = DetailsDeps & ApprovalDeps & UnsureDeps

/** Where a signed form stands now. */
export type FormStanding = {
  state: FormState
  /** TS-10: when it stops to count, if it counts. */
  end: Date
  /** When a physician declined: this form, or the person before it. */
  declinedAt: Date | null
  /** When a physician refused the person, if that ended the approval of this form. */
  approvalEndedAt: Date | null
  isDetailsChanged: boolean
  isGuardianAwaited: boolean
  /** The guardian who was asked by mail won't sign. */
  isGuardianRefused: boolean
  /** While a physician is required: whether one was asked. */
  request: PhysicianRequest
  /** P-09: the earlier questionnaire that a physician is still asked about, which keeps one without a Yes waiting. */
  openRequest: string | null
  /** TS-04: when the answers went from a Yes to none. Who may not read the answers may know that. */
  answersChangedAt: Date | null
  /** The questionnaire that had the Yes. */
  yesBefore: string | null
}

/** The last decision of a physician on each of these people. */
async function listLastDecisions(
  db: Queryable,
  affiliateIds: readonly string[],
): Promise<ReadonlyMap<string, PhysicianWord>> {
  if (affiliateIds.length === 0) return new Map()
  const rows = await db.query<PhysicianWord & { affiliateId: string }>(
    `select distinct on (affiliate_id) affiliate_id as "affiliateId", physician_outcome as outcome,
       physician_decided_at as "decidedAt"
     from form_document
     where affiliate_id = any($1::bigint[]) and form = 'medical-questionnaire'
       and physician_decided_at is not null
     order by affiliate_id, physician_decided_at desc, physician_outcome desc`,
    [affiliateIds],
  )
  return new Map(rows.map((row) => [row.affiliateId, row]))
}

const isRefused = (row: DocumentRow) => row.physician_outcome === 'declined' || row.declined_since

/** A physician's refusal of the person is about this form too, unless one has approved it since. */
const isUnderRefusal = (row: DocumentRow) => isRefused(row) || (row.after_decline && isMedicalRequired(row))

/** The one answer to where these forms stand, for every list, course and program. No answer is opened for it. */
export async function readStandings(
  deps: StandingDeps,
  db: Queryable,
  rows: readonly DocumentRow[],
  now: Date,
): Promise<(row: DocumentRow) => FormStanding> {
  const others = await listWithOtherDetails(deps, db, rows)
  const guardianAwaited = await listGuardianAwaited(deps, db, rows)
  const taught = await listTaughtApprovals(deps, db, rows)
  const unsure = await listUnsureAdults(deps, db, ownersOf(rows.filter(isAlone)).map(Number), now)
  const { requestOf, openBefore } = await readRequests(db, ownersOf(rows.filter(isMedical)), now)
  const isGuardianRefused = await listGuardianRefused(
    db,
    ownersOf(rows.filter(({ signed_at }) => !signed_at)),
  )
  const changes = await listAnswerChanges(db, rows)
  const refused = rows.filter(isUnderRefusal)
  const decisions = await listLastDecisions(db, ownersOf(refused))
  const refusals = await listRefusals(db, ownersOf(rows.filter((row) => row.declined_since)))
  return (row) => {
    const last = decisions.get(row.affiliate_id)
    const isRefusalStanding = isUnderRefusal(row) && isDeclined(last, now)
    const openRequest = isMedical(row) && !isPhysicianRequired(row) ? (openBefore(row) ?? null) : null
    const isRequired = isMedicalRequired(row)
    const facts = {
      signedAt: row.created_at,
      examinedOn: approvalOf(deps, row)?.examinedOn,
      isGuardianAwaited: guardianAwaited.has(row.id),
      isPhysicianAwaited: isRequired || openRequest !== null,
      isDeclined: isRefused(row),
      isRefusalStanding,
      isDetailsChanged: others.has(row.id),
      isPhysicianTeaching: taught.has(row),
      isBirthDateAwaited: isAlone(row) && unsure.has(Number(row.affiliate_id)),
    }
    return {
      state: formState(facts, now),
      end: validUntil(facts),
      declinedAt: isRefusalStanding ? (last?.decidedAt ?? null) : ownDecline(row),
      approvalEndedAt: approvalEnd(row, refusals.get(row.affiliate_id)),
      isDetailsChanged: facts.isDetailsChanged,
      isGuardianAwaited: facts.isGuardianAwaited,
      isGuardianRefused: facts.isGuardianAwaited && isGuardianRefused(row),
      request: openRequest ? 'asked' : isRequired ? requestOf(row) : 'none',
      openRequest,
      answersChangedAt: changes.get(row)?.changedAt ?? null,
      yesBefore: changes.get(row)?.yesId ?? null,
    }
  }
}

/** Nobody but the diver had to sign. */
const isAlone = ({ created_at, signed_at }: DocumentRow) => signed_at?.getTime() === created_at.getTime()

const isMedical = ({ form }: DocumentRow) => form === 'medical-questionnaire'

const ownersOf = (rows: readonly DocumentRow[]) => [...new Set(rows.map(({ affiliate_id }) => affiliate_id))]

const approvalEnd = (row: DocumentRow, refusals: readonly Date[] = []): Date | null => {
  const { declined_since, physician_decided_at: approvedAt } = row
  return (declined_since && refusals.find((at) => approvedAt !== null && at >= approvedAt)) || null
}

const ownDecline = ({ physician_outcome, physician_decided_at }: DocumentRow) =>
  physician_outcome === 'declined' ? physician_decided_at : null

/** The newest form of each kind that these people signed. */
export const listNewest = (db: Queryable, affiliateIds: readonly number[]): Promise<DocumentRow[]> =>
  db.query<DocumentRow>(
    `select distinct on (affiliate_id, form) * from form_document
     where affiliate_id = any($1::bigint[]) and audience = 'diver'
     order by affiliate_id, form, created_at desc, id desc`,
    [affiliateIds],
  )
