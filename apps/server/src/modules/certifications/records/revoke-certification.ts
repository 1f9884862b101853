import type { CertificationWire } from '@fathom/contract/certifications'
import type { User } from '@fathom/domain/session'
import type { Locale } from '@fathom/domain/translations'
import { Problem } from '../../../platform/problem.ts'
import { type CertificationsDeps, todayOf } from '../certifications.deps.ts'
import { mustBeStaff } from '../entitled.ts'
import { findCertification, markRevoked } from './certification.store.ts'
import { certificationOf } from './certification-of.ts'

/** Withdraws a certification and its signed statements. Repeating it has no effect. */
export function revokeCertification(
  deps: CertificationsDeps,
  caller: User,
  { licenseID, reason, locale }: { licenseID: string; reason: string; locale: Locale },
): Promise<CertificationWire> {
  mustBeStaff(caller)
  return deps.db.transaction(async (tx) => {
    const row = await findCertification(tx, licenseID, { lock: true })
    const revoked = row && certificationOf({ ...row, isRevoked: true }, { today: todayOf(deps), locale })
    if (!revoked) throw new Problem('not-found', 404)
    await markRevoked(tx, licenseID, { reason, now: deps.clock.now() })
    await deps.revokeSigned(tx, licenseID, reason)
    return revoked
  })
}
