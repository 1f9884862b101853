import type { DiveLogContent } from '@fathom/domain/logbook'

/** The fields that the random divers write: some alone, one of a group. */
export const FIELDS = ['title', 'location', 'notes', 'diveCenter'] as const
export type Field = (typeof FIELDS)[number]
export type Values = Readonly<Partial<Record<Field, string>>>

export const valuesOf = (content: DiveLogContent): Record<Field, string> => ({
  title: content.title,
  location: content.location,
  notes: content.experience.notes,
  diveCenter: content.experience.diveCenter,
})
