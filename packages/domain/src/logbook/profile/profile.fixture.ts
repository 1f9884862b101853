import type { DiveProfile, ProfileColumn, Series } from './dive-profile.ts'

type Facts = Partial<Omit<DiveProfile, 'columns'>> & {
  /** Seconds from one sample to the next. */
  every?: number
  columns?: Partial<Record<Exclude<ProfileColumn, 'depth'>, Series>>
}

/** A profile with these depths. */
export const aProfile = (depth: Series, { every = 60, columns, ...rest }: Facts = {}): DiveProfile => ({
  time: depth.map((_, at) => at * every),
  columns: { depth, ...columns },
  pressures: {},
  gases: [],
  switches: [],
  events: [],
  ...rest,
})
