import type { DraftWire, FormListingWire, FormToFillWire } from '@fathom/contract/forms'
import type { Answers, FormName, Place } from '@fathom/domain/forms'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import type { AnswerContext } from './draft/form-draft.ts'

type Http = Pick<Calls, 'http'>

/** The form to fill in for diving at this place, and who signs it. */
export const formToFillQuery = ({ http }: Http, form: FormName, place: Place | null) =>
  queryOptions({
    queryKey: ['forms', 'definition', form, place],
    queryFn: ({ signal }) =>
      http.get<FormToFillWire>('forms', 'definitions/{form}', {
        params: { form },
        query: { ...place },
        signal,
      }),
  })

/** Refetched whenever the form is opened, because another device may have continued it. */
export const formDraftQuery = ({ http }: Http, form: FormName) =>
  queryOptions({
    queryKey: ['forms', 'draft', form],
    queryFn: ({ signal }) => http.get<DraftWire>('forms', 'drafts/{form}', { params: { form }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

type DraftChange = AnswerContext & { definitionVersion: number; answers: Answers; version: number }

export const saveFormDraft = ({ http }: Http, form: FormName, { version, ...body }: DraftChange) =>
  http.put<DraftWire>('forms', 'drafts/{form}', {
    params: { form },
    body,
    ...(version > 0 && { headers: { 'if-match': `"${version}"` } }),
  })

/** EN-17: the status of one of my signed forms; null if none of mine has this id. */
export const signedFormQuery = ({ http }: Http, documentId: string) =>
  queryOptions({
    queryKey: ['forms', 'signed', documentId],
    queryFn: async ({ signal }) => {
      const mine = await http.get<FormListingWire[]>('forms', 'search', { query: { type: 'diver' }, signal })
      return mine.find(({ id }) => id === documentId) ?? null
    },
  })

export const downloadForm = ({ http }: Http, documentId: string) =>
  http.download('forms', 'documents/{documentId}/file', { params: { documentId } })
