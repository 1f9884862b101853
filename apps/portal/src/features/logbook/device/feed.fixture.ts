import type { DiveLog } from '@fathom/domain/logbook'
import { wireOf } from '../form/state/dive-log.fixture.ts'
import type { AskFeed, Changes } from './read-feed.ts'

type Row = { id: string; number: number; version: number; log: DiveLog | null }

/** A server's feed with one row per log, as decision 150 describes it; for tests. */
export function aFeed(logs: readonly DiveLog[] = []) {
  let newest = 0
  let rows: Row[] = []
  const asked: Parameters<AskFeed>[0][] = []
  const write = (id: string, version: number, log: DiveLog | null) => {
    newest += 1
    rows = [...rows.filter((row) => row.id !== id), { id, number: newest, version, log }]
  }
  const save = (log: DiveLog) => write(log.id, log.version, log)
  for (const log of logs) save(log)
  const read = (args: Parameters<AskFeed>[0]): Changes => {
    asked.push(args)
    const { after, before } = args
    const limit = args.limit ?? 500
    const isForward = typeof after === 'number'
    const all = isForward
      ? rows.filter(({ number }) => number > after).toSorted((one, other) => one.number - other.number)
      : rows
          .filter(({ number, log }) => log && number < (before ?? Number.POSITIVE_INFINITY))
          .toSorted((one, other) => other.number - one.number)
    const page = all.slice(0, limit)
    const end = isForward ? newest : 0
    const changes: Changes['changes'] = page.map(({ log, ...row }) => ({
      ...row,
      log: log && { ...wireOf(log), seal: null, code: null },
    }))
    return {
      changes,
      next: all.length > limit ? (page.at(-1)?.number ?? end) : end,
      is_last: all.length <= limit,
      newest,
      logs: rows.filter(({ log }) => log).length,
    }
  }
  return {
    ask: (async (args) => read(args)) satisfies AskFeed,
    /** The answer of the graph. */
    answer: (args: Parameters<AskFeed>[0]) => ({ data: { logbookChanges: read(args) } }),
    /** The arguments of each call. */
    asked,
    save,
    remove: (id: string) => write(id, 9, null),
    /** The server as it was at the very beginning. */
    restoreBackup: (backup: readonly DiveLog[]) => {
      newest = 0
      rows = []
      for (const log of backup) save(log)
    },
    titles: () => rows.flatMap(({ log }) => (log ? [log.title] : [])).toSorted(),
  }
}
