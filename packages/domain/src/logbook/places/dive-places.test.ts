import { expect, test } from 'vitest'
import { aDive } from '../statistics/dive.fixture.ts'
import { type DiveSite, divePlaces } from './dive-places.ts'

const aSite = (change: Partial<DiveSite> = {}): DiveSite => ({
  ...{ id: 'zenobia', name: 'Zenobia', country: 'Cyprus', latitude: 34.896, longitude: 33.658, own: false },
  ...change,
})

const positionOf = (dives: Parameters<typeof divePlaces>[0], sites: readonly DiveSite[]) =>
  divePlaces(dives, sites)[0]?.position

test('[LO-07] one place has all its dives whatever the spelling, and the place with the most comes first', () => {
  const first = aDive({ date: '2020-01-01', location: 'Zenobia, Cyprus', depthTime: { maxDepth: 40 } })
  const last = aDive({ date: '2024-01-01', location: 'zenobia,  Cyprus ' })
  const places = divePlaces([first, aDive({ location: 'Curaçao' }), aDive({ location: '' }), last], [])
  expect(places).toEqual([
    {
      ...{ key: 'zenobia, cyprus', name: 'zenobia,  Cyprus', dives: [first, last] },
      ...{ minutes: 84, deepest: 40, position: undefined },
    },
    expect.objectContaining({ key: 'curacao', name: 'Curaçao' }),
  ])
})

test('[LO-07] a place has the position of its site, by id or by name and country', () => {
  const known = { latitude: 34.896, longitude: 33.658, source: 'site' }
  expect(positionOf([aDive({ location: 'Zenobia, Cyprus' })], [aSite()])).toEqual(known)
  expect(positionOf([aDive({ location: 'The wreck', siteId: 'zenobia' })], [aSite()])).toEqual(known)
  expect(positionOf([aDive({ location: 'Zenobia, Malta' })], [aSite()])).toBeUndefined()
  expect(positionOf([aDive({ location: 'Zenobia, Cyprus' })], [aSite({ latitude: null })])).toBeUndefined()
})

test('[LO-07] what the diver set wins over a dive’s own position, and that over a known site', () => {
  const at = (latitude: number) => aDive({ location: 'Zenobia, Cyprus', latitude, longitude: 33 })
  expect(positionOf([at(1), at(2)], [aSite()])).toEqual({ latitude: 2, longitude: 33, source: 'dive' })
  const own = aSite({ id: 'mine', name: 'Zenobia, Cyprus', country: '', latitude: 3, own: true })
  expect(positionOf([at(1)], [aSite(), own])).toEqual({ latitude: 3, longitude: 33.658, source: 'own' })
})

test('[LO-07] a log that an older version stored without coordinates has none', () => {
  const { latitude: _, longitude: __, ...old } = aDive()
  expect(positionOf([old as ReturnType<typeof aDive>], [])).toBeUndefined()
})
