import type { CourseWire, MyCourseWire } from '@fathom/contract/training'

type Given = {
  recommended: readonly CourseWire[]
  entry: readonly CourseWire[]
  specialties: readonly CourseWire[]
  mine: readonly MyCourseWire[]
}

export type Shelf = { kind: 'recommended' | 'entry' | 'specialties'; courses: CourseWire[] }

const MOST = 3
const ORDER = ['recommended', 'specialties', 'entry'] as const
const NEWCOMERS_ORDER = ['entry', 'recommended', 'specialties'] as const

/** Each course once, none that the person takes already; whoever has not begun sees the entry courses first. */
export function shelves({ mine, ...offers }: Given): Shelf[] {
  const seen = new Set(mine.map(({ packageId }) => packageId))
  const isNew = ({ packageId }: CourseWire) => !seen.has(packageId)
  return (mine.length === 0 ? NEWCOMERS_ORDER : ORDER).map((kind) => {
    const courses = offers[kind].filter(isNew).slice(0, MOST)
    for (const { packageId } of courses) seen.add(packageId)
    return { kind, courses }
  })
}
