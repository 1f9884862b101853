import { useSearchParams } from '../../../../shared/router/index.ts'
import { type ClassView, EVERYBODY, FILTERS } from './class-list.ts'

/** The filters of the class, stored in the URL so that Back and shared links restore them. */
export function useClassView() {
  const [query, setQuery] = useSearchParams()
  const state = FILTERS.find((filter) => filter === query.get('state')) ?? EVERYBODY.state
  const view: ClassView = { state, course: query.get('course') ?? '', search: query.get('search') ?? '' }
  const change = (part: Partial<ClassView>) => {
    const next = { ...view, ...part }
    const given = Object.entries(next).filter(([name, value]) => value !== EVERYBODY[name as keyof ClassView])
    setQuery(new URLSearchParams(given), { replace: true, preventScrollReset: true })
  }
  return { view, change }
}
