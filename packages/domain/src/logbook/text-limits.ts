import type { DiveLogContent } from './dive-log.ts'
import type { LogProblem, LogSection } from './problem.ts'

export const TEXT_LIMITS = {
  title: 120,
  location: 160,
  notes: 10_000,
  diveCenter: 120,
  buddy: 80,
  buddies: 30,
  skills: 60,
  caption: 300,
  reason: 1000,
} as const

export function textsTooLong(log: DiveLogContent): LogProblem[] {
  const measured: [section: LogSection, field: string, length: number, highest: number][] = [
    ['dive', 'title', log.title.length, TEXT_LIMITS.title],
    ['dive', 'location', log.location.length, TEXT_LIMITS.location],
    ['skills', 'skills', log.skills.length, TEXT_LIMITS.skills],
    ['experience', 'notes', log.experience.notes.length, TEXT_LIMITS.notes],
    ['experience', 'diveCenter', log.experience.diveCenter.length, TEXT_LIMITS.diveCenter],
    ['experience', 'buddies', log.experience.buddies.length, TEXT_LIMITS.buddies],
    [
      'experience',
      'buddies',
      Math.max(0, ...log.experience.buddies.map(({ length }) => length)),
      TEXT_LIMITS.buddy,
    ],
  ]
  return measured
    .filter(([, , length, highest]) => length > highest)
    .map(([section, field, , highest]) => ({
      section,
      field,
      problem: 'text-too-long',
      range: { lowest: 0, highest },
    }))
}
