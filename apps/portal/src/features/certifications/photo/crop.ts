import { CARD_PHOTO_SHAPE, CARD_PHOTO_SHORTEST_EDGE } from '@fathom/domain/certifications'

type Size = { width: number; height: number }

/**
 * The picture's position in the frame: zoom 1 just fills it; `x` and `y` range from 0 to 1, and 0.5 is
 * centered.
 */
export type Crop = { zoom: number; x: number; y: number }

export const MIDDLE: Crop = { zoom: 1, x: 0.5, y: 0.5 }
const MOST_ZOOM = 4

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** The part of the picture that the frame shows, in picture pixels. */
export function shownPart({ width, height }: Size, { zoom, x, y }: Crop) {
  const shape = CARD_PHOTO_SHAPE.width / CARD_PHOTO_SHAPE.height
  const most = width / height > shape ? { width: height * shape, height } : { width, height: width / shape }
  const part = { width: most.width / zoom, height: most.height / zoom }
  return { left: (width - part.width) * x, top: (height - part.height) * y, ...part }
}

/** Moves the picture by a fraction of the frame, and stops at its edge so that the frame stays filled. */
export function moved(picture: Size, crop: Crop, by: { across: number; down: number }): Crop {
  const part = shownPart(picture, crop)
  const free = { width: picture.width - part.width, height: picture.height - part.height }
  return {
    ...crop,
    x: free.width > 0 ? within(crop.x - (by.across * part.width) / free.width, 0, 1) : crop.x,
    y: free.height > 0 ? within(crop.y - (by.down * part.height) / free.height, 0, 1) : crop.y,
  }
}

/** The maximum zoom that leaves enough pixels for a clear face. */
export const mostZoom = (picture: Size): number =>
  within(shownPart(picture, MIDDLE).width / CARD_PHOTO_SHORTEST_EDGE, 1, MOST_ZOOM)

export const zoomed = (picture: Size, crop: Crop, zoom: number): Crop => ({
  ...crop,
  zoom: within(zoom, 1, mostZoom(picture)),
})
