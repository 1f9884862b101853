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
import { newId } from '../../../shared/new-id.ts'
import { unlessInFlight } from '../../../shared/offline/in-flight.ts'
import { sendPending } from '../../../shared/offline/outbox.ts'
import { deviceDives, diveLock, keyOf, type StoredDive } from '../form/draft/stored-dive.ts'
import { type Logbook, showPending } from './logbook.queries.ts'
import type { DeviceDive } from './pending.ts'

export type AddedField = 'tags' | 'gear'

/** The content with the names that it doesn't have yet; undefined if a dive can't have that many. */
function withNames(
  content: DiveLogContent,
  field: AddedField,
  names: readonly string[],
): DiveLogContent | undefined {
  const before = valueAt(content, field) as readonly string[]
  const known = new Set(before.map(foldedText))
  const all = [...before, ...names.filter((name) => !known.has(foldedText(name)))]
  return all.length > DIVE_FIELDS[field].most ? undefined : withValue(content, field, all)
}

/** What a form left unsaved of a published dive waits for its diver; the rest is sent on its own. */
const isDue = ({ base, wish }: StoredDive) => base?.status !== 'Published' || wish !== undefined

const newDraft = (log: DiveLog, content: DiveLogContent): StoredDive => ({
  ...{ id: log.id, key: newId(), affiliateId: log.affiliateId, logType: log.logType },
  ...{ content, base: log, keptAt: new Date().toISOString() },
  wish: log.status === 'Published' ? 'Published' : undefined,
})

/**
 * LO-08, BO-04: adds tags or gear to several dives. Each change waits on this device like one of the form, so it is
 * sent, merged or decided about in the same way. Returns how many dives changed.
 */
export async function addNames(
  client: QueryClient,
  { server }: Pick<Logbook, 'server'>,
  dives: readonly DeviceDive[],
  { field, names }: { field: AddedField; names: readonly string[] },
): Promise<number> {
  const onServer = new Map(server.map(({ log }) => [log.id, log]))
  const waiting = Map.groupBy((await deviceDives.list()).filter(isDue), ({ id }) => id)
  let changed = 0
  for (const { log, waits } of dives) {
    const isOpen = waits === undefined || waits === 'upload'
    if (!isOpen || !mayDo('edit', log, 'owner').granted) continue
    const latest = waiting.get(log.id)?.toSorted((one, other) => (one.keptAt < other.keptAt ? 1 : -1))[0]
    const base = onServer.get(log.id)
    if (latest) {
      // An open form would write over it.
      await unlessInFlight(diveLock(keyOf(latest)), async () => {
        const content = withNames(latest.content, field, names)
        if (!content) return
        await deviceDives.put(keyOf(latest), { ...latest, content })
        changed += 1
      })
    } else if (base) {
      const content = withNames(contentOf(base), field, names)
      if (!content) continue
      const draft = newDraft(base, content)
      await deviceDives.put(keyOf(draft), draft)
      changed += 1
    }
  }
  const [first] = dives
  if (first) await showPending(client, first.log.affiliateId)
  sendPending()
  return changed
}
