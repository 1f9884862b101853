import { isPersonalPassword } from '@fathom/domain/account'
import type { PasswordOwner, PasswordWeakness } from '@fathom/identity'
import { dictionary } from '@zxcvbn-ts/language-common'

const COMMON = new Set(dictionary['passwords-common'])

/** [TS-23] The list has no upper case, which the rule for passwords requires. */
export function passwordWeakness(password: string, person: PasswordOwner): PasswordWeakness | undefined {
  if (isPersonalPassword(password, person)) return 'personal'
  return COMMON.has(password.toLowerCase()) ? 'common' : undefined
}
