import { randomUUID } from 'node:crypto'
import type { LinkRequestWire, SentLinkWire } from '@fathom/contract/forms'
import { isEmail } from '@fathom/domain/account'
import { containsPerson, isSameAddress, type LinkRole, linkEnd, nextReminder } from '@fathom/domain/forms'
import type { User } from '@fathom/domain/session'
import { isLocale, type Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { countAttempt } from '../../../platform/rate-limit.ts'
import {
  type DocumentOf,
  type DocumentRow,
  isMedicalRequired,
  lockDocument,
} from '../documents/document.store.ts'
import { mustBeSignedAsOwner } from '../documents/signer-details.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { publishChange } from '../publish-change.ts'
import { askForReminder, endLink, insertLink, type Link, listLinks, lockPendingLink } from './link.store.ts'
import { LINK_JOB } from './link-letter.ts'
import { linkToken } from './link-token.ts'
import { sentLinkOf } from './sent-link.ts'

/** The recipients didn't ask for these e-mails. */
const LINKS = { limit: 20, windowSeconds: 86_400 }

/** A physician's refusal is final; a second opinion needs a new form. */
function isAwaited(row: DocumentRow, role: LinkRole): boolean {
  return role === 'guardian'
    ? row.signed_at === null
    : isMedicalRequired(row) && row.physician_outcome === null
}

const nameOf = ({ givenName, familyName }: User) => `${givenName} ${familyName}`.trim()

/**
 * TS-01: nobody gets the link of another signer. The diver is known by the account, the others by the
 * addresses that their links went to.
 */
function mustBeAnotherPerson(caller: User, { role, name, email }: LinkRequestWire, earlier: readonly Link[]) {
  if (!isEmail(email)) throw new Problem('address-invalid', 422)
  if (isSameAddress(email, caller.email)) throw new Problem('address-own', 422)
  if (containsPerson(name, nameOf(caller))) throw new Problem('name-own', 422)
  const isOfOther = earlier.some(
    (link) => link.role !== role && link.recipient && isSameAddress(link.recipient.email, email),
  )
  if (isOfOther) throw new Problem('address-of-other-signer', 422)
}

/** Mails a link to the physician or the guardian. It ends the one before it. */
export async function askByMail(
  deps: FormsDeps,
  caller: User,
  documentId: string,
  asked: LinkRequestWire,
): Promise<SentLinkWire> {
  const document = { affiliateId: caller.affiliateId, documentId }
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const row = await lockDocument(tx, document)
    if (!row) throw new Problem('not-found', 404)
    if (!isAwaited(row, asked.role)) throw new Problem('nobody-awaited', 409)
    await mustBeSignedAsOwner(deps, tx, row)
    mustBeAnotherPerson(caller, asked, await listLinks(deps, tx, caller.affiliateId))
    await mayMail(deps, caller, now)
    await endLink(tx, { ...document, role: asked.role }, 'diver', now)
    const id = await addLink(deps, tx, { document, asked, language: languageOf(caller, asked), now })
    await deps.jobs.send(tx, LINK_JOB, { id })
    await publishChange(deps, tx, caller.affiliateId)
    return sentLinkOf(await getPending(deps, tx, { ...document, role: asked.role }))
  })
}

function languageOf({ language }: User, asked: LinkRequestWire): Locale {
  return asked.language ?? (isLocale(language) ? language : 'en-US')
}

async function mayMail({ db }: FormsDeps, { affiliateId }: User, now: Date): Promise<void> {
  const { allowed, retryAfterSeconds } = await countAttempt(db, `form links of ${affiliateId}`, LINKS, now)
  if (!allowed) throw new Problem('too-many-links', 429, { extra: { retryAfter: retryAfterSeconds } })
}

type Asked = { document: DocumentOf; asked: LinkRequestWire; language: Locale; now: Date }

async function addLink(deps: FormsDeps, tx: Queryable, { document, asked, language, now }: Asked) {
  const id = randomUUID()
  await insertLink(deps, tx, {
    ...document,
    id,
    token: linkToken(deps, id),
    role: asked.role,
    recipient: { name: asked.name, email: asked.email },
    language,
    now,
    expiresAt: linkEnd(now),
  })
  return id
}

type OfRole = DocumentOf & { role: LinkRole }

async function getPending(deps: FormsDeps, tx: Queryable, of: OfRole): Promise<Link> {
  const link = await lockPendingLink(deps, tx, of)
  if (!link || link.expiresAt <= deps.clock.now()) throw new Problem('not-found', 404)
  return link
}

/** Mails the same link again, at most once a day. */
export async function remind(
  deps: FormsDeps,
  { affiliateId }: User,
  documentId: string,
  role: LinkRole,
): Promise<SentLinkWire> {
  const of = { affiliateId, documentId, role }
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const link = await getPending(deps, tx, of)
    const waits =
      nextReminder(link.reminderAskedAt ?? link.mailedAt ?? link.createdAt).getTime() - now.getTime()
    if (waits > 0)
      throw new Problem('reminded-already', 429, { extra: { retryAfter: Math.ceil(waits / 1000) } })
    await askForReminder(tx, link.id, now)
    await deps.jobs.send(tx, LINK_JOB, { id: link.id })
    return sentLinkOf({ ...link, reminderAskedAt: now })
  })
}

export async function withdrawLink(
  deps: FormsDeps,
  { affiliateId }: User,
  documentId: string,
  role: LinkRole,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const wasPending = await endLink(tx, { affiliateId, documentId, role }, 'diver', deps.clock.now())
    if (wasPending) await publishChange(deps, tx, affiliateId)
  })
}
