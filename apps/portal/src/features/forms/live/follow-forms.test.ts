import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createHub } from '../../../shared/live/hub.ts'
import { formDraftQuery, formToFillQuery, signedFormQuery } from '../fill/fill.queries.ts'
import { formsDueQuery, signedFormsQuery } from '../list/list.queries.ts'
import { followForms } from './follow-forms.ts'

test("[ST-08] a physician's decision refetches the list and the page of the form, but not a form that is being filled in", () => {
  const live = createHub()
  const queries = new QueryClient()
  // No calls are made; only the query keys matter here.
  const calls = { http: {} } as never
  const shown = [
    formsDueQuery(calls, 100002),
    signedFormsQuery(calls, 100002),
    signedFormQuery(calls, 'a'),
  ].map(({ queryKey }) => queryKey)
  const filled = [
    formDraftQuery(calls, 'medical-questionnaire'),
    formToFillQuery(calls, 'medical-questionnaire', null),
  ].map(({ queryKey }) => queryKey)
  for (const key of [...shown, ...filled]) queries.setQueryData(key as readonly unknown[], {})
  const isStale = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated
  followForms({ live, queries })
  live.event({ sequence: 1, type: 'forms', data: {}, locale: 'en-US' })
  expect(shown.map(isStale)).toEqual([true, true, true])
  expect(filled.map(isStale)).toEqual([false, false])
})
