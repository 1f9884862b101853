import {
  type FormListingWire,
  type FormOutcomesWire,
  type FormsDueWire,
  proForms,
} from '@fathom/contract/forms'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { ALSO_OFFLINE, answerOrStored } from '../../../shared/offline/stored-answers.ts'

type Http = Pick<Calls, 'http'>

/** The names under which the lists are stored on the device. */
export const DUE = 'forms.due'
export const SIGNED = 'forms.signed'
export const PRO = 'forms.pro'

/** The forms requested from me, and those I have started. */
export const formsDueQuery = ({ http }: Http, affiliateId: number) =>
  queryOptions({
    queryKey: ['forms', 'due', affiliateId],
    queryFn: ({ signal }) =>
      answerOrStored({ affiliateId, name: DUE }, () => http.get<FormsDueWire>('forms', 'due', { signal })),
    ...ALSO_OFFLINE,
  })

/** EN-17, CO-07: all forms that I have signed as a diver, newest first. */
export const signedFormsQuery = ({ http }: Http, affiliateId: number) =>
  queryOptions({
    queryKey: ['forms', 'list', affiliateId],
    queryFn: ({ signal }) =>
      answerOrStored({ affiliateId, name: SIGNED }, () =>
        http.get<FormListingWire[]>('forms', 'search', { query: { type: 'diver' }, signal }),
      ),
    ...ALSO_OFFLINE,
  })

/** CA-49: the professional forms. */
export const proFormListQuery = ({ graph }: Pick<Calls, 'graph'>, affiliateId: number) =>
  queryOptions({
    queryKey: ['forms', 'pro', affiliateId],
    queryFn: ({ signal }) =>
      answerOrStored(
        { affiliateId, name: PRO },
        async () => (await graph.request(proForms, {}, { signal })).forms,
      ),
    ...ALSO_OFFLINE,
  })

/** The status of a student's forms; never contains answers. */
export const formOutcomesQuery = ({ http }: Pick<Calls, 'http'>, student: number) =>
  queryOptions({
    queryKey: ['forms', 'outcomes', student],
    queryFn: ({ signal }) =>
      http.get<FormOutcomesWire>('forms', 'outcomes/{affiliateId}', {
        params: { affiliateId: String(student) },
        signal,
      }),
  })
