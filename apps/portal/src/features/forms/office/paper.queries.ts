import type { PaperRefusalWire, PaperSeenWire } from '@fathom/contract/forms'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { SETTLED_ONCE, safePage } from '../witness/witness.queries.ts'

type Http = Pick<Calls, 'http'>

const PAPER = 'papers/{paperId}'

/** Each opening is recorded, so the file isn't stored longer than it is shown, nor fetched again while it is. */
export const paperFileQuery = ({ http }: Http, paperId: string, type: string) =>
  queryOptions({
    queryKey: [SETTLED_ONCE, 'paper', paperId, 'file'],
    queryFn: async () =>
      safePage(await http.download('forms', `${PAPER}/file`, { params: { paperId } }), type),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

export const confirmPaper = ({ http }: Http, paperId: string, body: PaperSeenWire) =>
  http.post('forms', `${PAPER}/confirmation`, { params: { paperId }, body })

export const refusePaper = ({ http }: Http, paperId: string, body: PaperRefusalWire) =>
  http.post('forms', `${PAPER}/refusal`, { params: { paperId }, body })
