import { type LinkRole, linkState } from '@fathom/domain/forms'
import { DEFAULT_LOCALE, type Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import { FinalFailure } from '../../../platform/jobs/index.ts'
import { MAIL_RETRIES, type Message, messageIdOf } from '../../../platform/mail/index.ts'
import { type MailWords, messageOf } from '../../notifications/index.ts'
import { findDocument } from '../documents/document.store.ts'
import { getSignedDocument } from '../documents/read-document.ts'
import { hasOtherDetails } from '../documents/signer-details.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { publishChange } from '../publish-change.ts'
import { countMailFailure, type Link, lockLink, markMailed } from './link.store.ts'
import { linkToken } from './link-token.ts'

export const LINK_JOB = 'forms.link-letter'

/** Mails a link or its reminder, unless it has ended, was mailed already, or the diver has to sign again. */
export async function sendLinkLetter(deps: FormsDeps, { id }: { id: string }): Promise<void> {
  const { db, clock } = deps
  try {
    await db.transaction(async (tx) => {
      const link = await lockLink(deps, tx, id)
      if (!link?.recipient || linkState(link, clock.now()) !== 'open') return
      if (link.mailedAt !== null && link.reminderAskedAt === null) return
      const row = await findDocument(tx, link)
      if (!row || (await hasOtherDetails(deps, tx, row))) return
      const { answers } = await getSignedDocument(deps, tx, row)
      const about = { name: answers.memberName, title: answers.definition.title }
      const letter = letterOf(deps, { ...link, recipient: link.recipient }, about)
      const mailId = messageIdOf(deps.config, LINK_JOB, id, link.reminderAskedAt?.getTime() ?? '')
      await deps.mail.send({ ...letter, id: mailId })
      await markMailed(tx, id, clock.now())
      await publishChange(deps, tx, link.affiliateId)
    })
  } catch (error) {
    await noteFailure(deps, id, error)
  }
}

/** Given up when it can't be mailed at all, and after some two days of a mail server that can't be used. */
async function noteFailure(deps: FormsDeps, id: string, error: unknown): Promise<void> {
  const tries = error instanceof FinalFailure ? 1 : MAIL_RETRIES.limit
  const { isGivenUp } = await countMailFailure(deps.db, id, { tries, now: deps.clock.now() })
  if (isGivenUp) {
    const link = await deps.db.transaction((tx) => lockLink(deps, tx, id))
    if (link) await publishChange(deps, deps.db, link.affiliateId)
  }
  throw error
}

type MailedLink = Link & { recipient: NonNullable<Link['recipient']> }
type About = { name: string; title: string }

const SUBJECT = {
  physician: 'forms-signers.mail.physician.subject',
  guardian: 'forms-signers.mail.guardian.subject',
} as const satisfies Record<LinkRole, string>

function letterOf(deps: FormsDeps, link: MailedLink, { name, title }: About): Message {
  const locale: Locale = link.language ?? DEFAULT_LOCALE
  const { t, formatDay } = translatorFor(locale)
  const url = addressOf(deps, link, locale)
  const until = formatDay(link.expiresAt)
  // The title of a form is data, so it can't be typed.
  const form = (t as (key: string) => string)(title)
  const subject = t(SUBJECT[link.role], { name })
  const words: MailWords = {
    subject: link.mailedAt ? t('forms-signers.mail.reminder', { subject }) : subject,
    title: subject,
    items: [{ title: subject, text: t(`forms-signers.mail.${link.role}.text`, { name, form, until }), url }],
    action: { label: t(`forms-signers.mail.${link.role}.action`), url },
    why: t('forms-signers.mail.why', { name }),
  }
  return messageOf(link.recipient, words, locale)
}

/** Where a link leads, in the language of its recipient. */
export function addressOf(deps: FormsDeps, { id, role }: Link, locale: Locale): string {
  const address = new URL(`/forms/${role}/${linkToken(deps, id)}`, deps.config.publicUrl)
  address.searchParams.set('lang', locale)
  return address.href
}
