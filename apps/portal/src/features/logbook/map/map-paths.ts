import type { Position } from '@fathom/domain/logbook'
import { type Camera, clamped, pointOf, positionOf } from './camera.ts'

const MAP = '/logbook/map'

/** The map at this position, or with all sites. */
export const mapPath = (position?: Position): string =>
  position ? `${MAP}?${queryOf({ camera: { ...pointOf(position), zoom: CLOSE } })}` : MAP

/** The page of a place, by its key. */
export const sitePath = (key: string): string => `/logbook/sites/${encodeURIComponent(key)}`

const CLOSE = 150

/** What the map shows. Stored in the URL, so that Back restores it; undefined shows all sites. */
export type MapView = { camera: Camera | undefined }

export function viewIn(query: URLSearchParams): MapView {
  const [latitude, longitude, zoom] = (query.get('at') ?? '')
    .split(',')
    .map((part) => Number.parseFloat(part))
  if (![latitude, longitude, zoom].every((number) => Number.isFinite(number))) return { camera: undefined }
  const point = pointOf({ latitude: latitude ?? 0, longitude: longitude ?? 0 })
  return { camera: clamped({ ...point, zoom: zoom ?? 1 }) }
}

export function queryOf({ camera }: MapView): URLSearchParams {
  if (!camera) return new URLSearchParams()
  const { latitude, longitude } = positionOf(camera)
  return new URLSearchParams({ at: `${latitude},${longitude},${Number(camera.zoom.toPrecision(4))}` })
}
