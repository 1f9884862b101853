import { type NameProblem, nameProblem, optionalNameProblem } from './name-problem.ts'
import { isBirthdate, isGender } from './person.ts'

/** What a person may change about themselves (CA-09). */
export type PersonDraft = {
  firstName: string
  middleName: string
  lastName: string
  birthDate: string
  gender: string
}

export type PersonField = keyof PersonDraft

export type PersonProblem = NameProblem | 'future' | 'unreal' | 'unknown'

export function tidyPerson(draft: PersonDraft): PersonDraft {
  const tidy = (name: string) => name.trim().normalize('NFC')
  return {
    firstName: tidy(draft.firstName),
    middleName: tidy(draft.middleName),
    lastName: tidy(draft.lastName),
    birthDate: draft.birthDate.trim(),
    gender: draft.gender,
  }
}

/** Problems by field. The screen checks before it sends, the server before it saves. */
export function personProblems(
  draft: PersonDraft,
  today: string,
): Partial<Record<PersonField, PersonProblem>> {
  const found: Record<PersonField, PersonProblem | undefined> = {
    firstName: nameProblem(draft.firstName),
    middleName: optionalNameProblem(draft.middleName),
    lastName: nameProblem(draft.lastName),
    birthDate: birthDateProblem(draft.birthDate, today),
    gender: isGender(draft.gender) ? undefined : 'unknown',
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined))
}

export function birthDateProblem(day: string, today: string): 'missing' | 'future' | 'unreal' | undefined {
  if (day === '') return 'missing'
  if (isBirthdate(day, today)) return undefined
  return isBirthdate(day, '9999-12-31') ? 'future' : 'unreal'
}
