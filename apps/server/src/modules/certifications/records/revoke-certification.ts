import type { CertificationWire } from '@fathom/contract/certifications'
import type { User } from '@fathom/domain/session'
import type { Locale } from '@fathom/domain/translations'
import { Problem } from '../../../platform/problem.ts'
import { type CertificationsHouse, todayOf } from '../certifications.house.ts'
import { mustBeStaff } from '../entitled.ts'
import { findCertification, markRevoked } from './certification.store.ts'
import { certificationOf } from './certification-of.ts'

/** Withdraws a certification and, with it, what was signed of it. Twice is once. */
export function revokeCertification(
  house: CertificationsHouse,
  caller: User,
  { licenseID, reason, locale }: { licenseID: string; reason: string; locale: Locale },
): Promise<CertificationWire> {
  mustBeStaff(caller)
  return house.db.transaction(async (tx) => {
    const row = await findCertification(tx, licenseID, { lock: true })
    const revoked = row && certificationOf({ ...row, isRevoked: true }, { today: todayOf(house), locale })
    if (!revoked) throw new Problem('not-found', 404)
    await markRevoked(tx, licenseID, { reason, now: house.clock.now() })
    await house.revokeSigned(tx, licenseID, reason)
    return revoked
  })
}
