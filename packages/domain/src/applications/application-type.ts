import { findLevelByCode } from '../certifications/index.ts'
import type { AffiliateType } from '../session/index.ts'
import type { PrerequisiteCode } from './prerequisites.ts'

type ApplicationTypeId = 'divemaster' | 'emergency-response-instructor'

export type ApplicationType = {
  id: ApplicationTypeId
  /** What it leads to; the type is named after it. */
  levelCode: 'divemaster' | 'first-aid-instructor'
  prerequisites: readonly PrerequisiteCode[]
  /** In minor units. */
  fee: { amount: number; currency: string }
}

export const APPLICATION_TYPES: readonly ApplicationType[] = [
  {
    id: 'divemaster',
    levelCode: 'divemaster',
    prerequisites: ['age', 'rescue', 'first-aid', 'dives'],
    fee: { amount: 9500, currency: 'USD' },
  },
  {
    id: 'emergency-response-instructor',
    levelCode: 'first-aid-instructor',
    prerequisites: ['age', 'first-aid', 'oxygen'],
    fee: { amount: 7500, currency: 'USD' },
  },
]

export const findApplicationType = (id: string): ApplicationType | undefined =>
  APPLICATION_TYPES.find((type) => type.id === id)

/** Divers and members apply; a store is no person, and staff decide. */
export const mayApply = (affiliateType: AffiliateType): boolean => affiliateType === 1 || affiliateType === 2

/** Whether what it leads to is among the levels that count for somebody today: nobody gets it a second time. */
export function isHeld(
  { levelCode }: Pick<ApplicationType, 'levelCode'>,
  levels: readonly number[],
): boolean {
  const level = findLevelByCode(levelCode)
  return level !== undefined && levels.includes(level.levelID)
}

/** How many of a person's applications may be under way at once. */
export const MOST_OPEN_APPLICATIONS = 20
