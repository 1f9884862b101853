import { type LinkRole, linkEnd } from '@fathom/domain/forms'
import { DEFAULT_LOCALE, type Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import type { Queryable } from '../../../platform/database/index.ts'
import { type MailWords, messageOf, sendOnce } from '../../notifications/index.ts'
import {
  type DocumentOf,
  type DocumentRow,
  findDocument,
  isPhysicianRequired,
} from '../documents/document.store.ts'
import { notificationTarget } from '../documents/notification-target.ts'
import { getSignedDocument, type SignedDocument } from '../documents/read-document.ts'
import { getOwner } from '../documents/signer-details.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { keepCopiesOpen, type Link, listLinks } from './link.store.ts'
import { addressOf } from './link-letter.ts'

export const COPY_JOB = 'forms.copy-letter'

/** The diver, or the link by which someone else signed. */
type CopyFor = DocumentOf & { to: 'diver' | LinkRole }

/** Everyone who has to sign has signed. */
const isComplete = (row: DocumentRow) =>
  row.signed_at !== null && (!isPhysicianRequired(row) || row.physician_outcome !== null)

const findUsed = (links: readonly Link[], { documentId, to }: Pick<CopyFor, 'documentId' | 'to'>) =>
  links.find((link) => link.documentId === documentId && link.role === to && link.usedAt !== null)

/**
 * TS-06: with the last signature, everyone who signed gets a mail with the way to their copy, whatever mail they
 * chose: it's their proof of what they signed. What the form says isn't in the mail.
 */
export async function sendCopies(deps: FormsDeps, tx: Queryable, of: DocumentOf): Promise<void> {
  const row = await findDocument(tx, of)
  if (!row || !isComplete(row)) return
  await keepCopiesOpen(tx, of, linkEnd(deps.clock.now()))
  const links = await listLinks(deps, tx, of.affiliateId)
  const { affiliateId, documentId } = of
  for (const to of ['diver', 'guardian', 'physician'] as const)
    if (to === 'diver' || findUsed(links, { documentId, to }))
      await deps.jobs.send(tx, COPY_JOB, { affiliateId, documentId, to } satisfies CopyFor)
}

/** One mail to one signer. Nobody gets it whose account or link is gone by then. */
export async function mailCopy(deps: FormsDeps, of: CopyFor): Promise<void> {
  const { affiliateId, documentId, to } = of
  const row = await findDocument(deps.db, of)
  if (!row) return
  const document = await getSignedDocument(deps, deps.db, row)
  const found = to === 'diver' ? await forDiver(deps, document) : await forSigner(deps, document, to)
  if (!found) return
  const { email, locale, text, url } = found
  const { t } = translatorFor(locale)
  const subject = t('forms-signers.mail.copy.subject', { form: titleIn(document, locale) })
  const words: MailWords = {
    subject,
    title: subject,
    items: [{ title: subject, text, url }],
    action: { label: t('forms-signers.mail.copy.action'), url },
    why: t('forms-signers.mail.copy.why'),
  }
  const key = { affiliateId, purpose: 'forms', ref: `${documentId} ${to}` } as const
  await sendOnce(deps, key, messageOf({ email }, words, locale))
}

/** The title of a form is data, so it can't be typed. */
const titleIn = ({ answers: { definition } }: SignedDocument, locale: Locale) =>
  (translatorFor(locale).t as (key: string) => string)(definition.title)

async function forDiver(deps: FormsDeps, document: SignedDocument) {
  const { row } = document
  const { email } = await getOwner(deps, deps.db, Number(row.affiliate_id))
  if (email === '') return undefined
  const locale = row.language as Locale
  const { t } = translatorFor(locale)
  return {
    ...{ email, locale, text: t('forms-signers.mail.copy.own', { form: titleIn(document, locale) }) },
    url: new URL(notificationTarget(row).url, deps.config.publicUrl).href,
  }
}

async function forSigner(deps: FormsDeps, document: SignedDocument, to: LinkRole) {
  const { row, answers } = document
  const links = await listLinks(deps, deps.db, Number(row.affiliate_id))
  const link = findUsed(links, { documentId: row.id, to })
  if (!link?.recipient) return undefined
  const locale = link.language ?? DEFAULT_LOCALE
  const { t, formatDay } = translatorFor(locale)
  const about = {
    name: answers.memberName,
    form: titleIn(document, locale),
    until: formatDay(link.expiresAt),
  }
  return {
    ...{ email: link.recipient.email, locale, text: t('forms-signers.mail.copy.text', about) },
    url: addressOf(deps, link, locale),
  }
}
