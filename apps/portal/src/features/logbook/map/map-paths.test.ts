import { expect, test } from 'vitest'
import { mapPath, queryOf, sitePath, viewIn } from './map-paths.ts'

test('[LO-07] what the map shows is in the address, and nonsense in it shows all sites', () => {
  const query = 'at=28.572,34.537,12'
  expect(decodeURIComponent(queryOf(viewIn(new URLSearchParams(query))).toString())).toBe(query)
  for (const nonsense of ['', 'at=', 'at=here', 'at=1,2', 'at=NaN,0,1'])
    expect(viewIn(new URLSearchParams(nonsense))).toEqual({ camera: undefined })
  expect(viewIn(new URLSearchParams('at=99,999,1e9')).camera).toMatchObject({ x: 1, zoom: 4000 })
})

test('[LO-07] a site has an address of its own, whatever its name', () => {
  expect(sitePath('blue hole, dahab')).toBe('/logbook/sites/blue%20hole%2C%20dahab')
  expect(sitePath('a/b?c')).toBe('/logbook/sites/a%2Fb%3Fc')
  expect(decodeURIComponent(mapPath({ latitude: 28.572, longitude: 34.537 }))).toBe(
    '/logbook/map?at=28.572,34.537,150',
  )
})
