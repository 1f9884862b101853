import type { CertificationWire, NewCertificationWire } from '@fathom/contract/certifications'
import { type DeskEntry, type DeskProblem, deskProblems } from '@fathom/domain/certifications'
import type { Locale } from '@fathom/domain/translations'
import { audit } from '../../../platform/audit/index.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { type CertificationsDeps, todayOf } from '../certifications.deps.ts'
import { findBySource, findCertification } from '../records/certification.store.ts'
import { certificationOf } from '../records/certification-of.ts'
import { issueCertification } from '../records/issue-certification.ts'
import { lockDesk, readKnowledge } from './desk-knowledge.ts'
import { addImport, digestOf, findImport, type ImportLine } from './import.store.ts'

type By = { by: number; locale: Locale }

/**
 * OF-06: a member of staff certifies a person. The same id again issues nothing, so it is stored as a file of one row
 * is: what was typed tells the same call from another one, also after a correction.
 */
export function issueByHand(
  deps: CertificationsDeps,
  { id, ...typed }: NewCertificationWire,
  { by, locale }: By,
): Promise<CertificationWire> {
  const { reason, ...entry } = typed
  const { affiliateId, levelID, certDate } = entry
  const digest = digestOf([affiliateId, levelID, certDate, entry.instructorNumber, entry.storeNumber, reason])
  return deps.db.transaction(async (tx) => {
    await lockDesk(tx)
    const issued = await findIssued(tx, id, { digest, affiliateId, levelID })
    if (issued) return getWire(deps, tx, issued, locale)
    const known = await readKnowledge(deps, tx, [entry], by)
    refuseProblems(deskProblems(entry, known.about(entry)))
    const { licenseID } = await issueCertification(deps)(tx, {
      ...{ source: sourceOf(id), affiliateId, levelID, certDate },
      ...known.teachersOf(entry),
      hasECard: true,
    })
    const line = { line: 1, cells: cellsOf(entry), licenseID, problems: [] }
    await addImport(tx, { id, digest, lines: [line], by, at: deps.clock.now() })
    await audit(tx, {
      ...{ actor: by, action: 'certification-issued', subject: affiliateId },
      object: { kind: 'certification', id: licenseID },
      detail: { levelID, certDate, reason },
    })
    return getWire(deps, tx, licenseID, locale)
  })
}

const sourceOf = (id: string) => `office:${id}`

type Issued = Pick<DeskEntry, 'affiliateId' | 'levelID'> & { digest: string }

/** The card of this id. Throws 409 `certification-exists` when the id stands for another one. */
async function findIssued(
  tx: Queryable,
  id: string,
  { digest, affiliateId, levelID }: Issued,
): Promise<string | undefined> {
  const stored = await findImport(tx, id)
  const card = await findBySource(tx, sourceOf(id))
  const isSame = stored
    ? stored.digest === digest
    : // Issued before what was typed was stored.
      card?.affiliateId === affiliateId && card.levelID === levelID
  if ((stored || card) && !isSame) throw new Problem('certification-exists', 409)
  return card?.licenseID
}

const cellsOf = (entry: DeskEntry): ImportLine['cells'] => ({
  number: String(entry.affiliateId),
  level: String(entry.levelID),
  date: entry.certDate,
  instructor: String(entry.instructorNumber ?? ''),
  center: String(entry.storeNumber ?? ''),
})

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
