import type { DivePlace } from '@fathom/domain/logbook'
import { expect, test } from 'vitest'
import { fitted } from './camera.ts'
import { canSplit, clustersOf, locatedIn } from './clusters.ts'

const SIZE = { width: 400, height: 300 }

const aPlace = (name: string, latitude: number | null, longitude: number, dives: number): DivePlace => ({
  ...{ key: name, name, minutes: 0, deepest: null, dives: Array.from({ length: dives }) },
  position: latitude === null ? undefined : { latitude, longitude, source: 'own' },
})

const PLACES = locatedIn([
  aPlace('Dahab', 28.57, 34.54, 8),
  aPlace('Nowhere', null, 0, 5),
  aPlace('Sharm', 27.9, 34.33, 3),
  aPlace('Key Largo', 25.03, -80.36, 2),
])

const named = (clusters: ReturnType<typeof clustersOf>) =>
  clusters.map(({ places, dives }) => [places.map(({ name }) => name).join(' + '), dives])

test('[LO-07] sites that would cover each other are one cluster with their dives, and split when one zooms in', () => {
  const world = fitted(
    PLACES.map(({ point }) => point),
    SIZE,
  )
  expect(named(clustersOf(PLACES, world, SIZE))).toEqual([
    ['Dahab + Sharm', 11],
    ['Key Largo', 2],
  ])
  const egypt = fitted(
    PLACES.slice(0, 2).map(({ point }) => point),
    SIZE,
  )
  expect(named(clustersOf(PLACES, egypt, SIZE))).toEqual([
    ['Dahab', 8],
    ['Sharm', 3],
  ])
})

test('[LO-07] places at the same point stay one cluster', () => {
  const same = locatedIn([aPlace('Bow', 27.8, 33.9, 1), aPlace('Stern', 27.8, 33.9, 1)])
  const [cluster] = clustersOf(same, { ...(same[0]?.point ?? { x: 0, y: 0 }), zoom: 4000 }, SIZE)
  expect(cluster && canSplit(cluster)).toBe(false)
  const apart = clustersOf(PLACES, fitted([], SIZE), SIZE)[0]
  expect(apart && canSplit(apart)).toBe(true)
})
