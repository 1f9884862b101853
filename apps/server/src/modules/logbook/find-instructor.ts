import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../platform/database/index.ts'
import { Problem } from '../../platform/problem.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import { findParticipant } from '../references/index.ts'
import type { LogbookDeps } from './logbook.deps.ts'

export type Instructor = {
  affiliateId: number
  number: number
  firstName: string
  lastName: string
  middleInitial: string
}

/** Enough for typos, too few to enumerate the member numbers. */
const LOOKUPS = { limit: 60, windowSeconds: 600 }

export async function findInstructor(
  db: Queryable,
  { findPerson }: Pick<LogbookDeps, 'findPerson'>,
  number: number,
): Promise<Instructor | undefined> {
  const participant = await findParticipant(db, 'member', number)
  if (!participant) return undefined
  const affiliateId = Number(participant.affiliate_id)
  const person = await findPerson(affiliateId)
  const [firstName = '', ...others] = participant.name.split(' ')
  return {
    affiliateId,
    number,
    firstName: person?.givenName ?? firstName,
    lastName: person?.familyName ?? others.join(' '),
    middleInitial: [...(person?.middleName ?? '')][0] ?? '',
  }
}

export const instructorName = ({ firstName, lastName }: Instructor) => `${firstName} ${lastName}`.trim()

/** EN-11, CA-41: for any signed-in user, rate-limited. */
export async function lookUpInstructor(deps: LogbookDeps, caller: User, number: number) {
  const key = `instructor ${caller.affiliateId}`
  const { allowed, retryAfterSeconds } = await countAttempt(deps.db, key, LOOKUPS, deps.clock.now())
  if (!allowed) throw new Problem('too-many-lookups', 429, { extra: { retryAfter: retryAfterSeconds } })
  const found = number > 0 ? await findInstructor(deps.db, deps, number) : undefined
  if (!found) return null
  return {
    memsys_member_number: found.number,
    first_name: found.firstName,
    last_name: found.lastName,
    middle_initial: found.middleInitial,
  }
}
