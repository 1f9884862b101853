import { diveLogCount, diveLogs, diveNumbers, logbookOverview, unitSetting } from '@fathom/contract/logbook'
import { vi } from 'vitest'
import { anApp, restOf, show } from '../../../app/an-app.tsx'
import { currentToast, dismissToast } from '../../../shared/ui/overlay/toasts.ts'
import { aWire } from './a-wire.ts'

export type Variables = Record<string, unknown>
type Reply = (variables: Variables) => unknown

export const soon = <T>(check: () => T) => vi.waitFor(check, { timeout: 10_000 })
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

const usual: Record<string, Reply> = {
  [unitSetting.id]: () => ({ unitSetting: { affiliate_id: 100001, unit: 'Metric' } }),
  [logbookOverview.id]: () => OVERVIEW,
  [diveLogCount.id]: () => ({ diveLogCount: 1 }),
  [diveNumbers.id]: () => ({ diveNumbers: [] }),
  [diveLogs.id]: ({ log_type }) => ({
    diveLogs: [TRAINING, PUBLISHED].filter((log) => !log_type || log.log_type === log_type),
  }),
}

let shown: ReturnType<typeof show> | undefined

/** Takes the page of a test away. */
export function closeList(): void {
  shown?.unmount()
  const toast = currentToast()
  if (toast) dismissToast(toast.id)
  vi.unstubAllGlobals()
}

/** The logbook at an address. A status stands for a refusal; a promise for an answer that comes when the test wishes. */
export async function openList(address: string, replies: Record<string, Reply> = {}) {
  HTMLElement.prototype.hidePopover ??= () => undefined
  HTMLElement.prototype.showPopover ??= () => undefined
  const app = await anApp(address)
  const others = app.fetch.getMockImplementation()
  const asked: Variables[] = []
  app.fetch.mockImplementation(async (input, init) => {
    if (!String(input).endsWith('/api/logbook/graphql')) return others?.(input, init) as Promise<Response>
    const { variables, extensions } = JSON.parse(String(init?.body))
    const id: string = extensions.persistedQuery.sha256Hash
    if (id === diveLogs.id) asked.push(variables)
    const data = await { ...usual, ...replies }[id]?.(variables)
    return typeof data === 'number' ? new Response('{}', { status: data }) : Response.json({ data })
  })
  await restOf(app)
  shown = show(app)
  const { place, queries } = shown
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
  return { ...app, place, queries, titles, press, asked, text: () => place.textContent ?? '' }
}
