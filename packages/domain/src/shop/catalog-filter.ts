import { foldedText } from '../logbook/index.ts'
import type { CourseLevel } from '../training/index.ts'
import type { ProductKind } from './product.ts'

/** Filters of the shop; an undefined filter matches everything. */
export type CatalogFilter = {
  search: string
  kind: ProductKind | undefined
  level: CourseLevel | undefined
  language: string | undefined
}

type Findable = {
  title: string
  summary: string
  productKind: ProductKind
  level: CourseLevel
  languages: readonly string[]
}

type Facet = 'kind' | 'level' | 'language'

/** How many courses each choice would show, with all other filters unchanged. */
export type CatalogCounts = Record<Facet, Record<string, number>> & Record<`${Facet}Any`, number>

const namesOf: Record<Facet, (course: Findable) => readonly string[]> = {
  kind: ({ productKind }) => [productKind],
  level: ({ level }) => [level],
  language: ({ languages }) => languages,
}
const FACETS = Object.keys(namesOf) as Facet[]

/** Every word must occur, in any order, regardless of case and accents. */
function isFound({ title, summary }: Findable, words: readonly string[]): boolean {
  const text = foldedText(`${title} ${summary}`)
  return words.every((word) => text.includes(word))
}

const wordsOf = (search: string) => foldedText(search).split(' ').filter(Boolean)

/** `but` ignores one of the filters. */
const matches = (course: Findable, filter: CatalogFilter, but?: Facet) =>
  FACETS.every((facet) => {
    const wanted = filter[facet]
    return facet === but || wanted === undefined || namesOf[facet](course).includes(wanted)
  })

export function filterCatalog<Item extends Findable>(courses: readonly Item[], filter: CatalogFilter) {
  const words = wordsOf(filter.search)
  const found = courses.filter((course) => isFound(course, words))
  return {
    items: found.filter((course) => matches(course, filter)),
    counts: Object.assign({}, ...FACETS.map((facet) => countsOf(facet))) as CatalogCounts,
  }

  /** A choice that exists in the whole catalog stays visible, with 0 if nothing matches. */
  function countsOf(facet: Facet) {
    const left = found.filter((course) => matches(course, filter, facet))
    const names = [...new Set(courses.flatMap(namesOf[facet]))]
    const count = (name: string) => left.filter((course) => namesOf[facet](course).includes(name)).length
    return {
      [facet]: Object.fromEntries(names.map((name) => [name, count(name)])),
      [`${facet}Any`]: left.length,
    }
  }
}
