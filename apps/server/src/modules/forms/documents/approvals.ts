import { containsPerson, isContactOf, isSameAddress } from '@fathom/domain/forms'
import type { Queryable } from '../../../platform/database/index.ts'
import type { FormsDeps, Teacher } from '../forms.deps.ts'
import { listLinks } from '../links/link.store.ts'
import { openContent } from '../sealing.ts'
import type { DocumentRow } from './document.store.ts'
import type { PhysicianContent } from './document.ts'

export type ApprovalDeps = Pick<FormsDeps, 'secrets' | 'listTeachers' | 'isProfessionalAddress'>

/** The approval that a form relies on; undefined if it relies on none. */
export function approvalOf({ secrets }: Pick<FormsDeps, 'secrets'>, row: DocumentRow) {
  const isApproved = row.physician_outcome === 'approved' && !row.declined_since
  return isApproved && row.physician_sealed
    ? openContent<PhysicianContent>(secrets, row.physician_sealed)
    : undefined
}

/**
 * TS-01: the approvals that the same person couldn't give any more, because we know them as a teacher of the
 * diver or, by the mailed address, as an instructor or dive center. We compare when we read, so that no way of
 * becoming one is forgotten.
 */
export async function listTaughtApprovals(
  deps: ApprovalDeps,
  db: Queryable,
  rows: readonly DocumentRow[],
): Promise<ReadonlySet<DocumentRow>> {
  const approved = rows.filter((row) => approvalOf(deps, row) !== undefined)
  const taught = new Set<DocumentRow>()
  for (const [owner, forms] of Map.groupBy(approved, ({ affiliate_id }) => Number(affiliate_id))) {
    const teachers = await deps.listTeachers(owner)
    const links = await listLinks(deps, db, owner)
    for (const row of forms) {
      const { name = '', contact = '' } = approvalOf(deps, row) ?? {}
      const used = links.find(
        ({ documentId, role, usedAt }) => documentId === row.id && role === 'physician' && usedAt !== null,
      )
      const approver = { name, contact, email: used?.recipient?.email }
      if (await isTeaching(deps, approver, teachers)) taught.add(row)
    }
  }
  return taught
}

type Approver = { name: string; contact: string; email: string | undefined }

async function isTeaching(
  deps: ApprovalDeps,
  { name, contact, email }: Approver,
  teachers: readonly Teacher[],
): Promise<boolean> {
  const isTeacher = teachers.some(
    (teacher) =>
      teacher.names.some((other) => containsPerson(name, other)) ||
      isContactOf(contact, teacher) ||
      (email !== undefined && isSameAddress(email, teacher.email)),
  )
  return isTeacher || (email !== undefined && (await deps.isProfessionalAddress(email)))
}
