import type { FiguresWire } from '@fathom/contract/office'
import type { FigurePeriod } from '@fathom/domain/office'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { OFFICE_KEY } from '../office-key.ts'

export const figuresQuery = ({ http }: Pick<Calls, 'http'>, period: FigurePeriod) =>
  queryOptions({
    queryKey: [...OFFICE_KEY, 'figures', period],
    queryFn: ({ signal }) => http.get<FiguresWire>('office', 'figures', { query: period, signal }),
  })
