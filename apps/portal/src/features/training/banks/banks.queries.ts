import type {
  BankFormat,
  BankItemChangeWire,
  BankItemsWire,
  BankItemWire,
  BankReceiptWire,
  BanksWire,
  BankWire,
  ExamPlanChangeWire,
} from '@fathom/contract/training/banks'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'

type Http = Pick<Calls, 'http'>

export const BANKS_KEY = ['training', 'banks'] as const

/** The bank of a course in one language. */
export type BankOf = { packageId: string; culture: string }

const PAGE = 25
const BANK = 'exams/banks/{packageId}/{culture}'

/** Asks for one more than it shows, to know whether there are more. */
export const banksQuery = ({ http }: Http, search: string) =>
  infiniteQueryOptions({
    queryKey: [...BANKS_KEY, 'list', search],
    queryFn: ({ signal, pageParam: offset }) => {
      const query = { offset, limit: PAGE + 1, ...(search && { search }) }
      return http.get<BanksWire>('learning', 'exams/banks', { query, signal })
    },
    initialPageParam: 0,
    getNextPageParam: (last, _, offset) => (last.length > PAGE ? offset + PAGE : undefined),
    select: ({ pages }) => pages.flatMap((page) => page.slice(0, PAGE)),
    placeholderData: keepPreviousData,
  })

export const bankQuery = ({ http }: Http, of: BankOf) =>
  queryOptions({
    queryKey: [...BANKS_KEY, of, 'bank'],
    // Null before the first question: a failure would be tried anew and unmount what the screen shows.
    queryFn: ({ signal }): Promise<BankWire | null> =>
      http.get<BankWire>('learning', BANK, { params: of, signal }).catch((cause: unknown) => {
        if (cause instanceof CallFailed && cause.problem === 'no-bank-found') return null
        throw cause
      }),
  })

export type ItemFilter = { search: string; topic: string; state: 'all' | 'active' | 'retired' }

export const itemsQuery = ({ http }: Http, of: BankOf, { search, topic, state }: ItemFilter) =>
  infiniteQueryOptions({
    queryKey: [...BANKS_KEY, of, 'items', search, topic, state],
    queryFn: ({ signal, pageParam: offset }) => {
      const query = { offset, limit: PAGE, state, ...(search && { search }), ...(topic && { topic }) }
      return http.get<BankItemsWire>('learning', `${BANK}/items`, { params: of, query, signal })
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, _, offset) => (offset + PAGE < total ? offset + PAGE : undefined),
    select: ({ pages }) => ({ total: pages[0]?.total ?? 0, items: pages.flatMap(({ items }) => items) }),
    placeholderData: keepPreviousData,
  })

export const putPlan = ({ http }: Http, of: BankOf, body: ExamPlanChangeWire): Promise<BankWire> =>
  http.put<BankWire>('learning', BANK, { params: of, body })

export const putItem = (
  { http }: Http,
  of: BankOf,
  itemId: string,
  body: BankItemChangeWire,
): Promise<BankItemWire> =>
  http.put<BankItemWire>('learning', `${BANK}/items/{itemId}`, { params: { ...of, itemId }, body })

/** A check answers with the receipt and changes nothing. */
export const importBank = (
  { http }: Http,
  of: BankOf,
  { file, isCheck }: { file: File; isCheck: boolean },
): Promise<BankReceiptWire> =>
  http.post<BankReceiptWire>('learning', `${BANK}/import`, {
    params: of,
    ...(isCheck && { query: { check: '1' } }),
    // Operating systems report different types for these files, or none.
    body: file.slice(0, file.size, 'application/octet-stream'),
    timeoutMs: 120_000,
  })

export const exportBank = ({ http }: Http, of: BankOf, format: BankFormat): Promise<Blob> =>
  http.download('learning', `${BANK}/export`, { params: of, query: { format } })

/** What a change sends of a question. */
export const changeOf = ({
  id: _,
  answers: _answers,
  difficulty: _difficulty,
  discrimination: _discrimination,
  ...change
}: BankItemWire): BankItemChangeWire => change
