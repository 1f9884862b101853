import { DIVE_FIELDS, isWithin } from '../fields.ts'

/** Degrees to the north and to the east. */
export type Position = { latitude: number; longitude: number }

/** `27.8139`, `27°48.834'` or `27°48'50.0"`, with its side of the equator or of Greenwich before or after it. */
const PART = String.raw`([NSEW])?\s*([+-]?\d{1,3}(?:\.\d+)?)\s*(?:°\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|″|”|'')\s*)?)?([NSEW])?`
const PAIR = new RegExp(String.raw`^\s*${PART}\s*(?:[,;]\s*|\s+)${PART}\s*$`, 'i')
const PARTS = 5

/** A pair as maps and other logbooks write it; undefined if the text is none. */
export function positionIn(text: string): Position | undefined {
  const found = PAIR.exec(text)?.slice(1)
  if (!found) return undefined
  const one = degreesOf(found.slice(0, PARTS))
  const other = degreesOf(found.slice(PARTS))
  const isTurned = one.side === 'E' || one.side === 'W'
  const [latitude, longitude] = isTurned ? [other.degrees, one.degrees] : [one.degrees, other.degrees]
  const isPlace =
    isWithin(latitude, DIVE_FIELDS.latitude.range) && isWithin(longitude, DIVE_FIELDS.longitude.range)
  return isPlace ? { latitude, longitude } : undefined
}

const DECIMALS = 6

function degreesOf([before, whole = '0', minutes = '0', seconds = '0', after]: (string | undefined)[]) {
  const side = (before ?? after)?.toUpperCase()
  const size = Math.abs(Number(whole)) + Number(minutes) / 60 + Number(seconds) / 3600
  const isNegative = whole.startsWith('-') || side === 'S' || side === 'W'
  return { side, degrees: Number((isNegative ? -size : size).toFixed(DECIMALS)) }
}
