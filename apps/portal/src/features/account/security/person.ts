import type { User } from '@fathom/domain/session'

/** Whose account it is, and in whose name the portal asks. */
export type Person = Pick<User, 'email' | 'givenName' | 'familyName' | 'audience'>
