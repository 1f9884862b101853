import { type PersonField, personProblems, readPhoneNumber, tidyPerson } from '@fathom/domain/account'
import { type AddressProblemName, addressProblems, tidyAddress } from '@fathom/domain/profile'
import { findPostalCodeUse } from '@fathom/domain/references'
import type { FieldName, Fields, Part } from './fields.ts'

type MissingName =
  `${Exclude<FieldName, 'middleName' | 'gender' | 'phoneNumber' | 'addressLine2' | 'stateId'>}.missing`
type TextProblem = Exclude<AddressProblemName, 'missing'>

/** Names the words for what is wrong: `profile.problem.…`. */
type ProblemName =
  | MissingName
  | 'name'
  | 'birthDate.future'
  | 'birthDate.unreal'
  | 'gender'
  | 'phoneNumber'
  | TextProblem
export type Problems = Partial<Record<FieldName, ProblemName>>

/** Asks the rules that the server asks, for the parts that are about to be saved. `today` is the person's own day. */
export function problemsIn(fields: Fields, parts: readonly Part[], today: string): Problems {
  return Object.assign({}, ...parts.map((part) => RULES[part](fields, today)))
}

const RULES: Record<Part, (fields: Fields, today: string) => Problems> = {
  person: (fields, today) => {
    const person = tidyPerson(fields)
    const names = personProblems(person, today)
    return Object.fromEntries(names.map((name) => [name, personProblem(name, person[name], today)]))
  },
  phone: ({ phoneNumber }) => (readPhoneNumber(phoneNumber) ? {} : { phoneNumber: 'phoneNumber' }),
  address: (fields) => {
    const draft = tidyAddress(fields)
    const postalCode = findPostalCodeUse(draft.countryId)
    // The state comes from the list of its country alone.
    const country = postalCode && { postalCode, stateIds: new Set([draft.stateId]) }
    return Object.fromEntries(
      addressProblems(draft, country).map(({ field, problem }) => [
        field,
        problem === 'missing' ? `${field}.missing` : problem,
      ]),
    )
  },
}

function personProblem(field: PersonField, value: string, today: string): ProblemName {
  if (field === 'gender') return 'gender'
  if (field === 'birthDate') {
    if (value === '') return 'birthDate.missing'
    return value > today ? 'birthDate.future' : 'birthDate.unreal'
  }
  return value === '' && field !== 'middleName' ? `${field}.missing` : 'name'
}

/** The day on the person's own calendar. */
export function dayOf(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
