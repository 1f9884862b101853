import type { MessageWire, NewMessageWire } from '@fathom/contract/messages'
import { MESSAGES_AN_HOUR } from '@fathom/domain/messages'
import type { User } from '@fathom/domain/session'
import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { countAttempt } from '../../../platform/rate-limit.ts'
import { findPerson, listNames } from '../../account/index.ts'
import { findCourse } from '../../training/index.ts'
import { attachTo } from '../attachments/attachment.store.ts'
import { GUARDIAN_JOB } from '../guardian/guardian-copy.ts'
import type { MessagesDeps } from '../messages.deps.ts'
import { getThread, mustWrite, readersOf, type Thread } from './open-thread.ts'
import { MESSAGES_EVENT } from './publish-change.ts'
import { messagesOf } from './read-thread.ts'
import { findMessage, insertMessage, lockThread, type StoredMessage } from './thread.store.ts'

const LIMIT = { limit: MESSAGES_AN_HOUR, windowSeconds: 3600 }

export const aboutThread = (enrolmentId: string) => ({
  url: `/training/messages/${enrolmentId}`,
  subject: `messages:${enrolmentId}`,
})

/** Sends a message once, however often it arrives. */
export function sendMessage(
  deps: MessagesDeps,
  caller: User,
  enrolmentId: string,
  sent: NewMessageWire,
): Promise<MessageWire> {
  return deps.db.transaction(async (tx) => {
    const thread = await getThread(deps, tx, caller, enrolmentId)
    await lockThread(tx, thread.enrolment)
    const known = await findMessage(tx, thread.enrolment, sent.id)
    if (known) mustBeSame(known, caller, sent)
    else await addMessage(deps, tx, { caller, thread, sent })
    const row = await findMessage(tx, thread.enrolment, sent.id)
    const [message] = row ? await messagesOf(tx, caller, thread, [row]) : []
    if (!message) throw new Error('the message was not stored')
    return message
  })
}

function mustBeSame({ authorId, text }: StoredMessage, { affiliateId }: User, sent: NewMessageWire): void {
  if (authorId !== affiliateId || text !== sent.text) throw new Problem('message-id-taken', 409)
}

type Sending = { caller: User; thread: Thread; sent: NewMessageWire }

async function addMessage(deps: MessagesDeps, tx: Queryable, sending: Sending): Promise<void> {
  const { caller, thread, sent } = sending
  const { enrolment, side, guardian } = thread
  const { id, text, attachments = [] } = sent
  const sentAt = deps.clock.now()
  mustWrite(thread)
  await mayWriteAgain(tx, caller, sentAt)
  await insertMessage(tx, enrolment, { id, authorId: caller.affiliateId, side, text, sentAt })
  await attachTo(tx, enrolment, { messageId: id, uploaderId: caller.affiliateId, ids: attachments })
  await announce(deps, tx, sending)
  if (guardian)
    await deps.jobs.send(tx, GUARDIAN_JOB, {
      ...{ affiliateId: enrolment.affiliateId, enrolmentId: enrolment.enrolmentId, id },
    })
}

async function mayWriteAgain(tx: Queryable, { affiliateId }: User, now: Date): Promise<void> {
  const { allowed, retryAfterSeconds } = await countAttempt(tx, `messages of ${affiliateId}`, LIMIT, now)
  if (!allowed) throw new Problem('too-many-messages', 429, { extra: { retryAfter: retryAfterSeconds } })
}

/** Open pages follow, and the other side is notified. In id order, as everywhere that notifies several people. */
async function announce(deps: MessagesDeps, tx: Queryable, { caller, thread, sent }: Sending): Promise<void> {
  const { enrolmentId, packageId } = thread.enrolment
  const addressed = new Set(addressees(thread))
  const sender = await senderOf(tx, caller, thread)
  for (const id of readersOf(thread)) {
    await deps.live.publishTo(tx, id, MESSAGES_EVENT, { enrolmentId })
    if (id === caller.affiliateId || !addressed.has(id)) continue
    const { language = DEFAULT_LOCALE } = (await findPerson(tx, id)) ?? {}
    const course = (await findCourse(tx, packageId, language))?.title ?? ''
    await deps.notify(tx, id, {
      kind: 'message-received',
      values: { sender, course },
      ...aboutThread(enrolmentId),
      key: `message ${enrolmentId} ${sent.id}`,
    })
  }
}

/** Stand-ins see it in their list; a notification to each of them would be too many. */
function addressees({ side, enrolment, teachers: { instructor, center } }: Thread): number[] {
  if (side === 'teacher') return [enrolment.affiliateId]
  return [instructor, center].flatMap((teacher) => teacher?.affiliateId ?? [])
}

async function senderOf(tx: Queryable, { affiliateId }: User, { teachers: { center } }: Thread) {
  if (center?.affiliateId === affiliateId) return center.name
  return (await listNames(tx, [affiliateId])).get(affiliateId) ?? ''
}
