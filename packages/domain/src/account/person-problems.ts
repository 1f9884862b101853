import { type NameProblem, nameProblem, optionalNameProblem } from './name-problem.ts'
import { isBirthdate, isGender } from './person.ts'
import {
  PERSON_FIELDS,
  type PersonDraft,
  type PersonField,
  personFields,
  personFrom,
} from './person-fields.ts'

export type PersonProblem = NameProblem | 'future' | 'unreal' | 'unknown'

/** A draft that was stored before a field was declared lacks the field, which is then empty. */
export const tidyPerson = (draft: Partial<PersonDraft>): PersonDraft =>
  personFrom((field) => TIDY[PERSON_FIELDS[field].kind](draft[field] ?? ''))

type Kind = (typeof PERSON_FIELDS)[PersonField]['kind']

const TIDY: Readonly<Record<Kind, (text: string) => string>> = {
  name: (text) => text.trim().normalize('NFC'),
  'birth-date': (text) => text.trim(),
  gender: (text) => text,
}

/** Problems by field. The screen checks before it sends, the server before it saves. */
export function personProblems(
  draft: PersonDraft,
  today: string,
): Partial<Record<PersonField, PersonProblem>> {
  const found = personFields.map((field) => [field, problemOf(field, draft[field], today)] as const)
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined))
}

function problemOf(field: PersonField, text: string, today: string): PersonProblem | undefined {
  const { kind, isRequired } = PERSON_FIELDS[field]
  if (kind === 'name') return isRequired ? nameProblem(text) : optionalNameProblem(text)
  if (kind === 'birth-date') return birthDateProblem(text, today)
  return isGender(text) ? undefined : 'unknown'
}

export function birthDateProblem(day: string, today: string): 'missing' | 'future' | 'unreal' | undefined {
  if (day === '') return 'missing'
  if (isBirthdate(day, today)) return undefined
  return isBirthdate(day, '9999-12-31') ? 'future' : 'unreal'
}
