import { randomBytes } from 'node:crypto'
import type { LinkWire } from '@fathom/contract/forms'
import { type LinkRole, linkEnd } from '@fathom/domain/forms'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import { type DocumentRow, findDocument, isMedicalRequired } from '../documents/document.store.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { replaceLink } from './link.store.ts'

const TOKEN_BYTES = 32

/** A physician's refusal is final; a second opinion needs a new form. */
function isAwaited(row: DocumentRow, role: LinkRole): boolean {
  return role === 'guardian'
    ? row.signed_at === null
    : isMedicalRequired(row) && row.physician_outcome === null
}

/** The link that the diver gives to their physician or guardian. */
export async function makeLink(
  { db, clock }: FormsDeps,
  caller: User,
  documentId: string,
  role: LinkRole,
): Promise<LinkWire> {
  const document = { affiliateId: caller.affiliateId, documentId }
  const now = clock.now()
  const [token, expiresAt] = [randomBytes(TOKEN_BYTES).toString('base64url'), linkEnd(role, now)]
  await db.transaction(async (tx) => {
    const row = await findDocument(tx, document)
    if (!row) throw new Problem('not-found', 404)
    if (!isAwaited(row, role)) throw new Problem('nobody-awaited', 409)
    await replaceLink(tx, document, { token, role, now, expiresAt })
  })
  return { token, url: `/forms/${role}/${token}`, expiresAt: expiresAt.toISOString() }
}
