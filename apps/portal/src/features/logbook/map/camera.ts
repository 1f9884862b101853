import type { Position } from '@fathom/domain/logbook'

/** A point of the world: from 0 to 1, the west and the north first. */
export type Point = { x: number; y: number }

/** What a map shows: the point in its middle, and how often the world fits into its width. */
export type Camera = Point & { zoom: number }

/** The size of a map in pixels. */
export type Size = { width: number; height: number }

const LEAST_ZOOM = 1
/** A site of 20 m is a pixel wide. */
export const MOST_ZOOM = 4000

/** Beyond it Mercator's map is mostly ice, and larger than the rest. */
const HIGHEST_LATITUDE = 83

const within = (value: number, lowest: number, highest: number) => Math.min(Math.max(value, lowest), highest)

/** Mercator: a coast keeps its shape however far one zooms in. */
export function pointOf({ latitude, longitude }: Position): Point {
  const north = (within(latitude, -HIGHEST_LATITUDE, HIGHEST_LATITUDE) * Math.PI) / 180
  return {
    x: longitude / 360 + 0.5,
    y: 0.5 - Math.log(Math.tan(Math.PI / 4 + north / 2)) / (2 * Math.PI),
  }
}

const DECIMALS = 5

export function positionOf({ x, y }: Point): Position {
  const north = 2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2
  return {
    latitude: Number(((north * 180) / Math.PI).toFixed(DECIMALS)),
    longitude: Number(((x - 0.5) * 360).toFixed(DECIMALS)),
  }
}

const [TOP, BOTTOM] = [
  pointOf({ latitude: HIGHEST_LATITUDE, longitude: 0 }).y,
  pointOf({ latitude: -70, longitude: 0 }).y,
]

/** Keeps the world in view: no map shows only emptiness. */
export function clamped({ x, y, zoom: wanted }: Camera): Camera {
  const zoom = within(wanted, LEAST_ZOOM, MOST_ZOOM)
  return { x: within(x, 0, 1), y: within(y, TOP, BOTTOM), zoom }
}

/** Where a point is on the map, in pixels from its upper left. */
export const onScreen = ({ x, y }: Point, camera: Camera, { width, height }: Size): Point => ({
  x: (x - camera.x) * width * camera.zoom + width / 2,
  y: (y - camera.y) * width * camera.zoom + height / 2,
})

/** The point of the world at a pixel of the map. */
export const atPixel = ({ x, y }: Point, camera: Camera, { width, height }: Size): Point => ({
  x: camera.x + (x - width / 2) / (width * camera.zoom),
  y: camera.y + (y - height / 2) / (width * camera.zoom),
})

/** Moves what is seen by pixels, as a finger drags it. */
export const panned = (camera: Camera, by: Point, { width }: Size): Camera =>
  clamped({
    ...camera,
    x: camera.x - by.x / (width * camera.zoom),
    y: camera.y - by.y / (width * camera.zoom),
  })

/** Zooms so that the point under this pixel stays there. */
export function zoomed(camera: Camera, factor: number, pixel: Point, size: Size): Camera {
  const zoom = within(camera.zoom * factor, LEAST_ZOOM, MOST_ZOOM)
  const fixed = atPixel(pixel, camera, size)
  const next = { ...camera, zoom }
  const moved = atPixel(pixel, next, size)
  return clamped({ zoom, x: camera.x + fixed.x - moved.x, y: camera.y + fixed.y - moved.y })
}

/** Pixels around the outermost points, for their marks and on the right for the buttons. */
const MARGIN = 48
const BUTTONS = 76
/** A single place is shown with the coast around it. */
const FITTED_ZOOM = 150

/** The world, as high as the map. */
const worldIn = ({ width, height }: Size): Camera =>
  clamped({
    x: 0.5,
    y: pointOf({ latitude: 20, longitude: 0 }).y,
    zoom: height / width / (BOTTOM - TOP),
  })

/** Shows all of these points. */
export function fitted(
  points: readonly Point[],
  { width, height }: Size,
  mostZoom: number = FITTED_ZOOM,
): Camera {
  if (points.length === 0) return worldIn({ width, height })
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [north, south] = [Math.min(...ys), Math.max(...ys)]
  const across = Math.max(1, width - MARGIN - BUTTONS) / width / Math.max(east - west, 1e-9)
  const down = Math.max(1, height - 2 * MARGIN) / width / Math.max(south - north, 1e-9)
  const zoom = Math.max(LEAST_ZOOM, Math.min(across, down, mostZoom))
  const aside = west === east ? 0 : (BUTTONS - MARGIN) / 2 / (width * zoom)
  return clamped({ x: (west + east) / 2 + aside, y: (north + south) / 2, zoom })
}
