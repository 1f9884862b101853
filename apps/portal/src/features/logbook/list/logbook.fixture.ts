import {
  type DiveLogWire,
  diveLogOf,
  logbookChanges,
  logbookSetting,
  logContentWireOf,
  unitSetting,
} from '@fathom/contract/logbook'
import { EMPTY_LOG } from '@fathom/domain/logbook'
import { type Mock, vi } from 'vitest'
import { mountMenus } from '../../../shared/testing/open-menu.fixture.ts'
import { aFeed } from '../device/feed.fixture.ts'
import { forgetLogbook } from '../device/logbook.queries.ts'
import { deviceDeletes } from '../device/stored-deletes.ts'
import { deviceDives, keyOf } from '../form/draft/stored-dive.ts'

export type Variables = Record<string, unknown>

export type Replies = Readonly<Record<string, (variables: Variables) => unknown>>

export const soon = <T>(check: () => T) => vi.waitFor(check)

export const TRAINING = aWire({
  id: 't',
  dive_title: 'Rescue scenario',
  log_type: 'Training',
  status: 'Pending',
})

export const PUBLISHED = aWire({ id: 'p', dive_title: 'Lighthouse' })

type Fetch = Mock<typeof fetch>

/** Test files share one device: what another test stored is removed. */
export async function emptyDevice(): Promise<void> {
  await forgetLogbook(100001)
  for (const left of await deviceDives.list()) await deviceDives.remove(keyOf(left))
  for (const { id } of await deviceDeletes.list()) await deviceDeletes.remove(id)
}

/**
 * A server's logbook in a test app. A status stands for a refusal, a promise for an answer that the test
 * resolves later, and an error for a lost connection.
 */
export function answerLogbook(
  fetch: Fetch,
  replies: Replies,
  logs: readonly DiveLogWire[] = [TRAINING, PUBLISHED],
) {
  HTMLElement.prototype.hidePopover ??= () => undefined
  HTMLElement.prototype.showPopover ??= () => undefined
  const feed = aFeed(logs.map(diveLogOf))
  const usual: Replies = {
    [unitSetting.id]: () => ({ unitSetting: { affiliate_id: 100001, unit: 'Metric' } }),
    [logbookSetting.id]: () => ({ logbookSetting: { first_dive_number: 1 } }),
    [logbookChanges.id]: async (args) => ({ logbookChanges: await feed.ask(args) }),
  }
  const others = fetch.getMockImplementation()
  fetch.mockImplementation(async (input, init) => {
    if (!String(input).endsWith('/api/logbook/graphql')) return others?.(input, init) as Promise<Response>
    const { variables, extensions } = JSON.parse(String(init?.body))
    const id: string = extensions.persistedQuery.sha256Hash
    const data = await { ...usual, ...replies }[id]?.(variables)
    if (data instanceof Error) throw data
    if (data instanceof Response) return data
    return typeof data === 'number' ? new Response('{}', { status: data }) : Response.json({ data })
  })
  return feed
}

/** Reads the list on a test page the way a user sees it. */
export function listOn(place: HTMLElement) {
  const titles = () => [...place.querySelectorAll('h3 > a')].map((link) => link.getAttribute('aria-label'))
  const press = async (selector: string, text: string) => {
    const found = await soon(() => {
      if (selector.startsWith('[role=menuitem')) mountMenus(place)
      // The page has a menu of its own, with 'Deleted dives'.
      const isMeant = (words: string) =>
        selector === '[role=menuitem]' ? words === text : words.includes(text)
      const one = [...place.querySelectorAll<HTMLElement>(selector)].find((each) =>
        isMeant(each.textContent ?? ''),
      )
      if (!one) throw new Error(`no ${selector} ${text}`)
      return one
    })
    found.click()
  }
  return { titles, press, text: () => place.textContent ?? '' }
}

/** A dive in wire format; for tests. */
export function aWire(change: Partial<DiveLogWire> = {}): DiveLogWire {
  const content = logContentWireOf({
    ...EMPTY_LOG,
    title: 'Lighthouse',
    location: 'Dahab',
    date: '2026-05-14',
    depthTime: { ...EMPTY_LOG.depthTime, maxDepth: 30.4, bottomTime: 46, timeIn: '09:12', timeOut: '09:58' },
  })
  return {
    ...content,
    experience: { ...content.experience, photos: [] },
    id: '018f0000-0000-7000-8000-000000000001',
    affiliate_id: 100001,
    log_type: 'Recreational',
    status: 'Published',
    version: 1,
    created_date: '2026-05-14T10:00:00Z',
    updated_date: '2026-05-14T10:00:00Z',
    resubmit_reason: null,
    profile_sketch: null,
    submitted_date: null,
    instructor_name: '',
    verification: null,
    ...change,
  }
}
