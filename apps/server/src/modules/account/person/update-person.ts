import type { AccountWire, UpdateUserWire } from '@fathom/contract/account'
import {
  type PersonDraft,
  type PersonField,
  type PersonProblem,
  personFields,
  personProblems,
  tidyPerson,
} from '@fathom/domain/account'
import type { User } from '@fathom/domain/session'
import { mustBeOwn } from '../../../platform/own.ts'
import { Problem } from '../../../platform/problem.ts'
import { followName } from '../../references/index.ts'
import { type AccountDeps, mustBeManagedHere } from '../account.deps.ts'
import { findAccount, lockAccount, personOf } from '../account.store.ts'
import { sendLetter } from '../letters.ts'
import { mustBeOurClient } from '../our-client.ts'
import { mustBeOwnEmail } from '../own-email.ts'
import { wordsFor } from '../words-for.ts'
import { getAccount } from './get-account.ts'
import { keepHistory, updatePersonRow } from './person.store.ts'
import { PERSON_STORAGE } from './person-fields.ts'

type PersonInput = UpdateUserWire & PersonDraft

/** What is wrong with a name that isn't empty. */
const NAME_WORDS: Partial<
  Record<PersonProblem, 'account.error.nameTooLong' | 'account.error.nameUnreadable'>
> = {
  'too-long': 'account.error.nameTooLong',
  unprintable: 'account.error.nameUnreadable',
  stacked: 'account.error.nameUnreadable',
}

/**
 * CA-09. Saving the same values changes nothing, so a repeated save gets the same response as the first; any
 * other save must start from the stored version, if it names one.
 */
export async function updatePerson(
  deps: AccountDeps,
  { caller, email, cookie }: { caller: User; email: string; cookie: string | undefined },
  input: PersonInput,
  startedFrom: number | undefined,
): Promise<{ account: AccountWire; changed: readonly IdentityPart[] }> {
  mustBeOwnEmail(caller, email)
  mustBeOwn(caller, input.affiliateId)
  mustBeManagedHere(deps)
  mustBeOurClient(deps, input.clientId)
  const person = checked(deps, caller, tidyPerson(input))
  const isProved = await proveIfNeeded(deps, caller, cookie, person)
  return deps.db.transaction(async (tx) => {
    const stored = await lockAccount(tx, caller.affiliateId)
    if (!stored) throw new Problem('not-found', 404)
    const before = personOf(stored)
    const changed = changedIdentity(before, person)
    if (!isSame(before, person)) {
      if (startedFrom !== undefined && startedFrom !== stored.version)
        throw new Problem('stale', 409, { extra: { current: await getAccount(deps, tx, caller) } })
      // Someone else has changed it since we looked.
      if (changed.length > 0 && !isProved) throw new Problem('authentication-needed', 403)
      const changeId = await keepHistory(tx, caller.affiliateId, 'person', before, deps.clock.now())
      const version = await updatePersonRow(tx, caller.affiliateId, person, deps.clock.now())
      await deps.sessions.announceAccountChange(tx, caller.affiliateId, version)
      if (changed.includes('name'))
        await followName(tx, caller.affiliateId, `${person.firstName} ${person.lastName}`.trim())
      if (changed.length > 0) await deps.identityChanged(tx, caller.affiliateId)
      for (const part of changed) await sendLetter(deps, tx, caller.affiliateId, `${part}Changed`, changeId)
    }
    return { account: await getAccount(deps, tx, caller), changed }
  })
}

/** Signed forms count for a name and a birth date, so their changes are mailed and recorded (TS-22). */
const IDENTITY = {
  name: ['firstName', 'middleName', 'lastName'],
  birthDate: ['birthDate'],
} as const satisfies Readonly<Record<string, readonly PersonField[]>>

type IdentityPart = keyof typeof IDENTITY

const changedIdentity = (one: PersonDraft, other: PersonDraft): IdentityPart[] =>
  (Object.keys(IDENTITY) as IdentityPart[]).filter((part) =>
    IDENTITY[part].some((field) => one[field] !== other[field]),
  )

/** TS-17: a bearer alone doesn't make another person of someone. Returns whether the caller has proved it. */
async function proveIfNeeded(
  deps: AccountDeps,
  caller: User,
  cookie: string | undefined,
  person: PersonDraft,
): Promise<boolean> {
  const stored = await findAccount(deps.db, caller.affiliateId)
  if (!stored || changedIdentity(personOf(stored), person).length === 0) return false
  await deps.sessions.mustBeFresh(caller, cookie)
  return true
}

function checked({ clock }: AccountDeps, caller: User, person: PersonDraft): PersonDraft {
  const problems = Object.entries(personProblems(person, latestToday(clock.now()))) as [
    PersonField,
    PersonProblem,
  ][]
  if (problems.length === 0) return person
  const t = wordsFor(caller)
  throw new Problem('invalid-person', 422, {
    errors: problems.map(([field, problem]) => t(NAME_WORDS[problem] ?? PERSON_STORAGE[field].refused)),
    extra: { fields: problems.map(([field]) => field) },
  })
}

/**
 * Today in the earliest time zone, so that we never tell a parent that their newborn's birth date is in the
 * future.
 */
function latestToday(now: Date): string {
  return new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
}

function isSame(one: PersonDraft, other: PersonDraft): boolean {
  return personFields.every((field) => one[field] === other[field])
}
