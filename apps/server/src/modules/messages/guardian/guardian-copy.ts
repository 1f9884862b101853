import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import type { Queryable } from '../../../platform/database/index.ts'
import { type Message, messageIdOf } from '../../../platform/mail/index.ts'
import { fileNameOf } from '../../../platform/uploads/index.ts'
import { listNames } from '../../account/index.ts'
import { findGuardian, type Guardian } from '../../forms/index.ts'
import { type MailWords, messageOf } from '../../notifications/index.ts'
import { findCourse, listEnrolments } from '../../training/index.ts'
import { listAttachments } from '../attachments/attachment.store.ts'
import type { MessagesDeps } from '../messages.deps.ts'
import { isStudentMinor } from '../threads/open-thread.ts'
import { findMessage, type StoredMessage, type ThreadKey } from '../threads/thread.store.ts'
import { guardianLink } from './guardian-file.ts'

export const GUARDIAN_JOB = 'messages.guardian-copy'

export type GuardianCopy = ThreadKey & { id: string }

/**
 * Mails a message to the guardian of a minor, once. The guardian has no account, so the mail has the text and a
 * link to each file.
 */
export async function sendGuardianCopy(deps: MessagesDeps, { id, ...key }: GuardianCopy): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await claimCopy(tx, key, id, deps.clock.now()))) return
    const message = await findMessage(tx, key, id)
    if (!message || !(await isStudentMinor(deps, tx, key.affiliateId))) return
    const guardian = await findGuardian(deps, tx, key.affiliateId)
    if (!guardian) return
    const letter = await letterOf(deps, tx, guardian, message)
    await deps.mail.send({ ...letter, id: messageIdOf(deps.config, GUARDIAN_JOB, id) })
  })
}

/** Undone when the mail is not accepted, so the job tries again. */
async function claimCopy(tx: Queryable, { affiliateId, enrolmentId }: ThreadKey, id: string, now: Date) {
  const rows = await tx.query(
    `update message set copied_at = $4
     where affiliate_id = $1 and enrolment_id = $2 and id = $3 and copied_at is null returning id`,
    [affiliateId, enrolmentId, id, now],
  )
  return rows.length > 0
}

async function letterOf(
  deps: MessagesDeps,
  tx: Queryable,
  { email, language }: Guardian,
  { affiliateId, enrolmentId, authorId, id, text }: StoredMessage,
): Promise<Message> {
  const locale = language ?? DEFAULT_LOCALE
  const { t, formatDay } = translatorFor(locale)
  const names = await listNames(tx, [affiliateId, authorId])
  const [student, author] = [names.get(affiliateId) ?? '', names.get(authorId) ?? '']
  const course = await courseOf(tx, { affiliateId, enrolmentId }, locale)
  const subject =
    authorId === affiliateId
      ? t('messages.copy.byStudent', { student, course })
      : t('messages.copy.toStudent', { student, author, course })
  const sent = await listAttachments(tx, { affiliateId, enrolmentId }, [id])
  const files = sent.map((file) => {
    const { url, until } = guardianLink(deps, file, email)
    return {
      title: fileNameOf(file.name, file.type),
      text: t('messages.copy.until', { date: formatDay(until.toISOString()) }),
      url,
    }
  })
  const words: MailWords = {
    subject,
    title: subject,
    items: [{ title: subject, text, url: deps.config.publicUrl }, ...files],
    why: t('messages.copy.why', { student }),
  }
  return messageOf({ email }, words, locale)
}

async function courseOf(tx: Queryable, { affiliateId, enrolmentId }: ThreadKey, locale: string) {
  const enrolment = (await listEnrolments(tx, affiliateId)).find((each) => each.enrolmentId === enrolmentId)
  return (enrolment && (await findCourse(tx, enrolment.packageId, locale))?.title) ?? ''
}
