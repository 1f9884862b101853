import type { User } from '@fathom/domain/session'
import type { Owner } from '../account.calls.ts'

/** Whose password, and what a stranger knows of them. */
export type Person = Owner & Pick<User, 'givenName' | 'familyName'>
