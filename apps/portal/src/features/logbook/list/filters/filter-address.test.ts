import { NO_FILTER } from '@fathom/domain/logbook'
import { expect, test } from 'vitest'
import { filterIn, filterQuery, listPath } from './filter-address.ts'

const read = (text: string) => filterIn(new URLSearchParams(text))
const written = (text: string) => String(new URLSearchParams(filterQuery(read(text))))

test('[LO-08] every filter round-trips through the address, and they combine', () => {
  const address =
    'from=2019-03-02&to=2020-01-01&place=Blue+Hole%2C+Egypt&country=Egypt&buddy=Ida&buddy=Leo&gas=EAN32' +
    '&gear=suit+Drysuit&tag=Wreck&depth=18..30&time=..<45&temperature=-2..&verified=no'
  expect(decodeURIComponent(written(address))).toBe(decodeURIComponent(address))
  expect(read(address)).toMatchObject({
    names: { buddy: ['Ida', 'Leo'], country: ['Egypt'] },
    spans: { depth: { from: 18, to: 30, isBelow: false }, time: { from: null, to: 45, isBelow: true } },
    verified: false,
  })
})

test('[LO-08] a whole year is written as a year', () => {
  expect(read('year=2019').period).toEqual({ from: '2019-01-01', to: '2019-12-31' })
  expect(written('from=2019-01-01&to=2019-12-31')).toBe('year=2019')
})

test('[LO-08] what an address spells wrong is left out', () => {
  expect(
    read(
      'from=yesterday&to=2019-02-30&year=19&depth=deep&time=..&temperature=1.2.3..&verified=maybe&tag=%20&tag=',
    ),
  ).toEqual(NO_FILTER)
})

test('[LO-08] the address of a list has only what is filtered', () => {
  expect(listPath({ verified: true })).toBe('/logbook?verified=yes')
})
