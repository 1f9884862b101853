import { type ApplicationType, isTooYoung } from '@fathom/domain/applications'
import type { Queryable } from '../../platform/database/index.ts'
import { Problem } from '../../platform/problem.ts'
import { type ApplicationRow, hasOtherOpen } from './application.store.ts'
import type { ApplicationsDeps } from './applications.deps.ts'
import { factsOf } from './reading/facts-of.ts'

/** OF-04: throws while another application of the same type is open. */
export async function mustBeOnly(
  tx: Queryable,
  application: Pick<ApplicationRow, 'id' | 'applicantId' | 'typeId'>,
): Promise<void> {
  if (await hasOtherOpen(tx, application)) throw new Problem('already-open', 409)
}

/** OF-04: throws for a person who is too young. Whose age we don't know may start. */
export async function mustBeOldEnough(
  deps: Pick<ApplicationsDeps, 'clock'>,
  tx: Queryable,
  { applicantId, type }: { applicantId: number; type: ApplicationType },
): Promise<void> {
  const { age } = await factsOf(deps, tx, applicantId)
  if (isTooYoung(type, age)) throw new Problem('too-young', 422)
}
