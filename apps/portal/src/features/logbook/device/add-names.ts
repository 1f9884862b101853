import {
  contentOf,
  DIVE_FIELDS,
  type DiveLog,
  type DiveLogContent,
  foldedText,
  mayDo,
  valueAt,
  withValue,
} from '@fathom/domain/logbook'
import type { QueryClient } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { newId } from '../../../shared/new-id.ts'
import { unlessInFlight, whenFree } from '../../../shared/offline/in-flight.ts'
import { sendPending } from '../../../shared/offline/outbox.ts'
import { deviceDives, diveLock, isReady, keyOf, type StoredDive } from '../form/draft/stored-dive.ts'
import { isSame } from '../form/state/fields.ts'
import { type Logbook, logbookHere, renewLogbook, showPending } from './logbook.queries.ts'
import type { DeviceDive } from './pending.ts'

export type AddedField = 'tags' | 'gear'

type Added = { field: AddedField; names: readonly string[] }

/** A dive that was changed with others: what waited on this device before, and what waits since. */
type NamesChange = { before: StoredDive | undefined; after: StoredDive; added: readonly string[] }

/** The dives to which names were added together. */
export type NamesLot = {
  affiliateId: number
  field: AddedField
  changes: readonly NamesChange[]
  /** How many dives have the names now; some may have had them before. */
  done: number
}

const namesIn = (content: DiveLogContent, field: AddedField) => valueAt(content, field) as readonly string[]

/** The names that the content doesn't have yet. */
function newNames(content: DiveLogContent, { field, names }: Added): readonly string[] {
  const known = new Set(namesIn(content, field).map(foldedText))
  return names.filter((name) => !known.has(foldedText(name)))
}

/** The same content if it has them all; undefined if a dive can't have that many. */
function withNames(content: DiveLogContent, added: Added): DiveLogContent | undefined {
  const more = newNames(content, added)
  if (more.length === 0) return content
  const all = [...namesIn(content, added.field), ...more]
  return all.length > DIVE_FIELDS[added.field].most ? undefined : withValue(content, added.field, all)
}

function withoutNames(content: DiveLogContent, field: AddedField, names: readonly string[]): DiveLogContent {
  const before = namesIn(content, field)
  const left = before.filter((name) => !names.includes(name))
  return left.length === before.length ? content : withValue(content, field, left)
}

const newDraft = (log: DiveLog, content: DiveLogContent): StoredDive => ({
  ...{ id: log.id, key: newId(), affiliateId: log.affiliateId, logType: log.logType },
  ...{ content, base: log, savedAt: new Date().toISOString() },
  request: log.status === 'Published' ? 'Published' : undefined,
})

type Change = (content: DiveLogContent, id: string) => DiveLogContent | undefined
type Changed = { before: StoredDive | undefined; after: StoredDive; content: DiveLogContent }

/**
 * Stores a change of each dive that may change. What waits for a dive already is changed itself. `same` are those that
 * were so before.
 */
async function changeEach(
  { server }: Pick<Logbook, 'server'>,
  dives: readonly DeviceDive[],
  change: Change,
): Promise<{ changes: readonly Changed[]; same: number }> {
  const onServer = new Map(server.map(({ log }) => [log.id, log]))
  const waiting = Map.groupBy((await deviceDives.list()).filter(isReady), ({ id }) => id)
  const changes: Changed[] = []
  let same = 0
  const put = async (before: StoredDive | undefined, after: StoredDive, content: DiveLogContent) => {
    await deviceDives.put(keyOf(after), after)
    changes.push({ before, after, content })
  }
  for (const { log, waits } of dives) {
    const isOpen = waits === undefined || waits === 'upload'
    if (!isOpen || !mayDo('edit', log, 'owner').granted) continue
    const latest = waiting.get(log.id)?.toSorted((one, other) => (one.savedAt < other.savedAt ? 1 : -1))[0]
    const base = onServer.get(log.id)
    const content = latest?.content ?? (base && contentOf(base))
    const next = content && change(content, log.id)
    if (!content || !next) continue
    if (next === content) {
      same += 1
      continue
    }
    // An open form would write over it.
    if (latest)
      await unlessInFlight(diveLock(keyOf(latest)), () => put(latest, { ...latest, content: next }, content))
    else if (base) await put(undefined, newDraft(base, next), content)
  }
  return { changes, same }
}

/**
 * LO-08, BO-04: adds tags or gear to several dives. Each change waits on this device like one of the form, so it is
 * merged or decided about in the same way. The outbox sends them together, once undo is over.
 */
export async function addNames(
  client: QueryClient,
  logbook: Pick<Logbook, 'server'>,
  dives: readonly DeviceDive[],
  added: Added,
): Promise<NamesLot> {
  const { changes, same } = await changeEach(logbook, dives, (content) => withNames(content, added))
  const affiliateId = dives[0]?.log.affiliateId ?? 0
  if (dives.length > 0) await showPending(client, affiliateId)
  return {
    affiliateId,
    field: added.field,
    changes: changes.map(({ content, ...change }) => ({ ...change, added: newNames(content, added) })),
    done: changes.length + same,
  }
}

/** Takes the names away again, also where they were sent meanwhile. */
export async function undoNames(
  calls: Pick<Calls, 'graph'>,
  client: QueryClient,
  { affiliateId, field, changes }: NamesLot,
): Promise<void> {
  const sent = new Map<string, readonly string[]>()
  for (const { before, after, added } of changes) {
    const key = keyOf(after)
    await whenFree(diveLock(key), async () => {
      const stored = await deviceDives.find(key)
      if (!stored || !isSame(stored.content, after.content)) sent.set(after.id, added)
      else if (before) await deviceDives.put(key, before)
      else await deviceDives.remove(key)
    })
  }
  if (sent.size > 0) {
    // What takes the names away is based on the log that has them.
    await renewLogbook(calls, client, affiliateId)
    const logbook = await logbookHere(affiliateId)
    const dives = logbook.dives.filter(({ log }) => sent.has(log.id))
    await changeEach(logbook, dives, (content, id) => withoutNames(content, field, sent.get(id) ?? []))
  }
  await showPending(client, affiliateId)
  sendPending()
}
