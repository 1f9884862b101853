import type { MyCourseWire } from '@fathom/contract/training'
import type { Enrolment } from '@fathom/domain/training'
import type { Queryable } from '../../../platform/database/index.ts'
import { findRecordedParticipant } from '../../references/index.ts'

type Teacher = MyCourseWire['teacher']

/** The names of the store and the professional of a record; with `findParticipant`, of those who still work as such. */
export async function teacherOf(
  db: Queryable,
  { storeNumber, memberNumber }: Pick<Enrolment, 'storeNumber' | 'memberNumber'>,
  find = findRecordedParticipant,
): Promise<Teacher> {
  const name = async (kind: 'store' | 'member', number: number | null) =>
    number === null ? null : ((await find(db, kind, number))?.name ?? null)
  const [storeName, memberName] = await Promise.all([
    name('store', storeNumber),
    name('member', memberNumber),
  ])
  return { storeNumber, storeName, memberNumber, memberName }
}
