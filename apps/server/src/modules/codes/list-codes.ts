import type { AccessCodeWire } from '@fathom/contract/codes'
import type { CodeCaller } from './caller.ts'
import { wiresOf } from './code-wire.ts'
import type { CodesDeps } from './codes.deps.ts'
import { listUnredeemed } from './codes.store.ts'

/** CA-23: the caller's codes, including those they have offered to someone. */
export async function listCodes(deps: CodesDeps, { user, locale }: CodeCaller): Promise<AccessCodeWire[]> {
  const codes = await listUnredeemed(deps.db, user.affiliateId)
  return wiresOf(deps, deps.db, codes, locale)
}

/** CA-23: the caller's codes that unlock this course, including codes for any specialty. */
export async function listCodesOf(
  deps: CodesDeps,
  { user, locale }: CodeCaller,
  packageId: string,
): Promise<AccessCodeWire[]> {
  const wanted = packageId.toLowerCase()
  const [course] = await deps.listCourses(deps.db, locale, [wanted])
  const codes = await listUnredeemed(deps.db, user.affiliateId)
  const opens = codes.filter((code) =>
    code.isSpecialty
      ? Boolean(course?.specialtyOf) && (code.packageId === null || code.packageId === course?.specialtyOf)
      : code.packageId === wanted,
  )
  return wiresOf(deps, deps.db, opens, locale)
}
