import { geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'

type Topology = Parameters<typeof feature>[0]

/** The side of the drawn world; paths keep four digits after it. */
export const WORLD_SIDE = 1000

/** The coastlines as one path in a square of `WORLD_SIDE`, in the same projection as `pointOf`. */
function pathOf(topology: unknown): string {
  const { objects } = topology as Topology
  const land = objects.land
  if (!land) return ''
  const projection = geoMercator()
    .scale(WORLD_SIDE / (2 * Math.PI))
    .translate([WORLD_SIDE / 2, WORLD_SIDE / 2])
    // Without a clip at the antimeridian of its own resolution, lines would be resampled for nothing.
    .precision(0)
  return geoPath(projection).digits(4)(feature(topology as Topology, land)) ?? ''
}

export type Detail = 'coarse' | 'fine'

const FILES: Record<Detail, () => Promise<{ default: unknown }>> = {
  coarse: () => import('world-atlas/land-110m.json'),
  fine: () => import('world-atlas/land-50m.json'),
}

/** LO-07: our own copy of the coastlines, a file of its own for each detail. */
export const loadLand = async (detail: Detail): Promise<string> => pathOf((await FILES[detail]()).default)
