import { isBirthdate, isGender, isName, isNameOrEmpty } from './person.ts'

/** What a person may change about themselves (CA-09). */
export type PersonDraft = {
  firstName: string
  middleName: string
  lastName: string
  birthDate: string
  gender: string
}

export type PersonField = keyof PersonDraft

export function tidyPerson(draft: PersonDraft): PersonDraft {
  return {
    firstName: draft.firstName.trim(),
    middleName: draft.middleName.trim(),
    lastName: draft.lastName.trim(),
    birthDate: draft.birthDate.trim(),
    gender: draft.gender,
  }
}

/** The fields that cannot stay like this; the screen asks before it sends, the server before it saves. */
export function personProblems(draft: PersonDraft, today: string): PersonField[] {
  const isFine: Record<PersonField, boolean> = {
    firstName: isName(draft.firstName),
    middleName: isNameOrEmpty(draft.middleName),
    lastName: isName(draft.lastName),
    birthDate: isBirthdate(draft.birthDate, today),
    gender: isGender(draft.gender),
  }
  return (Object.keys(isFine) as PersonField[]).filter((field) => !isFine[field])
}
