import { writtenLanguage } from '@fathom/domain/preferences'
import { translatorFor } from '@fathom/locales/node'
import type { Message } from '../../../platform/mail/index.ts'
import type { DeliveryDeps, Recipient } from '../delivery/delivery.deps.ts'
import { addressOf, messageOf } from '../mail/compose-notification.ts'
import type { MailWords } from '../mail/mail-page.ts'
import type { NotificationRow } from '../notifications.store.ts'
import { factsOf, wordedIn } from '../worded.ts'

const SHOWN = 12

/**
 * The day's summary; several notifications about the same subject become one line, with the text of the
 * newest.
 */
export function composeDigest(
  { config, ports }: Pick<DeliveryDeps, 'config' | 'ports'>,
  recipient: Recipient,
  notifications: readonly NotificationRow[],
): Message {
  const locale = writtenLanguage(recipient.language)
  const { t } = translatorFor(locale)
  const subjects = bySubject(notifications)
  const ways = ports.unsubscribeLinks(recipient, 'digest', locale)
  const title = t('notifications.digest.title', { count: notifications.length })
  const rest = subjects.slice(SHOWN).reduce((sum, those) => sum + those.length, 0)
  const items = subjects.slice(0, SHOWN).flatMap(([newest, ...others]) => {
    if (!newest) return []
    const { name, message } = wordedIn(locale)(factsOf(newest))
    const more = others.length > 0 ? ` ${t('notifications.digest.earlier', { count: others.length })}` : ''
    return [{ title: name, text: message + more, url: addressOf(config.publicUrl, newest.url) }]
  })
  const all = addressOf(config.publicUrl, '/training/dashboard')
  const left = { title: t('notifications.digest.more', { count: rest }), text: '', url: all }
  const words: MailWords = {
    subject: title,
    title,
    items: rest > 0 ? [...items, left] : items,
    action: { label: t('notifications.mail.open'), url: all },
    why: t('notifications.digest.why'),
    stop: { label: t('notifications.digest.stop'), url: ways.url },
  }
  return messageOf(recipient, words, locale, ways.headers)
}

/** Notifications without a subject aren't grouped. Groups are ordered by their newest. */
function bySubject(notifications: readonly NotificationRow[]): NotificationRow[][] {
  return [...Map.groupBy(notifications, ({ subject, id }) => subject ?? id).values()]
}
