import type { DirectoryChangeWire } from '@fathom/contract/office'
import { participantKindOf } from '@fathom/domain/references'
import { isDiveCenter } from '@fathom/domain/session'
import { audit } from '../../../platform/audit/index.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { findStaffView } from '../../account/index.ts'
import { findRecordedParticipant, listOwnParticipants } from '../../references/index.ts'
import { addStoreMember, removeStoreMember } from '../../training/index.ts'
import type { OfficeDeps } from '../office.deps.ts'
import type { By } from './change-person.ts'
import { notifyPerson } from './notify-person.ts'
import { saveNumber } from './save-number.ts'

/** OF-03: by what number, name and place others find a professional or a dive center. The number before leads there. */
export async function changeDirectory(
  deps: OfficeDeps,
  { caller, cookie }: By,
  affiliateId: number,
  change: DirectoryChangeWire,
): Promise<void> {
  await deps.sessions.mustBeFresh(caller, cookie)
  await deps.db.transaction(async (tx) => {
    const person = await lockPerson(tx, affiliateId)
    const kind = participantKindOf(person.affiliateType)
    if (!kind) throw new Problem('not-professional', 409)
    const { isChanged, detail } = await saveNumber(tx, { person, kind, change, mayReplace: true })
    if (!isChanged) return
    const about = { actor: caller.affiliateId, subject: affiliateId }
    await audit(tx, { ...about, action: 'directory-changed', detail })
    await notifyPerson(deps, tx, affiliateId)
  })
}

type Teaching = { affiliateId: number; memberNumber: number }

/** LE-10: whom a dive center can give its students to. Both learn of it. */
export async function changeInstructor(
  deps: OfficeDeps,
  { caller, cookie }: By,
  { affiliateId, memberNumber }: Teaching,
  change: 'add' | 'remove',
): Promise<void> {
  await deps.sessions.mustBeFresh(caller, cookie)
  await deps.db.transaction(async (tx) => {
    const person = await lockPerson(tx, affiliateId)
    const [store] = isDiveCenter(person.affiliateType) ? await listOwnParticipants(tx, affiliateId) : []
    if (!store) throw new Problem('not-dive-center', 409)
    const instructor = await findRecordedParticipant(tx, 'member', memberNumber)
    const teacher = instructor && (await findStaffView(tx, Number(instructor.affiliate_id)))
    const mayTeach = teacher !== undefined && participantKindOf(teacher.affiliateType) === 'member'
    if (!instructor || (change === 'add' && !mayTeach))
      throw new Problem('no-instructor', 422, { errors: [`no instructor has number ${memberNumber}`] })
    const write = change === 'add' ? addStoreMember : removeStoreMember
    if (!(await write(tx, store.number, instructor.number))) return
    await audit(tx, {
      ...{ actor: caller.affiliateId, subject: affiliateId },
      action: change === 'add' ? 'instructor-added' : 'instructor-removed',
      detail: { instructorNumber: instructor.number },
    })
    for (const id of [affiliateId, Number(instructor.affiliate_id)].sort((one, other) => one - other))
      await notifyPerson(deps, tx, id)
  })
}

async function lockPerson(tx: Queryable, affiliateId: number) {
  const person = await findStaffView(tx, affiliateId, { lock: true })
  if (!person) throw new Problem('not-found', 404)
  if (person.mergedInto !== null) throw new Problem('already-merged', 409)
  return person
}
