import type { DecidedNameWire, NameDecisionWire, WaitingNameWire } from '@fathom/contract/certifications'
import { audit } from '../../../platform/audit/index.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { mustBeAboutOthers } from '../../../platform/staff-rights/index.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { listCertifications } from '../records/certification.store.ts'
import {
  type CardHolderRow,
  confirmAsked,
  findCardHolder,
  type Identity,
  listAsked,
  refuseAsked,
} from './card-holder.store.ts'
import { isSame } from './find-identity.ts'
import { addNameDecision } from './name-decision.store.ts'

export async function waitingNames({ db }: CertificationsDeps): Promise<WaitingNameWire[]> {
  return (await listAsked(db)).flatMap((row) => waitingNameOf(row) ?? [])
}

export const waitingNameOf = (row: CardHolderRow): WaitingNameWire | undefined =>
  row.asked && row.askedAt
    ? { ...decidedOf(row), asked: row.asked, askedAt: row.askedAt.toISOString() }
    : undefined

/**
 * Confirming puts the new name on all cards and verified dives: their codes are withdrawn, and each is signed
 * again when it's next opened. The same decision twice counts once.
 */
export async function decideName(
  deps: CertificationsDeps,
  { affiliateId, decision, asked, reason = '', by }: NameDecisionWire & { affiliateId: number; by: number },
): Promise<DecidedNameWire> {
  return deps.db.transaction(async (tx) => {
    const row = await findCardHolder(tx, affiliateId, { lock: true })
    if (!row) throw new Problem('not-found', 404)
    mustBeAboutOthers(by, affiliateId)
    if (isDecided(row, decision, asked)) return decidedOf(row)
    if (row.refusedAt || !isSame(row.asked, asked)) throw new Problem('already-decided', 409)
    const item = { kind: 'names', id: String(affiliateId) }
    await deps.queues.mustBeFree(tx, { affiliateId: by }, item)
    const now = deps.clock.now()
    if (decision === 'confirmed') await confirm(deps, tx, affiliateId)
    else await refuseAsked(tx, affiliateId, now)
    const why = decision === 'refused' ? reason : ''
    const name = await addNameDecision(tx, { affiliateId, name: asked.name, reason: why, now })
    await audit(tx, {
      actor: by,
      action: decision === 'confirmed' ? 'name-confirmed' : 'name-refused',
      subject: affiliateId,
      object: { kind: 'name', id: String(affiliateId) },
      // The log holds no names: the office finds it by this id.
      detail: { name, reason: why },
    })
    await deps.queues.decided(tx, item)
    await deps.notify(tx, affiliateId, {
      ...(decision === 'confirmed'
        ? { kind: 'card-name-confirmed', values: {} }
        : { kind: 'card-name-refused', values: { reason } }),
      url: '/certifications',
      subject: 'card-name',
      key: `card-name ${decision} ${row.askedAt?.toISOString()}`,
    })
    return decidedOf(decision === 'confirmed' ? { affiliateId, ...asked } : row)
  })
}

const isDecided = (row: CardHolderRow, decision: NameDecisionWire['decision'], asked: Identity): boolean =>
  decision === 'confirmed' ? isSame(row, asked) : row.refusedAt !== null && isSame(row.asked, asked)

const BECAUSE = 'the holder has a new name or date of birth'

async function confirm(deps: CertificationsDeps, tx: Queryable, affiliateId: number): Promise<void> {
  await confirmAsked(tx, affiliateId, deps.clock.now())
  for (const { licenseID } of await listCertifications(tx, affiliateId))
    await deps.replaceSigned(tx, licenseID, BECAUSE)
  await deps.replaceSignedDives(tx, affiliateId, BECAUSE)
}

const decidedOf = ({
  affiliateId,
  name,
  birthdate,
}: Identity & { affiliateId: number }): DecidedNameWire => ({
  affiliateId,
  onCards: { name, birthdate },
})
