import { fullName, type NameParts } from '../profile/index.ts'
import { isSameName } from '../session/index.ts'

/** Whether somebody signs with their own name, the middle one with it or not. Whose name is unknown may sign with any. */
export function isOwnName(signature: string, person: NameParts): boolean {
  const own = [person, { ...person, middleName: '' }].map((parts) => fullName(parts))
  return own.every((name) => name.trim() === '') || own.some((name) => isSameName(signature, name))
}
