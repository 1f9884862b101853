import type { FormPerson } from '../../features/forms/fill/index.ts'
import { useUser } from '../../features/session/index.ts'

/** Whose form it is: the name stands below the signature, and the birth date says who signs. */
export function useFormPerson(): FormPerson {
  const { affiliateId, givenName, familyName, birthdate } = useUser()
  return { affiliateId, name: [givenName, familyName].join(' ').trim(), birthDate: birthdate }
}
