import type { CertificationWire, CorrectionWire } from '@fathom/contract/certifications'
import { factProblems } from '@fathom/domain/certifications'
import type { Locale } from '@fathom/domain/translations'
import { audit } from '../../../platform/audit/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { mustBeAboutOthers } from '../../../platform/staff-rights/index.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { type CertificationRow, findCertification, saveFacts } from '../records/certification.store.ts'
import { notifyOfCard } from '../records/issue-certification.ts'
import { readKnowledge } from './desk-knowledge.ts'
import { getWire, refuseProblems } from './issue-by-hand.ts'

type Correction = CorrectionWire & { licenseID: string; by: number; locale: Locale }

/**
 * OF-06: corrects the day and the teachers of a certification. The audit log keeps what it said before. Codes
 * that were signed with it are withdrawn, and the card is signed again when it's next opened.
 */
export function correctCertification(
  deps: CertificationsDeps,
  { licenseID, by, locale, reason, ...facts }: Correction,
): Promise<CertificationWire> {
  return deps.db.transaction(async (tx) => {
    const row = await findCertification(tx, licenseID, { lock: true })
    if (!row) throw new Problem('not-found', 404)
    mustBeAboutOthers(by, row.affiliateId)
    if (row.isRevoked) throw new Problem('already-revoked', 409)
    const [before, after] = [factsOf(row), factsOf(facts)]
    const changed = (Object.keys(after) as (keyof typeof after)[]).filter((key) => before[key] !== after[key])
    if (changed.length === 0) return getWire(deps, tx, licenseID, locale)
    const entry = { ...facts, affiliateId: row.affiliateId, levelID: row.levelID }
    const known = await readKnowledge(deps, tx, [entry], by)
    refuseProblems(factProblems(facts, known.about(entry)))
    const { instructor, store } = known.teachersOf(facts)
    await saveFacts(tx, {
      ...{ licenseID, ...facts },
      instructorName: instructor?.name ?? '',
      storeName: store?.name ?? '',
    })
    await deps.replaceSigned(tx, licenseID, 'the certification was corrected')
    await notifyOfCard(deps, tx, row, 'card-corrected')
    await audit(tx, {
      ...{ actor: by, action: 'certification-corrected', subject: row.affiliateId },
      object: { kind: 'certification', id: licenseID },
      detail: { levelID: row.levelID, reason, ...detailOf(changed, before, after) },
    })
    return getWire(deps, tx, licenseID, locale)
  })
}

type Facts = Pick<CertificationRow, 'certDate' | 'instructorNumber' | 'storeNumber'>

function detailOf(changed: readonly (keyof Facts)[], before: Facts, after: Facts) {
  const detail: Partial<Record<keyof Facts | `${keyof Facts}Before`, string | number | null>> = {}
  for (const key of changed) {
    detail[key] = after[key]
    detail[`${key}Before`] = before[key]
  }
  return detail
}

const factsOf = ({ certDate, instructorNumber, storeNumber }: Facts): Facts => ({
  certDate,
  instructorNumber,
  storeNumber,
})
