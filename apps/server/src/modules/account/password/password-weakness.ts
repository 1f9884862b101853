import { isPersonalPassword, passwordStems } from '@fathom/domain/account'
import type { PasswordOwner, PasswordWeakness } from '@fathom/identity'
import { dictionary } from '@zxcvbn-ts/language-common'

const COMMON = new Set(dictionary['passwords-common'])

/** The list starts with the most common ones; further on it has words that are fine with something added. */
const MOST_COMMON = new Set(dictionary['passwords-common'].slice(0, 1000))
const SHORTEST_STEM = 6

const isVariant = (plain: string) =>
  passwordStems(plain).some((stem) => stem.length >= SHORTEST_STEM && MOST_COMMON.has(stem))

/** Whether each character follows the one before it by the same step: `aaaaaa`, `abcdef`, `fedcba`. */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)))
  return steps.size === 1 && [-1, 0, 1].some((step) => steps.has(step))
}

/** [TS-23] The list has no upper case, which the rule for passwords requires, and lacks simple sequences. */
export function passwordWeakness(password: string, person: PasswordOwner): PasswordWeakness | undefined {
  if (isPersonalPassword(password, person)) return 'personal'
  const plain = password.normalize('NFKC').trim().toLowerCase()
  return COMMON.has(plain) || isVariant(plain) || isSequence(plain) ? 'common' : undefined
}
