import { randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { NewBatchWire } from '@fathom/contract/codes'
import { codeKey, newCode } from '@fathom/domain/codes'
import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import { audit } from '../../../platform/audit/index.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { findParticipant } from '../../references/index.ts'
import type { CodesDeps } from '../codes.deps.ts'
import { publishChange } from '../publish-change.ts'
import { addBatch, addCodes, findBatch, type NewBatch, type StoredBatch } from './batch.store.ts'

/** OF-07: issues codes for a dive center, which finds them in its list, or to hand out. */
export async function issueBatch(deps: CodesDeps, by: number, asked: NewBatchWire): Promise<StoredBatch> {
  return deps.db.transaction(async (tx) => {
    const store = asked.storeNumber === null ? undefined : await getStore(tx, asked.storeNumber)
    const batch = await describe(deps, tx, by, asked)
    if (!(await addBatch(tx, batch))) return sameBatch(tx, batch)
    const ownerId = store ? Number(store.affiliate_id) : null
    await addNewCodes(tx, batch, ownerId)
    await audit(tx, {
      ...{ actor: by, action: 'codes-issued', object: { kind: 'code-batch', id: batch.id } },
      ...(ownerId !== null && { subject: ownerId }),
      detail: { amount: batch.amount, storeNumber: batch.storeNumber },
    })
    await publishChange(deps.live, tx, [ownerId])
    return { ...batch, counts: { open: batch.amount, redeemed: 0, withdrawn: 0 } }
  })
}

async function getStore(tx: Queryable, storeNumber: number) {
  const store = await findParticipant(tx, 'store', storeNumber)
  if (!store) throw new Problem('no-store', 422)
  return store
}

/** A code is stored with the English name of what it opens; readers see it in their language. */
async function describe(
  deps: CodesDeps,
  tx: Queryable,
  issuedBy: number,
  { kind, packageId, id, storeNumber, amount, note }: NewBatchWire,
): Promise<NewBatch> {
  const of = { id, storeNumber, amount, note, issuedBy, issuedAt: deps.clock.now() }
  if (kind === 'club')
    return { ...of, certificationName: deps.config.clubName, packageId: null, isSpecialty: false }
  const [course] = packageId === null ? [] : await deps.listCourses(tx, DEFAULT_LOCALE, [packageId])
  if (packageId !== null && !course) throw new Problem('no-course', 422)
  if (kind === 'specialty')
    return { ...of, certificationName: 'Specialty Diver', packageId, isSpecialty: true }
  if (!course) throw new Problem('no-course', 422)
  return { ...of, certificationName: course.title, packageId, isSpecialty: false }
}

/** The same call again gets the batch that it issued; another batch with this id is refused. */
async function sameBatch(tx: Queryable, { issuedAt: _, ...asked }: NewBatch): Promise<StoredBatch> {
  const found = await findBatch(tx, asked.id)
  if (!found) throw new Error('a batch that exists was not found')
  const { counts: _counts, issuedAt: _at, ...stored } = found
  if (!isDeepStrictEqual(stored, asked)) throw new Problem('batch-exists', 409)
  return found
}

async function addNewCodes(tx: Queryable, { id, amount }: NewBatch, ownerId: number | null): Promise<void> {
  for (let missing = amount; missing > 0; ) {
    const codes = Array.from({ length: missing }, () => {
      const code = newCode(randomInt)
      return { code, key: codeKey(code) ?? '' }
    })
    missing -= await addCodes(tx, id, ownerId, codes)
  }
}
