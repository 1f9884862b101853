import { isBirthdate } from '@fathom/domain/account'
import type { User } from '@fathom/domain/session'
import type { Platform } from '../../../platform/platform.ts'
import { followName, followType } from '../../references/index.ts'
import { dropUnverified, isEmailOfAnother, upsertOutsidePerson } from './person.store.ts'

/** An outside provider only describes a person when they sign in, so we store the data for other modules. */
export async function rememberPerson(
  { db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>,
  person: User,
  isEmailVerified: boolean,
): Promise<void> {
  const now = clock.now()
  // Anyone who only says that it's theirs doesn't keep it from its owner.
  if (person.email !== '' && isEmailVerified) await dropUnverified(db, person.email, person.affiliateId)
  const isTaken = person.email !== '' && (await isEmailOfAnother(db, person.email, person.affiliateId))
  if (isTaken)
    log.warn(
      { affiliateId: person.affiliateId },
      'the account provider sent the same email address for two people',
    )
  const birthdate = isBirthdate(person.birthdate, now.toISOString().slice(0, 10)) ? person.birthdate : ''
  const email = isTaken ? '' : person.email
  await db.transaction(async (tx) => {
    await upsertOutsidePerson(tx, { ...person, birthdate }, { email, isVerified: isEmailVerified }, now)
    await followType(tx, person.affiliateId, person.affiliateType, now)
    await followName(tx, person.affiliateId, `${person.givenName} ${person.familyName}`.trim())
  })
}
