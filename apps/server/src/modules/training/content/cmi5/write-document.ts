import { createHash } from 'node:crypto'
import { Problem } from '../../../../platform/problem.ts'
import type { ContentDeps } from '../content.deps.ts'
import {
  countDocuments,
  type DocumentPlace,
  findDocument,
  putDocument,
  type XapiDocument,
} from './document.store.ts'

const MOST_BYTES = 512 * 1024
const MOST_DOCUMENTS = 2000

export type Sent = { id: string; type: string; content: Buffer }

/**
 * The caller's expectation: `If-Match` names the current document, `If-None-Match: *` means that there is
 * none.
 */
export type Belief = { ifMatch: string | undefined; ifNoneMatch: string | undefined; mustHaveOne: boolean }

/**
 * Replaces the document, or with `merges` merges a JSON object into it, if the caller's precondition holds.
 */
export async function writeDocument(
  { db, clock }: Pick<ContentDeps, 'db' | 'clock'>,
  place: DocumentPlace,
  sent: Sent,
  { merges, ...belief }: Belief & { merges: boolean },
): Promise<void> {
  if (sent.content.length > MOST_BYTES) throw new Problem('too-large', 413)
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`xapi ${place.affiliateId}`])
    const before = await findDocument(tx, place, sent.id)
    checkBelief(before, belief)
    if (!before && (await countDocuments(tx, place.affiliateId)) >= MOST_DOCUMENTS)
      throw new Problem('too-many-documents', 413)
    const content = merges && before ? mergedJson(before, sent) : sent.content
    await putDocument(tx, place, { ...sent, content, etag: etagOf(content), updatedAt: clock.now() })
  })
}

export function checkBelief(
  before: XapiDocument | undefined,
  { ifMatch, ifNoneMatch, mustHaveOne }: Belief,
): void {
  const isMatch = ifMatch === '*' || (before !== undefined && ifMatch?.includes(before.etag) === true)
  if (ifMatch !== undefined && !(before && isMatch)) throw new Problem('changed-meanwhile', 412)
  if (ifNoneMatch === '*' && before) throw new Problem('changed-meanwhile', 412)
  if (mustHaveOne && before && ifMatch === undefined && ifNoneMatch === undefined)
    throw new Problem('precondition-missing', 409)
}

function mergedJson(before: XapiDocument, { type, content }: Sent): Buffer {
  const [one, other] = [objectIn(before.type, before.content), objectIn(type, content)]
  if (!one || !other) throw new Problem('document-not-json', 400)
  return Buffer.from(JSON.stringify({ ...one, ...other }))
}

function objectIn(type: string, content: Buffer): object | undefined {
  if (!/^application\/json\b/i.test(type)) return undefined
  try {
    const value: unknown = JSON.parse(content.toString())
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

const etagOf = (content: Buffer) => `"${createHash('sha1').update(content).digest('hex')}"`
