import type { DiveSite } from './dive-places.ts'

type Position = { latitude: number; longitude: number }

const EARTH_METERS = 6_371_000
/** Two positions of one site differ by less: where the boat lay, and where the diver went in. */
const NEAR_METERS = 500

/** Along the surface of a sphere, which is exact enough for hundreds of meters. */
function metersBetween(one: Position, other: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [north, east] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)]
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2
  return 2 * EARTH_METERS * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** LO-02: the site that a position is at; undefined if none is within 500 m. */
export function nearestSite<Site extends Pick<DiveSite, 'latitude' | 'longitude'>>(
  position: Position,
  sites: readonly Site[],
): Site | undefined {
  let nearest: { site: Site; meters: number } | undefined
  for (const site of sites) {
    const { latitude, longitude } = site
    if (latitude === null || longitude === null) continue
    const meters = metersBetween(position, { latitude, longitude })
    if (meters <= NEAR_METERS && meters < (nearest?.meters ?? Infinity)) nearest = { site, meters }
  }
  return nearest?.site
}
