import {
  isPhoneOrEmpty,
  type PersonProblem,
  personProblems,
  type RequiredPersonField,
  tidyPerson,
} from '@fathom/domain/account'
import {
  type AddressProblemName,
  addressProblems,
  type RequiredAddressField,
  tidyAddress,
} from '@fathom/domain/profile'
import { findPostalCodeUse } from '@fathom/domain/references'
import { type FieldName, type Fields, NO_SUCH_DAY, type Part } from './fields.ts'

type MissingName = `${RequiredAddressField | RequiredPersonField}.missing`

/** The message keys of the problems: `profile.problem.…`. */
export type ProblemName =
  | MissingName
  | 'birthDate.future'
  | 'birthDate.unreal'
  | 'birthDate.noSuchDay'
  | 'phoneNumber'
  | 'nameTooLong'
  | Exclude<PersonProblem | AddressProblemName, 'missing' | 'future' | 'unreal'>
export type Problems = Partial<Record<FieldName, ProblemName>>

/** Validates the parts about to be saved with the server's rules. `today` is the user's own calendar day. */
export function problemsIn(fields: Fields, parts: readonly Part[], today: string): Problems {
  return Object.assign({}, ...parts.map((part) => RULES[part](fields, today)))
}

const RULES: Record<Part, (fields: Fields, today: string) => Problems> = {
  person: (fields, today) => {
    const problems = Object.entries(personProblems(tidyPerson(fields), today))
    return {
      ...Object.fromEntries(problems.map(([field, problem]) => [field, personProblem(field, problem)])),
      ...noSuchDay(fields),
    }
  },
  phone: ({ phoneNumber }) => (isPhoneOrEmpty(phoneNumber) ? {} : { phoneNumber: 'phoneNumber' }),
  address: (fields) => {
    const draft = tidyAddress(fields)
    const postalCode = findPostalCodeUse(draft.countryId)
    // The state can only come from its country's list.
    const country = postalCode && { postalCode, stateIds: new Set([draft.stateId]) }
    return Object.fromEntries(
      addressProblems(draft, country).map(({ field, problem }) => [
        field,
        problem === 'missing' ? `${field}.missing` : problem,
      ]),
    )
  },
}

/** Reported as soon as it's entered, without an attempt to save. */
export function noSuchDay({ birthDate }: Pick<Fields, 'birthDate'>): Problems {
  return birthDate === NO_SUCH_DAY ? { birthDate: 'birthDate.noSuchDay' } : {}
}

function personProblem(field: string, problem: PersonProblem): string {
  if (problem === 'missing' || field === 'birthDate') return `${field}.${problem}`
  return problem === 'too-long' ? 'nameTooLong' : problem
}

/** The date in the user's own calendar. */
export function dayOf(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
