import { writtenLanguage } from '@fathom/domain/preferences'
import { DEFAULT_LOCALE, type Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import type { Queryable } from '../../../platform/database/index.ts'
import { type Message, messageIdOf } from '../../../platform/mail/index.ts'
import { type MailWords, messageOf } from '../../notifications/index.ts'
import { titlesOf } from '../code-wire.ts'
import type { CodesDeps } from '../codes.deps.ts'
import { lockShare, markMailed, type Share } from './share.store.ts'
import { tokenOf } from './share-token.ts'

export const SHARE_JOB = 'codes.share-letter'

/** Sent once, and not at all if the offer was already taken back or claimed. */
export async function sendShareLetter(
  deps: CodesDeps,
  { id, locale }: { id: string; locale: Locale },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const share = await lockShare(tx, id)
    if (!share || share.isMailed || share.isCalledBack || share.claimedAt !== null) return
    const message = await compose(deps, tx, share, await languagesOf(deps, share, locale))
    await deps.mail.send({ ...message, id: messageIdOf(deps.config, SHARE_JOB, id) })
    await markMailed(tx, id, deps.clock.now())
  })
}

/** The recipient's own language if we know it; otherwise the sender's language plus English. */
async function languagesOf(deps: CodesDeps, { email }: Share, sender: Locale): Promise<Locale[]> {
  const known = await deps.findByAddress(email)
  if (known) return [writtenLanguage(known.language)]
  const [first, english] = [writtenLanguage(sender), DEFAULT_LOCALE]
  return first.startsWith('en') ? [first] : [first, english]
}

async function compose(
  deps: CodesDeps,
  db: Queryable,
  share: Share,
  languages: readonly Locale[],
): Promise<Message> {
  const sender = (await deps.listNames([share.fromId])).get(share.fromId) ?? ''
  const url = new URL(`/codes?claim=${encodeURIComponent(tokenOf(deps, share.id))}`, deps.config.publicUrl)
    .href
  const versions = await Promise.all(
    languages.map(async (locale) => {
      const { t } = translatorFor(locale)
      const title = (await titlesOf(deps, db, [share], locale))(share)
      return {
        title: t('codes.mail.subject', { sender, title }),
        text: t('codes.mail.text', { title }),
        action: t('codes.mail.action'),
        why: t('codes.mail.why', { sender }),
        url,
      }
    }),
  )
  const joined = (part: 'title' | 'action' | 'why', by: string) => versions.map((each) => each[part]).join(by)
  const words: MailWords = {
    subject: joined('title', ' · '),
    title: versions[0]?.title ?? '',
    items: versions,
    action: { label: joined('action', ' · '), url },
    why: joined('why', ' '),
  }
  return messageOf(share, words, languages[0] ?? DEFAULT_LOCALE)
}
