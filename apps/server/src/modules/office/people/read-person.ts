import type { OfficePersonWire } from '@fathom/contract/office'
import { isDiveCenter, isStaffMember } from '@fathom/domain/session'
import type { Locale } from '@fathom/domain/translations'
import { Problem } from '../../../platform/problem.ts'
import { findRights } from '../../../platform/staff-rights/index.ts'
import { findStaffView } from '../../account/index.ts'
import { applicationTypeName, listApplicationsOf } from '../../applications/index.ts'
import { certificationsOf } from '../../certifications/index.ts'
import { listUnredeemed, officeTitlesOf } from '../../codes/index.ts'
import type { NewestForm } from '../../forms/index.ts'
import { findNextNumber, type HeldNumber, listHeldNumbers } from '../../references/index.ts'
import { listCourses, listEnrolments, listInstructorsOf } from '../../training/index.ts'
import { readNamedAudit } from '../audit/read-audit.ts'
import { listMerges } from '../merging/merge.store.ts'
import { mergeWireOf } from '../merging/merge-accounts.ts'
import type { OfficeDeps } from '../office.deps.ts'
import { foundOf } from './list-people.ts'

const HISTORY = 20

/** OF-03: everything that staff need to help a person, and nothing that only a physician or teacher may read. */
export async function readPerson(
  deps: OfficeDeps,
  affiliateId: number,
  locale: Locale,
): Promise<OfficePersonWire> {
  const { db } = deps
  const person = await findStaffView(db, affiliateId)
  if (!person) throw new Problem('not-found', 404)
  const [rights, cards, courses, forms, codes, applications, sessions, merges, numbers, { items: history }] =
    await Promise.all([
      isStaffMember(person.affiliateType) ? findRights(db, affiliateId) : null,
      certificationsOf(deps, db, { affiliateId, locale }),
      coursesOf(deps, affiliateId, locale),
      deps.findNewestForms(affiliateId),
      codesOf(deps, affiliateId, locale),
      listApplicationsOf(db, affiliateId),
      deps.sessions.listSessions(affiliateId),
      listMerges(db, affiliateId),
      listHeldNumbers(db, affiliateId),
      readNamedAudit(deps, { subject: affiliateId }, { limit: HISTORY }, locale),
    ])
  return {
    ...foundOf(person),
    numbers,
    nextNumbers: { member: await findNextNumber(db, 'member'), store: await findNextNumber(db, 'store') },
    instructors: isDiveCenter(person.affiliateType) ? await instructorsOf(deps, numbers) : null,
    language: person.language,
    rights,
    cards: cards.map(({ licenseID, title, certDate, standing }) => ({
      licenseID,
      title,
      certDate,
      standing,
    })),
    courses,
    forms: { medical: standingOf(forms.medical), release: standingOf(forms.release) },
    codes,
    applications: applications.map(({ id, typeId, status, createdAt }) => ({
      ...{ id, status },
      title: applicationTypeName(typeId, locale),
      createdAt: createdAt.toISOString(),
    })),
    sessions: sessions.map((session) => ({ ...session, lastSeenAt: session.lastSeenAt.toISOString() })),
    merges: merges.map(mergeWireOf),
    history,
  }
}

function standingOf(form: NewestForm | undefined): OfficePersonWire['forms']['medical'] {
  if (!form) return { state: 'missing', date: null }
  return { state: form.state, date: (form.declinedAt ?? form.end).toISOString() }
}

const instructorsOf = ({ db }: OfficeDeps, numbers: readonly HeldNumber[]) =>
  listInstructorsOf(
    db,
    numbers.filter(({ kind }) => kind === 'store').map(({ number }) => number),
  )

async function codesOf({ db }: OfficeDeps, affiliateId: number, locale: Locale) {
  const codes = await listUnredeemed(db, affiliateId)
  const titleOf = await officeTitlesOf({ listCourses }, db, codes, locale)
  return codes.map((code) => ({ ending: code.code.slice(-4), title: titleOf(code) }))
}

async function coursesOf({ db }: OfficeDeps, affiliateId: number, locale: Locale) {
  const enrolments = await listEnrolments(db, affiliateId)
  const ids = [...new Set(enrolments.map(({ packageId }) => packageId))]
  const titles = new Map(
    (await listCourses(db, locale, ids)).map((course) => [course.packageId, course.title]),
  )
  return enrolments.map(({ enrolmentId, packageId, enrolledAt, completedAt, certifiedAt }) => ({
    ...{ id: enrolmentId, title: titles.get(packageId) ?? packageId },
    ...{ enrolledAt, completedAt, certifiedAt },
  }))
}
