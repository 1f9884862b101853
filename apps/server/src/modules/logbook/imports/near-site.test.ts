import { expect, test, vi } from 'vitest'
import type { DiveSiteRow } from '../sites/site.store.ts'
import { nearSites } from './near-site.ts'

const aSite = (at: number, latitude: number): DiveSiteRow => ({
  id: `site-${at}`,
  name: `Site ${at}`,
  country: '',
  latitude,
  longitude: 9.25,
  own: true,
})

const aDive = (latitude: number) => ({
  ...{ buddies: [], tags: [], gear: [], cylinders: [], computers: [], problems: [] },
  place: { latitude, longitude: 9.25 },
})

test('[LO-02] a dive is compared with the sites around its latitude, however many the diver has', () => {
  const sites = Array.from({ length: 18_000 }, (_, at) => aSite(at, at / 100 - 90))
  const nearest = vi.fn(() => undefined)
  nearSites(sites, nearest)(aDive(41.5))
  const [, around] = nearest.mock.calls[0] as unknown as [unknown, DiveSiteRow[]]
  expect(around.length).toBeGreaterThan(0)
  expect(around.length).toBeLessThan(10)
  const crowded = Array.from({ length: 18_000 }, (_, at) => aSite(at, 41.501))
  nearSites(crowded, nearest)(aDive(41.5))
  const [, compared] = nearest.mock.calls[1] as unknown as [unknown, DiveSiteRow[]]
  expect(compared.length).toBeLessThan(1000)
})

test('[LO-02] a site on the other side of a band is found', () => {
  const find = nearSites([aSite(1, 41.4999), aSite(2, -0.0001)])
  expect(find(aDive(41.5001))?.name).toBe('Site 1')
  expect(find(aDive(0.0001))?.name).toBe('Site 2')
})
