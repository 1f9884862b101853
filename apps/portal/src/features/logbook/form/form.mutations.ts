import {
  createRecreationalLog,
  createTrainingLog,
  diveLogOf,
  type LogListsInput,
  logInputOf,
  restoreDiveLog,
  updateLogLists,
  updateRecreationalLog,
  updateTrainingLog,
  withdrawTrainingLog,
} from '@fathom/contract/logbook'
import type { DiveLog, DiveLogContent, LogStatus, LogType } from '@fathom/domain/logbook'
import type { Calls } from '../../../shared/calls.tsx'
import type { Writer } from './draft/dive-draft.ts'

type Graph = Pick<Calls, 'graph'>

const restore = async ({ graph }: Graph, id: string) =>
  diveLogOf((await graph.request(restoreDiveLog, { id })).restoreDiveLog)

/** CA-42: the mutations for a log of this type. */
export function writerOf(calls: Graph, logType: LogType): Writer {
  const { graph } = calls
  const training = (content: DiveLogContent, status?: LogStatus) => ({
    ...logInputOf(content, 'Training'),
    ...(status && { status }),
  })
  const recreational = (content: DiveLogContent, status?: LogStatus) => ({
    ...logInputOf(content, 'Recreational'),
    ...(status && { status }),
  })
  if (logType === 'Training')
    return {
      create: async (id, content, status) => {
        const input = training(content, status)
        return diveLogOf((await graph.request(createTrainingLog, { id, input })).createTrainingLog)
      },
      update: async (id, version, content, status) => {
        const input = training(content, status)
        return diveLogOf((await graph.request(updateTrainingLog, { id, version, input })).updateTrainingLog)
      },
      restore: (id) => restore(calls, id),
    }
  return {
    create: async (id, content, status) => {
      const input = recreational(content, status)
      return diveLogOf((await graph.request(createRecreationalLog, { id, input })).createRecreationalLog)
    },
    update: async (id, version, content, status) => {
      const input = recreational(content, status)
      const answer = await graph.request(updateRecreationalLog, { id, version, input })
      return diveLogOf(answer.updateRecreationalLog)
    },
    restore: (id) => restore(calls, id),
  }
}

/** LO-08: tags and gear of several logs in one call. */
export const writeLists =
  ({ graph }: Graph) =>
  async (logs: readonly LogListsInput[]) =>
    (await graph.request(updateLogLists, { logs: [...logs] })).updateLogLists

/** ST-01: withdraws a log that waits for the instructor. */
export const withdraw = async ({ graph }: Graph, { id, version }: Pick<DiveLog, 'id' | 'version'>) =>
  diveLogOf((await graph.request(withdrawTrainingLog, { id, version })).withdrawTrainingLog)
