import type {
  CenterFilter,
  CenterStudentsWire,
  CenterStudentWire,
  StudentsFilter,
} from '@fathom/contract/training'
import type { User } from '@fathom/domain/session'
import { type Enrolment, isFound, isInClass } from '@fathom/domain/training'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { listOwnParticipants } from '../../references/index.ts'
import { listTaught } from '../enrolments/enrolment.store.ts'
import { loadCourses } from '../learning/load-courses.ts'
import { memberNames, ORDER, readStudentCourses } from '../students/list-students.ts'
import { teachingNumbers } from '../students/may-teach.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { listInstructorsOf } from './center.store.ts'

/** The caller's own dive centers; anyone who has none is refused. */
export async function getOwnStores(db: Queryable, { affiliateId }: User): Promise<number[]> {
  const own = await listOwnParticipants(db, affiliateId)
  const stores = own.filter(({ kind }) => kind === 'store').map(({ number }) => number)
  if (stores.length === 0) throw new Problem('not-allowed', 403)
  return stores
}

type Page = { page: number; pageSize: number }

/** LE-10: a page of the dive center's students. */
export async function listCenterStudents(
  deps: TrainingDeps,
  caller: User,
  culture: string,
  { page, pageSize, ...filter }: CenterFilter & Page,
): Promise<CenterStudentsWire> {
  const stores = await getOwnStores(deps.db, caller)
  const all = await loadRows(deps, stores, culture)
  const found = all.filter((row) => matches(row, filter))
  const byName = new Intl.Collator(culture)
  const titles = new Map(all.map(({ course }) => [course.packageId, course.title]))
  return {
    items: found.slice((page - 1) * pageSize, page * pageSize),
    ...{ total: found.length, page, pageSize },
    people: new Set(found.map(({ affiliateId }) => affiliateId)).size,
    instructors: (await listInstructorsOf(deps.db, stores)).sort((one, other) =>
      byName.compare(one.name, other.name),
    ),
    courses: [...titles]
      .map(([packageId, title]) => ({ packageId, title }))
      .sort((one, other) => byName.compare(one.title, other.title)),
  }
}

/** All that match, for the export. */
export async function listMatching(
  deps: TrainingDeps,
  caller: User,
  culture: string,
  filter: CenterFilter,
): Promise<CenterStudentWire[]> {
  const rows = await loadRows(deps, await getOwnStores(deps.db, caller), culture)
  return rows.filter((row) => matches(row, filter))
}

const loadRows = async (deps: TrainingDeps, stores: readonly number[], culture: string) =>
  loadRowsOf(deps, await listTaught(deps.db, { members: [], stores }), culture)

/** Those who need attention first, then by name. */
export async function loadRowsOf(
  deps: TrainingDeps,
  enrolments: readonly Enrolment[],
  culture: string,
): Promise<CenterStudentWire[]> {
  const { db } = deps
  const loaded = await loadCourses(deps, db, enrolments, culture)
  const courseOf = await readStudentCourses(deps, loaded)
  const names = await deps.listNames([...new Set(loaded.map(({ enrolment }) => enrolment.affiliateId))])
  const members = await memberNames(
    db,
    loaded.flatMap(({ enrolment }) => enrolment.memberNumber ?? []),
  )
  const byName = new Intl.Collator(culture)
  return loaded
    .map((one) => ({
      affiliateId: one.enrolment.affiliateId,
      name: names.get(one.enrolment.affiliateId) ?? '',
      memberNumber: one.enrolment.memberNumber,
      memberName: members.get(one.enrolment.memberNumber ?? 0) ?? null,
      course: courseOf(one),
    }))
    .filter(({ name }) => name !== '')
    .sort(
      (one, other) =>
        ORDER[one.course.state] - ORDER[other.course.state] || byName.compare(one.name, other.name),
    )
}

function matches(row: CenterStudentWire, { search = '', instructor, course, state }: CenterFilter): boolean {
  if (state ? row.course.state !== state : row.course.state === 'certified') return false
  if (course && row.course.packageId !== course.toLowerCase()) return false
  if (instructor === 'none' ? row.memberNumber !== null : instructor && row.memberNumber !== instructor)
    return false
  return isFound(search, textsOf(row))
}

const textsOf = ({ name, affiliateId, memberName, course }: CenterStudentWire) => [
  ...[name, affiliateId, memberName, course.title],
]

/** SC-16: everyone whom the caller or their store teaches, as the page of students filters them, for the export. */
export async function listTaughtMatching(
  deps: TrainingDeps,
  caller: User,
  culture: string,
  { search = '', course, state }: StudentsFilter,
): Promise<CenterStudentWire[]> {
  const taught = await listTaught(deps.db, await teachingNumbers(deps.db, caller))
  return (await loadRowsOf(deps, taught, culture)).filter(
    (row) =>
      isInClass(state ?? 'all', row.course) &&
      (course === undefined || row.course.packageId === course.toLowerCase()) &&
      isFound(search, textsOf(row)),
  )
}
