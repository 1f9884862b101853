import type { DivePlace } from '@fathom/domain/logbook'
import { type Camera, onScreen, type Point, pointOf, type Size } from './camera.ts'

/** A place that is on the map. */
export type Located = DivePlace & { point: Point }

/** Places that would cover each other. */
export type Cluster = { places: readonly Located[]; dives: number; pixel: Point }

/** Marks are 40 pixels wide and want a gap. */
const NEAR = 44
/** Marks just outside the map may reach into it. */
const EDGE = 30

export const locatedIn = (places: readonly DivePlace[]): readonly Located[] =>
  places.flatMap((place) => (place.position ? [{ ...place, point: pointOf(place.position) }] : []))

/** LO-07: the marks of a map. A place joins the nearest larger one that is too close; the rest stand alone. */
export function clustersOf(places: readonly Located[], camera: Camera, size: Size): readonly Cluster[] {
  const clusters: { places: Located[]; dives: number; pixel: Point }[] = []
  for (const place of places) {
    const pixel = onScreen(place.point, camera, size)
    if (pixel.x < -EDGE || pixel.x > size.width + EDGE) continue
    if (pixel.y < -EDGE || pixel.y > size.height + EDGE) continue
    const near = clusters.find(({ pixel: at }) => Math.hypot(at.x - pixel.x, at.y - pixel.y) < NEAR)
    if (near) {
      near.places.push(place)
      near.dives += place.dives.length
    } else clusters.push({ places: [place], dives: place.dives.length, pixel })
  }
  return clusters
}

/** Places of one point stay together however far one zooms in. */
export const canSplit = ({ places }: Cluster): boolean =>
  places.some(({ point }) => {
    const first = places[0]?.point ?? point
    return Math.hypot(point.x - first.x, point.y - first.y) > 1e-6
  })
