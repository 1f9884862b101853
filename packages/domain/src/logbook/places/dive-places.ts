import type { Position } from '../calculations/position.ts'
import { foldedText } from '../log/search-text.ts'
import type { DatedLog } from '../statistics/counted-dives.ts'

/** A dive site as the server knows it. */
export type DiveSite = {
  id: string
  name: string
  country: string
  latitude: number | null
  longitude: number | null
  /** The diver's own, seen by nobody else. */
  own: boolean
}

/** Where a position comes from: set by the diver, of a dive, or of the known sites. */
export type PositionSource = 'own' | 'dive' | 'site'

/** LO-07: a place where the diver was, with its dives, the first one first. */
export type DivePlace = {
  key: string
  name: string
  dives: readonly DatedLog[]
  minutes: number
  deepest: number | null
  position: (Position & { source: PositionSource }) | undefined
}

/** A place as a log writes it; the name alone could be anywhere. */
export const placeOfSite = ({ name, country }: Pick<DiveSite, 'name' | 'country'>): string =>
  country ? `${name}, ${country}` : name

/** Spellings that differ only in case, accents or spaces are one place. */
export const placeKey = (location: string): string => foldedText(location)

/** LO-07: the places of these dives, those with the most dives first. */
export function divePlaces(dives: readonly DatedLog[], sites: readonly DiveSite[]): readonly DivePlace[] {
  const find = positionFinder(sites)
  // Ten thousand dives have the same few places.
  const keys = new Map<string, string>()
  const groups = Map.groupBy(dives, ({ location }) => {
    const key = keys.get(location) ?? placeKey(location)
    keys.set(location, key)
    return key
  })
  groups.delete('')
  return [...groups]
    .map(([key, at]): DivePlace => {
      const depths = at.flatMap(({ depthTime }) => depthTime.maxDepth ?? [])
      return {
        key,
        name: at.at(-1)?.location.trim() ?? key,
        dives: at,
        minutes: at.reduce((sum, { depthTime }) => sum + (depthTime.bottomTime ?? 0), 0),
        deepest: depths.reduce<number | null>((most, depth) => Math.max(most ?? depth, depth), null),
        position: find(key, at),
      }
    })
    .toSorted((one, other) => other.dives.length - one.dives.length || (one.key < other.key ? -1 : 1))
}

const positionOf = ({
  latitude,
  longitude,
}: Pick<DiveSite, 'latitude' | 'longitude'>): Position | undefined =>
  // A log that an earlier version stored on a device has no such field.
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined

/** What the diver set wins over the latest dive's own position, and that over a known site. */
function positionFinder(sites: readonly DiveSite[]) {
  const located = sites.filter(positionOf)
  const byKey = (own: boolean) =>
    new Map(located.filter((site) => site.own === own).map((site) => [placeKey(placeOfSite(site)), site]))
  const [own, known] = [byKey(true), byKey(false)]
  const byId = new Map(located.map((site) => [site.id, site]))
  return (key: string, dives: readonly DatedLog[]): DivePlace['position'] => {
    const mine = own.get(key)
    if (mine) return withSource(positionOf(mine), 'own')
    const dive = dives.findLast(positionOf)
    if (dive) return withSource(positionOf(dive), 'dive')
    const linked = dives.findLast(({ siteId }) => siteId !== null && byId.has(siteId))
    const site = byId.get(linked?.siteId ?? '') ?? known.get(key)
    return site && withSource(positionOf(site), site.own ? 'own' : 'site')
  }
}

const withSource = (position: Position | undefined, source: PositionSource): DivePlace['position'] =>
  position && { ...position, source }
