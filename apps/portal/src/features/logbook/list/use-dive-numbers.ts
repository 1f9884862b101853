import { useQueries } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useNarrow } from '../../../shared/use-narrow.ts'
import { numbersQuery, type Page } from './list.queries.ts'

type Answer = { data?: readonly { id: string; number: number }[] | undefined }

const together = (answers: readonly Answer[]): ReadonlyMap<string, number> =>
  new Map(answers.flatMap(({ data }) => data?.map(({ id, number }) => [id, number] as const) ?? []))

/** Dive numbers, one page at a time; fetched only where the cards have space to show them. */
export function useDiveNumbers(pages: readonly Page[]): ReadonlyMap<string, number> {
  const calls = useCalls()
  const isNarrow = useNarrow()
  const queries = isNarrow ? pages.map(({ logs }) => numbersQuery(calls, logs)) : []
  return useQueries({ queries, combine: together })
}
