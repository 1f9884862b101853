import { fullName, type NameParts } from '../profile/index.ts'

/** Letters and digits alone, the same in every language: case, spaces, accents and points make no other name. */
const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .normalize('NFKC')

/** Whether somebody signs with their own name, the middle one with it or not. Whose name is unknown may sign with any. */
export function isOwnName(signature: string, person: NameParts): boolean {
  const own = [person, { ...person, middleName: '' }].map((parts) => folded(fullName(parts)))
  return own.includes(folded(signature)) || own.every((name) => name === '')
}
