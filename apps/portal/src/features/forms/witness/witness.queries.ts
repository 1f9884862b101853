import type {
  EvaluationSeenWire,
  FormTasksWire,
  SeenEvaluationWire,
  WitnessedFormWire,
  WitnessedSignatureWire,
} from '@fathom/contract/forms'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'

type Http = Pick<Calls, 'http'>
const GUARDIAN = 'students/{affiliateId}/documents/{documentId}/guardian'
const EVALUATION = 'students/{affiliateId}/evaluations/{evaluationId}'

export const formTasksQuery = ({ http }: Http, student: number) =>
  queryOptions({
    queryKey: ['forms', 'tasks', student],
    queryFn: ({ signal }) =>
      http.get<FormTasksWire>('forms', 'students/{affiliateId}/tasks', {
        params: { affiliateId: String(student) },
        signal,
      }),
  })

export type StudentDocument = { affiliateId: string; documentId: string }
export type StudentEvaluation = { affiliateId: string; evaluationId: string }

export const witnessedFormQuery = ({ http }: Http, params: StudentDocument) =>
  queryOptions({
    queryKey: ['forms', 'witnessed', params.documentId],
    queryFn: ({ signal }) => http.get<WitnessedFormWire>('forms', GUARDIAN, { params, signal }),
  })

export const signInPerson = ({ http }: Http, params: StudentDocument, body: WitnessedSignatureWire) =>
  http.post('forms', GUARDIAN, { params, body })

export const seenEvaluationQuery = ({ http }: Http, params: StudentEvaluation) =>
  queryOptions({
    queryKey: ['forms', 'evaluation', params.evaluationId],
    queryFn: ({ signal }) => http.get<SeenEvaluationWire>('forms', EVALUATION, { params, signal }),
  })

export const downloadPage = ({ http }: Http, params: StudentEvaluation) =>
  http.download('forms', `${EVALUATION}/file`, { params })

export const confirmPage = ({ http }: Http, params: StudentEvaluation, body: EvaluationSeenWire) =>
  http.post('forms', `${EVALUATION}/confirmation`, { params, body })

export const refusePage = ({ http }: Http, params: StudentEvaluation, reason: string) =>
  http.post('forms', `${EVALUATION}/refusal`, { params, body: { reason } })
