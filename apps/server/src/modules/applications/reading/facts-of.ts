import { type ApplicantFacts, ageOn } from '@fathom/domain/applications'
import type { Queryable } from '../../../platform/database/index.ts'
import { findRulingBirthDates } from '../../account/index.ts'
import { certificationsOf } from '../../certifications/index.ts'
import { countByFilter } from '../../logbook/index.ts'
import type { ApplicationsDeps } from '../applications.deps.ts'

/** What account, certifications and logbook know about an applicant today. */
export async function factsOf(
  { clock }: Pick<ApplicationsDeps, 'clock'>,
  db: Queryable,
  affiliateId: number,
): Promise<ApplicantFacts> {
  const birthDates = await findRulingBirthDates(db, affiliateId)
  const certifications = await certificationsOf({ clock }, db, { affiliateId, locale: 'en-US' })
  const { all, drafts } = await countByFilter(db, affiliateId)
  return {
    age: ageOn(birthDates?.youngest ?? '', clock.now().toISOString().slice(0, 10)),
    dives: all - drafts,
    levels: certifications.filter(({ standing }) => standing === 'valid').map(({ levelID }) => levelID),
  }
}
