import type { ImportedDive } from './import-dive.store.ts'

/**
 * One dive of two records: what the first doesn't say is taken from the second. Their computers stay apart, so the
 * numbers of both remain.
 */
export function mergeDives(one: ImportedDive, other: ImportedDive): ImportedDive {
  const { computers, problems, buddies, tags, gear, cylinders, ...rest } = one
  return {
    ...other,
    ...rest,
    place: { ...other.place, ...one.place },
    computers: [...computers, ...other.computers],
    problems: [...problems, ...other.problems],
    buddies: joined(buddies, other.buddies),
    tags: joined(tags, other.tags),
    gear: joined(gear, other.gear),
    cylinders: cylinders.length > 0 ? cylinders : other.cylinders,
  }
}

const joined = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])]
