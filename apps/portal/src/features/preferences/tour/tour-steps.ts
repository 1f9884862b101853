import type { AffiliateType } from '@fathom/domain/session'

type TourRole = 'diver' | 'instructor' | 'center'

/** The steps of each tour, in order. */
const STEPS = {
  diver: ['learn', 'dives', 'cards', 'find'],
  instructor: ['students', 'verify', 'certify', 'find'],
  center: ['students', 'codes', 'counter', 'find'],
} as const satisfies Record<TourRole, readonly string[]>

export type TourStep = (typeof STEPS)[TourRole][number]

/** Staff get no tour. */
const ROLES: Record<AffiliateType, TourRole | undefined> = {
  1: 'diver',
  2: 'instructor',
  3: 'center',
  9: undefined,
}

export function tourFor(type: AffiliateType): readonly TourStep[] | undefined {
  const role = ROLES[type]
  return role && STEPS[role]
}
