import type { CommittedWire } from '@fathom/contract/training'
import type { Calls } from '../../../../shared/calls.tsx'
import type { Send } from './sender.ts'

export const sendReport =
  ({ http }: Pick<Calls, 'http'>): Send =>
  ({ attemptId, sitting, version }, report) =>
    http.put<CommittedWire>('learning', 'attempts/{attemptId}', {
      params: { attemptId },
      body: { ...report, sitting, version },
    })
