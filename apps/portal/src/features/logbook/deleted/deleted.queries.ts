import { deletedDiveLogs, diveLogOf } from '@fathom/contract/logbook'
import { type DiveLog, purgeDateOf } from '@fathom/domain/logbook'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { ALSO_OFFLINE, answerOrStored } from '../../../shared/offline/stored-answers.ts'
import type { Deleted } from '../device/delete-dive.ts'
import { readWaiting } from '../device/logbook.queries.ts'

export type DeletedDive = { log: DiveLog; deletedAt: string; purgeAt: string; deleted: Deleted }

const PAGE = 200
/** What one undo of a large import deletes, and more than anyone reads. */
const MOST_PAGES = 10

async function askAll({ graph }: Pick<Calls, 'graph'>, signal: AbortSignal) {
  const all = []
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const args = { limit: PAGE, offset: page * PAGE }
    const { deletedDiveLogs: part } = await graph.request(deletedDiveLogs, args, { signal })
    all.push(...part)
    if (part.length < PAGE) break
  }
  return all
}

const NOTHING_LEFT = { drafts: [], photos: [] }

/** What was deleted on this device and the server doesn't know yet. */
async function deletedHere(affiliateId: number): Promise<DeletedDive[]> {
  const { server, pending } = await readWaiting(affiliateId)
  return pending.deletes.flatMap(({ id, deletedAt }) => {
    const log = server.find((dive) => dive.log.id === id)?.log
    if (!log) return []
    const purgeAt = purgeDateOf(new Date(deletedAt)).toISOString()
    return [{ log, deletedAt, purgeAt, deleted: { end: 'unreached' as const, left: NOTHING_LEFT } }]
  })
}

/** LO-11: the deleted dives that can be restored, the latest first. */
export const deletedQuery = (calls: Pick<Calls, 'graph'>, affiliateId: number) =>
  queryOptions({
    queryKey: ['logbook', 'deleted', affiliateId],
    queryFn: async ({ signal }): Promise<DeletedDive[]> => {
      const known = await answerOrStored({ affiliateId, name: 'deleted-dives' }, () => askAll(calls, signal))
      const here = await deletedHere(affiliateId)
      const there = known.map(({ log, deleted_date, purge_date }) => ({
        ...{ log: diveLogOf(log), deletedAt: deleted_date, purgeAt: purge_date },
        deleted: { end: 'deleted' as const, left: NOTHING_LEFT },
      }))
      return [...here, ...there.filter(({ log }) => !here.some((each) => each.log.id === log.id))]
    },
    ...ALSO_OFFLINE,
  })
