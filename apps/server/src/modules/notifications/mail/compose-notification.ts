import { writtenLanguage } from '@fathom/domain/preferences'
import { translatorFor } from '@fathom/locales/node'
import type { Message } from '../../../platform/mail/index.ts'
import type { DeliveryDeps, Recipient } from '../delivery/delivery.deps.ts'
import type { NotificationRow } from '../notifications.store.ts'
import { factsOf, wordedIn } from '../worded.ts'
import { type MailWords, mailPage, mailText } from './mail-page.ts'

type Used = Pick<DeliveryDeps, 'config' | 'ports'>

/** One notification as a mail. Account security mail can't be turned off, and says so. */
export function composeNotification(
  { config, ports }: Used,
  recipient: Recipient,
  notification: NotificationRow,
  isSecurity: boolean,
): Message {
  const locale = writtenLanguage(recipient.language)
  const { t } = translatorFor(locale)
  const { name, message } = wordedIn(locale)(factsOf(notification))
  const url = addressOf(config.publicUrl, notification.url)
  const ways = isSecurity ? undefined : ports.unsubscribeLinks(recipient, 'notifications', locale)
  const words: MailWords = {
    subject: name,
    title: name,
    items: [{ title: name, text: message, url }],
    action: { label: t('notifications.mail.open'), url },
    why: t(isSecurity ? 'notifications.mail.security' : 'notifications.mail.why'),
    stop: ways && { label: t('notifications.mail.stop'), url: ways.url },
  }
  return messageOf(recipient, words, locale, ways?.headers)
}

export function messageOf(
  { email }: Pick<Recipient, 'email'>,
  words: MailWords,
  locale: Parameters<typeof mailPage>[0],
  headers: Readonly<Record<string, string>> = {},
): Message {
  return {
    to: email,
    // Text that a user typed into a form may contain a line break; a subject may not.
    subject: words.subject.replaceAll(/\s+/g, ' '),
    text: mailText(words),
    html: mailPage(locale, words),
    headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
  }
}

/** A notification links only to a screen of the portal, never to another site. */
export function addressOf(publicUrl: string, path: string): string {
  const address = new URL(path, publicUrl)
  return address.origin === new URL(publicUrl).origin ? address.href : publicUrl
}
