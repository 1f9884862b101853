import type { CourseWire, MyCourseWire } from '@fathom/contract/training'

type Given = {
  recommended: readonly CourseWire[]
  entry: readonly CourseWire[]
  specialties: readonly CourseWire[]
  mine: readonly MyCourseWire[]
}

const MOST = 6

/** Each course once, none that the person takes already; whoever has not begun sees the entry courses first. */
export function shelves({ recommended, entry, specialties, mine }: Given) {
  const taken = new Set(mine.map(({ packageId }) => packageId))
  const isOffered = ({ packageId }: CourseWire) => {
    if (taken.has(packageId)) return false
    taken.add(packageId)
    return true
  }
  const first = mine.length === 0 ? [...entry, ...recommended] : [...recommended, ...entry]
  const next = first.filter(isOffered).slice(0, MOST)
  return { next, special: specialties.filter(isOffered).slice(0, MOST) }
}
