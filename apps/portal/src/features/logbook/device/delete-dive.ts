import type { DiveLog } from '@fathom/domain/logbook'
import type { QueryClient } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { isOnline } from '../../../shared/connection.ts'
import { CallFailed } from '../../../shared/http/index.ts'
import { whenFree } from '../../../shared/offline/in-flight.ts'
import { sendPending } from '../../../shared/offline/outbox.ts'
import { restoreDives } from './delete-dives.ts'
import {
  type DeleteEnd,
  deleteLock,
  findLeft,
  type Left,
  putLeftBack,
  restoreLog,
  sendStoredDelete,
  storeDelete,
  takeLeft,
} from './deletes.ts'
import { renewLogbook, showPending } from './logbook.queries.ts'
import { deviceDeletes } from './stored-deletes.ts'

/** What a delete did, and what it takes to undo it. */
export type Deleted = { end: DeleteEnd | 'here'; left: Left }

const NOTHING_LEFT: Left = { drafts: [], photos: [] }

/** A dive of version 0 was saved offline: the server has never answered that it has it. */
const isOnlyHere = ({ version }: DiveLog) => version === 0

/** The server may not know a dive that it never confirmed. */
const unlessNeverSent = (log: DiveLog) => (cause: unknown) => {
  if (!isOnlyHere(log) || !(cause instanceof CallFailed) || cause.problem !== 'not-found') throw cause
}

/** SC-05, BO-04: deletes a dive and undoes it, with or without a connection. */
export function deletingOf(calls: Pick<Calls, 'graph'>, client: QueryClient) {
  const show = ({ affiliateId }: DiveLog) => showPending(client, affiliateId)
  /** Without a connection, the list stays as it is on this device. */
  const renew = async ({ affiliateId }: DiveLog) => {
    await renewLogbook(calls, client, affiliateId).catch(() => undefined)
    await client.invalidateQueries({ queryKey: ['logbook'] })
  }
  const removeNow = async (log: DiveLog): Promise<Deleted> => {
    const left = await findLeft(new Set([log.id]))
    await storeDelete(log)
    await show(log)
    const end = (isOnline() ? await sendStoredDelete(calls, log.id) : undefined) ?? 'unreached'
    if (end === 'unreached') return { end: isOnlyHere(log) ? 'here' : end, left }
    if (end === 'deleted') await takeLeft(log.id)
    // The dive must not show up between the server's answer and the next reading of the feed.
    if (end === 'deleted' || end === 'stale') await renew(log)
    if (end !== 'stale') await deviceDeletes.remove(log.id)
    await show(log)
    return { end, left }
  }
  return {
    async remove(log: DiveLog): Promise<Deleted> {
      const deleted = await whenFree(deleteLock(log.id), () => removeNow(log))
      if (deleted.end === 'unreached' || deleted.end === 'here') sendPending()
      return deleted
    },
    async undo(log: DiveLog, deleted: Deleted): Promise<void> {
      const { end, left } = deleted
      // A retry puts back no more: it may have been sent meanwhile.
      deleted.left = NOTHING_LEFT
      if (end !== 'deleted') {
        const missing = await restoreDives(calls, client, { logs: [log], left })
        if (missing.length > 0) throw new Error('the dive was deleted meanwhile and is not back')
      } else {
        // Before the call: the server may restore the dive although its answer gets lost.
        await putLeftBack(left)
        await show(log)
        await restoreLog(calls, log.id).catch(unlessNeverSent(log))
        await renew(log)
      }
    },
  }
}
