import { deleteRecreationalLog, deleteTrainingLog, restoreDiveLog } from '@fathom/contract/logbook'
import type { DiveLog } from '@fathom/domain/logbook'
import type { Calls } from '../../../../shared/calls.tsx'

type Graph = Pick<Calls, 'graph'>

/** CA-42 */
export async function deleteLog({ graph }: Graph, { id, version, logType }: DiveLog): Promise<void> {
  const action = logType === 'Training' ? deleteTrainingLog : deleteRecreationalLog
  await graph.request<unknown, { id: string; version: number }>(action, { id, version })
}

export async function restoreLog({ graph }: Graph, { id }: Pick<DiveLog, 'id'>): Promise<void> {
  await graph.request(restoreDiveLog, { id })
}
