import { isOwnName } from '@fathom/domain/applications'
import type { Queryable } from '../../platform/database/index.ts'
import { Problem } from '../../platform/problem.ts'
import { findPerson } from '../account/index.ts'
import type { ApplicationRow } from './application.store.ts'

/**
 * Throws for a signature with another name than the applicant's; a missing signature is a gap, not an error.
 */
export async function mustBeOwnName(
  tx: Queryable,
  { applicantId, signature }: Pick<ApplicationRow, 'applicantId' | 'signature'>,
): Promise<void> {
  const person = signature.trim() === '' ? undefined : await findPerson(tx, applicantId)
  if (person && !isOwnName(signature, person))
    throw new Problem('not-own-name', 422, { extra: { fields: ['signature'] } })
}
