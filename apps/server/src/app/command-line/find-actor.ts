import { isStaffMember, type User } from '@fathom/domain/session'
import { findByAddress, findStaffView } from '../../modules/account/index.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { StartProblem } from '../../platform/start-problem.ts'

/** The member of staff whose rights apply: each call reads them, as it does for the office's screens. */
export async function findActor(db: Queryable, as: string): Promise<User> {
  if (!as) throw new StartProblem('Say who acts: --as <e-mail or number of a member of staff>')
  const person = await findNamed(db, as)
  if (!person || !isStaffMember(person.affiliateType)) throw new StartProblem(`${as} isn't a member of staff`)
  const { affiliateId, affiliateType, email, givenName, familyName, language } = person
  return {
    ...{ affiliateId, affiliateType, email, givenName, familyName, language },
    ...{ sub: `command-line-${affiliateId}`, sid: 'command-line', audience: 'command-line' },
    ...{ hasSecondFactor: true, birthdate: '', gender: '', globalUuid: '' },
  }
}

export async function findNamed(db: Queryable, emailOrNumber: string) {
  const isNumber = /^[1-9]\d{0,14}$/.test(emailOrNumber)
  const affiliateId = isNumber ? Number(emailOrNumber) : (await findByAddress(db, emailOrNumber))?.affiliateId
  return affiliateId === undefined ? undefined : findStaffView(db, affiliateId)
}
