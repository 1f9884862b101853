import { logbookChanges } from '@fathom/contract/logbook'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { isOnline } from '../../../shared/connection.ts'
import { deviceEncryptedStore } from '../../../shared/offline/encrypted-store.ts'
import { ALSO_OFFLINE } from '../../../shared/offline/stored-answers.ts'
import { deviceDives } from '../form/draft/stored-dive.ts'
import { createLogbookCopy, type Head, type LogbookCopy, type LogbookStore } from './logbook-copy.ts'
import { type DeviceDive, type Pending, type ServerDive, withPending } from './pending.ts'
import { type AskFeed, isUpToDate, readFeed } from './read-feed.ts'
import { deviceDeletes } from './stored-deletes.ts'

type Graph = Pick<Calls, 'graph'>

/** What is on this device: the server's dives, and what waits to be sent. */
type OnDevice = { dives: readonly ServerDive[]; head: Head | undefined; pending: Pending }

/** BO-01: one logbook for the list, totals, year, search, dives and forms, online and offline. */
export type Logbook = {
  /** With what waits on this device applied. */
  dives: readonly DeviceDive[]
  /** As the server has them. */
  server: readonly ServerDive[]
  /** The ids of those that were deleted here; the server doesn't know yet. */
  deleted: readonly string[]
  /** How far the first storing is; undefined once everything is on this device. */
  storing: { stored: number; all: number } | undefined
  /** When this device last had everything. */
  wholeAt: string | undefined
}

const store: LogbookStore = deviceEncryptedStore('logbook')
const copies = new Map<number, LogbookCopy>()

function copyOf(affiliateId: number): LogbookCopy {
  const copy = copies.get(affiliateId) ?? createLogbookCopy(store, affiliateId)
  copies.set(affiliateId, copy)
  return copy
}

const now = () => new Date()

const askFeed =
  ({ graph }: Graph): AskFeed =>
  async (args) =>
    (await graph.request(logbookChanges, args)).logbookChanges

async function readPending(affiliateId: number): Promise<Pending> {
  const isMine = (stored: { affiliateId: number }) => stored.affiliateId === affiliateId
  const [drafts, deletes] = await Promise.all([deviceDives.list(), deviceDeletes.list()])
  const mine = deletes.filter(isMine)
  return {
    drafts: drafts.filter(isMine),
    deletes: mine.filter(({ isTakenBack }) => !isTakenBack),
    restores: mine.filter(({ isTakenBack }) => isTakenBack),
  }
}

/** Whether something on this device waits to be sent. */
export async function hasPending(affiliateId: number): Promise<boolean> {
  const { drafts, deletes, restores } = await readPending(affiliateId)
  return drafts.length + deletes.length + restores.length > 0
}

/** The query of the logbook on this device. */
export const deviceKey = (affiliateId: number) => ['logbook', 'device', affiliateId] as const

async function onDevice(affiliateId: number): Promise<OnDevice> {
  const pending = await readPending(affiliateId)
  const copy = copyOf(affiliateId)
  return { dives: copy.dives(), head: copy.head(), pending }
}

/** BO-05: what waits on this device, and the logbook with it, without asking the server. */
export async function readWaiting(affiliateId: number): Promise<Logbook & { pending: Pending }> {
  await copyOf(affiliateId).load()
  const stored = await onDevice(affiliateId)
  return { ...logbookOf(stored), pending: stored.pending }
}

/** Shows what waits on this device now, without asking the server. */
export async function showPending(client: QueryClient, affiliateId: number): Promise<void> {
  await copyOf(affiliateId).load()
  client.setQueryData<OnDevice>(deviceKey(affiliateId), await onDevice(affiliateId))
}

/** Every showing computes the whole list anew, so parts that come fast are shown together. */
const SHOW_EVERY_MS = 1000

/** Brings the copy up to date with everything that was written before this call. */
export function renewLogbook(calls: Graph, client: QueryClient, affiliateId: number): Promise<void> {
  const copy = copyOf(affiliateId)
  let shownAt = Number.NEGATIVE_INFINITY
  const onPart = async () => {
    if (performance.now() - shownAt < SHOW_EVERY_MS) return
    await showPending(client, affiliateId)
    shownAt = performance.now()
  }
  return copy.alone(async () => {
    await readFeed({ copy, ask: askFeed(calls), now, onPart })
    await showPending(client, affiliateId)
  })
}

/** Shows what is on the device at once, then what the server has since, part by part. */
async function read(calls: Graph, client: QueryClient, affiliateId: number): Promise<OnDevice> {
  await copyOf(affiliateId).load()
  const stored = await onDevice(affiliateId)
  const isThere = stored.head !== undefined || stored.pending.drafts.length > 0
  if (isThere && !isOnline()) return stored
  // A dive that was just sent stays in an open list until the copy has it too.
  const isShown = client.getQueryData(deviceKey(affiliateId)) !== undefined
  if (isThere && !isShown) client.setQueryData<OnDevice>(deviceKey(affiliateId), stored)
  await renewLogbook(calls, client, affiliateId)
  return onDevice(affiliateId)
}

function logbookOf({ dives: server, head, pending }: OnDevice): Logbook {
  const isWhole = head?.before === null
  const wholeAt = (isWhole && head.wholeAt) || undefined
  return {
    dives: withPending(server, pending, wholeAt),
    server,
    deleted: pending.deletes.map(({ id }) => id),
    storing: isWhole ? undefined : { stored: server.length, all: head?.logs ?? 0 },
    wholeAt,
  }
}

/** The logbook as it is on this device, without asking the server. */
export async function logbookHere(affiliateId: number): Promise<Logbook> {
  await copyOf(affiliateId).load()
  return logbookOf(await onDevice(affiliateId))
}

const logbookQuery = (calls: Graph, affiliateId: number) =>
  queryOptions({
    queryKey: deviceKey(affiliateId),
    queryFn: ({ client }) => read(calls, client, affiliateId),
    // Comparing ten thousand logs takes longer than drawing the few that are seen.
    structuralSharing: false,
    ...ALSO_OFFLINE,
  })

/** The logbook once this device has everything of it. */
export const fetchLogbook = async (
  calls: Graph,
  client: QueryClient,
  affiliateId: number,
): Promise<Logbook> => logbookOf(await client.fetchQuery(logbookQuery(calls, affiliateId)))

export const useLogbook = (affiliateId: number, enabled = true) =>
  useQuery({ ...logbookQuery(useCalls(), affiliateId), select: logbookOf, enabled })

/** Whether the server may have a dive that isn't on this device. */
export const mayBeElsewhere = ({
  data,
  isFetching,
}: Pick<ReturnType<typeof useLogbook>, 'data' | 'isFetching'>): boolean =>
  !isFetching || data?.storing !== undefined

/** Brings the copy up to date without a screen that shows it. */
export async function storeLogbook(calls: Graph, client: QueryClient, affiliateId: number): Promise<void> {
  const copy = copyOf(affiliateId)
  const isShown =
    client
      .getQueryCache()
      .find({ queryKey: deviceKey(affiliateId) })
      ?.isActive() === true
  if (!isShown && (await copy.alone(() => isUpToDate({ copy, ask: askFeed(calls), now })))) return
  await renewLogbook(calls, client, affiliateId)
}

/** BO-06: removes the copy; what waits to be sent is stored elsewhere. */
export async function forgetLogbook(affiliateId: number): Promise<void> {
  await copyOf(affiliateId).clear()
  copies.delete(affiliateId)
}
