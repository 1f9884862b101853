import { isSameName } from '../session/index.ts'

/**
 * How a signature came about. `unrecorded` is for signatures from before we stored it: whoever gave them may
 * have used a link that the diver could see.
 */
export type SignatureWay = 'own-account' | 'mailed-link' | 'in-person' | 'paper' | 'unrecorded'

/** `by` is the masked address of a mailed link, or the name of the person who witnessed or saw it. */
export type SignatureOrigin = { way: SignatureWay; by: string | null; at: string }

/** What two spellings of one mailbox share: case and a +tag don't count. Dots do, because they may differ. */
function mailboxOf(address: string): string {
  const text = address.normalize('NFKC').trim().toLowerCase()
  const at = text.lastIndexOf('@')
  return `${text.slice(0, at).replace(/\+.*$/, '')}${text.slice(at)}`
}

export const isSameAddress = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other)

/** Enough for the diver to recognize the address, and too little for anyone else to write to it. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${[...address][0] ?? ''}•••${address.slice(at)}`
}

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .toUpperCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[\s,.;·-]+/u)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean)

/** Whether both name the same person: case, accents, spacing and the order of the words don't count. */
export const isSamePerson = (one: string, other: string): boolean =>
  isSameName(one, other) || isSameName(wordsOf(one).sort().join(''), wordsOf(other).sort().join(''))

/** Whether a name with a title or a middle name is still that of this person: `Dr. Ines M. Duarte`. */
export function containsPerson(full: string, person: string): boolean {
  if (isSamePerson(full, person)) return true
  const [all, words] = [new Set(wordsOf(full)), wordsOf(person)]
  return words.length > 1 && words.every((word) => all.has(word))
}
