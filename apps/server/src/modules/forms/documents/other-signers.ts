import { containsPerson, isContactOf } from '@fathom/domain/forms'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { listLinks } from '../links/link.store.ts'
import { readCosigners } from './origins.ts'
import { getOwner } from './signer-details.ts'

type Reachable = { email: string; phone: string }

/** Everyone around a diver who must not be one another: who signed or was asked on any of the diver's forms. */
export type OtherSigners = {
  /** The diver's name, as the account says now. Forms with another one are closed. */
  diver: string
  guardians: readonly string[]
  physicians: readonly string[]
  /** Where the diver and the guardians are reached. */
  contacts: readonly Reachable[]
}

export async function readOtherSigners(
  deps: FormsDeps,
  db: Queryable,
  affiliateId: number,
): Promise<OtherSigners> {
  const owner = await getOwner(deps, db, affiliateId)
  const { guardians, physicians } = await readCosigners(deps, db, [affiliateId])
  const links = await listLinks(deps, db, affiliateId)
  const asked = (role: 'guardian' | 'physician') =>
    links.flatMap((link) => (link.role === role && link.recipient ? [{ ...link, ...link.recipient }] : []))
  const isOpen = ({ usedAt, endedAt }: { usedAt: Date | null; endedAt: Date | null }) => !usedAt && !endedAt
  return {
    diver: owner.name,
    guardians: [...guardians, ...asked('guardian').map(({ name }) => name)],
    // A physician who only was asked, and withdrawn, has seen nothing.
    physicians: [
      ...physicians,
      ...asked('physician')
        .filter(isOpen)
        .map(({ name }) => name),
    ],
    contacts: [owner, ...asked('guardian').map(({ email }) => ({ email, phone: '' }))],
  }
}

/** TS-06: a guardian who teaches the diver signs in front of another professional, not through a link. */
export async function mustNotTeach(deps: FormsDeps, name: string, affiliateId: number): Promise<void> {
  const teachers = await deps.listPresentTeachers(affiliateId)
  if (teachers.some(({ names }) => names.some((other) => containsPerson(name, other))))
    throw new Problem('guardian-is-teacher', 422)
}

/** TS-02: a physician is neither diver nor guardian, nor someone who earns by the dive; by name and contact. */
export async function mustBeIndependent(
  deps: FormsDeps,
  { name, contact }: { name: string; contact: string },
  { diver, guardians, contacts }: OtherSigners,
  affiliateId: number,
): Promise<void> {
  if ([diver, ...guardians].some((other) => containsPerson(name, other)))
    throw new Problem('physician-is-signer', 422)
  if (contacts.some((other) => isContactOf(contact, other))) throw new Problem('contact-of-signer', 422)
  const isTeacher = (await deps.listTeachers(affiliateId)).some(
    (teacher) => teacher.names.some((other) => containsPerson(name, other)) || isContactOf(contact, teacher),
  )
  if (isTeacher) throw new Problem('physician-is-teacher', 422)
}
