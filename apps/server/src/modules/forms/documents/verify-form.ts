import type { VerifiedFormWire } from '@fathom/contract/forms'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { findDecline } from './declined.store.ts'
import type { DocumentRow } from './document.store.ts'
import { readStandings } from './form-standing.ts'

type Verified = { documentId: string; contentHash: string }

/** The owner chose the id, so only the hash says which form it is. Nobody has it without the form's code. */
async function findByCode(
  db: Queryable,
  { documentId, contentHash }: Verified,
): Promise<DocumentRow | undefined> {
  const [row] = await db.query<DocumentRow>('select * from form_document where id = $1 and seal = $2', [
    documentId,
    Buffer.from(contentHash, 'hex').toString('base64url'),
  ])
  return row
}

type Newer = Pick<DocumentRow, 'created_at' | 'needs_physician' | 'after_decline'>

/** The newest form of the same kind that the person has signed since. */
export async function findNewer(db: Queryable, row: DocumentRow): Promise<Newer | undefined> {
  const [newer] = await db.query<Newer>(
    `select created_at, needs_physician, after_decline from form_document
     where affiliate_id = $1 and form = $2 and audience = $3 and id <> $4 and created_at > $5
     order by created_at desc limit 1`,
    [row.affiliate_id, row.form, row.audience, row.id, row.created_at],
  )
  return newer
}

/** Where a form stands for anyone who is shown it. */
export type VerifiedStanding = {
  state: VerifiedFormWire['state']
  end: Date
  replacedAt: Date | undefined
  answersChangedAt: Date | null
  isGuardianAwaited: boolean
  /** When a physician refused the diver: a refusal that holds, or that ended the approval of this form. */
  refusedAt: Date | null
}

/**
 * TS-10: whether a signed form still counts, for a copy that is made and for one that is checked. A physician's
 * refusal comes first, whichever form it was about.
 */
export async function readVerifiedStanding(
  deps: FormsDeps,
  row: DocumentRow,
  now: Date,
): Promise<VerifiedStanding> {
  const { db } = deps
  const newer = await findNewer(db, row)
  const isMedical = row.form === 'medical-questionnaire'
  const declinedAt = isMedical ? await findDecline(db, Number(row.affiliate_id), now) : undefined
  const standing = (await readStandings(deps, db, [row], now))(row)
  const { end, answersChangedAt, isGuardianAwaited, approvalEndedAt } = standing
  const state = declinedAt ? 'declined' : newer ? 'replaced' : standing.state
  const refusedAt = approvalEndedAt ?? declinedAt ?? null
  return { state, end, replacedAt: newer?.created_at, answersChangedAt, isGuardianAwaited, refusedAt }
}

export async function verifyForm(deps: FormsDeps, verified: Verified): Promise<VerifiedFormWire> {
  const row = await findByCode(deps.db, verified)
  if (!row) throw new Problem('not-found', 404)
  const { state, end, replacedAt } = await readVerifiedStanding(deps, row, deps.clock.now())
  return { state, validUntil: end.toISOString(), replacedOn: replacedAt?.toISOString() ?? null }
}
