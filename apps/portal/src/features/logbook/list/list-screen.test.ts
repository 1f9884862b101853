import {
  deleteRecreationalLog,
  diveLogCount,
  diveLogs,
  logbookOverview,
  restoreDiveLog,
  unitSetting,
} from '@fathom/contract/logbook'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anApp, restOf, show } from '../../../app/an-app.tsx'
import { currentToast, dismissToast } from '../../../shared/ui/overlay/toasts.ts'
import { aWire } from './a-wire.ts'

type Variables = Record<string, unknown>
type Reply = (variables: Variables) => unknown

const soon = <T,>(check: () => T) => vi.waitFor(check, { timeout: 10_000 })
const OVERVIEW = {
  diveLogCounts: { all: 2, training: 1, recreational: 1, drafts: 0 },
  diveLogTotals: { dives: 2, bottom_time: 130, max_depth: 30.4 },
  diveLogYear: [
    { id: 'a', dive_date: `${new Date().getFullYear()}-01-02`, max_depth: 30.4, bottom_time: 46 },
  ],
}
const TRAINING = aWire({ id: 't', dive_title: 'Rescue scenario', log_type: 'Training', status: 'Pending' })
const PUBLISHED = aWire({ id: 'p', dive_title: 'Lighthouse' })

const usual: Record<string, Reply> = {
  [unitSetting.id]: () => ({ unitSetting: { affiliate_id: 100001, unit: 'Metric' } }),
  [logbookOverview.id]: () => OVERVIEW,
  [diveLogCount.id]: () => ({ diveLogCount: 1 }),
  [diveLogs.id]: ({ log_type }) => ({
    diveLogs: [TRAINING, PUBLISHED].filter((log) => !log_type || log.log_type === log_type),
  }),
}

let shown: ReturnType<typeof show> | undefined
beforeEach(() => {
  HTMLElement.prototype.hidePopover ??= () => undefined
  HTMLElement.prototype.showPopover ??= () => undefined
})
afterEach(() => {
  shown?.unmount()
  const toast = currentToast()
  if (toast) dismissToast(toast.id)
  vi.unstubAllGlobals()
})

/** A status stands for a refusal; a promise for an answer that comes when the test wishes. */
async function open(address: string, replies: Record<string, Reply> = {}) {
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
  const { place } = shown
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
  return { ...app, place, titles, press, asked, text: () => place.textContent ?? '' }
}

test('[RT-14] [SC-05] [LA-05] the logbook shows totals, and each dive with day, month name and year in its name', async () => {
  const { titles, text, place } = await open('/logbook')
  await soon(() => expect(titles()).toEqual(['Rescue scenario, 14 May 2026', 'Lighthouse, 14 May 2026']))
  expect(text()).toContain('2h10min')
  expect(text()).toContain('May 2026 2 dives')
  expect(place.querySelector('[role=img]')?.getAttribute('aria-label')).toMatch(/30\.4\s?m deep, in January/)
})

test('[ST-02] a late reply for another filter never shows', async () => {
  let answerAll: (reply: unknown) => void = () => undefined
  const all = new Promise((resolve) => {
    answerAll = resolve
  })
  const { titles, press } = await open('/logbook', {
    [diveLogs.id]: ({ log_type }) => (log_type ? { diveLogs: [TRAINING] } : all),
  })
  await press('label', 'Training')
  await soon(() => expect(titles()).toEqual(['Rescue scenario, 14 May 2026']))
  answerAll({ diveLogs: [TRAINING, PUBLISHED] })
  await all
  await new Promise((resolve) => setTimeout(resolve))
  expect(titles()).toEqual(['Rescue scenario, 14 May 2026'])
})

test('[ST-02] [CA-40] filter, order and search are asked of the server and stand in the address', async () => {
  const { router, press, asked, titles } = await open('/logbook?find=wreck')
  await soon(() => expect(titles()).toHaveLength(2))
  expect(asked.at(-1)).toMatchObject({ search: 'wreck', order_by: 'dive_date', log_type: null, offset: 0 })
  await press('[role=menuitemradio]', 'Deepest first')
  await soon(() => expect(asked.at(-1)).toMatchObject({ search: 'wreck', order_by: 'max_depth' }))
  await press('label', 'Drafts')
  await soon(() =>
    expect(asked.at(-1)).toMatchObject({ search: 'wreck', order_by: 'max_depth', status: 'Draft' }),
  )
  expect(router.state.location.search).toBe('?show=drafts&sort=deepest&find=wreck')
})

test('[CA-40] more dives come page by page, and none twice', async () => {
  const many = Array.from({ length: 50 }, (_, at) => aWire({ id: `id-${at}`, dive_title: `Dive ${at}` }))
  const { titles, press, asked } = await open('/logbook', {
    [logbookOverview.id]: () => ({ ...OVERVIEW, diveLogCounts: { ...OVERVIEW.diveLogCounts, all: 50 } }),
    [diveLogs.id]: ({ offset, limit }) => ({
      diveLogs: many.slice(Number(offset), Number(offset) + Number(limit)),
    }),
  })
  await soon(() => expect(titles()).toHaveLength(20))
  await press('button', 'Show 20 more')
  await soon(() => expect(titles()).toHaveLength(40))
  await press('button', 'Show 10 more')
  await soon(() => expect(titles()).toHaveLength(50))
  expect(new Set(titles()).size).toBe(50)
  expect(asked.map(({ offset }) => offset)).toEqual([0, 20, 40])
})

test('[SC-05] a dive is deleted at once and comes back with Undo', async () => {
  let isDeleted = false
  const { titles, press } = await open('/logbook', {
    [diveLogs.id]: () => ({ diveLogs: isDeleted ? [TRAINING] : [TRAINING, PUBLISHED] }),
    [deleteRecreationalLog.id]: () => {
      isDeleted = true
      return { deleteRecreationalLog: true }
    },
    [restoreDiveLog.id]: () => {
      isDeleted = false
      return { restoreDiveLog: PUBLISHED }
    },
  })
  await press('[role=menuitem]', 'Delete')
  await soon(() => expect(titles()).toEqual(['Rescue scenario, 14 May 2026']))
  const toast = await soon(() => {
    const said = currentToast()
    if (!said) throw new Error('nothing was said')
    return said
  })
  expect(toast.text).toBe('“Lighthouse” deleted.')
  dismissToast(toast.id, true)
  await soon(() => expect(titles()).toHaveLength(2))
})

test('[ST-01] a log that waits for the instructor has nothing to edit or delete', async () => {
  const { place, titles } = await open('/logbook', { [diveLogs.id]: () => ({ diveLogs: [TRAINING] }) })
  await soon(() => expect(titles()).toHaveLength(1))
  expect(place.querySelectorAll('main [role=menuitem]')).toHaveLength(0)
})

test('an empty logbook invites to log the first dive', async () => {
  const { text } = await open('/logbook', {
    [logbookOverview.id]: () => ({
      diveLogCounts: { all: 0, training: 0, recreational: 0, drafts: 0 },
      diveLogTotals: { dives: 0, bottom_time: 0, max_depth: null },
      diveLogYear: [],
    }),
    [diveLogs.id]: () => ({ diveLogs: [] }),
  })
  await soon(() => expect(text()).toContain('No dives yet'))
  expect(text()).not.toContain('under water')
})

test('dives that do not load say so and can be asked for again', async () => {
  let isDown = true
  const { text, press, titles } = await open('/logbook', {
    [diveLogs.id]: () => (isDown ? 500 : { diveLogs: [PUBLISHED] }),
  })
  await soon(() => expect(text()).toContain('Your dives did not load.'))
  isDown = false
  await press('button', 'Try again')
  await soon(() => expect(titles()).toHaveLength(1))
})
