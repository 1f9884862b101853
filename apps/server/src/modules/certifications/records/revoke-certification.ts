import type { CertificationWire } from '@fathom/contract/certifications'
import type { Locale } from '@fathom/domain/translations'
import { audit } from '../../../platform/audit/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { mustBeAboutOthers } from '../../../platform/staff-rights/index.ts'
import { type CertificationsDeps, todayOf } from '../certifications.deps.ts'
import { findCertification, markRevoked } from './certification.store.ts'
import { certificationOf } from './certification-of.ts'
import { notifyOfCard } from './issue-certification.ts'

/** Withdraws a certification and its signed statements, once (OF-06). */
export function revokeCertification(
  deps: CertificationsDeps,
  { licenseID, reason, locale, by }: { licenseID: string; reason: string; locale: Locale; by: number },
): Promise<CertificationWire> {
  return deps.db.transaction(async (tx) => {
    const row = await findCertification(tx, licenseID, { lock: true })
    const revoked = row && certificationOf({ ...row, isRevoked: true }, { today: todayOf(deps), locale })
    if (!revoked) throw new Problem('not-found', 404)
    mustBeAboutOthers(by, row.affiliateId)
    if (row.isRevoked) throw new Problem('already-revoked', 409)
    await markRevoked(tx, licenseID, { reason, now: deps.clock.now() })
    await deps.revokeSigned(tx, licenseID, reason)
    await deps.publish(tx, {
      type: 'certification.revoked',
      data: { affiliateId: row.affiliateId, licenseId: licenseID, levelId: row.levelID },
    })
    await notifyOfCard(deps, tx, { ...row, licenseID }, 'card-revoked')
    await audit(tx, {
      actor: by,
      action: 'certification-revoked',
      subject: row.affiliateId,
      object: { kind: 'certification', id: licenseID },
      detail: { levelID: row.levelID, reason },
    })
    return revoked
  })
}
