import type { CsvColumnsWire, CsvTableWire, ImportWire } from '@fathom/contract/logbook'
import { beforeEach, expect, test } from 'vitest'
import { anOpenPage, soon } from '../../../app/testing/open-page.fixture.tsx'
import { answerLogbook, emptyDevice } from '../list/logbook.fixture.ts'
import { anImport, aSourceDive, IMPORT_ID } from './import.fixture.ts'

const aTable = (more: Partial<CsvTableWire> = {}): CsvTableWire => ({
  key: 'a'.repeat(64),
  files: ['old.csv'],
  separator: ',',
  decimal: 'point',
  dateOrder: 'day-month',
  isDateOrderSure: true,
  origin: 'guess',
  columns: [
    { header: 'Date', samples: ['05/06/2025', '07/08/2025'], field: 'date', unit: null },
    { header: 'Deep', samples: ['60'], field: null, unit: null },
    { header: 'Max depth', samples: ['18'], field: 'maxDepth', unit: 'm' },
    { header: 'Time', samples: ['42'], field: 'duration', unit: 'min' },
  ],
  ...more,
})

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal ??= () => undefined
  HTMLDialogElement.prototype.close ??= () => undefined
  await emptyDevice()
})

async function open(table: CsvTableWire, answer: (body: CsvColumnsWire) => ImportWire | number) {
  const bodies: CsvColumnsWire[] = []
  const page = await anOpenPage(
    `/logbook/import/${IMPORT_ID}`,
    {
      [`/imports/${IMPORT_ID}`]: anImport([aSourceDive()], { tables: [table] }),
      [`/imports/${IMPORT_ID}/columns`]: ({ body }: { body: string }) => {
        const parsed = JSON.parse(body) as CsvColumnsWire
        bodies.push(parsed)
        return answer(parsed)
      },
      '/logbook/imports': [],
    },
    ({ fetch }) => ({ feed: answerLogbook(fetch, {}, []) }),
  )
  const { place } = page
  const select = (name: string) =>
    soon(() => {
      const label = [...place.querySelectorAll('main label')].find(
        (each) => each.textContent?.trim() === name,
      )
      const found = label
        ? document.getElementById((label as HTMLLabelElement).htmlFor)
        : place.querySelector(`main select[aria-label="${name}"]`)
      if (!found) throw new Error(`no ${name}`)
      return found as HTMLSelectElement
    })
  const choose = async (name: string, value: string) => {
    const found = await select(name)
    found.value = value
    found.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return { ...page, bodies, select, choose }
}

const chosen = (table: CsvTableWire, { columns, ...rest }: CsvColumnsWire, dives = [aSourceDive()]) =>
  anImport(dives, {
    tables: [
      {
        ...table,
        ...rest,
        origin: 'chosen',
        isDateOrderSure: rest.isDateOrderSure ?? true,
        columns: table.columns.map((column, at) => ({ ...column, ...columns[at] })),
      },
    ],
  })

test('[LO-01] a diver says what a column holds; the first dives change, and the field is taken from the other column', async () => {
  const table = aTable()
  const { bodies, choose, select, text, place } = await open(table, (body) =>
    chosen(table, body, [aSourceDive({ maxDepth: 60 })]),
  )
  await soon(() => expect(text()).toContain('Columns in old.csv'))
  expect(text()).toContain('05/06/2025 · 07/08/2025')
  await choose('Deep: Contains', 'maxDepth')
  await soon(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]?.columns).toEqual([
    { field: 'date', unit: null },
    { field: 'maxDepth', unit: 'm' },
    { field: null, unit: null },
    { field: 'duration', unit: 'min' },
  ])
  await soon(async () => expect((await select('Max depth: Contains')).value).toBe(''))
  await soon(() => expect(text()).toMatch(/House reef · 60\.0\sm/))
  const details = place.querySelector('details')
  if (details) details.open = true
  details?.dispatchEvent(new Event('toggle'))
  await choose('Deep: Unit', 'ft')
  await soon(() => expect(bodies[1]?.columns[1]).toEqual({ field: 'maxDepth', unit: 'ft' }))
  await choose('Time: Contains', 'visibility')
  await soon(() => expect(bodies[2]?.columns[3]).toEqual({ field: 'visibility', unit: 'ft' }))
  expect(place.querySelector('details')?.open).toBe(true)
})

test('[LO-01] the order of dates, decimals and separators are chosen for the whole table', async () => {
  const table = aTable()
  const { bodies, choose } = await open(table, (body) => chosen(table, body))
  await choose('Date order', 'year-first')
  await choose('Decimal numbers', 'comma')
  await choose('Column separator', ';')
  await soon(() =>
    expect(bodies.at(-1)).toMatchObject({ dateOrder: 'year-first', decimal: 'comma', separator: ';' }),
  )
})

test('[LO-01] where the day can be the month, the diver is asked with a date of the file before anything is imported', async () => {
  const table = aTable({ isDateOrderSure: false })
  const { place, bodies, text, choose } = await open(table, (body) => chosen(table, body))
  const button = await soon(() => {
    const found = [...place.querySelectorAll('main button')].find(
      (each) => each.textContent?.trim() === '6 May 2025' || each.textContent?.trim() === 'May 6, 2025',
    )
    if (!found) throw new Error('no answer')
    return found as HTMLElement
  })
  expect(text()).toContain('Which date is 05/06/2025?')
  const accept = () =>
    [...place.querySelectorAll<HTMLButtonElement>('main button')].find(({ textContent }) =>
      textContent?.includes('Import 1 dive'),
    )
  expect(accept()?.disabled).toBe(true)
  expect(text()).toContain('Answer the question about the dates first.')
  // Another choice is no answer.
  await choose('Deep: Contains', 'notes')
  await soon(() => expect(bodies).toMatchObject([{ isDateOrderSure: false }]))
  expect([accept()?.disabled, text().includes('Which date is')]).toEqual([true, true])
  button.click()
  await soon(() => expect(bodies[1]).toMatchObject({ dateOrder: 'month-day', isDateOrderSure: true }))
  await soon(() => expect(text()).not.toContain('Which date is'))
  expect(document.activeElement?.tagName).toBe('SUMMARY')
  await soon(() => expect(accept()?.disabled).toBe(false))
})

test('[LO-01] columns that were chosen before say so, and a choice that fails is taken back', async () => {
  const { choose, select, text } = await open(aTable({ origin: 'remembered' }), () => 500)
  await soon(() => expect(text()).toContain('Same columns as last time'))
  await choose('Deep: Contains', 'notes')
  await soon(() => expect(text()).toContain('We couldn’t read the file again. Try again.'))
  expect((await select('Deep: Contains')).value).toBe('')
})

test.each(['guess', 'remembered'] as const)(
  '[LO-01] a table without a column of dates asks for it, and is open: %s',
  async (origin) => {
    const table = aTable({ origin })
    const [first, ...others] = table.columns
    const columns = [{ ...first, field: null } as (typeof others)[number], ...others]
    const { choose, place, text } = await open({ ...table, columns }, (body) => chosen(table, body))
    await soon(() => expect(text()).toContain('We found no column with the dates of your dives.'))
    expect(place.querySelector('details')?.open).toBe(true)
    await choose('Date: Contains', 'date')
    await soon(() => expect(text()).not.toContain('We found no column'))
  },
)
