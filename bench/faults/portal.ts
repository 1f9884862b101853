import { restoreDiveLog } from '@fathom/contract/logbook'
import { type DiveLog, type DiveLogContent, EMPTY_LOG, withValue } from '@fathom/domain/logbook'
import { QueryClient } from '@tanstack/react-query'
import { type Deleted, deletingOf } from '../../apps/portal/src/features/logbook/device/delete-dive.ts'
import { takeLeft } from '../../apps/portal/src/features/logbook/device/deletes.ts'
import {
  logbookHere,
  renewLogbook,
  showPending,
  storeLogbook,
} from '../../apps/portal/src/features/logbook/device/logbook.queries.ts'
import type { DeviceDive } from '../../apps/portal/src/features/logbook/device/pending.ts'
import { deviceDeletes } from '../../apps/portal/src/features/logbook/device/stored-deletes.ts'
import {
  type DiveResult,
  openDiveDraft,
} from '../../apps/portal/src/features/logbook/form/draft/dive-draft.ts'
import {
  deviceDives,
  findStored,
  storeOf,
} from '../../apps/portal/src/features/logbook/form/draft/stored-dive.ts'
import { writerOf } from '../../apps/portal/src/features/logbook/form/form.mutations.ts'
import { opened } from '../../apps/portal/src/features/logbook/form/opening.ts'
import { divesSender } from '../../apps/portal/src/features/logbook/live/dives-sender.ts'
import { devicePhotos } from '../../apps/portal/src/features/logbook/photos-upload/sending/stored-photos.ts'
import type { Calls } from '../../apps/portal/src/shared/calls.tsx'
import { createGraph } from '../../apps/portal/src/shared/graph/index.ts'
import { createHttp } from '../../apps/portal/src/shared/http/index.ts'
import { newId } from '../../apps/portal/src/shared/new-id.ts'
import { setDevicePerson } from '../../apps/portal/src/shared/offline/device-person.ts'
import { isMarked, mayBePending, refreshMark } from '../../apps/portal/src/shared/offline/pending-marks.ts'
import { type Field, type Values, valuesOf } from './values.ts'

export type Account = {
  affiliateId: number
  url: string
  idToken(): string
  refreshSession(): Promise<string | undefined>
  fetch: typeof globalThis.fetch
}

const LOG_TYPE = 'Recreational'

const blank = (): DiveLogContent => ({
  ...EMPTY_LOG,
  ...{ date: '2026-05-16', timeZone: 'Africa/Cairo', title: 'new', location: 'new', diveType: 'Shore' },
  depthTime: { ...EMPTY_LOG.depthTime, maxDepth: 18, bottomTime: 42 },
})

export type Portal = ReturnType<typeof openPortal>
export type Form = NonNullable<Awaited<ReturnType<Portal['openForm']>>>

/** The portal of one person in one tab: what its screens for the logbook do, without drawing them. */
export function openPortal({ affiliateId, url, ...session }: Account) {
  setDevicePerson(affiliateId)
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } },
  })
  const services = { logbook: `${url}/api/logbook`, server: `${url}/api` }
  const http = createHttp({
    ...session,
    // The other services are not called.
    services: services as unknown as Parameters<typeof createHttp>[0]['services'],
    signedOut: () => {},
    generalError: () => 'failed',
    log: () => {},
  })
  const calls: Calls = { http, graph: createGraph(http) }
  const sender = divesSender(calls, client, affiliateId)
  const deleting = deletingOf(calls, client)
  const here = () => logbookHere(affiliateId)

  return {
    here,
    /** What the outbox does when it wakes; returns whether something is left that may get through later. */
    async send(): Promise<boolean> {
      if (!sender.marks.some(mayBePending)) return false
      const isLeft = await sender.send()
      for (const mark of sender.marks) if (!isMarked(mark)) await refreshMark(mark)
      return isLeft
    },
    /** What an open page does when the live channel says that a dive changed. */
    renew: () => renewLogbook(calls, client, affiliateId),
    /** What a page without the list does. */
    store: () => storeLogbook(calls, client, affiliateId),
    async waiting() {
      const [drafts, deletes, photos] = await Promise.all([
        deviceDives.list(),
        deviceDeletes.list(),
        devicePhotos.list(),
      ])
      return { drafts, deletes, photos }
    },
    /** A photo is chosen in the form of a dive; the outbox sends it. */
    async addPhoto(of: string, file: Blob): Promise<string> {
      const id = newId()
      await devicePhotos.put(id, { id, of, affiliateId, name: 'reef.jpg', file })
      return id
    },
    remove: (log: DiveLog): Promise<Deleted> => deleting.remove(log),
    undo: (log: DiveLog, deleted: Deleted) => deleting.undo(log, deleted),
    /** "Keep it" of a dive that was deleted here and changed elsewhere. */
    async keep(id: string): Promise<void> {
      await deviceDeletes.remove(id)
      await showPending(client, affiliateId)
    },
    /** "Restore" of a dive that was changed here and deleted elsewhere. */
    async restore(id: string): Promise<void> {
      await calls.graph.request(restoreDiveLog, { id })
      await renewLogbook(calls, client, affiliateId)
    },
    /** "Discard" of such a dive. */
    async discard(id: string): Promise<void> {
      await takeLeft(id)
      await showPending(client, affiliateId)
    },
    openForm: (id: string | undefined) => openForm(calls, affiliateId, id, here),
  }
}

/** The form of a dive, or of a new one; undefined if this device doesn't have the dive. */
async function openForm(
  calls: Calls,
  affiliateId: number,
  known: string | undefined,
  here: () => Promise<{ server: readonly DeviceDive[] }>,
) {
  const id = known ?? newId()
  const log = (await here()).server.find((dive) => dive.log.id === id)?.log
  const found = await findStored(deviceDives, id, affiliateId)
  if (known && !log && !found) return undefined
  const start = opened(log, found, blank)
  const write = writerOf(calls, LOG_TYPE)
  const key = `${id}.${newId()}`
  const visit = { id, affiliateId, logType: LOG_TYPE, key, from: start.from } as const
  const draft = openDiveDraft({ id, write, store: storeOf(deviceDives, visit) }, start)
  const release = draft.claim()
  draft.start()
  const stored = () => draft.request(draft.snapshot().request)
  return {
    id,
    draft,
    values: () => valuesOf(draft.snapshot().content),
    type(values: Values): void {
      const { content } = draft.snapshot()
      const change = (into: DiveLogContent, [field, value]: [string, string]) =>
        withValue(into, field as Field, value)
      draft.change(Object.entries(values).reduce(change, content))
    },
    /** Resolves when what was typed is on this device. */
    stored,
    receive: async () => {
      const now = (await here()).server.find((dive) => dive.log.id === id)?.log
      if (now) await draft.receive(now)
    },
    /** The final button; offline, and when the connection is lost, the request waits on the device. */
    async save(): Promise<DiveResult['kind'] | 'stored'> {
      await draft.request('Published')
      if (!navigator.onLine) return 'stored'
      const result = await draft.finish('Published')
      if (result.kind !== 'lost') return result.kind
      await draft.request(result.isOffline ? 'Published' : undefined)
      return result.isOffline ? 'stored' : 'lost'
    },
    choose: (whose: 'mine' | 'theirs') => draft.choose(whose),
    restore: () => draft.continueWith(() => write.restore(id)),
    async close(): Promise<void> {
      await draft.end()
      await stored()
      release()
    },
  }
}
