import type { CertificationWire, NewCertificationWire } from '@fathom/contract/certifications'
import { type DeskProblem, deskProblems } from '@fathom/domain/certifications'
import type { Locale } from '@fathom/domain/translations'
import { audit } from '../../../platform/audit/index.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { type CertificationsDeps, todayOf } from '../certifications.deps.ts'
import { findBySource, findCertification } from '../records/certification.store.ts'
import { certificationOf } from '../records/certification-of.ts'
import { issueCertification } from '../records/issue-certification.ts'
import { lockDesk, readKnowledge } from './desk-knowledge.ts'

type By = { by: number; locale: Locale }

/** OF-06: a member of staff certifies a person. The same id again issues nothing. */
export function issueByHand(
  deps: CertificationsDeps,
  { id, reason, ...entry }: NewCertificationWire,
  { by, locale }: By,
): Promise<CertificationWire> {
  const source = `office:${id}`
  return deps.db.transaction(async (tx) => {
    await lockDesk(tx)
    const issued = await findBySource(tx, source)
    if (issued) {
      if (issued.affiliateId !== entry.affiliateId || issued.levelID !== entry.levelID)
        throw new Problem('certification-exists', 409)
      return getWire(deps, tx, issued.licenseID, locale)
    }
    const known = await readKnowledge(deps, tx, [entry], by)
    refuseProblems(deskProblems(entry, known.about(entry)))
    const { licenseID } = await issueCertification(deps)(tx, {
      ...{ source, affiliateId: entry.affiliateId, levelID: entry.levelID, certDate: entry.certDate },
      ...known.teachersOf(entry),
      hasECard: true,
    })
    await audit(tx, {
      ...{ actor: by, action: 'certification-issued', subject: entry.affiliateId },
      object: { kind: 'certification', id: licenseID },
      detail: { levelID: entry.levelID, certDate: entry.certDate, reason },
    })
    return getWire(deps, tx, licenseID, locale)
  })
}

const STATUS: Partial<Record<DeskProblem['fault'], number>> = { 'already-held': 409, 'own-number': 403 }

/** The first fault gives the problem its name; all are in `faults`. */
export function refuseProblems(faults: readonly DeskProblem[]): void {
  const [first] = faults
  if (first) throw new Problem(first.fault, STATUS[first.fault] ?? 422, { extra: { faults } })
}

export async function getWire(
  deps: CertificationsDeps,
  tx: Queryable,
  licenseID: string,
  locale: Locale,
): Promise<CertificationWire> {
  const row = await findCertification(tx, licenseID)
  const wire = row && certificationOf(row, { today: todayOf(deps), locale })
  if (!wire) throw new Problem('not-found', 404)
  return wire
}
