import type {
  BatchChangedWire,
  BatchCodesWire,
  CodeBatchesWire,
  CodeBatchWire,
  NewBatchWire,
} from '@fathom/contract/codes'
import type { CourseWire } from '@fathom/contract/training'
import type { CodeState } from '@fathom/domain/codes'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'

type Http = Pick<Calls, 'http'>

export const BATCHES_KEY = ['code-batches'] as const

/** OF-07, newest first. */
export const batchesQuery = ({ http }: Http, locale: string, search: string) =>
  infiniteQueryOptions({
    queryKey: [...BATCHES_KEY, 'list', locale, search],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam: after }) =>
      http.get<CodeBatchesWire>('office', 'code-batches', {
        query: { search, ...(after && { after }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  })

export const batchQuery = ({ http }: Http, locale: string, batchId: string) =>
  queryOptions({
    queryKey: [...BATCHES_KEY, 'one', batchId, locale],
    queryFn: ({ signal }) =>
      http.get<CodeBatchWire>('office', 'code-batches/{batchId}', { params: { batchId }, signal }),
    retry: false,
  })

export const batchCodesQuery = ({ http }: Http, batchId: string, state: CodeState | undefined) =>
  infiniteQueryOptions({
    queryKey: [...BATCHES_KEY, 'codes', batchId, state ?? 'all'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam: after }) =>
      http.get<BatchCodesWire>('office', 'code-batches/{batchId}/codes', {
        params: { batchId },
        query: { ...(state && { state }), ...(after && { after }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  })

/** What codes can open. */
export const coursesQuery = ({ http }: Http, culture: string) =>
  queryOptions({
    queryKey: [...BATCHES_KEY, 'courses', culture],
    queryFn: ({ signal }) => http.get<CourseWire[]>('learning', 'courses', { query: { culture }, signal }),
  })

export const issueBatch = ({ http }: Http, body: NewBatchWire): Promise<CodeBatchWire> =>
  http.post<CodeBatchWire>('office', 'code-batches', { body })

export type BatchChange = { what: 'withdraw' | 'restore'; codes?: readonly string[] }

export const changeBatch = (
  { http }: Http,
  batchId: string,
  { what, codes }: BatchChange,
): Promise<BatchChangedWire> =>
  http.post<BatchChangedWire>('office', `code-batches/{batchId}/${what}`, {
    params: { batchId },
    body: codes ? { codes } : {},
  })
