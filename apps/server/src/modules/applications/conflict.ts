import type { ProblemName } from '@fathom/contract/shared'
import type { Queryable } from '../../platform/database/index.ts'
import { Problem } from '../../platform/problem.ts'
import type { ApplicationRow } from './application.store.ts'
import type { ApplicationsDeps } from './applications.deps.ts'
import { applicationOf } from './reading/application-of.ts'
import type { Reading } from './reading/reading.ts'

/** A 409 that includes the current application. */
export async function conflict(
  deps: ApplicationsDeps,
  tx: Queryable,
  row: ApplicationRow,
  { problem, reading }: { problem: ProblemName; reading: Reading },
): Promise<Problem> {
  return new Problem(problem, 409, { extra: { current: await applicationOf(deps, tx, row, reading) } })
}
