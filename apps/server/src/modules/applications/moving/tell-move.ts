import { TOLD_STATUS } from '@fathom/domain/applications'
import type { Queryable } from '../../../platform/database/index.ts'
import { findPerson } from '../../account/index.ts'
import type { ApplicationRow } from '../application.store.ts'
import type { ApplicationsHouse } from '../applications.house.ts'
import { typeName } from '../reading/type-name.ts'

/** Tells the applicant where it stands now, in their language; what did not change is no news. */
export async function tellMove(
  { notify }: Pick<ApplicationsHouse, 'notify'>,
  tx: Queryable,
  before: ApplicationRow,
  moved: ApplicationRow,
): Promise<void> {
  const status = TOLD_STATUS[moved.status]
  const person = await findPerson(tx, moved.applicantId)
  if (!status || !person || before.status === moved.status) return
  await notify(tx, moved.applicantId, {
    kind: 'application-moved',
    values: { application: typeName(moved.typeId, person.language), status },
    url: `/applications/${moved.id}`,
    subject: `application:${moved.id}`,
    key: `application ${moved.id} ${moved.version}`,
  })
}
