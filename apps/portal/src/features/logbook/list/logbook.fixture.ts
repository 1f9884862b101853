import {
  type DiveLogWire,
  diveLogCounts,
  diveLogs,
  diveNumbers,
  logbookOverview,
  logContentWireOf,
  unitSetting,
} from '@fathom/contract/logbook'
import { EMPTY_LOG } from '@fathom/domain/logbook'
import { type Mock, vi } from 'vitest'

export type Variables = Record<string, unknown>

export type Replies = Readonly<Record<string, (variables: Variables) => unknown>>

export const soon = <T>(check: () => T) => vi.waitFor(check)

export const OVERVIEW = {
  diveLogCounts: { all: 2, training: 1, recreational: 1, drafts: 0 },
  diveLogTotals: { dives: 2, bottom_time: 130, max_depth: 30.4 },
  diveLogYear: [
    { id: 'a', dive_date: `${new Date().getFullYear()}-01-02`, max_depth: 30.4, bottom_time: 46 },
  ],
}

export const TRAINING = aWire({
  id: 't',
  dive_title: 'Rescue scenario',
  log_type: 'Training',
  status: 'Pending',
})

export const PUBLISHED = aWire({ id: 'p', dive_title: 'Lighthouse' })

const usual: Replies = {
  [unitSetting.id]: () => ({ unitSetting: { affiliate_id: 100001, unit: 'Metric' } }),
  [logbookOverview.id]: () => OVERVIEW,
  [diveLogCounts.id]: () => ({ diveLogCounts: { all: 1, training: 0, recreational: 1, drafts: 0 } }),
  [diveNumbers.id]: () => ({ diveNumbers: [] }),
  [diveLogs.id]: ({ log_type }) => ({
    diveLogs: [TRAINING, PUBLISHED].filter((log) => !log_type || log.log_type === log_type),
  }),
}

type Fetch = Mock<typeof fetch>

/**
 * Answers the logbook's graph in a test app and records which lists were requested. A status stands for a
 * refusal, a promise for an answer that the test resolves later.
 */
export function answerLogbook(fetch: Fetch, replies: Replies): Variables[] {
  HTMLElement.prototype.hidePopover ??= () => undefined
  HTMLElement.prototype.showPopover ??= () => undefined
  const others = fetch.getMockImplementation()
  const requested: Variables[] = []
  fetch.mockImplementation(async (input, init) => {
    if (!String(input).endsWith('/api/logbook/graphql')) return others?.(input, init) as Promise<Response>
    const { variables, extensions } = JSON.parse(String(init?.body))
    const id: string = extensions.persistedQuery.sha256Hash
    if (id === diveLogs.id) requested.push(variables)
    const data = await { ...usual, ...replies }[id]?.(variables)
    return typeof data === 'number' ? new Response('{}', { status: data }) : Response.json({ data })
  })
  return requested
}

/** Reads the list on a test page the way a user sees it. */
export function listOn(place: HTMLElement) {
  const titles = () => [...place.querySelectorAll('h3 > a')].map((link) => link.getAttribute('aria-label'))
  const press = async (selector: string, text: string) => {
    const found = await soon(() => {
      const one = [...place.querySelectorAll<HTMLElement>(selector)].find((each) =>
        (each.textContent ?? '').includes(text),
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
    submitted_date: null,
    instructor_name: '',
    verification: null,
    ...change,
  }
}
