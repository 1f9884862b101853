import type { User } from '@fathom/domain/session'
import type { Owner } from '../account.calls.ts'

/** The password's owner, and what strangers know about them. */
export type Person = Owner & Pick<User, 'givenName' | 'familyName'>
