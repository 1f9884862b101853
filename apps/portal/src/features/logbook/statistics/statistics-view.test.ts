import { expect, test } from 'vitest'
import { periodOf, queryOf, statisticsPath, viewIn } from './statistics-view.ts'

const read = (query: string) => viewIn(new URLSearchParams(query))

test('[LO-06] period and table are in the address, and what makes no sense in it is ignored', () => {
  for (const query of ['', 'year=2024', 'from=2024-01-01&to=2024-03-31&show=table', 'from=&to=2024-03-31'])
    expect(queryOf(read(query)).toString()).toBe(query)
  expect(read('year=1&from=yesterday')).toEqual({
    period: { kind: 'range', from: null, to: null },
    shows: 'chart',
  })
  expect(read('year=two&show=picture')).toEqual({ period: { kind: 'all' }, shows: 'chart' })
})

test('[LO-06] every chart has an address that keeps the period', () => {
  expect(statisticsPath()).toBe('/logbook/statistics')
  expect(statisticsPath('air-use', { kind: 'year', year: 2024 })).toBe(
    '/logbook/statistics/air-use?year=2024',
  )
  expect(periodOf({ kind: 'year', year: 2024 })).toEqual({ from: '2024-01-01', to: '2024-12-31' })
})
