import { expect, test } from 'vitest'
import { type CatalogFilter, filterCatalog } from './catalog-filter.ts'

const course = (title: string, more: object = {}) => ({
  title,
  summary: '',
  productKind: 'specialty' as const,
  level: 'continuing' as const,
  languages: ['en-US'],
  ...more,
})
const COURSES = [
  course('Open Water Diver', { productKind: 'course', level: 'beginner', languages: ['en-US', 'es-ES'] }),
  course('Iniciación al buceo', { productKind: 'experience', level: 'beginner', languages: ['es-ES'] }),
  course('Night Diver', { summary: 'Torches after dark.' }),
]
const ANY: CatalogFilter = { search: '', kind: undefined, level: undefined, language: undefined }
const find = (filter: Partial<CatalogFilter>) => filterCatalog(COURSES, { ...ANY, ...filter })
const titles = (filter: Partial<CatalogFilter>) => find(filter).items.map(({ title }) => title)

test('[SC-13] words are found regardless of accents and case, in any order, in title and summary', () => {
  expect(titles({ search: 'BUCEO iniciacion' })).toEqual(['Iniciación al buceo'])
  expect(titles({ search: 'dark diver' })).toEqual(['Night Diver'])
  expect(titles({ search: 'wreck' })).toEqual([])
})

test('[SC-13] kind, level and language are combined', () => {
  expect(titles({ level: 'beginner', language: 'en-US' })).toEqual(['Open Water Diver'])
  expect(titles({ kind: 'specialty' })).toEqual(['Night Diver'])
})

test('[SC-13] the count of a choice takes the other filters into account', () => {
  const { counts } = find({ level: 'beginner', language: 'es-ES' })
  expect(counts.kind).toEqual({ course: 1, experience: 1, specialty: 0 })
  expect(counts.language).toEqual({ 'en-US': 1, 'es-ES': 2 })
  expect(counts.level).toEqual({ beginner: 2, continuing: 0 })
  expect([counts.kindAny, counts.levelAny, counts.languageAny]).toEqual([2, 2, 2])
})
