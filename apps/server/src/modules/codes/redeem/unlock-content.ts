import type { RedeemedWire } from '@fathom/contract/codes'
import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { findParticipant } from '../../references/index.ts'
import { codeProblem } from '../code-problem.ts'
import { kindOf } from '../code-wire.ts'
import type { CodesDeps } from '../codes.deps.ts'
import type { StoredCode } from '../codes.store.ts'

type Who = { affiliateId: number; locale: Locale; now: Date }
type Opened = Pick<RedeemedWire, 'title' | 'packageId' | 'enrolmentId' | 'storeNumber' | 'memberUntil'>

const NOTHING = { packageId: null, enrolmentId: null, storeNumber: null, memberUntil: null }

/** Unlocks what the code pays for, in the transaction that redeems it: a course, or a year of the club. */
export async function unlockContent(
  deps: CodesDeps,
  tx: Queryable,
  who: Who,
  code: StoredCode,
  specialty: string | undefined,
): Promise<Opened> {
  if (kindOf(deps, code) === 'club') {
    const paid = { code: code.code, now: who.now }
    const memberUntil = await deps.applyClubCode(tx, who.affiliateId, paid)
    return { ...NOTHING, title: code.certificationName, memberUntil }
  }
  const packageId = await packageFor(deps, tx, who, code, specialty?.toLowerCase())
  const storeNumber = await storeToday(tx, code)
  const enrolling = {
    affiliateId: who.affiliateId,
    packageId,
    storeNumber,
    culture: who.locale,
    now: who.now,
  }
  const enrolled = await deps.enrol(tx, enrolling)
  if (typeof enrolled === 'string') throw codeProblem(enrolled, who.locale, { packageId })
  return { ...NOTHING, ...enrolled, storeNumber }
}

/** Without the store of the code if it's no dive center any more: the person chooses another. */
async function storeToday(tx: Queryable, { storeNumber }: StoredCode): Promise<number | null> {
  if (storeNumber === null) return null
  return (await findParticipant(tx, 'store', storeNumber)) ? storeNumber : null
}

async function packageFor(
  deps: CodesDeps,
  tx: Queryable,
  { locale }: Who,
  code: StoredCode,
  specialty: string | undefined,
): Promise<string> {
  if (!code.isSpecialty) {
    if (specialty !== undefined && specialty !== code.packageId) throw codeProblem('other-course', locale)
    if (code.packageId === null) throw codeProblem('no-course', locale)
    return code.packageId
  }
  const extra = { packageId: code.packageId }
  if (specialty === undefined) throw codeProblem('choose-specialty', locale, extra)
  const [course] = await deps.listCourses(tx, locale, [specialty])
  const isOffered = course?.specialtyOf && (code.packageId === null || code.packageId === course.specialtyOf)
  if (!isOffered) throw codeProblem('no-specialty', locale, extra)
  return specialty
}
