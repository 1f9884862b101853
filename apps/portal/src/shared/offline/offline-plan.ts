import type { LiveChangesWire, LiveEventWire } from '@fathom/contract/shared'
import type { User } from '@fathom/domain/session'
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Calls } from '../calls.tsx'
import { deviceAnswers, isFromDevice, storeAnswer } from './stored-answers.ts'

/** What one area stores on the device after sign-in, without being opened (BO-01). */
export type OfflineArea = {
  name: string
  /** Not stored on a metered connection. */
  isLarge?: boolean
  /** When it is stored again if no event said that it changed. */
  maxAgeMs: number
  /** Whether the area may be different after this event. */
  isChangedBy(event: Pick<LiveEventWire, 'type' | 'data'>): boolean
  /** Stores it, and returns what it stored, to be measured. Rejects if something came from the device. */
  store(ports: StorePorts): Promise<readonly unknown[]>
}

export type StorePorts = {
  calls: Calls
  user: Pick<User, 'affiliateId' | 'affiliateType' | 'email' | 'audience'>
  locale: string
  queries: QueryClient
  /** Fetches it, unless a screen just did; what an event changed is always fetched. */
  fetch<Answer, Key extends QueryKey>(options: FetchQueryOptions<Answer, Error, Answer, Key>): Promise<Answer>
  /** Fetches it and stores it as this answer. */
  storeAs<Answer, Key extends QueryKey>(
    name: string,
    options: FetchQueryOptions<Answer, Error, Answer, Key>,
  ): Promise<Answer>
}

/** What is stored, and up to which event of the live channel it is current. */
type PlanState = {
  sequence: number
  locale: string
  areas: Readonly<Record<string, { at: number; bytes: number }>>
}

type Ports = Pick<StorePorts, 'calls' | 'user'> & {
  queries: QueryClient
  locale: () => string
  areas: readonly OfflineArea[]
}

/** Without courses and the logbook, which have limits of their own. */
export const BUDGET_BYTES = 25_000_000

const PLAN = 'offline-plan'

/** For areas without an event for each change. */
export const HALF_A_DAY_MS = 12 * 3_600_000

/** Whatever others do that concerns a person comes with a notification. */
export const isNewNotification = ({ type, data }: Pick<LiveEventWire, 'type' | 'data'>): boolean =>
  type === 'notification' && (data as { change?: string }).change === 'created'

/**
 * Stores what is missing, too old, or changed since the last time, the first areas first. If nothing is new,
 * this is one call.
 */
export async function storeForOffline(ports: Ports): Promise<{ isFirst: boolean }> {
  const { affiliateId } = ports.user
  const locale = ports.locale()
  const before = await readPlan(affiliateId)
  const { sequence, isReset, events } = await readChanges(ports.calls, before?.sequence)
  const isCurrent = before?.locale === locale && !isReset
  const areas = { ...before?.areas }
  const isMetered = isOnMetered()
  let freeBytes = await freeBytesOnDevice()
  for (const area of ports.areas) {
    const last = areas[area.name]
    const isThere = last !== undefined && Date.now() - last.at <= area.maxAgeMs
    if (!isThere || !isCurrent || events.some((event) => area.isChangedBy(event))) {
      const isLeftOut = freeBytes <= 0 || (area.isLarge === true && isMetered)
      const bytes = isLeftOut
        ? undefined
        : await storeArea(area, portsFor(ports, locale, before !== undefined))
      // What wasn't stored is due again next time.
      if (bytes === undefined) delete areas[area.name]
      else areas[area.name] = { at: Date.now(), bytes }
    }
    freeBytes -= areas[area.name]?.bytes ?? 0
  }
  await storeAnswer({ affiliateId, name: PLAN }, { sequence, locale, areas } satisfies PlanState)
  return { isFirst: before === undefined }
}

/** What is stored on this device; undefined before the first time. */
export async function readPlan(affiliateId: number): Promise<PlanState | undefined> {
  return (await deviceAnswers.find(`${affiliateId}.${PLAN}`))?.answer as PlanState | undefined
}

async function readChanges({ http }: Pick<Calls, 'http'>, from: number | undefined) {
  const events: LiveEventWire[] = []
  let after = from
  for (;;) {
    const page = await http.get<LiveChangesWire>('server', 'live/changes', { query: { after } })
    events.push(...page.events)
    after = page.sequence
    if (page.reset || !page.more) return { sequence: page.sequence, isReset: page.reset, events }
  }
}

async function storeArea(area: OfflineArea, ports: StorePorts): Promise<number | undefined> {
  try {
    const stored = await area.store(ports)
    return stored.map(sizeOf).reduce((sum, bytes) => sum + bytes, 0)
  } catch (cause) {
    console.warn(`${area.name} was not stored on this device`, cause)
    return undefined
  }
}

function portsFor({ calls, user, queries }: Ports, locale: string, isFetchedAnew: boolean): StorePorts {
  const fetch: StorePorts['fetch'] = (options) =>
    queries.fetchQuery({ ...options, retry: false, ...(isFetchedAnew && { staleTime: 0 }) })
  const storeAs: StorePorts['storeAs'] = async (name, options) => {
    const of = { affiliateId: user.affiliateId, name }
    const answer = await fetch(options)
    if (isFromDevice(of)) throw new Error(`the server did not answer ${name}`)
    await storeAnswer(of, answer)
    return answer
  }
  return { calls, user, locale, queries, fetch, storeAs }
}

const sizeOf = (value: unknown): number =>
  value instanceof Blob ? value.size : new TextEncoder().encode(JSON.stringify(value) ?? '').length

/** Not every browser says so. */
export function isOnMetered(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string } }
  return connection?.saveData === true || connection?.type === 'cellular'
}

async function freeBytesOnDevice(): Promise<number> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
  return quota === undefined || usage === undefined ? BUDGET_BYTES : Math.min(BUDGET_BYTES, quota - usage)
}
