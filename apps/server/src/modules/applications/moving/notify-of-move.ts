import { type ApplicationMove, STATUS_NAMES } from '@fathom/domain/applications'
import type { NewNotification, PublishedApplicationStatus } from '@fathom/domain/notifications'
import type { Queryable } from '../../../platform/database/index.ts'
import { findPerson, listNames } from '../../account/index.ts'
import type { ApplicationRow } from '../application.store.ts'
import type { ApplicationsDeps } from '../applications.deps.ts'
import { typeName } from '../reading/type-name.ts'

export type Moved = {
  before: ApplicationRow
  moved: ApplicationRow
  move: ApplicationMove
  byId: number
  reason: string
}

/** The applicant is asked by the organization, not by a member of its staff. */
const ORGANIZATION = 'Fathom'

type News = {
  [Kind in NewNotification['kind']]: Pick<Extract<NewNotification, { kind: Kind }>, 'kind' | 'values'>
}[NewNotification['kind']]

/** Notifies everyone concerned, each in their language, in the transaction of the move. */
export async function notifyOfMove(deps: ApplicationsDeps, tx: Queryable, event: Moved): Promise<void> {
  const { before, byId } = event
  const { applicantId, instructorId, storeId } = before
  await notifyOne(deps, tx, applicantId, event, (application) => newsOfApplicant(tx, event, application))
  for (const id of new Set([instructorId, storeId]))
    if (id !== null && id !== byId)
      await notifyOne(deps, tx, id, event, (application) => newsOfOthers(tx, event, application, id))
}

async function notifyOne(
  { notify }: Pick<ApplicationsDeps, 'notify'>,
  tx: Queryable,
  affiliateId: number,
  { moved }: Moved,
  worded: (application: string) => Promise<News | undefined>,
): Promise<void> {
  const person = await findPerson(tx, affiliateId)
  const news = person && (await worded(typeName(moved.typeId, person.language)))
  if (!news) return
  await notify(tx, affiliateId, {
    ...news,
    url: `/applications/${moved.id}`,
    subject: `application:${moved.id}`,
    key: `application ${moved.id} ${moved.version}`,
  })
}

const nameOf = async (tx: Queryable, id: number) => (await listNames(tx, [id])).get(id) ?? ''

/** Nobody is notified that something became a draft; a return has a notification of its own. */
const publishedStatus = ({ status }: ApplicationRow): PublishedApplicationStatus | undefined =>
  status === 'Draft' ? undefined : STATUS_NAMES[status]

async function newsOfApplicant(
  tx: Queryable,
  { move, moved, byId, reason }: Moved,
  application: string,
): Promise<News | undefined> {
  if (move === 'return' || move === 'ask') {
    const instructor = move === 'ask' ? ORGANIZATION : await nameOf(tx, byId)
    return { kind: 'application-returned', values: { application, instructor, reason } }
  }
  const status = move === 'record-payment' ? 'paid' : publishedStatus(moved)
  return status && { kind: 'application-moved', values: { application, status } }
}

/**
 * Instructor and store are notified of its start and end. They don't learn of a draft, including one that was
 * returned.
 */
async function newsOfOthers(
  tx: Queryable,
  { move, before, moved }: Moved,
  application: string,
  affiliateId: number,
): Promise<News | undefined> {
  const status = publishedStatus(moved)
  const isMeant = move === 'submit' || move === 'complete' || (move === 'cancel' && before.submittedAt)
  if (!status || !isMeant) return undefined
  const applicant = await nameOf(tx, moved.applicantId)
  if (move === 'submit' && affiliateId === moved.instructorId)
    return { kind: 'application-submitted', values: { applicant, application } }
  return { kind: 'application-followed', values: { applicant, application, status } }
}
