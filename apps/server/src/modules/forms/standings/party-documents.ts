import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { listOwnParticipants } from '../../references/index.ts'
import type { DocumentRow } from '../documents/document.store.ts'
import { getSignedDocument, type SignedDocument } from '../documents/read-document.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { noteReading } from '../reading.store.ts'

export type PartyNumbers = { members: readonly number[]; stores: readonly number[] }

/** The caller's own numbers in the directory. */
export async function numbersOf(db: Queryable, { affiliateId }: User): Promise<PartyNumbers> {
  const own = await listOwnParticipants(db, affiliateId)
  const numbers = (kind: string) => own.filter((one) => one.kind === kind).map(({ number }) => number)
  return { members: numbers('member'), stores: numbers('store') }
}

/** TS-09: medical documents name nobody, so they stay closed. */
export const isPartyOf = (
  { form, store_number, member_number }: DocumentRow,
  { members, stores }: PartyNumbers,
): boolean =>
  form === 'liability-release' &&
  ((store_number !== null && stores.includes(store_number)) ||
    (member_number !== null && members.includes(member_number)))

/** TS-09: a release for the dive center or the instructor that it names; 404 for everyone else. */
export async function readPartyDocument(
  deps: FormsDeps,
  caller: User,
  documentId: string,
): Promise<SignedDocument> {
  const { members, stores } = await numbersOf(deps.db, caller)
  const [row] = await deps.db.query<DocumentRow>(
    `select * from form_document where id = $1 and form = 'liability-release' and audience = 'diver'
       and (store_number = any($2::int[]) or member_number = any($3::int[]))`,
    [documentId, stores, members],
  )
  if (!row) throw new Problem('not-found', 404)
  const document = await getSignedDocument(deps, deps.db, row)
  const reader = { reader: 'teacher', readerId: caller.affiliateId, what: 'document' } as const
  await noteReading(
    deps.db,
    { affiliateId: Number(row.affiliate_id), documentId, ...reader },
    deps.clock.now(),
  )
  return document
}
