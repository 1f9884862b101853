import { formsTotal } from '@fathom/contract/forms'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'
import { ALSO_OFFLINE, answerThenStored } from '../../shared/offline/answer-then-stored.ts'

/** The name under which it is stored on the device. */
export const FORMS_TOTAL = 'forms.total'

/** The number of the person's professional forms (RO-03). */
export const proFormsQuery = ({ graph }: Pick<Calls, 'graph'>, affiliateId: number) =>
  queryOptions({
    queryKey: ['forms', 'total', affiliateId],
    queryFn: ({ signal }) =>
      answerThenStored(
        { affiliateId, name: FORMS_TOTAL },
        async () => (await graph.request(formsTotal, {}, { signal })).formsTotal,
      ),
    ...ALSO_OFFLINE,
  })
