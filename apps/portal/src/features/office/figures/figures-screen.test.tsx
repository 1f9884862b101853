import type { FigureRowWire, FiguresWire } from '@fathom/contract/office'
import { expect, test, vi } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'

const NONE = { signUps: 0, enrolments: 0, completions: 0, cards: 0, activeDivers: 0 }
const aRow = (from: string, to: string, counts: Partial<FigureRowWire['counts']> = {}): FigureRowWire => ({
  from,
  to,
  counts: { ...NONE, ...counts },
})
const ages = (...counts: number[]): FiguresWire['applications'] =>
  [
    { from: 0, to: 4 },
    { from: 5, to: 7 },
    { from: 8, to: 14 },
    { from: 15, to: 30 },
    { from: 31, to: null },
  ].map((band, at) => ({ ...band, applications: counts[at] ?? 0 }))

const SPRING: FiguresWire = {
  step: 'month',
  rows: [
    aRow('2026-03-01', '2026-03-31', { signUps: 12, activeDivers: 1234 }),
    aRow('2026-04-01', '2026-04-30', { signUps: 30, cards: 7, activeDivers: 1000 }),
  ],
  applications: ages(2, 3, 1, 0, 4),
}
const ADDRESS = '/office/figures?from=2026-03-01&to=2026-04-30'

async function open(answers: Answers = {}, address = ADDRESS) {
  const page = await anOpenPage(address, { ...signedInAs(9), '/office/figures': SPRING, ...answers })
  const queries = (path: string) =>
    page
      .requested()
      .map((url) => new URL(url, 'http://localhost'))
      .filter(({ pathname }) => pathname.endsWith(path))
      .map(({ searchParams }) => Object.fromEntries(searchParams))
  const chart = (title: string) =>
    page.find(`[role="img"][aria-label^="${title}."]`)?.getAttribute('aria-label')
  return { ...page, queries, chart }
}

test('[OF-11] each figure is a chart that says its highest value, and its total where adding up makes sense', async () => {
  const { chart, text, find } = await open()
  await soon(() => expect(chart('Sign-ups')).toBe('Sign-ups. Most in April 2026: 30.'))
  expect(chart('Active divers')).toBe('Active divers. Most in March 2026: 1,234.')
  expect(text()).toContain('In total: 42')
  expect(text()).not.toContain('2,234')
  const columns = [...(find('[role="img"][aria-label^="Sign-ups."]')?.children ?? [])] as HTMLElement[]
  expect(columns.map(({ style }) => style.getPropertyValue('--share'))).toEqual(['0.4', '1'])
})

test('[OF-11] open applications are shown by age, against the 5 to 7 days that were promised', async () => {
  const { text, find } = await open()
  await soon(() => expect(text()).toContain('We promise 5 to 7 days.'))
  expect(text()).toContain('Later than promised: 5')
  const rows = [...(find('ol[aria-label^="Open applications by age."]')?.children ?? [])]
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '0–4 days2',
    '5–7 days3',
    '8–14 days1',
    '15–30 days0',
    '31 days or more4',
  ])
})

test('[OF-11] all numbers are in a table too, and the choice is in the address', async () => {
  const { named, find, text, router } = await open()
  await soon(() => expect(text()).toContain('In total: 42'))
  named('label', 'Table')?.click()
  await soon(() => expect(find('tbody tr')?.textContent).toBe('March 2026120001,234'))
  expect(router.state.location.search).toBe('?from=2026-03-01&to=2026-04-30&show=table')
  expect(find('[role="img"]')).toBeNull()
})

test('[OF-11] the period and the step of the address are asked for, and weeks are chosen on the page', async () => {
  const { named, queries, router, chart } = await open({
    '/office/figures': ({ path }: { path: string }) =>
      path.includes('step=week')
        ? { ...SPRING, step: 'week', rows: [aRow('2026-03-02', '2026-03-08', { signUps: 3 })] }
        : SPRING,
  })
  await soon(() => expect(chart('Sign-ups')).toContain('April 2026'))
  expect(queries('/figures')).toEqual([{ step: 'month', from: '2026-03-01', to: '2026-04-30' }])
  named('label', 'Week')?.click()
  await soon(() => expect(chart('Sign-ups')).toBe('Sign-ups. Most in 2 Mar 2026 – 8 Mar 2026: 3.'))
  expect(router.state.location.search).toBe('?step=week&from=2026-03-01&to=2026-04-30')
  expect(queries('/figures').at(-1)).toEqual({ step: 'week', from: '2026-03-01', to: '2026-04-30' })
})

test('[OF-11] without a period the last twelve months are asked for; an impossible one says why and asks nothing', async () => {
  const usual = await open({}, '/office/figures?from=yesterday')
  await soon(() => expect(usual.queries('/figures')).toHaveLength(1))
  const [{ from = '', to = '' } = {}] = usual.queries('/figures')
  const today = new Date().toISOString().slice(0, 10)
  expect(to).toBe(today)
  expect(from).toMatch(/-01$/)
  const long = await open({}, '/office/figures?from=2015-01-01&to=2026-01-01')
  await soon(() => expect(long.text()).toContain('Choose at most 60 months or weeks.'))
  expect(long.queries('/figures')).toEqual([])
})

test('[OF-11] the numbers of the period are saved for a spreadsheet', async () => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  )
  // happy-dom would open the address.
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { place, text, queries } = await open({
    '/figures.csv': 'from,to',
    '/figures/applications.csv': 'fromDays',
  })
  await soon(() => expect(text()).toContain('In total: 42'))
  const buttons = [...place.querySelectorAll<HTMLElement>('main button')]
  for (const button of buttons.filter(({ textContent }) => textContent === 'Export as CSV')) button.click()
  await soon(() => expect(saved).toHaveBeenCalledTimes(2))
  expect(queries('/figures.csv')).toEqual([{ step: 'month', from: '2026-03-01', to: '2026-04-30' }])
  expect(queries('/figures/applications.csv')).toEqual([{}])
})

test('[OF-11] a period in which nothing happened says so; figures that do not load can be retried', async () => {
  let isDown = true
  const { text, named } = await open({
    '/office/figures': () =>
      isDown ? 500 : { ...SPRING, rows: [aRow('2026-03-01', '2026-03-31')], applications: ages() },
  })
  await soon(() => expect(text()).toContain('We couldn’t load the figures'))
  isDown = false
  named('button', 'Try again')?.click()
  await soon(() => expect(text()).toContain('No figures for this period'))
  expect(named('button', 'Show the last 12')).toBeDefined()
})

test('[OF-11] the office leads to the figures', async () => {
  const { named } = await anOpenPage('/office', signedInAs(9))
  await soon(() => expect(named('a', 'Figures')?.getAttribute('href')).toBe('/office/figures'))
})
