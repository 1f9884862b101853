import { randomUUID } from 'node:crypto'
import type { LinkRequestWire, SentLinkWire } from '@fathom/contract/forms'
import type { ProblemName } from '@fathom/contract/shared'
import { isEmail } from '@fathom/domain/account'
import {
  containsPerson,
  hasLetters,
  isFullName,
  isSameAddress,
  type LinkRole,
  linkEnd,
  nextReminder,
} from '@fathom/domain/forms'
import type { User } from '@fathom/domain/session'
import { isLocale, type Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { countAttempt } from '../../../platform/rate-limit.ts'
import { mustAwaitPhysician } from '../documents/declined.store.ts'
import { type DocumentOf, type DocumentRow, lockDocument } from '../documents/document.store.ts'
import { getOwner, listGuardianAwaited, mustBeSignedAsOwner } from '../documents/signer-details.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { publishChange } from '../publish-change.ts'
import { askForReminder, endLink, insertLink, type Link, listLinks, lockPendingLink } from './link.store.ts'
import { LINK_JOB } from './link-letter.ts'
import { linkToken } from './link-token.ts'
import { sentLinkOf } from './sent-link.ts'
import { findUnfit } from './unfit-signers.ts'

/** The recipients didn't ask for these e-mails. */
const LINKS = { limit: 20, windowSeconds: 86_400 }

async function mustAwait(deps: FormsDeps, tx: Queryable, row: DocumentRow, role: LinkRole): Promise<void> {
  if (role === 'physician') return mustAwaitPhysician(tx, row, deps.clock.now())
  if (!(await listGuardianAwaited(deps, tx, [row])).has(row.id)) throw new Problem('nobody-awaited', 409)
}

/** A physician's link may go to a clinic, which has any name. */
const isNameOf: Record<LinkRole, (name: string) => boolean> = {
  physician: (name) => hasLetters(name, 2),
  guardian: isFullName,
}

/** What is wrong with the name and the address at first sight. Each is named, so that both are corrected at once. */
function mustFit({ role, name, email }: LinkRequestWire, diver: { name: string; email: string }): void {
  const ofName: ProblemName | undefined = !isNameOf[role](name)
    ? 'signer-name-incomplete'
    : containsPerson(name, diver.name)
      ? 'name-own'
      : undefined
  const ofAddress: ProblemName | undefined = !isEmail(email)
    ? 'address-invalid'
    : isSameAddress(email, diver.email)
      ? 'address-own'
      : undefined
  const problems = [ofName, ofAddress].filter((each) => each !== undefined)
  if (problems[0]) throw new Problem(problems[0], 422, { extra: { problems } })
}

/**
 * TS-01: nobody gets the link of another signer, no instructor or dive center that of a physician, and nobody
 * who teaches the diver that of a guardian. The diver, also with a second account, minors and the teachers are known
 * by their accounts, the others by the addresses that their links went to.
 */
async function mustBeAnotherPerson(
  deps: FormsDeps,
  tx: Queryable,
  affiliateId: number,
  asked: LinkRequestWire,
): Promise<void> {
  const { role, name } = asked
  mustFit(asked, await getOwner(deps, tx, affiliateId))
  await mustBeAddressOf(deps, tx, affiliateId, asked)
  for (const { names } of await teachersFor(deps, role, affiliateId))
    if (names.some((each) => containsPerson(name, each))) throw new Problem('name-of-teacher', 422)
}

const teachersFor = (deps: FormsDeps, role: LinkRole, affiliateId: number) =>
  (role === 'physician' ? deps.listTeachers : deps.listPresentTeachers)(affiliateId)

/** TS-01: the address of a physician or a guardian isn't that of anyone else around the form. */
export async function mustBeAddressOf(
  deps: FormsDeps,
  tx: Queryable,
  affiliateId: number,
  { role, email }: Pick<LinkRequestWire, 'role' | 'email'>,
): Promise<void> {
  const owner = await getOwner(deps, tx, affiliateId)
  if (isSameAddress(email, owner.email)) throw new Problem('address-own', 422)
  const unfit = await findUnfit(deps, tx, { affiliateId, role }, await deps.listByAddress(email))
  if (unfit) {
    // Counted as a mail, because the refusal says something about the account at that address.
    await mayMail(deps, affiliateId, deps.clock.now())
    throw new Problem(unfit === 'diver' ? 'address-own' : 'address-of-minor', 422)
  }
  const isOfOther = (await listLinks(deps, tx, affiliateId)).some(
    (link) => link.role !== role && link.recipient && isSameAddress(link.recipient.email, email),
  )
  if (isOfOther) throw new Problem('address-of-other-signer', 422)
  if (role === 'physician' && (await deps.isProfessionalAddress(email)))
    throw new Problem('address-of-teacher', 422)
  for (const { email: address } of await teachersFor(deps, role, affiliateId))
    if (isSameAddress(email, address)) throw new Problem('address-of-teacher', 422)
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
    await mustAwait(deps, tx, row, asked.role)
    await mustBeSignedAsOwner(deps, tx, row)
    await mustBeAnotherPerson(deps, tx, caller.affiliateId, asked)
    await mayMail(deps, caller.affiliateId, now)
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

async function mayMail({ db }: FormsDeps, affiliateId: number, now: Date): Promise<void> {
  const { allowed, retryAfterSeconds } = await countAttempt(db, `form links of ${affiliateId}`, LINKS, now)
  if (!allowed) throw new Problem('too-many-links', 429, { extra: { retryAfter: retryAfterSeconds } })
}

type Asked = { document: DocumentOf; asked: LinkRequestWire; language: Locale; now: Date; usedAt?: Date }

export async function addLink(deps: FormsDeps, tx: Queryable, { document, asked, ...given }: Asked) {
  const { language, now, usedAt } = given
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
    ...(usedAt && { usedAt }),
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
