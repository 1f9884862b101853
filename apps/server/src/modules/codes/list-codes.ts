import type { AccessCodeWire } from '@fathom/contract/codes'
import type { CodeCaller } from './caller.ts'
import { wiresOf } from './code-wire.ts'
import type { CodesHouse } from './codes.house.ts'
import { listUnredeemed } from './codes.store.ts'

/** CA-23: mine, those that I have offered to somebody included. */
export async function listCodes(house: CodesHouse, { user, locale }: CodeCaller): Promise<AccessCodeWire[]> {
  const codes = await listUnredeemed(house.db, user.affiliateId)
  return wiresOf(house, house.db, codes, locale)
}

/** CA-23: those of mine that open this course, be it one specialty of many. */
export async function listCodesOf(
  house: CodesHouse,
  { user, locale }: CodeCaller,
  packageId: string,
): Promise<AccessCodeWire[]> {
  const wanted = packageId.toLowerCase()
  const [course] = await house.listCourses(house.db, locale, [wanted])
  const codes = await listUnredeemed(house.db, user.affiliateId)
  const opens = codes.filter((code) =>
    code.isSpecialty
      ? Boolean(course?.specialtyOf) && (code.packageId === null || code.packageId === course?.specialtyOf)
      : code.packageId === wanted,
  )
  return wiresOf(house, house.db, opens, locale)
}
