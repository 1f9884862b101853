import type { AccessCodeWire } from '@fathom/contract/codes'
import { byCode, type CodeKind, isClubCode } from '@fathom/domain/codes'
import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import type { Queryable } from '../../platform/database/index.ts'
import { findRecordedParticipant } from '../references/index.ts'
import type { CodesDeps } from './codes.deps.ts'
import type { StoredCode } from './codes.store.ts'

type Used = Pick<CodesDeps, 'config' | 'listCourses'>

export function kindOf(
  { config }: Pick<Used, 'config'>,
  code: Pick<StoredCode, 'certificationName' | 'isSpecialty'>,
): CodeKind {
  if (isClubCode(code.certificationName, config.clubName)) return 'club'
  return code.isSpecialty ? 'specialty' : 'course'
}

/**
 * What the codes unlock, in the reader's language; a course that isn't in the catalog keeps its stored name.
 */
export async function titlesOf(
  { listCourses }: Pick<Used, 'listCourses'>,
  db: Queryable,
  codes: readonly Pick<StoredCode, 'packageId' | 'isSpecialty' | 'certificationName'>[],
  culture: string,
): Promise<(code: (typeof codes)[number]) => string> {
  const wanted = codes.flatMap(({ packageId, isSpecialty }) => (packageId && !isSpecialty ? [packageId] : []))
  const courses = wanted.length > 0 ? await listCourses(db, culture, wanted) : []
  const titles = new Map(courses.map(({ packageId, title }) => [packageId, title]))
  return ({ packageId, isSpecialty, certificationName }) =>
    (!isSpecialty && packageId && titles.get(packageId)) || certificationName
}

type Titled = Pick<StoredCode, 'packageId' | 'isSpecialty' | 'certificationName'>

/** The same for staff. A code for any specialty has no course, and its stored name is English. */
export async function officeTitlesOf(
  deps: Pick<Used, 'listCourses'>,
  db: Queryable,
  codes: readonly Titled[],
  locale: Locale,
): Promise<(code: Titled) => string> {
  const titleOf = await titlesOf(deps, db, codes, locale)
  const { t } = translatorFor(locale)
  return (code) => (code.isSpecialty ? t('codes-office.issue.specialty') : titleOf(code))
}

/** VA-12: sorted by code. */
export async function wiresOf(
  deps: Used,
  db: Queryable,
  codes: readonly StoredCode[],
  culture: string,
): Promise<AccessCodeWire[]> {
  const titleOf = await titlesOf(deps, db, codes, culture)
  const wires = codes.map(async (code) => ({
    couponCode: code.code,
    certificationName: code.certificationName,
    title: titleOf(code),
    kind: kindOf(deps, code),
    packageId: code.packageId,
    store: await storeOf(db, code.storeNumber),
    shared:
      code.sharedWith === null || code.sharedAt === null
        ? null
        : { email: code.sharedWith, sharedAt: code.sharedAt.toISOString() },
  }))
  return (await Promise.all(wires)).toSorted(byCode)
}

export async function storeOf(db: Queryable, storeNumber: number | null): Promise<AccessCodeWire['store']> {
  const found = storeNumber === null ? undefined : await findRecordedParticipant(db, 'store', storeNumber)
  return storeNumber === null ? null : { storeNumber, name: found?.name ?? String(storeNumber) }
}
