import { findApplicationType, isHeld } from '@fathom/domain/applications'
import type { Queryable } from '../../platform/database/index.ts'
import { Problem } from '../../platform/problem.ts'
import type { ApplicationRow } from './application.store.ts'
import type { ApplicationsDeps } from './applications.deps.ts'
import { factsOf } from './reading/facts-of.ts'

/** Throws when the applicant already holds the certification; an expired one can be applied for again. */
export async function mustNotHold(
  deps: Pick<ApplicationsDeps, 'clock'>,
  tx: Queryable,
  { applicantId, typeId }: Pick<ApplicationRow, 'applicantId' | 'typeId'>,
): Promise<void> {
  const type = findApplicationType(typeId)
  const { levels } = await factsOf(deps, tx, applicantId)
  if (type && isHeld(type, levels)) throw new Problem('already-held', 409)
}
