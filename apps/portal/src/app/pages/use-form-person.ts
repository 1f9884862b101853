import type { FormPerson } from '../../features/forms/fill/index.ts'
import { useUser } from '../../features/session/index.ts'

/**
 * The person who fills in the form: the name appears below the signature, and the birth date decides who
 * signs.
 */
export function useFormPerson(): FormPerson {
  const { affiliateId, givenName, familyName, birthdate } = useUser()
  return { affiliateId, name: [givenName, familyName].join(' ').trim(), birthDate: birthdate }
}
