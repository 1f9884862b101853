import { findLevelByCode } from '../certifications/index.ts'
import type { AffiliateType } from '../session/index.ts'
import type { PrerequisiteCode } from './prerequisites.ts'

type ApplicationTypeId = 'divemaster' | 'emergency-response-instructor'

export type ApplicationType = {
  id: ApplicationTypeId
  /** The level that the application leads to; the type is named after it. */
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

/** Only divers and members apply: a store isn't a person, and staff decide on applications. */
export const mayApply = (affiliateType: AffiliateType): boolean => affiliateType === 1 || affiliateType === 2

/**
 * Whether the person already holds the level that the application leads to, and it's valid today. Nobody gets
 * it twice.
 */
export function isHeld(
  { levelCode }: Pick<ApplicationType, 'levelCode'>,
  levels: readonly number[],
): boolean {
  const level = findLevelByCode(levelCode)
  return level !== undefined && levels.includes(level.levelID)
}

/** How many open applications a person may have at once. */
export const MOST_OPEN_APPLICATIONS = 20
