import type { IncomingHttpHeaders } from 'node:http'
import { isSameAddress, type LinkRole, linkState } from '@fathom/domain/forms'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { type DocumentRow, findDocument } from '../documents/document.store.ts'
import { getSignedDocument, type SignedDocument } from '../documents/read-document.ts'
import { hasOtherDetails, listGuardianAwaited } from '../documents/signer-details.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { findLinkOfToken, type Link, listLinks } from './link.store.ts'
import { findUnfit } from './unfit-signers.ts'

const PROBLEM = { over: 'link-expired', ended: 'link-ended' } as const

/** A call through a link: the token, and the browser that it comes from. */
export type LinkCall = { token: string; role: LinkRole; browser: IncomingHttpHeaders }

export type LinkedDocument = SignedDocument & {
  link: Link
  /** The links of the form's owner, to know who else was asked. */
  links: readonly Link[]
}

/**
 * The document behind a link that is still open; it's verified before anyone decides on it. A diver who has
 * another name or age now has to sign again, so nobody decides on what was signed before.
 */
export async function getLinked(
  deps: FormsDeps,
  db: Queryable,
  { token, role, browser }: LinkCall,
  lock: 'for update' | '' = '',
): Promise<LinkedDocument> {
  const link = await findLinkOfToken(deps, db, { token, role, lock })
  const row = link && (await findDocument(db, link))
  if (!row) throw new Problem('link-invalid', 404)
  const state = linkState(link, deps.clock.now())
  if (link.endedBy === 'recipient') throw new Problem('link-refused', 410)
  if (role === 'guardian') await mustNeedGuardian(deps, db, row, link)
  if (state === 'used') throw await usedLink(deps, db, link, browser)
  if (state !== 'open') throw new Problem(PROBLEM[state], 410)
  if (await hasOtherDetails(deps, db, row)) throw new Problem('link-ended', 410)
  const links = await mustBeReader(deps, db, link, browser)
  return { ...(await getSignedDocument(deps, db, row)), link, links }
}

/** TS-06: anyone who signed through a link opens it again for their copy, and learns until when. */
async function usedLink(
  deps: FormsDeps,
  db: Queryable,
  link: Link,
  browser: IncomingHttpHeaders,
): Promise<Problem> {
  await mustBeReader(deps, db, link, browser)
  const isOpen = link.expiresAt > deps.clock.now()
  const extra = isOpen ? { copyUntil: link.expiresAt.toISOString() } : {}
  return new Problem('link-used', 410, { extra })
}

/** TS-01: who may read what a link opens, by the browser and the address. Returns the links of the form's owner. */
async function mustBeReader(
  deps: FormsDeps,
  db: Queryable,
  link: Link,
  browser: IncomingHttpHeaders,
): Promise<readonly Link[]> {
  const links = await listLinks(deps, db, link.affiliateId)
  await mustBeAnotherBrowser(deps, link, links, browser)
  await mustBeFit(deps, db, link, browser)
  if (link.role === 'physician') await mustBeNoProfessional(deps, link, browser)
  else await mustBeNoTeacher(deps, link, browser)
  return links
}

/** The document that was signed through this link, for those who signed it; as long as the link would have lasted. */
export async function getSignedByLink(
  deps: FormsDeps,
  { token, role, browser }: LinkCall,
): Promise<SignedDocument> {
  const link = await findLinkOfToken(deps, deps.db, { token, role })
  const row = link && (await findDocument(deps.db, link))
  if (!row) throw new Problem('link-invalid', 404)
  if (!link.usedAt) throw new Problem('link-unused', 409)
  if (link.expiresAt <= deps.clock.now()) throw new Problem('link-expired', 410)
  await mustBeReader(deps, deps.db, link, browser)
  return getSignedDocument(deps, deps.db, row)
}

/**
 * TS-06: closed when a teacher has confirmed that the diver is an adult; nothing is read or signed any more. If the
 * confirmation is taken back, the link stays closed, and the diver sends another.
 */
async function mustNeedGuardian(
  deps: FormsDeps,
  db: Queryable,
  row: DocumentRow,
  { endedBy }: Link,
): Promise<void> {
  if (row.signed_at !== null) return
  if (!(await listGuardianAwaited(deps, db, [row])).has(row.id)) throw new Problem('guardian-not-needed', 410)
  if (endedBy === 'birth-date') throw new Problem('link-ended', 410)
}

/**
 * TS-01: the link doesn't open in a browser of the diver, and a physician's link not in one of the guardian.
 * A physician never shares a browser with the diver, so a browser where the diver was signed in before counts
 * too. A parent may share the family's computer, so for a guardian only the present session counts.
 */
async function mustBeAnotherBrowser(
  deps: FormsDeps,
  { role, affiliateId }: Link,
  links: readonly Link[],
  browser: IncomingHttpHeaders,
): Promise<void> {
  const isForPhysician = role === 'physician'
  const isOfDiver = await deps.isBrowserOf(browser, affiliateId, { isRemembered: isForPhysician })
  const isOfGuardian = isForPhysician && (await isBrowserOfGuardian(deps, links, browser))
  if (isOfDiver || isOfGuardian) throw new Problem('link-own-browser', 403)
}

/**
 * TS-01, TS-06: nobody signs from a second account of the diver, and no minor signs as a guardian. The account at the
 * address counts too, no matter who is signed in.
 */
async function mustBeFit(
  deps: FormsDeps,
  db: Queryable,
  { role, affiliateId, recipient }: Link,
  browser: IncomingHttpHeaders,
): Promise<void> {
  const owners = await deps.listBrowserOwners(browser, { isRemembered: role === 'physician' })
  const reached = recipient ? await deps.listByAddress(recipient.email) : []
  const unfit = await findUnfit(deps, db, { affiliateId, role }, [...owners, ...reached])
  if (unfit) throw new Problem(role === 'physician' ? 'link-own-browser' : 'link-of-minor', 403)
}

/**
 * TS-01: no instructor or dive center opens a physician's link. It counts for all of them, because a diver may
 * become the student of any of them after the decision.
 */
async function mustBeNoProfessional(
  deps: FormsDeps,
  { recipient }: Link,
  browser: IncomingHttpHeaders,
): Promise<void> {
  const owners = await deps.listBrowserOwners(browser, { isRemembered: true })
  const isOne =
    (await deps.hasProfessional(owners)) ||
    (recipient !== null && (await deps.isProfessionalAddress(recipient.email)))
  if (isOne) throw new Problem('link-of-professional', 403)
}

/**
 * TS-06: anyone who teaches the diver now opens no guardian's link, so that they neither read health answers nor sign
 * without a witness. As for the diver, only the present session counts: the other parent may share the computer.
 */
async function mustBeNoTeacher(
  deps: FormsDeps,
  { affiliateId, recipient }: Link,
  browser: IncomingHttpHeaders,
): Promise<void> {
  const owners = await deps.listBrowserOwners(browser, { isRemembered: false })
  const isOne = (await deps.listPresentTeachers(affiliateId)).some(
    (teacher) =>
      owners.includes(teacher.affiliateId) ||
      (recipient !== null && isSameAddress(recipient.email, teacher.email)),
  )
  if (isOne) throw new Problem('link-of-teacher', 403)
}

async function isBrowserOfGuardian(
  deps: FormsDeps,
  links: readonly Link[],
  browser: IncomingHttpHeaders,
): Promise<boolean> {
  for (const { role, recipient } of links) {
    const accounts = role === 'guardian' && recipient ? await deps.listByAddress(recipient.email) : []
    for (const affiliateId of accounts)
      if (await deps.isBrowserOf(browser, affiliateId, { isRemembered: true })) return true
  }
  return false
}
