import type { DiveLog } from '@fathom/domain/logbook'
import type { QueryClient } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { sendPending } from '../../../shared/offline/outbox.ts'
import {
  findLeft,
  type Left,
  putLeftBack,
  restoreLog,
  storeDelete,
  takeDeleteBack,
  takeLeft,
} from './deletes.ts'
import { logbookHere, renewLogbook, showPending } from './logbook.queries.ts'

/** Several dives that were deleted together, and what waited for them on this device. */
export type DeletedLot = { logs: readonly DiveLog[]; left: Left }

/** LO-08, BO-04: deletes several dives on this device. The outbox sends the deletes, once undo is over. */
export async function deleteDives(client: QueryClient, logs: readonly DiveLog[]): Promise<DeletedLot> {
  const left = await findLeft(new Set(logs.map(({ id }) => id)))
  for (const log of logs) await storeDelete(log)
  const [first] = logs
  if (first) await showPending(client, first.affiliateId)
  return { logs, left }
}

/** Takes the deletes back, also those that were sent meanwhile. Returns the dives that aren't back yet. */
export async function restoreDives(
  calls: Pick<Calls, 'graph'>,
  client: QueryClient,
  { logs, left }: DeletedLot,
): Promise<readonly DiveLog[]> {
  const missing: DiveLog[] = []
  const sent = new Set<string>()
  for (const { id } of logs) if (!(await takeDeleteBack(id))) sent.add(id)
  await putLeftBack({
    drafts: left.drafts.filter(({ id }) => sent.has(id)),
    photos: left.photos.filter(({ of }) => sent.has(of)),
  })
  for (const log of logs.filter(({ id }) => sent.has(id)))
    await restoreLog(calls, log.id).catch((cause: unknown) => {
      // A dive that was only here has no other copy than what was put back.
      const isUnknown = cause instanceof CallFailed && cause.problem === 'not-found' && log.version <= 1
      if (!isUnknown) missing.push(log)
    })
  const [first] = logs
  if (!first) return missing
  if (sent.size > 0) await renewLogbook(calls, client, first.affiliateId).catch(() => undefined)
  await showPending(client, first.affiliateId)
  await client.invalidateQueries({ queryKey: ['logbook'] })
  sendPending()
  return missing
}

/**
 * BO-05: after the diver had the server delete dives, what waits here for those that are gone asks nothing more. The
 * server may have left some of them.
 */
export async function forgetDeleted(
  calls: Pick<Calls, 'graph'>,
  client: QueryClient,
  affiliateId: number,
  ids: readonly string[],
): Promise<void> {
  await renewLogbook(calls, client, affiliateId)
  const { server, wholeAt } = await logbookHere(affiliateId)
  if (wholeAt === undefined) return
  const there = new Set(server.map(({ log }) => log.id))
  await takeLeft(...ids.filter((id) => !there.has(id)))
  await showPending(client, affiliateId)
}
