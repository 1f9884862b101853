import type {
  HistoryEntryWire,
  OpenedItemWire,
  QueueItemWire,
  QueuePageWire,
  QueuesWire,
} from '@fathom/contract/office'
import { OFFICE_PAGES, QUEUE_KINDS, QUEUE_OBJECTS, QUEUE_RIGHTS, type QueueKind } from '@fathom/domain/office'
import { canStore } from '../../../platform/files/index.ts'
import { listFailedJobs } from '../../../platform/jobs/index.ts'
import { readMailState } from '../../../platform/mail/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { QueueReader, QueueSource } from '../../../platform/queues.ts'
import { actsAsStaff } from '../../../platform/staff-rights/index.ts'
import { listNames } from '../../account/index.ts'
import { countFailedPurchases, countFailing } from '../../integrations/index.ts'
import { readAudit } from '../audit/read-audit.ts'
import { readToday } from '../figures/read-figures.ts'
import { listClaims } from './claim.store.ts'
import { listItemEvents } from './item-event.store.ts'
import { listNotes } from './note.store.ts'
import {
  countItems,
  findItems,
  type ItemRow,
  listItems,
  PAGE_SIZE,
  type QueueView,
  summarize,
} from './queue.store.ts'
import type { QueuesDeps } from './queues.deps.ts'

/** An item's history is short; the audit log has the rest. */
const LATEST = 20

const isOn = (source: QueueSource) => source.isOn?.() ?? true

/** Answers 404 for a queue that is off. */
export function sourceOf({ sources }: Pick<QueuesDeps, 'sources'>, kind: QueueKind): QueueSource {
  const source = sources().find((one) => one.kind === kind)
  if (!source) throw new Error(`no module has the queue ${kind}`)
  if (!isOn(source)) throw new Problem('not-found', 404)
  return source
}

/** OF-02: what waits in the queues that the caller works on, and what the caller holds. */
export async function readQueues(deps: QueuesDeps, reader: QueueReader): Promise<QueuesWire> {
  const now = deps.clock.now()
  const isMine = (kind: QueueKind) => actsAsStaff(reader.caller, QUEUE_RIGHTS[kind])
  const all = deps.sources()
  const sources = QUEUE_KINDS.filter(isMine).flatMap(
    (kind) => all.find((source) => source.kind === kind && isOn(source)) ?? [],
  )
  const claims = await listClaims(deps.db, now)
  const names = await listNames(deps.db, [...new Set(claims.map(({ holder }) => holder))])
  const me = reader.caller.affiliateId
  const summaries = await Promise.all(
    sources.map(async (source) => {
      const { count, oldest } = await summarize(deps.db, source)
      const those = claims.filter(({ kind }) => kind === source.kind)
      const ids = those.filter(({ holder }) => holder === me).map(({ id }) => id)
      const mine = ids.length > 0 ? await findItems(deps.db, source, ids, { now }) : []
      return { source, count, oldest, mine, holders: [...new Set(those.map(({ holder }) => holder))] }
    }),
  )
  const mine = await Promise.all(
    summaries.map(({ source, mine: rows }) => itemsOf(deps, source, rows, reader)),
  )
  return {
    queues: summaries.map(({ source, count, oldest, holders }) => ({
      kind: source.kind as QueueKind,
      count,
      oldest: oldest?.toISOString() ?? null,
      workers: holders.map((affiliateId) => ({ affiliateId, name: names.get(affiliateId) ?? '' })),
    })),
    mine: mine.flat(),
    ...(await readAttention(deps, reader)),
    today: actsAsStaff(reader.caller, OFFICE_PAGES.figures) ? await readToday(deps) : null,
  }
}

/** OF-02: what failed. */
async function readAttention(
  { db, files, mail, clock }: QueuesDeps,
  { caller }: QueueReader,
): Promise<
  Pick<
    QueuesWire,
    'failingWebhooks' | 'failedPurchases' | 'isStorageFailing' | 'isMailFailing' | 'failedJobs'
  >
> {
  const seesIntegrations = actsAsStaff(caller, OFFICE_PAGES.integrations)
  return {
    failingWebhooks: seesIntegrations ? await countFailing(db) : 0,
    failedPurchases: seesIntegrations ? await countFailedPurchases(db) : 0,
    isStorageFailing: !(await canStore(files, clock.now())),
    isMailFailing: mail.away() !== undefined || (await readMailState(db)).isAway,
    failedJobs: (await listFailedJobs(db)).map(({ last, ...job }) => ({ ...job, last: last.toISOString() })),
  }
}

export async function listQueue(
  deps: QueuesDeps,
  reader: QueueReader,
  kind: QueueKind,
  { after, ...view }: Omit<QueueView, 'after'> & { after: string | undefined },
): Promise<QueuePageWire> {
  const source = sourceOf(deps, kind)
  const asking = { me: reader.caller.affiliateId, now: deps.clock.now() }
  const found = await listItems(
    deps.db,
    source,
    { ...view, after: after ? placeIn(after) : undefined },
    asking,
  )
  const rows = found.slice(0, PAGE_SIZE)
  const last = found.length > PAGE_SIZE ? rows.at(-1) : undefined
  return {
    items: await itemsOf(deps, source, rows, reader),
    total: view.search ? null : await countItems(deps.db, source, view, asking),
    next: last ? `${last.place}|${last.id}` : null,
  }
}

function placeIn(after: string): { place: string; id: string } {
  const [, place, id] = /^(\d{4}-[\d-]{5} [\d:.+-]+)\|([\da-f-]{1,36})$/.exec(after) ?? []
  if (place === undefined || id === undefined) throw new Problem('invalid-input', 400)
  return { place, id }
}

/** Answers 404 for what isn't in the queue. */
export async function openItem(
  deps: QueuesDeps,
  reader: QueueReader,
  kind: QueueKind,
  id: string,
): Promise<OpenedItemWire> {
  const source = sourceOf(deps, kind)
  const [row] = await findItems(deps.db, source, [id], { now: deps.clock.now(), isAny: true })
  const detail = row && (await detailOf(deps, source, row, reader))
  if (!row || !detail) throw new Problem('not-found', 404)
  const [item] = await itemsOf(deps, source, [row], reader)
  if (!item) throw new Problem('not-found', 404)
  const notes = await listNotes(deps.db, { kind, id })
  const history = await readHistory(deps, { kind, id })
  const names = await listNames(deps.db, [...new Set(notes.map(({ author }) => author))])
  return {
    item,
    opened: { kind, detail } as OpenedItemWire['opened'],
    notes: notes.map(({ author, at, ...note }) => ({
      ...note,
      author: names.get(author) ?? '',
      at: at.toISOString(),
    })),
    history,
  }
}

/** Decisions are in the audit log; who took, released and noted it is the queues' own. */
async function readHistory(
  { db }: QueuesDeps,
  { kind, id }: { kind: QueueKind; id: string },
): Promise<HistoryEntryWire[]> {
  const object = { kind: QUEUE_OBJECTS[kind], id }
  const { items } = await readAudit(db, { object }, { limit: LATEST })
  const events = await listItemEvents(db, { kind, id }, LATEST)
  const names = await listNames(db, [...new Set(events.map(({ actor }) => actor))])
  const worked = events.map(({ id: eventId, actor, event, at }) => ({
    ...{ id: eventId, at: at.toISOString(), action: event, subject: null, object, detail: {} },
    actor: { affiliateId: actor, name: names.get(actor) ?? '' },
  }))
  return [...items, ...worked].sort((one, other) => (one.at < other.at ? 1 : -1)).slice(0, LATEST)
}

/** Only an application has records beside it. */
async function detailOf(
  deps: QueuesDeps,
  source: QueueSource,
  row: ItemRow,
  reader: QueueReader,
): Promise<object | undefined> {
  const detail = await source.read(deps.db, row.id, reader)
  if (!detail || source.kind !== 'applications') return detail
  return { application: detail, records: await deps.recordsOf(deps.db, row.person, reader.locale) }
}

async function itemsOf(
  { db, clock }: Pick<QueuesDeps, 'db' | 'clock'>,
  { kind, labelOf, promiseOf }: QueueSource,
  rows: readonly ItemRow[],
  { locale }: QueueReader,
): Promise<QueueItemWire[]> {
  const people = rows.flatMap(({ person, holder }) => (holder === null ? [person] : [person, holder]))
  const names = await listNames(db, [...new Set(people)])
  const now = clock.now()
  const personOf = (affiliateId: number) => ({ affiliateId, name: names.get(affiliateId) ?? '' })
  return rows.map(({ id, since, person, state, label, holder, openedAt, heldUntil }) => ({
    kind: kind as QueueKind,
    id,
    since: since.toISOString(),
    promise: promiseOf?.({ since, state }, now) ?? null,
    person: personOf(person),
    state,
    label: labelOf ? labelOf(label, locale) : label,
    holder:
      holder === null || openedAt === null || heldUntil === null
        ? null
        : { ...personOf(holder), since: openedAt.toISOString(), until: heldUntil.toISOString() },
  }))
}
