import { findApplicationType } from '@fathom/domain/applications'
import { findLevelByCode } from '@fathom/domain/certifications'
import type { Queryable } from '../../../platform/database/index.ts'
import { findRecordedParticipant } from '../../references/index.ts'
import type { ApplicationRow } from '../application.store.ts'
import type { ApplicationsDeps } from '../applications.deps.ts'

/** Issues the certification of a completed application, once. */
export async function issueFor(
  { issueCertification }: Pick<ApplicationsDeps, 'issueCertification'>,
  tx: Queryable,
  row: ApplicationRow,
  now: Date,
): Promise<void> {
  const level = findLevelByCode(findApplicationType(row.typeId)?.levelCode ?? '')
  if (!level) throw new Error(`an application of type ${row.typeId} has no certification level`)
  await issueCertification(tx, {
    source: `application:${row.id}`,
    affiliateId: row.applicantId,
    levelID: level.levelID,
    certDate: now.toISOString().slice(0, 10),
    instructor: await named(tx, 'member', row.instructorNumber),
    store: await named(tx, 'store', row.storeNumber),
    hasECard: true,
  })
}

async function named(tx: Queryable, kind: 'member' | 'store', number: number | null) {
  if (number === null) return null
  return { number, name: (await findRecordedParticipant(tx, kind, number))?.name ?? '' }
}
