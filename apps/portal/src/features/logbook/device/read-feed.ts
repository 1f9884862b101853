import {
  diveLogOf,
  type LogbookChangesQuery,
  type LogbookChangesQueryVariables,
} from '@fathom/contract/logbook'
import { nextTask } from '../../../shared/next-task.ts'
import type { Change, LogbookCopy } from './logbook-copy.ts'

export type Changes = LogbookChangesQuery['logbookChanges']
export type AskFeed = (args: LogbookChangesQueryVariables) => Promise<Changes>

/** The list shows this many at once, while the rest is stored. */
const FIRST_PAGE = 100
const PAGE = 500

/** A phone would need a tenth of a second for a whole page. */
const SLICE = 50

async function changesIn({ changes }: Changes): Promise<Change[]> {
  const read: Change[] = []
  for (let at = 0; at < changes.length; at += SLICE) {
    await nextTask()
    for (const { id, log } of changes.slice(at, at + SLICE))
      read.push({ id, dive: log && { log: diveLogOf(log), seal: log.seal, code: log.code ?? null } })
  }
  await nextTask()
  return read
}

type Ports = { copy: LogbookCopy; ask: AskFeed; now: () => Date; onPart: () => void | Promise<void> }

/**
 * BO-01: brings the copy up to date. The first storing pages back from the newest change; the feed then
 * brings what was written since the storing began. It goes on where an earlier visit was cut off.
 */
export async function readFeed(ports: Ports): Promise<void> {
  const { copy, now, onPart } = ports
  const isoNow = () => now().toISOString()
  await copy.load()
  let isOther = false
  const ask: AskFeed = async (args) => {
    const page = await ports.ask(args)
    // The server was restored from a backup: its numbers mean other changes now.
    isOther = page.newest < (copy.head()?.after ?? 0)
    return page
  }
  if (!copy.head()) {
    const first = await ask({ limit: FIRST_PAGE })
    const before = first.is_last ? null : first.next
    const wholeAt = first.is_last ? isoNow() : null
    await copy.apply(await changesIn(first), { after: first.newest, before, logs: first.logs, wholeAt })
    await onPart()
    if (first.is_last) return
  }
  for (let head = copy.head(); head && head.before !== null; head = copy.head()) {
    const page = await ask({ before: head.before, limit: PAGE })
    if (isOther) return startAnew(ports)
    const before = page.is_last ? null : page.next
    await copy.apply(await changesIn(page), { ...head, before, logs: page.logs })
    await onPart()
  }
  for (let [head, isLast] = [copy.head(), false]; head && !isLast; head = copy.head()) {
    const page = await ask({ after: head.after, limit: PAGE })
    if (isOther) return startAnew(ports)
    isLast = page.is_last
    const place = {
      before: null,
      after: page.next,
      logs: page.logs,
      wholeAt: isLast ? isoNow() : head.wholeAt,
    }
    if (page.changes.length > 0) await copy.apply(await changesIn(page), { ...head, ...place })
    else await copy.putHead({ ...head, ...place })
    await onPart()
  }
}

async function startAnew(ports: Ports): Promise<void> {
  await ports.copy.clear()
  return readFeed(ports)
}

/** Whether the copy has everything already; asks once and doesn't open the copy. */
export async function isUpToDate({ copy, ask, now }: Omit<Ports, 'onPart'>): Promise<boolean> {
  const head = await copy.findHead()
  if (!head || head.before !== null) return false
  const { changes, newest } = await ask({ after: head.after, limit: PAGE })
  if (changes.length > 0 || newest < head.after) return false
  await copy.putHead({ ...head, wholeAt: now().toISOString() })
  return true
}
