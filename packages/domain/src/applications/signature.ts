import { fullName, type NameParts } from '../profile/index.ts'
import { isSameName } from '../session/index.ts'

/**
 * Whether a person signs with their own name, with or without the middle name. If we don't know the name, any
 * signature is accepted.
 */
export function isOwnName(signature: string, person: NameParts): boolean {
  const own = [person, { ...person, middleName: '' }].map((parts) => fullName(parts))
  return own.every((name) => name.trim() === '') || own.some((name) => isSameName(signature, name))
}
